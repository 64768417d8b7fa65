import type { mat4, vec3 } from "@gltf-transform/core";

/** The product of two matrices, column by column as in glTF. */
export function multiply(a: mat4, b: mat4): mat4 {
  const product = Array.from({ length: 16 }, (_, index) => {
    const column = Math.floor(index / 4) * 4;
    const row = index % 4;
    return [0, 1, 2, 3].reduce((sum, k) => sum + at(a, k * 4 + row) * at(b, column + k), 0);
  });
  return product as mat4;
}

/** The inverse of a matrix that moves, turns and scales; undefined if it flattens. */
export function inverse(m: mat4): mat4 | undefined {
  const det = determinant(m);
  if (Math.abs(det) < 1e-20 || !Number.isFinite(det)) return undefined;
  const [a, b, c] = [column(m, 0), column(m, 1), column(m, 2)];
  const rows = [cross(b, c), cross(c, a), cross(a, b)].map((row) => row.map((n) => n / det));
  const move = column(m, 3);
  const back = rows.map((row) => -dot(row as vec3, move));
  return [
    ...[0, 1, 2].flatMap((k) => [...rows.map((row) => row[k] ?? 0), 0]),
    ...back,
    1,
  ] as unknown as mat4;
}

/** Negative if the matrix mirrors, 0 if it flattens. */
export function determinant(m: mat4): number {
  return dot(column(m, 0), cross(column(m, 1), column(m, 2)));
}

/** Multiplies points by a matrix, in place; three numbers each. */
export function transformPoints(points: Float32Array, m: mat4): void {
  for (let i = 0; i < points.length; i += 3) {
    const [x, y, z] = [at(points, i), at(points, i + 1), at(points, i + 2)];
    points[i] = m[0] * x + m[4] * y + m[8] * z + m[12];
    points[i + 1] = m[1] * x + m[5] * y + m[9] * z + m[13];
    points[i + 2] = m[2] * x + m[6] * y + m[10] * z + m[14];
  }
}

/** Multiplies normals by the inverse transpose of a matrix, in place; they stay of length 1. */
export function transformNormals(normals: Float32Array, m: mat4): void {
  const [a, b, c] = [column(m, 0), column(m, 1), column(m, 2)];
  const sign = determinant(m) < 0 ? -1 : 1;
  const [p, q, r] = [cross(b, c), cross(c, a), cross(a, b)];
  for (let i = 0; i < normals.length; i += 3) {
    const [x, y, z] = [at(normals, i), at(normals, i + 1), at(normals, i + 2)];
    const turned = [0, 1, 2].map((k) => sign * (at(p, k) * x + at(q, k) * y + at(r, k) * z));
    const length = Math.hypot(...turned);
    for (const [k, value] of turned.entries()) {
      normals[i + k] = length > 0 ? value / length : k === 1 ? 1 : 0;
    }
  }
}

function column(m: mat4, index: number): vec3 {
  return [at(m, index * 4), at(m, index * 4 + 1), at(m, index * 4 + 2)];
}

function cross(a: vec3, b: vec3): vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function dot(a: vec3, b: vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

const at = (numbers: ArrayLike<number>, index: number) => numbers[index] ?? 0;
