/** Most lines of a cell, so that a lone quote doesn't make one of the whole file. */
const MOST_LINES = 1000;

/**
 * The rows of tab-separated text. A cell is quoted, as spreadsheets quote one with line breaks or
 * quotes, if its quotes pair up to its end; any other quote, such as an inch mark, is a character.
 */
export async function* tabRecords(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  const lines = new LineQueue(chunks);
  for (;;) {
    const line = await lines.next();
    if (line === undefined) return;
    const cells = line.split("\t");
    for (;;) {
      const more = isOpen(cells.at(-1) ?? "") ? await restOfCell(lines) : undefined;
      if (!more) break;
      cells.push([cells.pop(), ...more.lines].join("\n"), ...more.cells);
    }
    yield cells.map(textOf);
  }
}

/** The lines of a file, which can be put back. */
class LineQueue {
  readonly #lines: AsyncIterator<string>;
  readonly #back: string[] = [];

  constructor(chunks: AsyncIterable<string>) {
    this.#lines = linesOf(chunks);
  }

  async next(): Promise<string | undefined> {
    const line = this.#back.pop();
    if (line !== undefined) return line;
    const { done, value } = await this.#lines.next();
    return done ? undefined : value;
  }

  putBack(lines: readonly string[]): void {
    this.#back.push(...lines.toReversed());
  }
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of chunks) {
    // A line feed may still follow a carriage return at the end.
    const isSplit = rest.endsWith("\r") || chunk.length === 0;
    const lines = (isSplit ? rest + chunk : chunk).split(/\r\n|\n|\r(?!$)/);
    if (!isSplit) lines[0] = rest + (lines[0] ?? "");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest.replace(/\r$/, "");
}

/** The further lines of a quoted cell and the cells after it; undefined if no quote closes it. */
async function restOfCell(
  lines: LineQueue,
): Promise<{ lines: string[]; cells: string[] } | undefined> {
  const read: string[] = [];
  while (read.length < MOST_LINES) {
    const line = await lines.next();
    if (line === undefined) break;
    read.push(line);
    const [first = "", ...cells] = line.split("\t");
    const end = loneQuote(first);
    if (end === "last") return { lines: [...read.slice(0, -1), first], cells };
    if (end === "within" || cells.length > 0) break;
  }
  lines.putBack(read);
  return undefined;
}

/** Whether a cell begins with a quote that nothing closes. */
function isOpen(cell: string): boolean {
  const text = cell.trimStart();
  return text.startsWith('"') && loneQuote(text.slice(1)) === "none";
}

/** Where in the rest of a quoted text the first quote is that isn't doubled. */
function loneQuote(text: string): "none" | "last" | "within" {
  const single = text.replaceAll('""', "").trimEnd();
  const position = single.indexOf('"');
  if (position < 0) return "none";
  return position === single.length - 1 ? "last" : "within";
}

/** A cell's text, without its quotes if it is quoted. */
function textOf(cell: string): string {
  const text = cell.trim();
  const isQuoted = text.length > 1 && text.startsWith('"') && loneQuote(text.slice(1)) === "last";
  return isQuoted ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
}
