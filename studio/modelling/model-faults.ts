import { validateBytes } from "gltf-validator";

/** Enough to see what is wrong; a fault of one vertex is seldom alone. */
const mostFaults = 20;

/** What the glTF standard's own validator calls an error in a model; empty for a sound one. */
export async function modelFaults(file: Buffer): Promise<string[]> {
  const { issues } = await validateBytes(new Uint8Array(file), { maxIssues: 0 });
  return issues.messages
    .filter(({ severity }) => severity === 0)
    .slice(0, mostFaults)
    .map(({ code, message, pointer }) => `${pointer}: ${code}: ${message}`);
}
