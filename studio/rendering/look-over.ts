import { allDone } from "#studio/blender.ts";
import { chosen, plannedShots } from "./plan.ts";
import { shoot } from "./shoot.ts";

/**
 * Builds the models of products (all of them, or those whose slug contains one of `filters`) only
 * to measure them. Throws if there is none or Blender ends early.
 */
export async function measureModels(...filters: string[]): Promise<void> {
  const primaries = chosen(
    (await plannedShots()).filter(({ name, slug }) => name === `${slug}/primary`),
    ...filters,
  );
  let measured = 0;
  const jobs = primaries.map(({ job }) => ({ ...job, kind: "measure" }));
  const code = await shoot(jobs, (line) => {
    if (!line.startsWith("sized")) return;
    measured += 1;
    console.log(line);
  });
  allDone(measured, primaries.length, code);
}

/**
 * Builds rooms and products (all, or those whose name contains one of `filters`) without rendering
 * them and reports what floats in the air, sinks into what carries it or intersects another
 * product; sets the exit code if there is any such fault. A product is inspected in the poses of
 * its first two views. Throws if there is none or Blender ends early.
 */
export async function inspectScenes(...filters: string[]): Promise<void> {
  const scenes = chosen(
    (await plannedShots()).filter(
      ({ name, job }) => job.kind === "room" || /\/(primary|alternate)$/.test(name),
    ),
    ...filters,
  );
  let faults = 0;
  let inspected = 0;
  const jobs = scenes.map(({ job }) => ({ ...job, inspect: true }));
  const code = await shoot(jobs, (line) => {
    if (line.startsWith("inspected")) inspected += 1;
    if (!line.startsWith("fault")) return;
    faults += 1;
    console.log(line);
  });
  console.log(`${inspected} of ${scenes.length} scenes inspected, ${faults} faults`);
  allDone(inspected, scenes.length, code);
  if (faults > 0) process.exitCode = 1;
}
