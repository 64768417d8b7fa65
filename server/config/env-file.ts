import { parseEnv } from "node:util";
import type { ConfigProblem } from "./read-config.ts";

/** What a file `.env` says, and which of the given variables it cuts short. */
export interface EnvFile {
  values: Record<string, string | undefined>;
  problems: ConfigProblem[];
}

/**
 * Reads a file `.env`. Without quotes a # begins a comment even in the middle of a password: what
 * follows would be left out in silence.
 * @param names of the variables whose values are looked at.
 */
export function readEnvFile(text: string, names: readonly string[]): EnvFile {
  // Windows' Notepad puts a byte order mark before what it saves.
  const plain = text.replace(/^\ufeff/, "");
  const cut = plain.split(/\r?\n/).flatMap((line) => {
    const [, name = ""] = /^\s*(?:export\s+)?(\w+)\s*=\s*[^\s"'`#][^#]*?[^\s#]#/.exec(line) ?? [];
    return names.includes(name) ? [name] : [];
  });
  return {
    values: parseEnv(plain),
    problems: cut.map((name) => ({
      name,
      message:
        "has a # in .env, and what follows it is left out. Put the value in quotes; in an address write # as %23 instead",
    })),
  };
}
