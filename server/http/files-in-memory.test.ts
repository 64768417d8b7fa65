import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { filesInMemory } from "./files-in-memory.ts";

it("lists no folder whose number of files grows with the catalog, and no hidden file", () => {
  const folder = mkdtempSync(join(tmpdir(), "files-"));
  const files = [
    "icon.svg",
    "assets/entry-B4b2.js",
    "fonts/figtree.woff2",
    "pictures/sofa/480.webp",
    "models/sofa.glb",
    "social/home.jpg",
    ".vite/manifest.json",
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  expect([...filesInMemory(folder)].toSorted()).toEqual([
    "/assets/entry-B4b2.js",
    "/fonts/figtree.woff2",
    "/icon.svg",
  ]);
  rmSync(folder, { recursive: true });
});
