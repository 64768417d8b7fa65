import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeAtomically, writeAtomicallyOnce } from "./atomic-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "whole-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const text = (name: string) => readFileSync(at(name), "utf8");

test("files are written atomically, private by default, without temp files", () => {
  writeFileSync(at("a"), "before");
  chmodSync(at("a"), 0o644);
  writeAtomically([
    { path: at("a"), content: "one" },
    { path: at("b"), content: Buffer.from("two") },
  ]);
  expect([text("a"), text("b")]).toEqual(["one", "two"]);
  expect(statSync(at("a")).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["a", "b"]);
});

test("all files stay unchanged when one of them can't be written", () => {
  writeFileSync(at("a"), "before");
  const files = [
    { path: at("a"), content: "after" },
    { path: join(folder, "missing", "b"), content: "never" },
  ];
  expect(() => writeAtomically(files)).toThrow(/ENOENT/);
  expect(text("a")).toBe("before");
  expect(readdirSync(folder)).toEqual(["a"]);
});

test("a second writer of a write-once file gets the first one's content", () => {
  writeAtomicallyOnce({ path: at("secret"), content: "first" });
  writeAtomicallyOnce({ path: at("secret"), content: "second" });
  expect(text("secret")).toBe("first");
  expect(readdirSync(folder)).toEqual(["secret"]);
});
