import { allDone, runBlender } from "#studio/blender.ts";
import { studioLightPath } from "#studio/places.ts";

/** Columns of the panorama; it has half as many rows. Enough for a softbox, and only 16 kB. */
const width = 128;

/**
 * Renders the light of the product studio, so that the 3D viewer shows products as lit in their
 * pictures.
 */
export async function exportLight(): Promise<void> {
  let printed = 0;
  const code = await runBlender("export_light.py", [{ path: studioLightPath, width }], (line) => {
    if (line === "lit") printed += 1;
  });
  allDone(printed, 1, code);
}
