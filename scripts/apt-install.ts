import { existsSync } from "node:fs";
import { runProgram } from "./run-tool.ts";

/** Installs a Debian package if possible (apt, and root); returns whether it worked. */
export async function aptInstall(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing ${name} with apt, which the tests need …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runProgram("apt-get", ["update", "-qq"], env);
  const args = ["install", "-y", "-qq", "--no-install-recommends", name];
  const { code, output } = await runProgram("apt-get", args, env);
  if (code !== 0) process.stderr.write(output);
  return code === 0;
}
