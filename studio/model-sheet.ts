import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { type ModelManifest, readModelManifest } from "#models/manifest.ts";
import { publishedModelsFolder } from "#models/paths.ts";
import { readManifest } from "#pictures/manifest.ts";
import { publishedFolder } from "#pictures/paths.ts";
import { pictureFile } from "#ui/picture-files.ts";
import { studioLightPath } from "./places.ts";

const cell = { width: 360, height: 450 };
const columns = 5;
const sand = "#F1EAE0";
const origin = "http://sheet.invalid";
const viewerPath = fileURLToPath(import.meta.resolve("@google/model-viewer"));
/** As in the site's viewer, so that a model has the same light. */
const asOnTheSite = {
  "environment-image": "/light.hdr",
  "tone-mapping": "linear",
  exposure: "0.74",
  "shadow-intensity": "1",
  "shadow-softness": "0.9",
};

/**
 * Draws a sheet with a row for every published model whose slug contains `filter`: its product's
 * first picture, the model from there and from behind, then its further looks, as many as fit.
 * Throws if there is none. Needs Chromium, Playwright's or the one named by CHROME_PATH.
 */
export async function modelSheet(target: string, filter = ""): Promise<void> {
  const manifest = await readModelManifest();
  const slugs = Object.keys(manifest).filter((slug) => slug.includes(filter));
  if (slugs.length === 0) throw new Error(`No model's name contains "${filter}".`);
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  });
  const page = await browser.newPage({ viewport: cell });
  await serveFiles(page, manifest);
  const rows: Buffer[][] = [];
  for (const slug of slugs) {
    rows.push([await firstPicture(slug), ...(await seenFromAround(page, manifest, slug))]);
  }
  await browser.close();
  const tiles = rows.flatMap((row, k) =>
    row.slice(0, columns).map((input, i) => ({
      input,
      left: i * cell.width,
      top: k * cell.height,
    })),
  );
  const size = { width: columns * cell.width, height: rows.length * cell.height };
  await sharp({ create: { ...size, channels: 3, background: sand } })
    .composite(tiles)
    .toFile(target);
  console.log(`${rows.length} models on ${target}`);
}

async function serveFiles(page: Page, manifest: ModelManifest): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const slug = pathname.slice(1).replace(".glb", "");
    if (pathname === "/viewer.js") return route.fulfill({ path: viewerPath });
    if (pathname === "/light.hdr") return route.fulfill({ path: studioLightPath });
    const entry = manifest[slug];
    if (entry) return route.fulfill({ body: await modelFile(slug, entry.hash) });
    return route.fulfill({
      contentType: "text/html",
      body: `<body style="margin:0;background:${sand}"><script type="module" src="/viewer.js"></script>`,
    });
  });
  await page.goto(`${origin}/`);
}

async function modelFile(slug: string, hash: string): Promise<Buffer> {
  const kept = await readFile(join(publishedModelsFolder, `${slug}.${hash}.glb.br`));
  return brotliDecompressSync(kept);
}

async function firstPicture(slug: string): Promise<Buffer> {
  const name = `${slug}/primary`;
  const picture = (await readManifest())[name];
  if (!picture) throw new Error(`There is no picture ${name}.`);
  const file = pictureFile(picture, picture.widths[2] ?? picture.width, "webp");
  return sharp(join(publishedFolder, name, file))
    .resize({ ...cell, fit: "contain", background: sand })
    .toBuffer();
}

async function seenFromAround(
  page: Page,
  manifest: ModelManifest,
  slug: string,
): Promise<Buffer[]> {
  const { azimuth = 0, variants = [] } = manifest[slug] ?? {};
  await page.evaluate(
    async ([src, attributes]) => {
      await customElements.whenDefined("model-viewer");
      const viewer = document.createElement("model-viewer");
      const shown = {
        ...attributes,
        src,
        style: "width:100vw;height:100vh;--progress-bar-height:0px",
      };
      for (const [name, value] of Object.entries(shown)) viewer.setAttribute(name, value);
      const loaded = new Promise((done, failed) => {
        viewer.addEventListener("load", done);
        viewer.addEventListener("error", failed);
      });
      document.querySelector("model-viewer")?.remove();
      document.body.append(viewer);
      await loaded;
    },
    [`/${slug}.glb`, { ...asOnTheSite, loading: "eager", "interaction-prompt": "none" }] as const,
  );
  const front = `${azimuth}deg 78deg 100%`;
  const views = [
    { orbit: front },
    { orbit: `${azimuth + 160}deg 70deg 100%` },
    ...variants.slice(1).map((look) => ({ orbit: front, look })),
  ];
  const seen: Buffer[] = [];
  for (const { orbit, look } of views.map((view) => ({ look: "", ...view }))) {
    await page.evaluate(
      async ([orbit, look]) => {
        const viewer = document.querySelector("model-viewer");
        if (look) viewer?.setAttribute("variant-name", look);
        viewer?.setAttribute("camera-orbit", orbit);
        (viewer as unknown as { jumpCameraToGoal(): void }).jumpCameraToGoal();
        for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
      },
      [orbit, look] as const,
    );
    seen.push(await page.screenshot());
  }
  return seen;
}
