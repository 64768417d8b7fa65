import { type Accessor, type Document, type Mesh, Node, type Texture } from "@gltf-transform/core";
import { roundDirection, roundTo } from "./rounding.ts";
import { texturesOf } from "./textures-of.ts";

/** A quarter of a millimeter: no eye sees it, and it leaves half of each number's digits zero. */
const positionStep = 1 / 4096;
/** A pixel of the pictures in the starter set's models. */
const widestPicture = 512;

/**
 * Rounds positions to 1/4096 m in the room, directions to 1/128 of unit length and map coordinates
 * to one pixel of a picture of 512 px, or of a larger one's own. Numbers stay plain floats.
 */
export function roundVertices(document: Document): void {
  for (const [positions, scale] of largestScales(document)) {
    roundTo(positions, powerOfTwo(positionStep / scale));
  }
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      const pixel = 1 / widestOf(texturesOf(document, primitive));
      for (const semantic of primitive.listSemantics()) {
        const values = primitive.getAttribute(semantic);
        if (!values) continue;
        if (semantic === "NORMAL" || semantic === "TANGENT") roundDirection(values);
        if (semantic.startsWith("TEXCOORD_")) roundTo(values, powerOfTwo(pixel));
      }
    }
  }
}

/** The positions of all meshes, with the largest scale at which they stand in the scene. */
function largestScales(document: Document): Map<Accessor, number> {
  const scales = new Map<Accessor, number>();
  for (const mesh of document.getRoot().listMeshes()) {
    const scale = largestScale(mesh);
    for (const primitive of mesh.listPrimitives()) {
      const positions = primitive.getAttribute("POSITION");
      if (positions) scales.set(positions, Math.max(scale, scales.get(positions) ?? 0));
    }
  }
  return scales;
}

function largestScale(mesh: Mesh): number {
  const nodes = mesh.listParents().filter((parent) => parent instanceof Node);
  const scales = nodes.flatMap((node) => node.getWorldScale().map(Math.abs));
  return Math.max(...scales) || 1;
}

function widestOf(textures: readonly Texture[]): number {
  const sides = textures.flatMap((texture) => texture.getSize() ?? []);
  return Math.max(widestPicture, ...sides);
}

/** The largest power of two that is at most `number`; floats round to one without remainder. */
function powerOfTwo(number: number): number {
  return 2 ** Math.floor(Math.log2(number));
}
