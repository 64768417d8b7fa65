import type { Document, Mesh, Primitive } from "@gltf-transform/core";
import { convertPrimitiveToTriangles, dequantize, uninstance } from "@gltf-transform/functions";
import { applyPoses } from "./pose.ts";

/** The mode of plain triangles; lower ones are points and lines, higher ones strips and fans. */
const TRIANGLES = 4;
/** Attributes that are kept; others only some programs read. */
const KEPT = ["POSITION", "NORMAL", "TEXCOORD_0", "TEXCOORD_1", "COLOR_0"];

/**
 * Leaves only triangles that stand still: no animations, skins, morph targets, cameras, lights,
 * lines or points.
 * @param animations how many animations the file had.
 * @returns what was left out, one line each.
 */
export async function makePlain(document: Document, animations: number): Promise<string[]> {
  const root = document.getRoot();
  const meshes = root.listMeshes();
  const primitives = meshes.flatMap((mesh) => mesh.listPrimitives());
  const lights = root.listNodes().filter((node) => node.getExtension("KHR_lights_punctual"));
  const flat = primitives.filter((primitive) => primitive.getMode() < TRIANGLES);
  const leftOut = [
    counted(animations, "animation"),
    counted(root.listSkins().length, "skeleton", "; it stands as in the file's scene"),
    counted(
      meshes.filter((mesh) => isMorphed(mesh)).length,
      "shape that changes",
      "; it stays as in the file's scene",
      "shapes that change",
    ),
    counted(root.listCameras().length, "camera"),
    counted(lights.length, "light"),
    counted(flat.length, "set of lines or points", "", "sets of lines or points"),
  ];
  if (root.listExtensionsUsed().some((used) => used.extensionName === "EXT_mesh_gpu_instancing")) {
    await document.transform(uninstance());
  }
  await document.transform(dequantize());
  applyPoses(document);
  for (const animation of root.listAnimations()) animation.dispose();
  for (const node of root.listNodes()) {
    node.setCamera(null).setSkin(null).setExtension("KHR_lights_punctual", null);
  }
  for (const primitive of flat) primitive.dispose();
  for (const mesh of root.listMeshes()) {
    for (const primitive of mesh.listPrimitives()) keepTriangles(primitive);
  }
  return leftOut.filter((line) => line !== "");
}

function isMorphed(mesh: Mesh): boolean {
  return mesh.listPrimitives().some((primitive) => primitive.listTargets().length > 0);
}

function keepTriangles(primitive: Primitive): void {
  if (!primitive.getAttribute("POSITION")) {
    primitive.dispose();
    return;
  }
  if (primitive.getMode() !== TRIANGLES) convertPrimitiveToTriangles(primitive);
  for (const semantic of primitive.listSemantics()) {
    if (!KEPT.includes(semantic)) primitive.setAttribute(semantic, null);
  }
}

function counted(count: number, noun: string, rest = "", plural = `${noun}s`): string {
  if (count === 0) return "";
  return `Left out: ${count} ${count === 1 ? noun : plural}${rest}.`;
}
