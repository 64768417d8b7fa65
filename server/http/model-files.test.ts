import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compressModel } from "#models/compress-model.ts";
import { looksOf, readGlb } from "#models/glb.ts";
import { isShown } from "#models/look.ts";
import { modelHash } from "#models/publish-model.ts";
import { DiskCache } from "#server/media/disk-cache.ts";
import { MediaFolder } from "#server/media/media-folder.ts";
import { anyOf, builtModels, modelPath, ownModels } from "#server/models/model-source.ts";
import { ModelVersions } from "#server/models/model-versions.ts";
import { type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";
import { addCloth, addLooks, aTexture, glbOf, newModel } from "#tests/support/made-model.ts";
import { zipEntries } from "#tests/support/zip-entries.ts";
import { modelFiles } from "./model-files.ts";

const looks = ["Stone Gray", "Navy", "Café & Crème"];
const sofa = await modelIn(looks);
const plain = await modelIn([]);
const hash = modelHash(sofa);
const address = `/models/elm-sofa.${hash}`;
const plainAddress = `/models/oak-desk.${modelHash(plain)}`;

let folder: string;
let shop: ListeningShop;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "models-"));
  mkdirSync(join(folder, "models"));
  writeFileSync(join(folder, `${address}.glb.br`), await compressModel(sofa));
  writeFileSync(join(folder, `${plainAddress}.glb.br`), await compressModel(plain));
  shop = await listeningShop({ files: [files()] });
});
afterEach(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const files = () =>
  modelFiles(
    new ModelVersions(
      builtModels(() => [folder]),
      new DiskCache(join(folder, "copies")),
    ),
  );
/** Headers as sent: `fetch` unpacks, but doesn't change them. */
const get = (path: string, encoding = "identity", init: RequestInit = {}) =>
  fetch(`${shop.url}${path}`, {
    ...init,
    headers: { "accept-encoding": encoding, ...init.headers },
  });
const body = async (response: Response) => Buffer.from(await response.arrayBuffer());
const colored = (path: string, color: string) => `${path}?color=${encodeURIComponent(color)}`;

describe("rule 3.34: a model's file", () => {
  it("is sent as it is kept to browsers that read Brotli, and unpacked to others", async () => {
    const packed = await compressModel(sofa);
    const br = await get(`${address}.glb`, "gzip, br");
    expect(await body(br)).toEqual(sofa);
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(br.headers.get("content-length")).toBe(String(packed.length));
    const identity = await get(`${address}.glb`, "gzip");
    expect(await body(identity)).toEqual(sofa);
    expect(identity.headers.get("content-encoding")).toBeNull();
    expect(identity.headers.get("content-length")).toBe(String(sofa.length));
    expect(identity.headers.get("etag")).not.toBe(br.headers.get("etag"));
    for (const { headers } of [br, identity]) {
      expect(headers.get("content-type")).toBe("model/gltf-binary");
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(headers.get("vary")).toBe("Accept-Encoding");
      expect(headers.get("access-control-allow-origin")).toBe("*");
    }
  });

  it.each([
    ["br", `${address}.glb`],
    ["identity", `${address}.glb`],
    ["br", colored(`${address}.glb`, "Navy")],
    ["identity", colored(`${address}.glb`, "Navy")],
    ["br", `${address}.usdz`],
  ])("has its length and tag in %s, for HEAD too and once known: %s", async (encoding, path) => {
    const sent = await get(path, encoding);
    const head = await get(path, encoding, { method: "HEAD" });
    expect(head.status).toBe(200);
    for (const name of ["content-length", "content-encoding", "content-type", "etag"]) {
      expect(head.headers.get(name), name).toBe(sent.headers.get(name));
    }
    expect(await head.text()).toBe("");
    const etag = sent.headers.get("etag") ?? "";
    const again = await get(path, encoding, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("is sent whole when a part is asked for", async () => {
    const part = await get(`${address}.glb`, "identity", { headers: { range: "bytes=10-20" } });
    expect(part.status).toBe(200);
    expect(await body(part)).toEqual(sofa);
  });

  it.each(looks)("shows %s first when asked for it, and is otherwise the same", async (color) => {
    const path = colored(`${address}.glb`, color);
    const made = await body(await get(path));
    const { tree, binary } = readGlb(made);
    expect(isShown(tree, looks.indexOf(color))).toBe(true);
    expect(looksOf(tree)).toEqual(looks);
    expect(binary).toEqual(readGlb(sofa).binary);
    const br = await get(path, "br");
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(await body(br)).toEqual(made);
  });

  it("is the kept one for the look it shows anyway", async () => {
    const kept = await get(`${address}.glb`, "br");
    const asked = await get(colored(`${address}.glb`, "Stone Gray"), "br");
    expect(asked.headers.get("etag")).toBe(kept.headers.get("etag"));
  });

  it("is found in another build, and not there once it is removed", async () => {
    const other = await listeningShop({
      files: [
        modelFiles(
          new ModelVersions(
            builtModels(() => [join(folder, "none"), folder]),
            new DiskCache(join(folder, "copies")),
          ),
        ),
      ],
    });
    const status = async () => (await fetch(`${other.url}${address}.glb`)).status;
    expect(await status()).toBe(200);
    rmSync(join(folder, "models"), { recursive: true });
    expect(await status()).toBe(404);
    await other.close();
  });

  it("is made again from a copy that a full disk can't keep", async () => {
    writeFileSync(join(folder, "copies"), "");
    const made = await get(`${address}.glb`);
    expect(await body(made)).toEqual(sofa);
    expect(made.headers.get("content-length")).toBe(String(sofa.length));
    const etag = made.headers.get("etag") ?? "";
    const again = await get(`${address}.glb`, "identity", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });
});

it("rule 3.35: an owner's model is sent like one of the build, in each look and as USDZ", async () => {
  const media = new MediaFolder(join(folder, "media"));
  const own = { name: "my-chair", hash: modelHash(plain) };
  await media.write(modelPath(own), await compressModel(plain));
  const source = anyOf(
    builtModels(() => [folder]),
    ownModels(media),
  );
  const versions = new ModelVersions(source, new DiskCache(join(folder, "copies")));
  const other = await listeningShop({ files: [modelFiles(versions)] });
  const sent = async (path: string) => fetch(`${other.url}${path}`);
  expect(await body(await sent(`/models/my-chair.${own.hash}.glb`))).toEqual(plain);
  expect((await sent(`/models/my-chair.${own.hash}.usdz`)).status).toBe(200);
  expect((await sent(`${address}.glb?color=Navy`)).status).toBe(200);
  expect((await sent(`/models/my-chair.${hash}.glb`)).status).toBe(404);
  await other.close();
});

describe("rule 3.34: a model's USDZ", () => {
  it("is sent to be kept forever, in the look asked for or the first", async () => {
    const first = await get(`${address}.usdz`);
    expect(first.headers.get("content-type")).toBe("model/vnd.usdz+zip");
    expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const bytes = await body(first);
    expect(first.headers.get("content-length")).toBe(String(bytes.length));
    expect(zipEntries(bytes)[0]?.name).toBe("model.usda");
    expect(await body(await get(colored(`${address}.usdz`, "Stone Gray")))).toEqual(bytes);
    expect(await body(await get(colored(`${address}.usdz`, "Navy")))).not.toEqual(bytes);
  });

  it("is made once for any number who ask at once, and kept", async () => {
    const asked = Array.from({ length: 8 }, () => get(`${address}.usdz`));
    const sent = await Promise.all((await Promise.all(asked)).map(body));
    expect(new Set(sent.map((bytes) => bytes.toString("base64"))).size).toBe(1);
    const copies = readdirSync(join(folder, "copies"), { recursive: true, encoding: "utf8" });
    const [made, ...others] = copies.filter((name) => name.endsWith(".usdz"));
    expect(others).toEqual([]);
    // What is kept is sent, not made again.
    writeFileSync(join(folder, "copies", made ?? ""), "kept");
    expect(await (await get(`${address}.usdz`)).text()).toBe("kept");
  });

  it("of a model without looks has none to ask for", async () => {
    expect((await get(`${plainAddress}.usdz`)).status).toBe(200);
    for (const format of ["glb", "usdz"]) {
      expect((await get(`${plainAddress}.${format}?color=Navy`)).status).toBe(404);
      expect((await get(`${plainAddress}.${format}?color=`)).status).toBe(404);
    }
  });
});

describe("rule 3.34: what a stranger asks for", () => {
  it.each([
    `/models/elm-sofa.00000000.glb`,
    `/models/oak-sofa.${hash}.glb`,
    `/models/oak-sofa.${hash}.usdz`,
    `${address}.glb.br`,
    `${address}.gltf`,
    `/models/elm-sofa.glb`,
    `/models/..%2f${hash}.glb`,
    `/models/${"a".repeat(300)}.${hash}.glb`,
    `${address}.glb?color=Purple`,
    `${address}.glb?color=navy`,
    `${address}.glb?color=%00`,
    `${address}.usdz?color=%ff%fe`,
    `${address}.usdz?color=%`,
    `${address}.usdz?color=${"x".repeat(500)}`,
    `${address}.glb?color=__proto__`,
  ])("isn't there: %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/html");
  });

  it("is never an error of the shop, whatever the color", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 500 }), async (color) => {
        fc.pre(color.isWellFormed() && !looks.includes(color));
        expect((await get(colored(`${address}.glb`, color))).status).toBe(404);
      }),
      { numRuns: 50 },
    );
    expect(existsSync(join(folder, "copies"))).toBe(false);
  });
});

async function modelIn(names: readonly string[]): Promise<Buffer> {
  const document = newModel();
  const { primitive } = addCloth(document, [84, 34, 37], 400);
  const material = document.createMaterial().setBaseColorTexture(
    document
      .createTexture()
      .setImage(await aTexture(64, "jpeg"))
      .setMimeType("image/jpeg"),
  );
  primitive.setMaterial(material);
  if (names.length > 0) addLooks(document, names);
  return glbOf(document);
}
