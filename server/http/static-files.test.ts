import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";
import { compressAssets } from "./compressed-by-build.ts";
import { openStaticFiles } from "./static-files.ts";

let folder: string;
let shop: ListeningShop;

function write(path: string, content: string | Buffer) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "static-"));
  write("icon.svg", "<svg>".padEnd(2_000, " sofa"));
  write("assets/entry-B4b2.js", "let x = 1;".padEnd(1_000));
  write("pictures/sofa/480.0a1b2c3d.webp", "picture");
  write("social/products/sofa.jpg", "card");
  write("favicon.ico", "icon");
  write(".vite/manifest.json", "{}");
  shop = await listeningShop({ files: [openStaticFiles(folder, {}).handle] });
});
afterEach(() => shop.close());

const get = (path: string, headers = {}) => fetch(`${shop.url}${path}`, { headers });

describe("the build's files", () => {
  it("are served at their addresses", async () => {
    expect(await (await get("/icon.svg")).text()).toContain("<svg>");
    expect((await get("/icon.svg")).headers.get("content-type")).toBe("image/svg+xml");
    expect((await get("/pictures/sofa/480.0a1b2c3d.webp")).headers.get("content-type")).toBe(
      "image/webp",
    );
  });

  it("are used for a file with a query", async () => {
    expect(await (await get("/assets/entry-B4b2.js?v=2")).text()).toContain("let x");
  });

  it("include pictures and social cards added while the shop runs", async () => {
    expect(await (await get("/social/products/sofa.jpg")).text()).toBe("card");
    write("pictures/new/480.0a1b2c3d.webp", "new picture");
    write("social/products/new.jpg", "new card");
    expect(await (await get("/pictures/new/480.0a1b2c3d.webp")).text()).toBe("new picture");
    expect(await (await get("/social/products/new.jpg")).text()).toBe("new card");
  });

  it("respond to HEAD with the size of a file on disk", async () => {
    const head = await fetch(`${shop.url}/social/products/sofa.jpg`, { method: "HEAD" });
    expect(head.headers.get("content-length")).toBe("4");
    expect(await head.text()).toBe("");
  });

  it.each(["/pictures/sofa", "/pictures", "/pictures/.hidden.webp", "/pictures/sofa/.hidden.webp"])(
    "don't include folders and hidden files: %s",
    async (path) => {
      write("pictures/.hidden.webp", "hidden");
      write("pictures/sofa/.hidden.webp", "hidden");
      expect(await (await get(path)).text()).not.toContain("hidden.");
      expect((await get(path)).headers.get("content-type")).toContain("text/html");
    },
  );

  it("give a clear 404 for a removed file", async () => {
    rmSync(join(folder, "pictures"), { recursive: true });
    const gone = await get("/pictures/sofa/480.0a1b2c3d.webp");
    expect(gone.status).toBe(404);
    expect(await gone.text()).toContain("reload the page");
  });

  it("include no hidden files and nothing outside the folder", async () => {
    expect((await get("/.vite/manifest.json")).headers.get("content-type")).toContain("text/html");
    expect((await get("/pictures/..%2f..%2fetc/passwd")).status).toBe(404);
  });
});

describe("caching", () => {
  it("is permanent for content-hashed names", async () => {
    for (const path of ["/assets/entry-B4b2.js", "/pictures/sofa/480.0a1b2c3d.webp"]) {
      expect((await get(path)).headers.get("cache-control")).toContain("immutable");
    }
    expect((await get("/favicon.ico")).headers.get("cache-control")).toBe(
      "public, max-age=0, must-revalidate",
    );
  });

  it.each(["/icon.svg", "/pictures/sofa/480.0a1b2c3d.webp"])(
    "sends 304 for a known ETag: %s",
    async (path) => {
      const etag = (await get(path)).headers.get("etag") ?? "";
      const again = await get(path, { "if-none-match": etag });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
    },
  );

  it("uses a different ETag for each encoding", async () => {
    const compressed = await get("/icon.svg", { "accept-encoding": "br" });
    const plain = await get("/icon.svg", { "accept-encoding": "identity" });
    expect(compressed.headers.get("content-encoding")).toBe("br");
    expect(compressed.headers.get("vary")).toBe("Accept-Encoding");
    expect(await compressed.text()).toBe(await plain.text());
    expect(compressed.headers.get("etag")).not.toBe(plain.headers.get("etag"));
  });
});

it("scripts compressed by the build are sent as they are", async () => {
  write("assets/late-C5c3.js", "let y = 2;".padEnd(1_000));
  await compressAssets(folder);
  write(".compressed/assets/late-C5c3.js.br", brotliCompressSync("made by the build"));
  const compressed = await listeningShop({ files: [openStaticFiles(folder, {}).handle] });
  const script = (encoding: string) =>
    fetch(`${compressed.url}/assets/late-C5c3.js`, { headers: { "accept-encoding": encoding } });
  expect(await (await script("br")).text()).toBe("made by the build");
  expect((await script("gzip")).headers.get("content-encoding")).toBe("gzip");
  expect(await (await script("gzip")).text()).toContain("let y = 2;");
  const hidden = await fetch(`${compressed.url}/.compressed/assets/late-C5c3.js.br`);
  expect(hidden.headers.get("content-type")).toContain("text/html");
  await compressed.close();
});
