import type { Accessor, Document, Mesh, mat4, Node, Primitive, Skin } from "@gltf-transform/core";
import { multiply } from "./matrix.ts";
import { floatsOf } from "./numbers.ts";

/**
 * Turns skins and morph targets into plain meshes, in the pose that the file's scene has.
 */
export function applyPoses(document: Document): void {
  for (const node of document.getRoot().listNodes()) {
    const mesh = node.getMesh();
    if (!mesh) continue;
    const isMorphed = mesh.listPrimitives().some((primitive) => primitive.listTargets().length > 0);
    const skin = node.getSkin();
    if (!isMorphed && !skin) continue;
    const own = copyOf(document, mesh);
    if (isMorphed) morph(own, node.getWeights().length > 0 ? node.getWeights() : mesh.getWeights());
    node.setMesh(own).setSkin(null).setWeights([]);
    if (skin) poseSkin(document, node, own, skin);
  }
}

/** A copy whose positions and normals are its own. */
function copyOf(document: Document, mesh: Mesh): Mesh {
  const copy = mesh.clone().setWeights([]);
  for (const primitive of copy.listPrimitives()) {
    const own = primitive.clone();
    for (const semantic of ["POSITION", "NORMAL"]) {
      const values = own.getAttribute(semantic);
      if (values) own.setAttribute(semantic, floatAccessor(document, values));
    }
    copy.removePrimitive(primitive).addPrimitive(own);
  }
  return copy;
}

function floatAccessor(document: Document, values: Accessor): Accessor {
  return document
    .createAccessor()
    .setType(values.getType())
    .setArray(floatsOf(values) as Float32Array<ArrayBuffer>);
}

function morph(mesh: Mesh, weights: readonly number[]): void {
  for (const primitive of mesh.listPrimitives()) {
    for (const [index, target] of primitive.listTargets().entries()) {
      const weight = weights[index] ?? 0;
      for (const semantic of weight === 0 ? [] : ["POSITION", "NORMAL"]) {
        const base = primitive.getAttribute(semantic)?.getArray();
        const offsets = target.getAttribute(semantic);
        if (!base || !offsets) continue;
        for (const [at, offset] of floatsOf(offsets).entries()) {
          base[at] = (base[at] ?? 0) + weight * offset;
        }
      }
      primitive.removeTarget(target);
    }
  }
}

/** Moves every point with its joints. Its node then stands in the middle of the scene, unmoved. */
function poseSkin(document: Document, node: Node, mesh: Mesh, skin: Skin): void {
  const bind = skin.getInverseBindMatrices();
  const joints = skin.listJoints().map((joint, index) => {
    const inverse = bind?.getElement(index, []) as mat4 | undefined;
    return inverse ? multiply(joint.getWorldMatrix(), inverse) : joint.getWorldMatrix();
  });
  for (const primitive of mesh.listPrimitives()) posePrimitive(primitive, joints);
  const standing = document.createNode(node.getName()).setMesh(mesh);
  for (const scene of document.getRoot().listScenes()) {
    if (isIn(scene.listChildren(), node)) scene.addChild(standing);
  }
  node.setMesh(null);
}

function isIn(nodes: readonly Node[], wanted: Node): boolean {
  return nodes.some((node) => node === wanted || isIn(node.listChildren(), wanted));
}

function posePrimitive(primitive: Primitive, joints: readonly mat4[]): void {
  const places = ["0", "1"].flatMap((set) => {
    const indices = primitive.getAttribute(`JOINTS_${set}`);
    const weights = primitive.getAttribute(`WEIGHTS_${set}`);
    return indices && weights ? [{ indices: floatsOf(indices), weights: floatsOf(weights) }] : [];
  });
  const positions = primitive.getAttribute("POSITION")?.getArray();
  if (!positions || places.length === 0) return;
  const normals = primitive.getAttribute("NORMAL")?.getArray();
  const blended = new Float64Array(16);
  for (let vertex = 0; vertex < positions.length / 3; vertex += 1) {
    blended.fill(0);
    for (const { indices, weights } of places) {
      for (let k = vertex * 4; k < vertex * 4 + 4; k += 1) {
        const weight = weights[k] ?? 0;
        const joint = joints[indices[k] ?? 0];
        if (weight === 0 || !joint) continue;
        for (let at = 0; at < 16; at += 1) {
          blended[at] = (blended[at] ?? 0) + weight * (joint[at] ?? 0);
        }
      }
    }
    apply(positions, vertex * 3, blended, 1);
    if (normals) apply(normals, vertex * 3, blended, 0);
  }
}

/** Multiplies three numbers by a matrix; `w` is 1 for a point, 0 for a direction. */
function apply(numbers: ArrayLike<number>, at: number, m: Float64Array, w: 0 | 1): void {
  const values = numbers as Float32Array;
  const [x = 0, y = 0, z = 0] = [values[at], values[at + 1], values[at + 2]];
  for (let k = 0; k < 3; k += 1) {
    values[at + k] =
      (m[k] ?? 0) * x + (m[4 + k] ?? 0) * y + (m[8 + k] ?? 0) * z + w * (m[12 + k] ?? 0);
  }
}
