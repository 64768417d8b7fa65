/** Flags that keep a test browser to itself; as root it runs only without its sandbox. */
export function chromiumFlags(): string[] {
  return [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ];
}
