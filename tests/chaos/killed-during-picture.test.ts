import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";

const name = "model-4400-recliner/at-the-shop";
const page = "/products/model-4400-recliner";

let dataDir: string;
let shop: RunningShop | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "killed-"));
});
afterEach(async () => {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A photograph with noise, which takes a second to encode. */
async function slowPhoto(): Promise<string> {
  const file = join(dataDir, "photo.png");
  const noise = { type: "gaussian", mean: 128, sigma: 6 } as const;
  const photo = { width: 960, height: 1200, channels: 3, background: "#885533", noise } as const;
  writeFileSync(file, await sharp({ create: photo }).png({ compressionLevel: 0 }).toBuffer());
  return file;
}

const catalog = (...args: string[]) =>
  promisify(execFile)(process.execPath, ["server/commands/catalog.ts", ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });

/** The widths of the photograph that the product's page lists, with their addresses. */
async function listed({ url }: RunningShop): Promise<Map<number, string>> {
  const html = await (await fetch(`${url}${page}`)).text();
  const files = html.matchAll(new RegExp(`/pictures/${name}/(\\d+)\\.[0-9a-f]{8}\\.avif`, "g"));
  return new Map([...files].map(([address, width]) => [Number(width), `${url}${address}`]));
}

it("rule 3.25: a photograph is finished after a kill, and no page lists a partial file", async () => {
  const killed = await startShop({ DATA_DIR: dataDir });
  shop = killed;
  await catalog("picture", name, await slowPhoto(), "--alt", "The recliner at our shop");
  // Shown in its first width, without a build or restart.
  await eventually(async () => expect((await listed(killed)).size).toBe(1));
  killed.process.kill("SIGKILL");
  await once(killed.process, "exit");
  const restarted = await startShop({ DATA_DIR: dataDir });
  shop = restarted;
  expect([...(await listed(restarted)).keys()]).toEqual([640]);
  const files = await eventually(async () => {
    const found = await listed(restarted);
    expect(found.size).toBeGreaterThan(1);
    return found;
  });
  expect([...files.keys()]).toEqual(expect.arrayContaining([240, 320, 480, 640, 960]));
  for (const [width, address] of files) {
    const response = await fetch(address);
    expect(response.headers.get("cache-control")).toContain("immutable");
    const { info } = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(width);
  }
  expect((await catalog("pictures")).stdout).toContain("Every photograph is published");
});
