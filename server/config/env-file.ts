import { parseEnv } from "node:util";
import type { ConfigProblem } from "./read-config.ts";

/** The content of an `.env` file, and problems with variables that it truncates. */
export interface EnvFile {
  values: Record<string, string | undefined>;
  problems: ConfigProblem[];
}

/**
 * Reads an `.env` file. Outside quotes a # starts a comment, even in the middle of a password, and
 * the rest of the value would silently be lost.
 * @param names of the variables to check for that.
 */
export function readEnvFile(text: string, names: readonly string[]): EnvFile {
  // Notepad on Windows writes a byte order mark at the start of files.
  const plain = text.replace(/^\ufeff/, "");
  const truncated = plain.split(/\r?\n/).flatMap((line) => {
    const [, name = ""] = /^\s*(?:export\s+)?(\w+)\s*=\s*[^\s"'`#][^#]*?[^\s#]#/.exec(line) ?? [];
    return names.includes(name) ? [name] : [];
  });
  return {
    values: parseEnv(plain),
    problems: truncated.map((name) => ({
      name,
      message:
        "has a # in .env, and what follows it is left out. Put the value in quotes; in an address write # as %23 instead",
    })),
  };
}
