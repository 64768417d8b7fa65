import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";
import { otherBuilds } from "./other-builds.ts";

const own = "2026-11-02T10-00-00-000Z";
let builds: string;
let shop: ListeningShop;

beforeEach(async () => {
  builds = mkdtempSync(join(tmpdir(), "builds-"));
  write("2026-11-01T10-00-00-000Z/client/assets/entry-old1.js", "old");
  write("2026-11-01T10-00-00-000Z/client/index.html", "yesterday's page");
  write("2026-11-01T10-00-00-000Z/server/assets/secret.js", "not for browsers");
  write("2026-11-03T10-00-00-000Z/client/assets/entry-new3.js", "new");
  write(`${own}/client/assets/entry-own2.js`, "own");
  write("2026-11-01T10-00-00-000Z/client/pictures/sofa/480.0a1b2c3d.webp", "picture");
  write("2026-11-01T10-00-00-000Z/client/pictures/sofa/480.webp", "no hash");
  write("elsewhere/client/assets/entry.js", "no build");
  symlinkSync(own, join(builds, "current"));
  shop = await listeningShop({ files: [otherBuilds(join(builds, own))] });
});
afterEach(async () => {
  await shop.close();
  rmSync(builds, { recursive: true });
});

function write(path: string, content: string) {
  mkdirSync(dirname(join(builds, path)), { recursive: true });
  writeFileSync(join(builds, path), content);
}

const text = async (path: string) => (await fetch(`${shop.url}${path}`)).text();

it("serves other builds' files with permanent caching", async () => {
  expect(await text("/assets/entry-old1.js")).toBe("old");
  expect(await text("/assets/entry-new3.js")).toBe("new");
  expect(await text("/pictures/sofa/480.0a1b2c3d.webp")).toBe("picture");
  const { headers } = await fetch(`${shop.url}/assets/entry-old1.js`);
  expect(headers.get("cache-control")).toContain("immutable");
  expect(headers.get("content-type")).toContain("javascript");
});

it.each([
  "/",
  "/index.html",
  "/assets/entry-own2.js",
  "/assets/entry.js",
  "/assets",
  "/assets/nothing.js",
  "/pictures/sofa/480.webp",
  "/server/assets/secret.js",
])("doesn't serve %s", async (path) => {
  const contents = [
    "old",
    "new",
    "own",
    "no build",
    "no hash",
    "not for browsers",
    "yesterday's page",
  ];
  expect(contents).not.toContain(await text(path));
});
