import { CommandError } from "./leads/output.ts";

/** A word of the command line, as `parseArgs` tells of it. */
export interface Token {
  kind: string;
  name?: string;
  value?: string | undefined;
}

/** What each command takes: how many words after it, and options besides `--json` and `--help`. */
export type AllowedArguments = Readonly<
  Record<string, { words: number; options: readonly string[] }>
>;

/**
 * Nothing that was typed is passed over: it may be what mattered.
 * @throws CommandError naming what the command does not take, or what stands there twice.
 */
export function refuseUnexpectedArguments(
  tokens: readonly Token[],
  allowed: AllowedArguments,
  usage: string,
): void {
  const refuse = (why: string): never => {
    throw new CommandError(`${why} Nothing was done.\n\n${usage}`);
  };
  const [command, ...words] = tokens.flatMap(({ kind, value }) =>
    kind === "positional" ? [value ?? ""] : [],
  );
  const taken = allowed[command ?? ""];
  if (!taken) return;
  const unexpected = words.slice(taken.words);
  if (unexpected.length > 0) {
    refuse(`${command} does not take ${said(unexpected)}. What has blanks in it stands in quotes.`);
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
