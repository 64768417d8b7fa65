import { fileKind } from "./file-kind.ts";
import { ModelRefused } from "./model-refused.ts";

/** The tree of a glTF file, of which anything may be missing or wrong. */
export interface GltfTree {
  accessors?: { count?: number; type?: string; componentType?: number }[];
  bufferViews?: unknown[];
  buffers?: { uri?: string }[];
  images?: { uri?: string; mimeType?: string; name?: string }[];
  textures?: { source?: number; extensions?: Record<string, unknown> }[];
  meshes?: { primitives?: GltfPrimitive[] }[];
  nodes?: unknown[];
  animations?: unknown[];
  extensionsRequired?: string[];
}

interface GltfPrimitive {
  attributes?: Record<string, number>;
  indices?: number;
  mode?: number;
}

/** Most bytes of a file. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;
/** Most bytes of the tree in it, which takes ten times as much memory once it is parsed. */
const MAX_TREE_BYTES = 20 * 1024 * 1024;

const JSON_CHUNK = 0x4e4f534a;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/**
 * The tree of a GLB file, and the file without what may follow its end.
 * @throws ModelRefused if it isn't a whole GLB file.
 */
export function glbParts(bytes: Buffer): { glb: Buffer; tree: GltfTree } {
  if (bytes.length === 0) throw new ModelRefused("The file is empty.");
  if (bytes.length > MAX_FILE_BYTES) throw new ModelRefused(tooLarge(bytes.length));
  const kind = fileKind(bytes);
  if (kind !== "a GLB") throw new ModelRefused(wrongKind(bytes, kind));
  if (bytes.length < HEADER_BYTES + CHUNK_HEADER_BYTES) throw cutOff(bytes, 20);
  const version = bytes.readUInt32LE(4);
  if (version !== 2) {
    throw new ModelRefused(`It is glTF version ${version}. Save it as version 2, as one .glb.`);
  }
  const length = bytes.readUInt32LE(8);
  if (bytes.length < length) throw cutOff(bytes, length);
  return { glb: bytes.subarray(0, length), tree: treeOf(bytes.subarray(0, length)) };
}

function treeOf(glb: Buffer): GltfTree {
  const length = glb.readUInt32LE(HEADER_BYTES);
  const start = HEADER_BYTES + CHUNK_HEADER_BYTES;
  if (glb.readUInt32LE(HEADER_BYTES + 4) !== JSON_CHUNK) {
    throw new ModelRefused("It can't be drawn: it doesn't start with a description.");
  }
  if (glb.length < start + length) throw cutOff(glb, start + length);
  if (length > MAX_TREE_BYTES) {
    throw new ModelRefused("It has too many parts to read. Save it with fewer parts.");
  }
  try {
    const tree: unknown = JSON.parse(glb.toString("utf8", start, start + length));
    if (typeof tree === "object" && tree !== null) return tree;
  } catch {
    // The same answer as to a description of another kind.
  }
  throw new ModelRefused("It can't be drawn: its description can't be read.");
}

function cutOff(bytes: Buffer, length: number): ModelRefused {
  return new ModelRefused(
    `It is cut off: it has ${number(bytes.length)} of ${number(length)} bytes. Export or copy it again.`,
  );
}

function wrongKind(bytes: Buffer, kind: string | undefined): string {
  if (kind === undefined) return "This is no 3D model that can be read. Save it as .glb.";
  if (kind.startsWith("a glTF")) {
    return /"uri"\s*:\s*"(?!data:)/.test(bytes.toString("latin1"))
      ? namesFiles
      : "This is a .gltf. Save it as one .glb.";
  }
  return kind.startsWith("a picture")
    ? `This is ${kind}. Save the model as .glb.`
    : `This is ${kind}. Save it as .glb.`;
}

/** Says how large a file is, and how large it may be. */
export function tooLarge(bytes: number): string {
  const megabytes = number(Math.ceil(bytes / 1024 / 1024));
  return `It has ${megabytes} MB; a model may have 100. Save it with fewer parts or smaller pictures.`;
}

/** What to say of a file whose data is in other files. */
export const namesFiles = "It names files beside it. Save it as one .glb.";

const number = (amount: number) => amount.toLocaleString("en-US");
