import fc from "fast-check";
import { expect, it } from "vitest";
import { splitLines } from "./split-lines.ts";

it("finds the same lines however the text is chunked", async () => {
  const units = fc.constantFrom("a", "é", "\n", "\n\n");
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: units })), async (chunks) => {
      expect(await linesIn(chunks)).toEqual(chunks.join("").split("\n").slice(0, -1));
    }),
  );
});

it("joins a very long line in linear time", { timeout: 10_000 }, async () => {
  const chunks = Array.from({ length: 4_096 }, () => "x".repeat(16_384));
  const [line] = await linesIn([...chunks, "\n"]);
  expect(line).toHaveLength(64 * 1024 * 1024);
});

async function linesIn(chunks: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of splitLines(asStream(chunks))) lines.push(line);
  return lines;
}

async function* asStream(chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
}
