import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import {
  type Arrows,
  drawings,
  ENTRY,
  type Import,
  importsIn,
  layerOf,
  reachable,
  serverFolderOf,
  sourceFiles,
} from "./import-graph.ts";

const [layers = new Map(), serverFolders = new Map()] = drawings(
  readFileSync("docs/architecture.md", "utf8"),
);

const projectFolders = ["app", "copy", "desk", "domain", "models", "pictures", "server", "shop"];

const drawn = [
  {
    name: "the layers",
    arrows: layers,
    nodeOf: layerOf,
    files: sourceFiles(projectFolders),
    folders: [...subfolders("app"), ...projectFolders.filter((name) => name !== "app")].filter(
      // No TypeScript in these.
      (name) => !["fonts", "styles"].includes(name),
    ),
  },
  {
    name: "the folders of server/",
    arrows: serverFolders,
    nodeOf: serverFolderOf,
    files: sourceFiles(["server"]),
    folders: subfolders("server"),
  },
];

describe.each(drawn)(
  "$name, as drawn in docs/architecture.md",
  ({ arrows, nodeOf, files, folders }) => {
    const known = new Set(files);
    const imports = importsIn(files).filter(({ to }) => known.has(to));

    it("are all drawn, and no others", () => {
      const nodes = new Set([...arrows].flatMap(([from, to]) => [from, ...to]));
      expect([...nodes].toSorted()).toEqual([...folders, ENTRY].toSorted());
    });

    it("import along the arrows only", () => {
      expect(importsOffTheArrows(arrows, imports, nodeOf)).toEqual([]);
    });

    it("have an import for every arrow", () => {
      const made = new Set(imports.map(({ from, to }) => `${nodeOf(from)} --> ${nodeOf(to)}`));
      const all = [...arrows].flatMap(([from, targets]) =>
        [...targets].map((to) => `${from} --> ${to}`),
      );
      expect(all.filter((arrow) => !made.has(arrow))).toEqual([]);
    });

    it("have no cycle", () => {
      expect([...arrows.keys()].filter((name) => reachable(arrows, name).has(name))).toEqual([]);
    });
  },
);

it("keeps only the programs at the root of server/, and at most 15 files at app's", () => {
  expect(filesAt("server")).toEqual(["dev.ts", "main.ts", "worker.ts"]);
  expect(filesAt("app").length).toBeLessThanOrEqual(15);
});

it("queries no table of leads or bookings in the outbox", () => {
  const queried = sourceFiles(["server/outbox"])
    .filter((file) => !file.endsWith(".test.ts"))
    .filter((file) => /["`.](leads|bookings)\b/.test(readFileSync(file, "utf8")));
  expect(queried).toEqual([]);
});

describe("the comparison", () => {
  const [arrows = new Map()] = drawings(
    "```mermaid\nflowchart TD\n  entry[main.ts] --> http & mail\n  http --> mail\n```",
  );

  test("finds an import against the arrows, however it is written", () => {
    const code: Record<string, string> = {
      "server/mail/email.ts": 'import type {\n  Answer,\n} from "#server/http/exchange.ts";\n',
      "server/mail/late.ts": 'const late = () => import("#server/http/late.ts");\n',
      "server/http/again.ts": 'export { letter } from "#server/mail/email.ts";\n',
      "server/main.ts": 'import "./mail/start.ts";\n// import "./none.ts";\n',
    };
    const imports = importsIn(Object.keys(code), (file) => code[file] ?? "");
    expect(imports).toHaveLength(4);
    expect(importsOffTheArrows(arrows, imports, serverFolderOf)).toEqual([
      "server/mail/email.ts imports server/http/exchange.ts",
      "server/mail/late.ts imports server/http/late.ts",
    ]);
  });

  test("puts a file of app/ in its folder, also when it is imported by a short name", () => {
    const read = () => 'import { Button } from "#ui/button.tsx";';
    const [made] = importsIn(["app/features/home/hero.tsx"], read);
    expect(made && [layerOf(made.from), layerOf(made.to)]).toEqual(["features", "ui"]);
    expect(layerOf("app/root.tsx")).toBe(ENTRY);
  });

  test("finds a cycle", () => {
    const [cycle = new Map()] = drawings("```mermaid\n  a --> b\n  b --> c\n  c --> a\n```");
    expect(reachable(cycle, "a").has("a")).toBe(true);
    expect(reachable(arrows, "http").has("http")).toBe(false);
  });
});

function importsOffTheArrows(
  arrows: Arrows,
  imports: readonly Import[],
  nodeOf: (file: string) => string,
): string[] {
  return imports
    .filter(({ from, to }) => {
      const [importer, imported] = [nodeOf(from), nodeOf(to)];
      return importer !== imported && !reachable(arrows, importer).has(imported);
    })
    .map(({ from, to }) => `${from} imports ${to}`);
}

function subfolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function filesAt(folder: string): string[] {
  return readdirSync(folder).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
}
