import { allDone, runBlender } from "#studio/blender.ts";
import { studioLightPath } from "#studio/places.ts";

/** Columns of the panorama, half as many rows: enough for a softbox, and 16 kB. */
const width = 128;

/** Prints what shines on a piece in the product studio, so that the 3D viewer shows it in the light of its pictures. */
export async function exportLight(): Promise<void> {
  let printed = 0;
  const code = await runBlender("export_light.py", [{ path: studioLightPath, width }], (line) => {
    if (line === "lit") printed += 1;
  });
  allDone(printed, 1, code);
}
