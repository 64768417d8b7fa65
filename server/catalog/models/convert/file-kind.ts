import { fileTypeOf } from "#server/uploads/file-type.ts";

/** How many bytes from the start show what text files are. */
const HEAD_BYTES = 64 * 1024;

/** Files that start with a certain text, with what their owner calls them. */
const starts: readonly (readonly [start: string, name: string])[] = [
  ["Kaydara FBX Binary", "an FBX"],
  ["; FBX", "an FBX"],
  ["BLENDER", "a Blender file"],
  ["PXR-USDC", "a USD file"],
  ["#usda", "a USD file"],
  ["ply\n", "a PLY"],
  ["ply\r", "a PLY"],
  ["ISO-10303-21", "a STEP file"],
  ["glTF", "a GLB"],
  ["AC10", "a DWG"],
  ["MM\0", "a 3DS"],
  ["\xabKTX", "a KTX picture"],
  ["\x1f\x8b", "a compressed file"],
  ["\x28\xb5\x2f\xfd", "a compressed file"],
  ["%PDF", "a PDF"],
];

/**
 * What a file is by its bytes, whatever its name, such as `a USDZ`; undefined if it is nothing that
 * is known. A GLB is `a GLB`.
 */
export function fileKind(bytes: Buffer): string | undefined {
  const head = bytes.toString("latin1", 0, HEAD_BYTES);
  const picture = fileTypeOf(bytes);
  if (picture === "pdf") return "a PDF";
  if (picture) return `a picture (${picture.toUpperCase()})`;
  const found = starts.find(([start]) => head.startsWith(start));
  if (found) return found[1];
  if (head.startsWith("PK\x03\x04")) return /\.usd[acz]?/.test(head) ? "a USDZ" : "a ZIP";
  return textKind(head.replace(/^\xef\xbb\xbf/, "")) ?? binaryStl(bytes);
}

function textKind(head: string): string | undefined {
  if (/^\s*\{/.test(head) && head.includes('"asset"')) return "a glTF with its data beside it";
  if (/^solid\b[^\n]*\n\s*facet\b/.test(head)) return "an STL";
  if (/<COLLADA\b/.test(head)) return "a COLLADA file (DAE)";
  if (/<X3D\b|^#X3D|^#VRML/.test(head)) return "an X3D";
  if (/^(mtllib|usemtl|vn?t?\s+-?[\d.]+\s|f\s+\d+[/ ])/m.test(head)) return "an OBJ";
  return undefined;
}

/** A binary STL is told only by its length: 84 bytes and 50 for each triangle. */
function binaryStl(bytes: Buffer): string | undefined {
  if (bytes.length < 134) return undefined;
  return bytes.length === 84 + 50 * bytes.readUInt32LE(80) ? "an STL" : undefined;
}
