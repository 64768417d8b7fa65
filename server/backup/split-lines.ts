/**
 * The lines of a text that comes in pieces, each without its end; what follows the last end is no
 * line. A line of many pieces is put together once, so that it costs no more the longer it is.
 */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const piece of pieces) {
    const [end = "", ...more] = piece.split("\n");
    begun.push(end);
    for (const next of more) {
      yield begun.join("");
      begun = [next];
    }
  }
}
