import { CommandError } from "./answer.ts";
import { USAGE } from "./usage.ts";

/** A word of the command line, as `parseArgs` tells of it. */
export interface Token {
  kind: string;
  name?: string;
  value?: string | undefined;
}

/** What each command takes: an id or none, and options besides `--json` and `--help`. */
const takes: Record<string, { ids: 0 | 1; options: string[] }> = {
  list: { ids: 0, options: ["limit"] },
  show: { ids: 1, options: [] },
  due: { ids: 0, options: [] },
  answered: { ids: 1, options: [] },
  export: { ids: 0, options: ["format", "out"] },
  redeliver: { ids: 1, options: ["parked"] },
  deliveries: { ids: 0, options: ["date", "format", "out"] },
  erase: { ids: 0, options: ["email", "phone"] },
};

/**
 * Nothing that was typed is passed over: it may be what mattered.
 * @throws CommandError naming what the command does not take, or what stands there twice.
 */
export function refuseStrayWords(tokens: readonly Token[]): void {
  const [command, ...words] = tokens.flatMap(({ kind, value }) =>
    kind === "positional" ? [value ?? ""] : [],
  );
  const taken = takes[command ?? ""];
  if (!taken) return;
  const stray = words.slice(taken.ids);
  if (stray.length > 0) {
    refuse(`${command} does not take ${said(stray)}. What has blanks in it stands in quotes.`);
  }
  const options = tokens.flatMap(({ kind, name }) => (kind === "option" && name ? [name] : []));
  const known = [...taken.options, "json", "help"];
  const unknown = options.filter((name) => !known.includes(name));
  if (unknown.length > 0) refuse(`${command} does not take --${unknown.join(", --")}.`);
  const twice = options.find((name, at) => options.indexOf(name) !== at);
  if (twice) refuse(`--${twice} stands there twice. Give it once.`);
}

function said(words: readonly string[]): string {
  return words.map((word) => JSON.stringify(word)).join(" ");
}

function refuse(why: string): never {
  throw new CommandError(`${why} Nothing was done.\n\n${USAGE}`);
}
