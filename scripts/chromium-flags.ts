/**
 * Flags that stop a test browser's background requests; as root, Chromium runs only without its
 * sandbox.
 */
export function chromiumFlags(): string[] {
  return [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ];
}
