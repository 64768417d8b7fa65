import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const projectRoot = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");
const records = readdirSync(join(projectRoot, "docs/decisions")).filter((name) =>
  /^\d{3}-/.test(name),
);

const folders = [
  "app",
  "bench",
  "deploy",
  "desk",
  "docs",
  "copy",
  "domain",
  "models",
  "pictures",
  "scripts",
  "server",
  "shop",
  "studio",
  "tests",
];
const files = folders
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" }).map((file) =>
      join(folder, file),
    ),
  )
  .concat("README.md", "vite.config.ts")
  .filter((file) => /\.(tsx?|mjs|css|py|md)$/.test(file))
  .map((file) => ({ file, text: read(file) }));

/** Returns the numbers a text cites as "decision 012", also across two lines of a comment. */
const cited = (text: string) =>
  [...text.matchAll(/\bdecision(?:\s+\*?\s*|\s*\/\/\s*)(\d{3})\b(?!\.\d)/gi)].map(([, n]) => n);

const titleOf = (name: string) => read(`docs/decisions/${name}`).split("\n")[0]?.slice(2);

describe("docs/decisions", () => {
  it("numbers decisions from 001 without a gap", () => {
    const numbers = records.map((name) => Number(name.slice(0, 3)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it("has at most 44", () => {
    expect(records.length).toBeLessThanOrEqual(44);
  });

  it.each(records)("%s says whether it holds, in at most 450 words", (name) => {
    const text = read(`docs/decisions/${name}`);
    const [title = "", blank, status] = text.split("\n");
    expect(title.slice(0, 6)).toBe(`# ${name.slice(0, 3)} `);
    expect(blank).toBe("");
    expect(status).toMatch(/^Status: Holds(?:|, except .+)\.$/);
    expect(text.trim().split(/\s+/).length).toBeLessThanOrEqual(450);
  });

  it("has a record for every cited number", () => {
    const known = new Set(records.map((name) => name.slice(0, 3)));
    const all = files.flatMap(({ file, text }) => cited(text).map((number) => ({ file, number })));
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter(({ number }) => !known.has(number ?? ""))).toEqual([]);
  });

  it("has links only to existing decisions, and all of them in the index", () => {
    const links = files.flatMap(({ file, text }) =>
      [...text.matchAll(/\[([^\]]*)\]\((?:docs\/)?(?:decisions\/)?(\d{3}-[^)]*\.md)\)/g)].map(
        ([, shown = "", name = ""]) => ({ file, shown, name }),
      ),
    );
    expect(links.filter(({ name }) => !records.includes(name))).toEqual([]);
    expect(links.filter(({ shown, name }) => !shown.includes(name.slice(0, 3)))).toEqual([]);
    const index = links.filter(({ file }) => file === "docs/decisions/README.md");
    expect(index.map(({ name }) => name).sort()).toEqual(records);
    expect(index.map(({ shown, name }) => [name, shown])).toEqual(
      index.map(({ name }) => [name, titleOf(name)]),
    );
  });
});
