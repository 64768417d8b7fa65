import { type Document, Logger, NodeIO } from "@gltf-transform/core";
import { ALL_EXTENSIONS, KHRTextureBasisu } from "@gltf-transform/extensions";
import draco3d from "draco3dgltf";
import { MeshoptDecoder } from "meshoptimizer/decoder";
import { checkTree } from "./check-tree.ts";
import { cantBeDrawn } from "./faults.ts";
import { glbParts } from "./glb-parts.ts";

/** KTX2 pictures can't be read, but what a file has instead of them can. */
const extensions = ALL_EXTENSIONS.filter((extension) => extension !== KHRTextureBasisu);
const readable = extensions.map(({ EXTENSION_NAME }) => EXTENSION_NAME);

/** A GLB file that was read. */
export interface ReadModel {
  document: Document;
  /** The file itself. */
  glb: Buffer;
  /** How many animations it had, which aren't read. */
  animations: number;
}

/**
 * Reads a GLB file with every extension, also compressed ones. Nothing outside it is fetched.
 * @throws ModelRefused if it isn't one or can't be read.
 */
export async function readDocument(bytes: Buffer): Promise<ReadModel> {
  const { glb, tree } = glbParts(bytes);
  checkTree(tree, readable);
  await MeshoptDecoder.ready;
  const io = new NodeIO()
    .setLogger(new Logger(Logger.Verbosity.SILENT))
    .registerExtensions(extensions)
    .registerDependencies({
      "draco3d.decoder": await draco3d.createDecoderModule(),
      "meshopt.decoder": MeshoptDecoder,
    });
  try {
    const document = await io.readBinary(new Uint8Array(glb));
    document.setLogger(new Logger(Logger.Verbosity.SILENT));
    return { document, glb, animations: document.getRoot().listAnimations().length };
  } catch (error) {
    throw await cantBeDrawn(glb, error instanceof Error ? error.message : String(error));
  }
}
