import { type Document, Primitive } from "@gltf-transform/core";
import {
  clearNodeTransform,
  convertPrimitiveToTriangles,
  flatten,
} from "@gltf-transform/functions";
import { readModel } from "#models/model-io.ts";
import { materialText } from "./material-text.ts";
import { meshText } from "./mesh-text.ts";
import { Packing } from "./packing.ts";
import { storedZip } from "./stored-zip.ts";
import { surfaceInputs } from "./surface-inputs.ts";

const root = "/Model";

/**
 * Converts a GLB file to USDZ, which iPhones and iPads show in a room: meters, y up, at true size.
 * Of several looks it has the one that the file shows first (`withLook`).
 */
export async function makeUsdz(file: Uint8Array): Promise<Buffer> {
  const document = await readModel(file);
  await standStill(document);
  const packing = new Packing();
  const meshes: string[] = [];
  const materials: string[] = [];
  for (const primitive of trianglesOf(document)) {
    const number = meshes.length;
    const material = primitive.getMaterial() ?? document.createMaterial();
    const path = `${root}/Materials/Material_${number}`;
    const { inputs, coordinates } = await surfaceInputs(primitive, material, packing);
    materials.push(materialText(path, inputs));
    meshes.push(
      meshText({
        name: `Mesh_${number}`,
        primitive,
        coordinates,
        isDoubleSided: material.getDoubleSided(),
        material: path,
      }),
    );
  }
  const text = modelText(meshes, materials);
  return storedZip([{ name: "model.usda", bytes: Buffer.from(text) }, ...packing.files]);
}

/** Moves the vertices of all meshes to where they stand in the scene. */
async function standStill(document: Document): Promise<void> {
  await document.transform(flatten());
  for (const node of document.getRoot().listNodes()) {
    const mesh = node.getMesh();
    if (!mesh) continue;
    // A copy for each place where it stands.
    const own = document.createMesh();
    for (const primitive of mesh.listPrimitives()) own.addPrimitive(primitive.clone());
    node.setMesh(own);
    clearNodeTransform(node);
  }
}

/** The surfaces in the scene; lines and points are left out. */
function trianglesOf(document: Document): Primitive[] {
  const { TRIANGLES, TRIANGLE_STRIP, TRIANGLE_FAN } = Primitive.Mode;
  const scene = document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0];
  const found: Primitive[] = [];
  scene?.traverse((node) => found.push(...(node.getMesh()?.listPrimitives() ?? [])));
  for (const primitive of found) {
    const mode = primitive.getMode();
    if (mode === TRIANGLE_STRIP || mode === TRIANGLE_FAN) convertPrimitiveToTriangles(primitive);
  }
  return found.filter((primitive) => primitive.getMode() === TRIANGLES);
}

function modelText(meshes: readonly string[], materials: readonly string[]): string {
  return `#usda 1.0
(
    defaultPrim = "Model"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Model" (
    kind = "component"
)
{
    def Scope "Geometry"
    {
${meshes.join("")}    }
    def Scope "Materials"
    {
${materials.join("")}    }
}
`;
}
