import { CommandError } from "./leads/output.ts";

/** A part of the command line, as returned by `parseArgs`. */
export interface Token {
  kind: string;
  name?: string;
  value?: string | undefined;
}

/**
 * How many words each command takes after its name, and its options besides `--json` and `--help`.
 */
export type AllowedArguments = Readonly<
  Record<string, { words: number; options: readonly string[] }>
>;

/**
 * Rejects arguments that a command doesn't take, as ignoring them could hide a mistake.
 * @throws CommandError that names the unexpected or repeated arguments.
 */
export function refuseUnexpectedArguments(
  tokens: readonly Token[],
  allowed: AllowedArguments,
  usage: string,
): void {
  const refuse = (reason: string): never => {
    throw new CommandError(`${reason} Nothing was done.\n\n${usage}`);
  };
  const [command, ...words] = tokens.flatMap(({ kind, value }) =>
    kind === "positional" ? [value ?? ""] : [],
  );
  const accepted = allowed[command ?? ""];
  if (!accepted) return;
  const unexpected = words.slice(accepted.words);
  if (unexpected.length > 0) {
    refuse(
      `${command} does not take ${quoted(unexpected)}. What has blanks in it stands in quotes.`,
    );
  }
  const options = tokens.flatMap(({ kind, name }) => (kind === "option" && name ? [name] : []));
  const known = [...accepted.options, "json", "help"];
  const unknown = options.filter((name) => !known.includes(name));
  if (unknown.length > 0) refuse(`${command} does not take --${unknown.join(", --")}.`);
  const repeated = options.find((name, index) => options.indexOf(name) !== index);
  if (repeated) refuse(`--${repeated} stands there twice. Give it once.`);
}

function quoted(words: readonly string[]): string {
  return words.map((word) => JSON.stringify(word)).join(" ");
}
