import { type Document, type Node, PropertyType } from "@gltf-transform/core";
import { dedup, join, prune, unpartition } from "@gltf-transform/functions";
import type { Outlines } from "#domain/drawing/outline-path.ts";
import { checkModelSize } from "#domain/model/check-model-size.ts";
import type { ModelSizes } from "#domain/model/model-sizes.ts";
import { modelOutlines } from "#models/outline.ts";
import { numberFault } from "./check-numbers.ts";
import { MAX_TRIANGLES } from "./check-tree.ts";
import { cantBeDrawn } from "./faults.ts";
import { keepLooks } from "./keep-looks.ts";
import { hasSurface, measure, type Reading, standing } from "./measure.ts";
import { ModelRefused } from "./model-refused.ts";
import { placeModel } from "./place-model.ts";
import { placedMeshes, shownScene } from "./placed-meshes.ts";
import { makeMaterialsPlain } from "./plain-materials.ts";
import { makePlain } from "./plain-meshes.ts";
import { readDocument } from "./read-document.ts";
import { trianglesIn, trianglesOfMesh } from "./reduce-triangles.ts";
import { shrinkModel } from "./shrink-model.ts";

/** How a file becomes a product's model. */
export interface Conversion extends Reading {
  /** The product's, inches; 0 if unknown. */
  sizes: ModelSizes;
  /** Labels of the product's colors. */
  colors: readonly string[];
}

/** A file made into a product's model. */
export interface ConvertedModel {
  /** In Brotli. */
  packed: Uint8Array;
  /** Hash of the unpacked file, as in its name. */
  hash: string;
  /** Size of the unpacked file. */
  bytes: number;
  /** Labels of its looks, the initial one first; empty if it has only one. */
  looks: string[];
  /** Inches, true to size. */
  sizes: ModelSizes;
  triangles: { before: number; after: number };
  /** Size of the file as it was given. */
  bytesBefore: number;
  outlines?: Outlines;
  /** What was changed and left out, one line each. */
  notes: string[];
  /** What the owner has to confirm before it is published. */
  question?: string;
}

/**
 * Makes a product's model of a file: true to size, on the floor, centered and small enough for a
 * phone (rule 3.35).
 * @param onChecked called once the file is read and fits the product, before it is made small.
 * @throws ModelRefused if it can't be one.
 */
export async function convertModel(
  bytes: Buffer,
  conversion: Conversion,
  onChecked: () => void = () => {},
): Promise<ConvertedModel> {
  const { document, glb, animations } = await readDocument(bytes);
  const leftOut = await makePlain(document, animations);
  const effects = await makeMaterialsPlain(document);
  const before = trianglesIn(document);
  const { factor, question, notes } = await placeTrue(document, glb, conversion);
  onChecked();
  const looks = keepLooks(document, conversion.colors);
  await tidy(document);
  const shrunk = await shrinkModel(document);
  const outlines = modelOutlines(document);
  const { sizes } = measure(placedMeshes(shownScene(document)), { unit: "m", turn: 0 });
  return {
    ...shrunk.file,
    looks: looks.labels,
    sizes,
    triangles: { before, after: trianglesIn(document) },
    bytesBefore: bytes.length,
    notes: [
      ...sizeNotes(factor, conversion.sizes.width),
      ...notes,
      ...shrunk.notes,
      ...leftOut,
      ...effects,
      ...looks.notes,
    ],
    ...(outlines ? { outlines } : {}),
    ...(question ? { question } : {}),
  };
}

async function placeTrue(document: Document, glb: Buffer, conversion: Conversion) {
  const placed = placedMeshes(shownScene(document));
  const drawn = placed.reduce((sum, { mesh }) => sum + trianglesOfMesh(mesh), 0);
  if (drawn > MAX_TRIANGLES) {
    throw new ModelRefused(
      `It draws ${drawn.toLocaleString("en-US")} triangles, parts in several places counted each time. Save it with fewer parts.`,
    );
  }
  const fault = numberFault(placed);
  if (fault) throw await cantBeDrawn(glb, fault);
  const measured = measure(placed, conversion);
  if (!hasSurface(measured.sizes)) throw await cantBeDrawn(glb, "it has no size.");
  const check = checkModelSize(measured.sizes, conversion.unit, conversion.sizes, conversion.turn);
  if (check.kind === "wrong") throw new ModelRefused(check.problem);
  const { move, notes } = standing(measured, check.factor);
  placeModel(document, placed, move);
  const question = check.kind === "unknown" ? check.question : undefined;
  return { factor: check.factor, question, notes };
}

/** Removes what nothing shows, and joins surfaces that differ in nothing. */
async function tidy(document: Document): Promise<void> {
  const root = document.getRoot();
  root.setExtras({});
  for (const property of [...root.listNodes(), ...root.listMeshes(), ...root.listMaterials()]) {
    property.setExtras({});
  }
  await document.transform(
    unpartition(),
    prune({ keepLeaves: false, keepAttributes: false, keepSolidTextures: true }),
    dedup({ propertyTypes: [PropertyType.TEXTURE, PropertyType.MATERIAL] }),
  );
  const places = Map.groupBy(root.listNodes(), (node) => node.getMesh());
  const canJoin = (node: Node) => {
    const mesh = node.getMesh();
    const isShared = (places.get(mesh)?.length ?? 0) > 1;
    return !isShared && mesh?.listPrimitives().every((each) => each.listExtensions().length === 0);
  };
  const joined = new Set(root.listNodes().filter(canJoin));
  await document.transform(join({ filter: (node) => joined.has(node) }));
}

function sizeNotes(factor: number, width: number): string[] {
  const percent = Math.abs(factor - 1) * 100;
  if (percent < 0.05) return [];
  const change = `${percent.toFixed(1)} % ${factor > 1 ? "larger" : "smaller"}`;
  return [`Made ${change}, to be ${width} in wide.`];
}
