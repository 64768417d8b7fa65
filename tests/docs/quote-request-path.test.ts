import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const page = readFileSync("docs/architecture.md", "utf8");
const section = page.split("## Follow a quote request")[1]?.split("\n## ")[0] ?? "";
const steps = [...section.matchAll(/^\d+\. `([^`]+)`: `(\w+)`/gm)].map(
  ([, file = "", name = ""]) => ({
    file,
    name,
  }),
);

describe("the path of a quote request in docs/architecture.md", () => {
  it("has at most 12 files and visits none twice", () => {
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.length).toBeLessThanOrEqual(12);
    expect(new Set(steps.map(({ file }) => file)).size).toBe(steps.length);
    expect(section.match(/^\d+\. /gm)).toHaveLength(steps.length);
  });

  it.each(steps)("$file exports $name", ({ file, name }) => {
    const code = readFileSync(file, "utf8");
    expect(code).toMatch(new RegExp(`^export (async )?(function|const) ${name}\\b`, "m"));
  });
});
