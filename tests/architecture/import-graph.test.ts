import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { drawnArrows, ENTRY, folderOf, type Import, importsIn, reachable } from "./import-graph.ts";

const drawnFolders = drawnArrows(readFileSync("docs/architecture.md", "utf8"));
const imports = importsIn("server");

/** Returns imports between folders that the arrows don't allow. */
function importsAgainst(arrows: typeof drawnFolders, found: readonly Import[]): string[] {
  return found
    .filter(({ from, to }) => {
      const [above, below] = [folderOf(from), folderOf(to)];
      return above !== below && !reachable(arrows, above).has(below);
    })
    .map(({ from, to }) => `${from} imports ${to}`);
}

describe("server/ and its drawing in docs/architecture.md", () => {
  it("has exactly the folders in the drawing", () => {
    const folders = readdirSync("server", { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const drawn = new Set([...drawnFolders].flatMap(([from, to]) => [from, ...to]));
    expect([...drawn].toSorted()).toEqual([...folders, ENTRY].toSorted());
  });

  it("has only the programs that are started at its root", () => {
    const files = readdirSync("server").filter((name) => /(?<!\.test)\.ts$/.test(name));
    expect(files).toEqual(["dev.ts", "main.ts", "worker.ts"]);
  });

  it("imports only along the arrows", () => {
    expect(importsAgainst(drawnFolders, imports)).toEqual([]);
  });

  it("has an import for every arrow", () => {
    const found = new Set(imports.map(({ from, to }) => `${folderOf(from)} --> ${folderOf(to)}`));
    const drawn = [...drawnFolders].flatMap(([from, targets]) =>
      [...targets].map((to) => `${from} --> ${to}`),
    );
    expect(drawn.filter((arrow) => !found.has(arrow))).toEqual([]);
  });

  it("has no cycle of arrows", () => {
    expect(
      [...drawnFolders.keys()].filter((name) => reachable(drawnFolders, name).has(name)),
    ).toEqual([]);
  });
});

describe("the comparison itself", () => {
  const arrows = drawnArrows(
    "```mermaid\nflowchart TD\n  entry[main.ts] --> http & mail\n  http --> mail\n```",
  );

  test("finds an import against the arrows in any syntax", () => {
    const code: Record<string, string> = {
      "server/mail/email.ts": 'import type {\n  Answer,\n} from "#server/http/exchange.ts";\n',
      "server/mail/late.ts": 'const late = () => import("#server/http/late.ts");\n',
      "server/http/again.ts": 'export { letter } from "#server/mail/email.ts";\n',
      "server/main.ts": 'import "./mail/start.ts";\n// import "./none.ts";\n',
    };
    const found = importsIn("server", Object.keys(code), (file) => code[file] ?? "");
    expect(found).toHaveLength(4);
    expect(importsAgainst(arrows, found)).toEqual([
      "server/mail/email.ts imports server/http/exchange.ts",
      "server/mail/late.ts imports server/http/late.ts",
    ]);
  });

  test("a cycle of arrows leads back to its start", () => {
    const cycle = drawnArrows("```mermaid\n  a --> b\n  b --> c\n  c --> a\n```");
    expect(reachable(cycle, "a").has("a")).toBe(true);
    expect(reachable(arrows, "http").has("http")).toBe(false);
  });
});
