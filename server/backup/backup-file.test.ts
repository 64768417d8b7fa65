import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { splitLines } from "./backup-file.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backups-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A backup that never ends. */
const endless = `
  const [program, path] = process.argv.slice(1);
  const { writeBackupFile } = await import(program);
  await writeBackupFile(path, (async function* () {
    for (;;) {
      yield { file: "mail/Q-7K3M9-shop_mail.eml", base64: "d2lsaGVsbWluYQ==" };
      await new Promise((next) => setTimeout(next, 1));
    }
  })());`;

it.each(["SIGINT", "SIGTERM"] as const)(
  "leaves no partial file behind when %s ends it",
  async (signal) => {
    writeFileSync(join(folder, "shop.backup"), "the one of yesterday");
    const program = new URL("./backup-file.ts", import.meta.url).href;
    const child = spawn(process.execPath, [
      "--input-type=module",
      "--eval",
      endless,
      program,
      join(folder, "shop.backup"),
    ]);
    const ended = once(child, "exit");
    await eventually(() => expect(readdirSync(folder)).toHaveLength(2));
    child.kill(signal);
    expect((await ended)[1]).toBe(signal);
    expect(readdirSync(folder)).toEqual(["shop.backup"]);
  },
);

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
