import { existsSync, readFileSync } from "node:fs";
import { type EnvFile, readEnvFile } from "#server/config/env-file.ts";
import {
  LinkSecretDamagedError,
  loadOrCreateLinkSecret,
  newLinkSecret,
} from "#server/config/link-secret.ts";
import { misnamedVariables } from "#server/config/misnamed-variables.ts";
import {
  type Config,
  type ConfigProblem,
  type ConfigResult,
  readConfig,
} from "#server/config/read-config.ts";
import { variableNames } from "#server/config/rules.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { isOutOfSpace } from "#server/platform/out-of-space.ts";

/** A `Config` that certainly has a link secret. */
export type CompleteConfig = Config & {
  linkSecret: string;
  /**
   * Set if the secret couldn't be saved because the disk is full: saves it, or throws while the
   * disk is still full.
   */
  saveSecret?: () => void;
};

/**
 * Reads `.env` (variables already set win) and the environment, and writes nothing: for commands.
 * Prints all problems and ends the process if there are any.
 */
export function loadSettings(): Config {
  const result = readSettings();
  return result.ok ? result.config : refuse(result.problems);
}

/** Like `loadSettings`, but returns the problems, for a command that reports them itself. */
export function readSettings(): ConfigResult {
  const file = readDotEnv();
  for (const [name, value] of Object.entries(file.values)) process.env[name] ??= value;
  for (const { name, meant } of misnamedVariables(process.env)) {
    process.stderr.write(`${name} is set, but nothing reads it. Did you mean ${meant}?\n`);
  }
  const result = readConfig(process.env, [...leadKinds.keys()]);
  // A value cut short in .env is reported only as such, not for what is wrong with the part that is
  // left.
  const others = (result.ok ? [] : result.problems).filter(({ name }) => !isNamed(file, name));
  const problems = [...file.problems, ...others];
  return result.ok && problems.length === 0 ? result : { ok: false, problems };
}

/** Variables that are set elsewhere aren't checked in the file. */
function readDotEnv(): EnvFile {
  try {
    if (!existsSync(".env")) return { values: {}, problems: [] };
    const names = variableNames.filter((name) => process.env[name] === undefined);
    return readEnvFile(readFileSync(".env", "utf8"), names);
  } catch (error) {
    const message = `cannot be read by this user (${messageOf(error)})`;
    return { values: {}, problems: [{ name: ".env", message }] };
  }
}

function isNamed({ problems }: EnvFile, name: string): boolean {
  return problems.some((problem) => problem.name === name);
}

/**
 * The settings for a server. Makes sure that the data folder can be written and that there is a
 * link secret; otherwise prints the problem and ends the process.
 */
export function loadConfig(): CompleteConfig {
  return withLinkSecret(loadSettings());
}

/** The settings with the link secret, which is made if there is none, as `loadConfig` does. */
export function withLinkSecret(config: Config): CompleteConfig {
  try {
    return { ...config, linkSecret: config.linkSecret ?? loadOrCreateLinkSecret(config.dataDir) };
  } catch (error) {
    if (isOutOfSpace(error)) return withFullDisk(config);
    if (error instanceof LinkSecretDamagedError) {
      return refuse([{ name: "LINK_SECRET", message: error.message }]);
    }
    const message = `must be a folder we can write to (${messageOf(error)})`;
    return refuse([{ name: "DATA_DIR", message }]);
  }
}

/**
 * Settings for a start with a full disk. SQLite can't be opened either, and no link is signed
 * before it is, so the secret is saved by then. PostgreSQL may have space and would take bookings
 * at once, so that is refused.
 */
function withFullDisk(config: Config): CompleteConfig {
  if (config.databaseUrl) {
    return refuse([
      { name: "DATA_DIR", message: `is on a disk that is full (${config.dataDir}). Make room` },
    ]);
  }
  const linkSecret = newLinkSecret();
  return {
    ...config,
    linkSecret,
    saveSecret: () => {
      if (loadOrCreateLinkSecret(config.dataDir, linkSecret) === linkSecret) return;
      throw new Error("Another process made the secret of the private links: restart this one.");
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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
