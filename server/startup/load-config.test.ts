import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "settings-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Loads the settings in a folder with this `.env` file. */
function load(text: string): Promise<{ out: string; err: string }> {
  writeFileSync(join(folder, ".env"), text);
  const module = pathToFileURL(resolve("server/startup/load-config.ts")).href;
  const script = `import { loadSettings } from ${JSON.stringify(module)};
    console.log(loadSettings().siteUrl)`;
  return new Promise((done) => {
    const options = { cwd: folder, env: { PATH: process.env.PATH, HOST: "::1" } };
    execFile(process.execPath, ["--input-type=module", "-e", script], options, (_, out, err) =>
      done({ out, err }),
    );
  });
}

it("reads a .env that starts with a byte order mark", async () => {
  const { out, err } = await load("\ufeffSITE_URL=https://shop.example\r\n");
  expect([out, err]).toEqual(["https://shop.example\n", ""]);
});

it.each(["pa#ss", "12#34"])(
  "D7, M2: reports that .env cuts %s short at its #",
  async (password) => {
    const { out, err } = await load(`SMTP_URL=smtp://shop:${password}@mail.example.com\n`);
    expect(out).toBe("");
    expect(err).toMatch(/^The configuration has a problem:\n {2}SMTP_URL has a # in \.env/);
    expect(err).not.toContain(password);
  },
);

it("accepts a comment, a quoted # and a percent-encoded #", async () => {
  const { out, err } = await load(
    'SITE_URL=https://shop.example # our name\nLINK_SECRET="#2345678901234567890123456789012"\n' +
      "SMTP_URL=smtp://shop:pa%23ss@mail.example.com\n# SMTP_URL=smtp://old:pa#ss@mail.example.com\n",
  );
  expect([out, err]).toEqual(["https://shop.example\n", ""]);
});

it("warns about a near-miss variable name, and continues", async () => {
  const { out, err } = await load("SITE_URL=https://shop.example\nSMPT_URL=smtp://mail.example\n");
  expect(out).toBe("https://shop.example\n");
  expect(err).toBe("SMPT_URL is set, but nothing reads it. Did you mean SMTP_URL?\n");
});
