import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { deskChunkGroups, takes } from "./chunk-groups.ts";

const modules = globSync(["{app,copy,desk,domain,shop}/**/*.{ts,tsx}"]).filter(
  (file) => !/\.(test|server)\./.test(file),
);

it("names only modules that exist", () => {
  const paths = deskChunkGroups.flatMap(({ paths, except = [] }) => [...paths, ...except]);
  const own = paths.filter((path) => !path.startsWith("node_modules/"));
  // A language's formats may need fewer modules than another's.
  const exists = (path: string) => {
    const [, part] = /^copy\/formats\/\w+\/(.+)/.exec(path) ?? [];
    return modules.some((file) =>
      part ? file.replace(/^copy\/formats\/\w+\//, "").startsWith(part) : file.startsWith(path),
    );
  };
  expect(own.filter((path) => !exists(path))).toEqual([]);
});

it("a group contains the modules whose paths start with its own, without those loaded later", () => {
  const group = { name: "shell", priority: 1, paths: ["app/ui/"], except: ["app/ui/late"] };
  expect(takes(group, "/anywhere/app/ui/button.tsx")).toBe(true);
  expect(takes(group, "/anywhere/app/ui/late.tsx")).toBe(false);
  expect(takes(group, "/anywhere/app/state/toast.tsx")).toBe(false);
});
