import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { encodeNamed } from "../encoding/encode.ts";
import { jobsFolder, studioFolder } from "../places.ts";
import { plannedShots, type Shot } from "./plan.ts";
import { readPrinted, writePrinted } from "./printed.ts";

const proofScale = 0.75;

/**
 * Renders what is missing or stale, all of it or what belongs to `filter` (a slug, a picture name, or a part
 * of one), in one Blender process at the lowest priority. Each picture is encoded and recorded as soon as it
 * is printed, so an interrupted run loses at most one.
 *
 * Proofs are three quarters the size: good enough to publish from a busy machine, and stale for a full run.
 */
export async function renderStale(filter: string | undefined, proof: boolean): Promise<void> {
  const printed = await readPrinted();
  const mark = (shot: Shot) => (proof ? `proof ${shot.recipe}` : shot.recipe);
  const stale = (await plannedShots()).filter((shot) => {
    const done = [shot.recipe, mark(shot)].includes(printed[shot.name] ?? "");
    return !done && (!filter || shot.name.includes(filter));
  });
  if (stale.length === 0) return console.log("Every picture is up to date.");
  console.log(`${stale.length} pictures to render`);
  await mkdir(jobsFolder, { recursive: true });
  const jobFile = join(jobsFolder, `${process.pid}.json`);
  await writeFile(
    jobFile,
    JSON.stringify(
      stale.map((shot) => (proof ? { ...shot.job, scale: proofScale } : shot.job)),
      null,
      1,
    ),
  );
  await runBlender(jobFile, stale, async (shot) => {
    await encodeNamed(shot.name);
    await writePrinted({ ...(await readPrinted()), [shot.name]: mark(shot) });
  });
}

async function runBlender(
  jobFile: string,
  shots: Shot[],
  onPrinted: (shot: Shot) => Promise<void>,
): Promise<void> {
  const started = Date.now();
  const shoot = join(studioFolder, "blender/shoot.py");
  const blender = spawn("nice", ["-n", "19", "blender", "-b", "-P", shoot, "--", jobFile], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => blender.on("close", resolve));
  let done = 0;
  for await (const line of createInterface({ input: blender.stdout })) {
    const name = line.match(/^printed (\S+)/)?.[1];
    if (/^(developed|measured|failed)/.test(line)) console.log(`  ${line}`);
    const shot = shots.find((candidate) => candidate.name === name);
    if (!shot) continue;
    done += 1;
    await onPrinted(shot);
    const each = (Date.now() - started) / done;
    console.log(`${done}/${shots.length} ${line} · ${minutes(each * (shots.length - done))} left`);
  }
  const code = await ended;
  if (done < shots.length) {
    throw new Error(
      `Blender ended with code ${code} after ${done} of ${shots.length} pictures; run again to go on.`,
    );
  }
}

const minutes = (milliseconds: number) => `${Math.ceil(milliseconds / 60_000)} min`;
