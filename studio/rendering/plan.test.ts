import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Shot } from "./plan.ts";

let folder = "";
const places = {
  studioFolder: "",
  lineupPath: "",
  cataloguePath: "",
  originalsFolder: "/originals",
};
// Other files of this worker have loaded the real places, and will need them again.
vi.resetModules();
vi.doMock("#studio/places.ts", () => places);
const { chosen, plannedShots } = await import("./plan.ts");
afterAll(() => {
  vi.doUnmock("#studio/places.ts");
  vi.resetModules();
});

const product = {
  slug: "elm-sofa",
  swatches: [
    { label: "Oat", colorHex: "#d9d0c1" },
    { label: "Deep Green", colorHex: "#1f4d3f" },
  ],
  specs: { width: 80, length: 40, height: 30 },
};
const entry = {
  model: "sofa",
  options: { arm: "track" },
  weave: "linen",
  views: { primary: {}, alternate: { azimuth: -40 }, detail: { closeUp: "arm" } },
  colours: true,
};
const lineup = {
  closeUps: { arm: { at: [0.25, -0.5, 1], azimuth: 20 } },
  products: { "elm-sofa": entry },
  rooms: {
    "living-hero": { room: "living", frame: [1600, 900] },
    "types/sofas": { room: "living", frame: [960, 1200], rank: 9 },
  },
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "studio-"));
  places.studioFolder = folder;
  places.lineupPath = join(folder, "lineup.json");
  places.cataloguePath = join(folder, "catalogue");
  await write("blender/models/sofa.py", "a sofa");
  await write("blender/rooms/living.py", "a room");
});

afterEach(() => rm(folder, { recursive: true }));

test("plans a product in every view and in each additional swatch color", async () => {
  expect((await shots()).map(({ name }) => name)).toEqual([
    "elm-sofa/primary",
    "elm-sofa/alternate",
    "rooms/living-hero",
    "elm-sofa/detail",
    "elm-sofa/primary-deep-green",
    "types/sofas",
  ]);
  const plain = await shots({ entry: { colours: false } });
  expect(plain.map(({ name }) => name)).not.toContain("elm-sofa/primary-deep-green");
});

test("doesn't plan a product that is no longer in the catalog", async () => {
  const gone = await shots({ product: { slug: "oak-sofa" } });
  expect(gone.map(({ name }) => name)).toEqual(["rooms/living-hero", "types/sofas"]);
});

