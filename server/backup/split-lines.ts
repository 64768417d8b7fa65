/**
 * Splits a text that arrives in chunks into lines, without their line breaks; text after the last
 * line break is dropped. A line's chunks are joined only once, so that long lines take linear
 * time.
 */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let lineChunks: string[] = [];
  for await (const chunk of chunks) {
    const [end = "", ...others] = chunk.split("\n");
    lineChunks.push(end);
    for (const next of others) {
      yield lineChunks.join("");
      lineChunks = [next];
    }
  }
}
