import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadOrCreateLinkSecret } from "#server/config/link-secret.ts";
import { type CuttableVolume, cuttableVolume } from "./volume.ts";

let volume: CuttableVolume | undefined;

beforeEach(async () => {
  volume = await cuttableVolume(16);
});
afterEach(() => volume?.remove());

it("the link secret survives a power cut right after it was created", async ({ skip }) => {
  if (!volume) return skip("Disks cannot be mounted here.");
  const dataDir = join(volume.folder, "data");
  const secret = loadOrCreateLinkSecret(dataDir);
  await volume.cut();
  await volume.comeBack();
  expect(loadOrCreateLinkSecret(dataDir)).toBe(secret);
});
