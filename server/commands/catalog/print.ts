/** Control codes that terminals obey, and marks that change the direction of text. */
const UNSAFE = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Prints lines to standard output. */
export function print(lines: readonly string[]): void {
  process.stdout.write(terminalText(`${lines.join("\n")}\n`));
}

/** Prints lines to standard error and returns the exit code of a failure. */
export function fail(lines: readonly string[]): number {
  process.stderr.write(terminalText(`${lines.join("\n")}\n`));
  return 1;
}

/** `1 product`, `2 products`. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`;
}

/** Indents lines below a heading. */
export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** Writes text to standard output as it is produced, no faster than its reader takes it. */
export async function stream(chunks: AsyncIterable<string>): Promise<void> {
  for await (const chunk of chunks) {
    if (process.stdout.write(chunk)) continue;
    await new Promise((done) => process.stdout.once("drain", done));
  }
}

/** Makes text from files safe to print: characters that a terminal would obey become �. */
export function terminalText(text: string): string {
  return text.replace(UNSAFE, "\ufffd");
}
