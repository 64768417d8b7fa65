import { readSorted, writeSorted } from "#pictures/sorted-json.ts";
import { allDone } from "#studio/blender.ts";
import { publishOriginal } from "#studio/originals.ts";
import { printedPath } from "#studio/places.ts";
import { chosen, plannedShots, type Shot } from "./plan.ts";
import { shoot } from "./shoot.ts";

/**
 * The recipes of published pictures rendered by the current studio, so that a fresh clone knows
 * which are stale; committed. A picture without a recipe has to be rendered again.
 */
type Printed = Record<string, string>;

const readPrinted = (): Promise<Printed> => readSorted(printedPath);

const writePrinted = (printed: Printed): Promise<void> => writeSorted(printedPath, printed);

const proofScale = 0.75;

/**
 * Renders missing or stale pictures, all of them or those that match one of `filters` (a slug, a
 * picture name, or a part of one), in one Blender process at the lowest priority. Each picture is
 * encoded and recorded as soon as it is rendered, so that an interrupted run loses at most one.
 * Throws if nothing has that name or Blender ends early.
 *
 * Proofs are three quarters of the size: good enough to publish from a busy machine, and stale for
 * a full run.
 */
export async function renderStale(
  filters: readonly string[],
  { proof }: { proof: boolean },
): Promise<void> {
  const printed = await readPrinted();
  const mark = (shot: Shot) => (proof ? `proof ${shot.recipe}` : shot.recipe);
  const stale = chosen(await plannedShots(), ...filters).filter(
    (shot) => ![shot.recipe, mark(shot)].includes(printed[shot.name] ?? ""),
  );
  if (stale.length === 0) return console.log("Every picture is up to date.");
  console.log(`${stale.length} pictures to render`);
  const started = Date.now();
  const jobs = stale.map((shot) => (proof ? { ...shot.job, scale: proofScale } : shot.job));
  let done = 0;
  const code = await shoot(jobs, async (line) => {
    const name = line.match(/^printed (\S+)/)?.[1];
    const shot = stale.find((candidate) => candidate.name === name);
    if (!shot) return;
    done += 1;
    await publishOriginal(shot.name);
    await writePrinted({ ...(await readPrinted()), [shot.name]: mark(shot) });
    const each = (Date.now() - started) / done;
    console.log(`${done}/${stale.length} ${line} · ${minutes(each * (stale.length - done))} left`);
  });
  allDone(done, stale.length, code);
}

const minutes = (milliseconds: number) => `${Math.ceil(milliseconds / 60_000)} min`;
