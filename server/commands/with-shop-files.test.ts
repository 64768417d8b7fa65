import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const dataDir = mkdtempSync(join(tmpdir(), "with-shop-files-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Runs a command with a mistake of the owner appended to `shop/facts.ts`. */
function run(command: string, argument: string, mistake: string) {
  const hook = `import { registerHooks } from "node:module";
    registerHooks({
      load(url, context, next) {
        const file = next(url, context);
        const written = url.endsWith("/shop/facts.ts") ? ${JSON.stringify(mistake)} : "";
        return written ? { ...file, source: file.source + written } : file;
      },
    });`;
  const args = [
    "--import",
    `data:text/javascript,${encodeURIComponent(hook)}`,
    `server/commands/${command}.ts`,
    argument,
  ];
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  return new Promise<{ code: number; err: string }>((done) => {
    execFile(process.execPath, args, { env }, (error, _, err) =>
      done({ code: Number(error?.code ?? 0), err }),
    );
  });
}

const unreadable = /shop\/facts\.ts, line \d+, cannot be read/;

describe("a mistake in the owner's file is named", () => {
  test.each([
    ["leads", "list", "a quote left out", 'const country = "US,\n', unreadable],
    ["leads", "list", "a name that means nothing", "mail;\n", unreadable],
    ["catalog", "check", "a number without quotes", "phoneE164(1);\n", unreadable],
    [
      "catalog",
      "check",
      "a time zone there is not",
      'facts.timeZone = "Houston";\n',
      /shop\/facts\.ts: timeZone: must/,
    ],
  ])("by npm run %s -- %s: %s", async (command, argument, _, mistake, expected) => {
    const { code, err } = await run(command, argument, mistake);
    expect(err).toMatch(expected);
    expect(err).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });
});
