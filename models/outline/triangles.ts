import { type Document, type mat4, type Node, Primitive, type vec3 } from "@gltf-transform/core";

/** Corners of triangles in meters: x, y and z of each corner, nine numbers a triangle. */
export type Triangles = readonly number[];

/** Name of the node with what the catalog measures, in a model of a pair or set. */
const measuredName = "measured";

/**
 * The triangles of a model as its scene places them. Of a pair or set only those of the node named
 * `measured`, along its own axes, so that a leaning mirror stands upright.
 */
export function trianglesOf(document: Document): Triangles {
  const root = document.getRoot();
  const nodes: Node[] = [];
  (root.getDefaultScene() ?? root.listScenes()[0])?.traverse((node) => nodes.push(node));
  const measured = nodes.find((node) => node.getName() === measuredName);
  if (!measured) return nodes.flatMap((node) => meshTriangles(node));
  const parts: Node[] = [];
  measured.traverse((node) => parts.push(node));
  return alongAxes(
    parts.flatMap((node) => meshTriangles(node)),
    measured.getWorldMatrix(),
  );
}

function meshTriangles(node: Node): number[] {
  const matrix = node.getWorldMatrix();
  const primitives = node.getMesh()?.listPrimitives() ?? [];
  return primitives
    .filter((primitive) => primitive.getMode() === Primitive.Mode.TRIANGLES)
    .flatMap((primitive) => corners(primitive, matrix));
}

function corners(primitive: Primitive, matrix: mat4): number[] {
  const positions = primitive.getAttribute("POSITION");
  if (!positions) return [];
  const indices = primitive.getIndices();
  const count = indices?.getCount() ?? positions.getCount();
  const point: vec3 = [0, 0, 0];
  const found: number[] = [];
  for (let corner = 0; corner < count - (count % 3); corner += 1) {
    positions.getElement(indices?.getScalar(corner) ?? corner, point);
    found.push(...transformed(point, matrix));
  }
  return found;
}

function transformed([x, y, z]: vec3, m: mat4): vec3 {
  return [
    m[0] * x + m[4] * y + m[8] * z + m[12],
    m[1] * x + m[5] * y + m[9] * z + m[13],
    m[2] * x + m[6] * y + m[10] * z + m[14],
  ];
}

/** The triangles in a system of coordinates that is turned as the axes of a node are. */
function alongAxes(triangles: Triangles, m: mat4): number[] {
  const axes = [0, 4, 8].map((at) => {
    const axis = [m[at] ?? 0, m[at + 1] ?? 0, m[at + 2] ?? 0] as const;
    return { axis, length: Math.hypot(...axis) };
  });
  const turned: number[] = [];
  for (let at = 0; at < triangles.length; at += 3) {
    const [x = 0, y = 0, z = 0] = triangles.slice(at, at + 3);
    turned.push(
      ...axes.map(({ axis, length }) => (axis[0] * x + axis[1] * y + axis[2] * z) / length),
    );
  }
  return turned;
}