test("uses the swatch's color unless the lineup has a better dye", async () => {
  const dyed = { dyes: { "Deep Green": "#224433" }, polish: 0.3 };
  expect(await coverOf("elm-sofa/primary-deep-green")).toEqual(["linen", "#1f4d3f"]);
  expect(await coverOf("elm-sofa/primary-deep-green", dyed)).toEqual(["linen", "#224433", 0.3]);
  expect(await coverOf("elm-sofa/primary", dyed)).toEqual(["linen", "#d9d0c1", 0.3]);
  const undyed = await shots({ product: { swatches: undefined } });
  expect(undyed.find(({ name }) => name === "elm-sofa/primary")?.job.options).toMatchObject({
    cover: ["linen", expect.stringMatching(/^#/)],
  });
});

test("aims a close-up at a part of the product, in meters", async () => {
  const shot = (await shots()).find(({ name }) => name === "elm-sofa/detail");
  expect(shot?.job.detail).toEqual({ target: [0.508, -0.508, 0.762], azimuth: 20 });
  await expect(shots({ entry: { views: { detail: { closeUp: "leg" } } } })).rejects.toThrow(
    /close-up/,
  );
});

test("plans every view at zoom resolution, and additional colors if the lineup asks", async () => {
  const widest = async (given: Record<string, unknown>) =>
    (await shots({ entry: given }))
      .filter(({ slug, job }) => slug === "elm-sofa" && (job.frame as number[])[0] === 1600)
      .map(({ name }) => name);
  const views = ["elm-sofa/primary", "elm-sofa/alternate", "elm-sofa/detail"];
  expect(await widest({})).toEqual(views);
  expect(await widest({ colours: "closest" })).toEqual([...views, "elm-sofa/primary-deep-green"]);
});

describe("changes that make a picture stale", () => {
  const primary = "elm-sofa/primary";

  test.each<[string, Parameters<typeof shots>[0]]>([
    ["the product's size", { product: { specs: { width: 81, length: 40, height: 30 } } }],
    ["its swatch", { product: { swatches: [{ label: "Oat", colorHex: "#d9d0c2" }] } }],
    ["the model's options", { entry: { options: { arm: "rolled" } } }],
    ["the view's camera", { entry: { views: { primary: { azimuth: 5 } } } }],
    ["its dye", { entry: { dyes: { Oat: "#ffffff" } } }],
    ["the model's source", { source: "another sofa" }],
  ])("%s", async (_, change) => {
    expect(await recipeOf(primary, change)).not.toBe(await recipeOf(primary));
  });

  test("the room's options and source", async () => {
    const options = {
      "living-hero": { ...lineup.rooms["living-hero"], options: { crop: "wide" } },
    };
    const before = await recipeOf("rooms/living-hero");
    expect(await recipeOf("rooms/living-hero", { rooms: options })).not.toBe(before);
    await write("blender/rooms/living.py", "another room");
    expect(await recipeOf("rooms/living-hero")).not.toBe(before);
  });

  test("neither the render order nor the folder of originals", async () => {
    expect(await recipeOf(primary, { entry: { rank: 3 } })).toBe(await recipeOf(primary));
    const rooms = { "living-hero": { ...lineup.rooms["living-hero"], rank: 7 } };
    expect(await recipeOf("rooms/living-hero", { rooms })).toBe(
      await recipeOf("rooms/living-hero"),
    );
    const before = await recipeOf(primary);
    places.originalsFolder = "/elsewhere";
    expect(await recipeOf(primary)).toBe(before);
  });
});

describe("chosen", () => {
  const planned = ["elm-sofa/primary", "elm-sofa/primary-deep-green", "types/sofas"].map(
    (name) => ({ name }) as Shot,
  );
  const names = (...filters: string[]) => chosen(planned, ...filters).map(({ name }) => name);

  test("returns the exact name, else all names that contain it, else all", () => {
    expect(names("elm-sofa/primary")).toEqual(["elm-sofa/primary"]);
    expect(names("elm")).toEqual(["elm-sofa/primary", "elm-sofa/primary-deep-green"]);
    expect(names()).toHaveLength(3);
  });

  test("returns each once, in the given order", () => {
    expect(names("types/", "elm", "sofas")).toEqual([
      "types/sofas",
      "elm-sofa/primary",
      "elm-sofa/primary-deep-green",
    ]);
  });

  test("throws if nothing matches", () => {
    expect(() => names("elm", "elk")).toThrow(/elk/);
  });
});

interface Changes {
  product?: object;
  entry?: object;
  rooms?: object;
  source?: string;
}

/** Plans shots with changes to the product, its lineup entry, the rooms or the model's source. */
async function shots(changes: Changes = {}): Promise<Shot[]> {
  const products = { "elm-sofa": { ...entry, ...changes.entry } };
  const rooms = { ...lineup.rooms, ...changes.rooms };
  await write("lineup.json", JSON.stringify({ ...lineup, products, rooms }));
  await write("catalogue/elm-sofa.json", JSON.stringify({ ...product, ...changes.product }));
  await write("blender/models/sofa.py", changes.source ?? "a sofa");
  return plannedShots();
}

const recipeOf = async (name: string, changes?: Changes) =>
  (await shots(changes)).find((shot) => shot.name === name)?.recipe;

const coverOf = async (name: string, entryChanges?: object) => {
  const shot = (await shots({ entry: entryChanges })).find((one) => one.name === name);
  return (shot?.job.options as { cover: unknown } | undefined)?.cover;
};

async function write(path: string, text: string) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
