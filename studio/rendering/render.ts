import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { encodeNamed } from "../encoding/encode.ts";
import { jobsFolder, studioFolder } from "../places.ts";
import { type Measured, recordMeasured, sizeIn } from "./measured.ts";
import { plannedShots, type Shot } from "./plan.ts";
import { readPrinted, writePrinted } from "./printed.ts";

const proofScale = 0.75;

/**
 * Renders what is missing or stale, all of it or what belongs to `filter` (a slug, a picture name, or a part
 * of one), in one Blender process at the lowest priority. Each picture is encoded and recorded as soon as it
 * is printed, so an interrupted run loses at most one.
 *
 * Proofs are three quarters the size: good enough to publish from a busy machine, and stale for a full run.
 * Of each, the versions at least `from` pixels wide are published.
 */
export async function renderStale(
  filter: string | undefined,
  { proof, from }: { proof: boolean; from: number },
): Promise<void> {
  const printed = await readPrinted();
  const mark = (shot: Shot) => (proof ? `proof ${shot.recipe}` : shot.recipe);
  const stale = chosen(await plannedShots(), filter).filter(
    (shot) => ![shot.recipe, mark(shot)].includes(printed[shot.name] ?? ""),
  );
  if (stale.length === 0) return console.log("Every picture is up to date.");
  console.log(`${stale.length} pictures to render`);
  const started = Date.now();
  const jobs = stale.map((shot) => (proof ? { ...shot.job, scale: proofScale } : shot.job));
  let done = 0;
  const code = await runBlender(jobs, async (line) => {
    const name = line.match(/^printed (\S+)/)?.[1];
    const shot = stale.find((candidate) => candidate.name === name);
    if (!shot) return;
    done += 1;
    await encodeNamed(shot.name, from);
    await writePrinted({ ...(await readPrinted()), [shot.name]: mark(shot) });
    const each = (Date.now() - started) / done;
    console.log(`${done}/${stale.length} ${line} · ${minutes(each * (stale.length - done))} left`);
  });
  if (done < stale.length) {
    throw new Error(
      `Blender ended with code ${code} after ${done} of ${stale.length} pictures; run again to go on.`,
    );
  }
}

/** The one picture `filter` names in full, or all whose name contains it. */
function chosen(shots: Shot[], filter = ""): Shot[] {
  const named = shots.filter(({ name }) => name === filter);
  return named.length > 0 ? named : shots.filter(({ name }) => name.includes(filter));
}

/** Builds the models of products (all of them, or those whose slug contains `filter`) and only measures them. */
export async function measureModels(filter: string | undefined): Promise<void> {
  const primaries = (await plannedShots()).filter(
    ({ name, slug }) => name === `${slug}/primary` && (!filter || slug.includes(filter)),
  );
  await runBlender(
    primaries.map(({ job }) => ({ ...job, kind: "measure" })),
    async (line) => {
      if (line.startsWith("sized")) console.log(line);
    },
  );
}

/**
 * Builds rooms and pieces (all, or those whose name contains `filter`) without printing them and says what hangs
 * in the air, is sunk into what carries it or passes through another piece; sets the exit code if anything does.
 * A piece is looked over in the poses of its first two views.
 */
export async function inspectScenes(filter: string | undefined): Promise<void> {
  const scenes = chosen(await plannedShots(), filter).filter(
    ({ name, job }) => job.kind === "room" || /\/(primary|alternate)$/.test(name),
  );
  let faults = 0;
  let inspected = 0;
  await runBlender(
    scenes.map(({ job }) => ({ ...job, inspect: true })),
    async (line) => {
      if (line.startsWith("inspected")) inspected += 1;
      if (!line.startsWith("fault")) return;
      faults += 1;
      console.log(line);
    },
  );
  console.log(`${inspected} of ${scenes.length} scenes inspected, ${faults} faults`);
  if (faults > 0 || inspected < scenes.length) process.exitCode = 1;
}

/**
 * Runs Blender over `jobs`, hands on each line it says and resolves to its exit code. The sizes it reports
 * are recorded once it has ended.
 */
async function runBlender(
  jobs: Shot["job"][],
  onLine: (line: string) => Promise<void>,
): Promise<number | null> {
  await mkdir(jobsFolder, { recursive: true });
  const jobFile = join(jobsFolder, `${process.pid}.json`);
  await writeFile(jobFile, JSON.stringify(jobs, null, 1));
  const shoot = join(studioFolder, "blender/shoot.py");
  const blender = spawn("nice", ["-n", "19", "blender", "-b", "-P", shoot, "--", jobFile], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => blender.on("close", resolve));
  const sizes: Measured = {};
  for await (const line of createInterface({ input: blender.stdout })) {
    if (/^(developed|measured|failed)/.test(line)) console.log(`  ${line}`);
    const [slug, size] = sizeIn(line) ?? [];
    if (slug && size) sizes[slug] = size;
    await onLine(line);
  }
  await recordMeasured(sizes);
  return ended;
}

const minutes = (milliseconds: number) => `${Math.ceil(milliseconds / 60_000)} min`;
