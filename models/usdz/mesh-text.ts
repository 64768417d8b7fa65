import type { Accessor, Primitive } from "@gltf-transform/core";
import type { MapCoordinates } from "./map-coordinates.ts";
import { primvarOf } from "./material-text.ts";

/** Digits after the point: a hundredth of a millimeter, and what no eye sees of the others. */
const positionDigits = 5;
const directionDigits = 3;
const coordinateDigits = 4;

export interface MeshParts {
  name: string;
  /** Triangles in meters, where they stand. */
  primitive: Primitive;
  coordinates: readonly MapCoordinates[];
  isDoubleSided: boolean;
  /** Path of its material in the model. */
  material: string;
}

/** A mesh in USD's text form. */
export function meshText({
  name,
  primitive,
  coordinates,
  isDoubleSided,
  material,
}: MeshParts): string {
  const points = the(primitive.getAttribute("POSITION"));
  const corners = primitive.getIndices()?.getArray() ?? Array(points.getCount()).keys();
  const indices = Array.from(corners);
  const normals = primitive.getAttribute("NORMAL");
  const bounds = [points.getMin([]), points.getMax([])].map((corner) =>
    tuple(corner, positionDigits),
  );
  const vertex = `(
                interpolation = "vertex"
            )`;
  return `        def Mesh "${name}" (
            prepend apiSchemas = ["MaterialBindingAPI"]
        )
        {
            uniform bool doubleSided = ${isDoubleSided ? 1 : 0}
            float3[] extent = [${bounds.join(",")}]
            int[] faceVertexCounts = [${Array(indices.length / 3).fill(3)}]
            int[] faceVertexIndices = [${indices}]
            rel material:binding = <${material}>
            point3f[] points = [${tuples(points, positionDigits)}]
${normals ? `            normal3f[] normals = [${tuples(normals, directionDigits)}] ${vertex}\n` : ""}${coordinates
  .map(
    (each, number) =>
      `            texCoord2f[] primvars:${primvarOf(number)} = [${pairs(each)}] ${vertex}\n`,
  )
  .join("")}            uniform token subdivisionScheme = "none"
        }
`;
}

function tuples(values: Accessor, digits: number): string {
  return Array.from({ length: values.getCount() }, (_, at) =>
    tuple(values.getElement(at, []), digits),
  ).join(",");
}

function pairs(coordinates: MapCoordinates): string {
  return Array.from({ length: coordinates.length / 2 }, (_, at) =>
    tuple([...coordinates.subarray(at * 2, at * 2 + 2)], coordinateDigits),
  ).join(",");
}

/** Numbers in parentheses, without zeros that say nothing. */
export function tuple(numbers: readonly number[], digits: number): string {
  return `(${numbers.map((number) => Number(number.toFixed(digits)) + 0)})`;
}

function the(positions: Accessor | null): Accessor {
  if (!positions) throw new Error("A surface has no positions");
  return positions;
}
