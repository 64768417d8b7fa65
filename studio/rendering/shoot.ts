import { runBlender } from "#studio/blender.ts";
import { type Measured, recordMeasured, sizeIn } from "./measured.ts";
import type { Shot } from "./plan.ts";

/**
 * Makes Blender render `jobs`, passes on each line it prints and resolves to its exit code. The
 * reported sizes are recorded once it has ended.
 */
export async function shoot(
  jobs: Shot["job"][],
  onLine: (line: string) => Promise<void> | void,
): Promise<number | null> {
  const sizes: Measured = {};
  const code = await runBlender("shoot.py", jobs, (line) => {
    if (/^(developed|measured|failed)/.test(line)) console.log(`  ${line}`);
    const [slug, size] = sizeIn(line) ?? [];
    if (slug && size) sizes[slug] = size;
    return onLine(line);
  });
  await recordMeasured(sizes);
  return code;
}
