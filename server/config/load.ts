import { existsSync } from "node:fs";
import { type Config, type ConfigProblem, readConfig } from "#server/config.ts";
import { keepLinkSecret, LinkSecretDamaged } from "./link-secret.ts";

/** A `Config` with nothing left open. */
export type CompleteConfig = Config & { linkSecret: string };

/**
 * Reads `.env` (variables already set win) and the environment, and makes sure the data folder can
 * be written. Prints every problem and ends the process when something is wrong.
 */
export function loadConfig(): CompleteConfig {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const result = readConfig(process.env);
  if (!result.ok) return refuse(result.problems);
  const { config } = result;
  try {
    return { ...config, linkSecret: config.linkSecret ?? keepLinkSecret(config.dataDir) };
  } catch (error) {
    if (error instanceof LinkSecretDamaged) {
      return refuse([{ name: "LINK_SECRET", message: error.message }]);
    }
    const why = error instanceof Error ? error.message : String(error);
    return refuse([{ name: "DATA_DIR", message: `must be a folder we can write to (${why})` }]);
  }
}

function refuse(problems: ConfigProblem[]): never {
  const lines = problems.map(({ name, message }) => `  ${name} ${message}`);
  process.stderr.write(
    `The configuration has ${problems.length === 1 ? "a problem" : `${problems.length} problems`}:\n` +
      `${lines.join("\n")}\n` +
      "Correct it in the environment or in .env and start again; docs/operating.md explains each.\n",
  );
  return process.exit(1);
}
