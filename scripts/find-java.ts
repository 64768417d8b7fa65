import { aptInstall } from "./apt-install.ts";
import { runProgram } from "./run-tool.ts";

/** Whether Java runs here, for the W3C's HTML checker; installed with apt when we may. */
export async function findJava(): Promise<boolean> {
  return (await runs()) || ((await aptInstall("default-jre-headless")) && (await runs()));
}

async function runs(): Promise<boolean> {
  return (await runProgram("java", ["-version"])).code === 0;
}
