import { type Mesh, Node, Primitive } from "@gltf-transform/core";

/** Area in square meters of a surface, in all places where its mesh stands. */
export function surfaceArea(mesh: Mesh, primitive: Primitive): number {
  const nodes = mesh.listParents().filter((parent) => parent instanceof Node);
  const scaled = nodes.map((node) => {
    const [x, y, z] = node.getWorldScale();
    return Math.abs(x * y * z) ** (2 / 3);
  });
  return ownArea(primitive) * scaled.reduce((sum, scale) => sum + scale, 0);
}

function ownArea(primitive: Primitive): number {
  const points = primitive.getAttribute("POSITION");
  if (!points || primitive.getMode() !== Primitive.Mode.TRIANGLES) return 0;
  const corners = primitive.getIndices()?.getArray();
  const count = corners?.length ?? points.getCount();
  const [a, b, c] = [[0], [0], [0]];
  let area = 0;
  for (let at = 0; at + 2 < count; at += 3) {
    const [i = at, j = at + 1, k = at + 2] = corners?.subarray(at, at + 3) ?? [];
    area += triangleArea(points.getElement(i, a), points.getElement(j, b), points.getElement(k, c));
  }
  return area;
}

function triangleArea(a: number[], b: number[], c: number[]): number {
  const side = (to: number[]) => [0, 1, 2].map((axis) => (to[axis] ?? 0) - (a[axis] ?? 0));
  const [ux = 0, uy = 0, uz = 0] = side(b);
  const [vx = 0, vy = 0, vz = 0] = side(c);
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
}
