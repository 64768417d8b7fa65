import { runBlender } from "#studio/blender.ts";
import { type Measured, recordMeasured, sizeIn } from "./measured.ts";
import type { Shot } from "./plan.ts";

/**
 * Has Blender take `jobs`, hands on each line it says and resolves to its exit code. The sizes it reports are
 * recorded once it has ended.
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
