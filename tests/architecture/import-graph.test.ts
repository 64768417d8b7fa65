import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { drawnArrows, ENTRY, folderOf, type Import, importsIn, reachable } from "./import-graph.ts";

const drawing = drawnArrows(readFileSync("docs/architecture.md", "utf8"));
const imports = importsIn("server");

/** Imports from one folder to another that the arrows do not allow. */
function against(arrows: typeof drawing, made: readonly Import[]): string[] {
  return made
    .filter(({ from, to }) => {
      const [above, below] = [folderOf(from), folderOf(to)];
      return above !== below && !reachable(arrows, above).has(below);
    })
    .map(({ from, to }) => `${from} imports ${to}`);
}

describe("server/ as docs/architecture.md draws it", () => {
  it("has the folders that are drawn and no others", () => {
    const folders = readdirSync("server", { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const drawn = new Set([...drawing].flatMap(([from, to]) => [from, ...to]));
    expect([...drawn].toSorted()).toEqual([...folders, ENTRY].toSorted());
  });

  it("has nothing but the programs that are started at its root", () => {
    const files = readdirSync("server").filter((name) => /(?<!\.test)\.ts$/.test(name));
    expect(files).toEqual(["dev.ts", "main.ts", "worker.ts"]);
  });

  it("imports along the arrows only", () => {
    expect(against(drawing, imports)).toEqual([]);
  });

  it("has an import for every arrow", () => {
    const made = new Set(imports.map(({ from, to }) => `${folderOf(from)} --> ${folderOf(to)}`));
    const drawn = [...drawing].flatMap(([from, targets]) =>
      [...targets].map((to) => `${from} --> ${to}`),
    );
    expect(drawn.filter((arrow) => !made.has(arrow))).toEqual([]);
  });

  it("has no arrows that go round in a circle", () => {
    expect([...drawing.keys()].filter((name) => reachable(drawing, name).has(name))).toEqual([]);
  });
});

describe("the comparison itself", () => {
  const arrows = drawnArrows(
    "```mermaid\nflowchart TD\n  entry[main.ts] --> http & mail\n  http --> mail\n```",
  );

  test("an import against the arrows is found, however it is written", () => {
    const code: Record<string, string> = {
      "server/mail/email.ts": 'import type {\n  Answer,\n} from "#server/http/exchange.ts";\n',
      "server/mail/late.ts": 'const late = () => import("#server/http/late.ts");\n',
      "server/http/again.ts": 'export { letter } from "#server/mail/email.ts";\n',
      "server/main.ts": 'import "./mail/start.ts";\n// import "./none.ts";\n',
    };
    const made = importsIn("server", Object.keys(code), (file) => code[file] ?? "");
    expect(made).toHaveLength(4);
    expect(against(arrows, made)).toEqual([
      "server/mail/email.ts imports server/http/exchange.ts",
      "server/mail/late.ts imports server/http/late.ts",
    ]);
  });

  test("arrows that go round in a circle lead back to where they begin", () => {
    const round = drawnArrows("```mermaid\n  a --> b\n  b --> c\n  c --> a\n```");
    expect(reachable(round, "a").has("a")).toBe(true);
    expect(reachable(arrows, "http").has("http")).toBe(false);
  });
});
