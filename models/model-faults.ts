import { validateBytes } from "gltf-validator";

/** Enough to find the cause; faults rarely affect only one vertex. */
const mostFaults = 20;

/** Returns the errors that the glTF validator finds in a model; empty for a valid one. */
export async function modelFaults(file: Buffer): Promise<string[]> {
  const { issues } = await validateBytes(new Uint8Array(file), { maxIssues: 0 });
  return issues.messages
    .filter(({ severity }) => severity === 0)
    .slice(0, mostFaults)
    .map(({ code, message, pointer }) => `${pointer}: ${code}: ${message}`);
}
