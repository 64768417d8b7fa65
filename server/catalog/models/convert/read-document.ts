import { type Document, Logger, NodeIO } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import draco3d from "draco3dgltf";
import { MeshoptDecoder } from "meshoptimizer/decoder";
import { checkTree } from "./check-tree.ts";
import { cantBeDrawn } from "./faults.ts";
import { glbParts } from "./glb-parts.ts";

/** Names of all extensions that can be read. */
const readable = ALL_EXTENSIONS.map(({ EXTENSION_NAME }) => EXTENSION_NAME);

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
    .registerExtensions(ALL_EXTENSIONS)
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
