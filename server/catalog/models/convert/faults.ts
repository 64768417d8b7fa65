import { validateBytes } from "gltf-validator";
import { ModelRefused } from "./model-refused.ts";

/** How many of the validator's errors are shown. */
const SHOWN = 5;
/** A file with a million errors must not fill the memory with them. */
const MAX_ISSUES = 500;

/** The validator's first errors about a GLB file, in words. */
export async function firstErrors(glb: Uint8Array): Promise<string[]> {
  const { issues } = await validateBytes(new Uint8Array(glb), { maxIssues: MAX_ISSUES });
  return issues.messages
    .filter(({ severity }) => severity === 0)
    .slice(0, SHOWN)
    .map(({ message, pointer }) => (pointer ? `${message} (${pointer})` : message));
}

/**
 * Says that a file can't be drawn, with the validator's first errors, or else the reason found here.
 */
export async function cantBeDrawn(glb: Uint8Array, reason: string): Promise<ModelRefused> {
  const errors = await firstErrors(glb).catch(() => []);
  return new ModelRefused(`It can't be drawn: ${errors.length > 0 ? errors.join(" ") : reason}`);
}
