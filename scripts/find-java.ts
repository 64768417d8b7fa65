import { aptInstall } from "./apt-install.ts";
import { runProgram } from "./run-tool.ts";

/** Whether Java, which the W3C's HTML checker needs, runs here; installs it with apt if allowed. */
export async function findJava(): Promise<boolean> {
  return (await runs()) || ((await aptInstall("default-jre-headless")) && (await runs()));
}

async function runs(): Promise<boolean> {
  return (await runProgram("java", ["-version"])).code === 0;
}
