import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const page = readFileSync("docs/architecture.md", "utf8");

describe.each(["a quote request", "a price", "a click", "a text"])(
  "the path of %s in docs/architecture.md",
  (what) => {
    const section = page.split(`## Follow ${what}\n`)[1]?.split("\n## ")[0] ?? "";
    const steps = [...section.matchAll(/^\d+\. `([^`]+)`: `(\w+)`/gm)].map(
      ([, file = "", name = ""]) => ({ file, name }),
    );

    it("has at most 12 files and visits none twice", () => {
      expect(steps.length).toBeGreaterThan(5);
      expect(steps.length).toBeLessThanOrEqual(12);
      expect(new Set(steps.map(({ file }) => file)).size).toBe(steps.length);
      expect(section.match(/^\d+\. /gm)).toHaveLength(steps.length);
    });

    it.each(steps)("$file exports $name", ({ file, name }) => {
      const code = readFileSync(file, "utf8");
      expect(code).toMatch(new RegExp(`^export (async )?(function|const|class) ${name}\\b`, "m"));
    });
  },
);
