import { ProblemsError } from "#domain/problem.ts";
import { OwnerError } from "#server/platform/owner-error.ts";

/**
 * The position in a shop file from a stack trace: where parsing stopped or a value was rejected.
 */
const IN_SHOP_FILE = /\b(shop\/[\w/.-]+\.ts):(\d+)/;

/**
 * Loads a command that imports the owner's files.
 * @throws OwnerError or ProblemsError if a mistake in them prevents that.
 */
export async function withShopFiles<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw unreadableFile(error) ?? (await invalidFacts(error)) ?? error;
  }
}

function unreadableFile(error: unknown): OwnerError | undefined {
  if (!(error instanceof Error)) return;
  const [, file, line] = IN_SHOP_FILE.exec(error.stack ?? "") ?? [];
  if (!file) return;
  return new OwnerError(
    `${file}, line ${line}, cannot be read (${error.message}). Look there, on the line above and at what it names for a missing quote, comma or bracket.`,
    { cause: error },
  );
}

/** A file that can be parsed may still have invalid values, such as an unknown time zone. */
async function invalidFacts(cause: unknown): Promise<ProblemsError | undefined> {
  const { checkShop } = await import("#server/catalog/starter-set/check-shop.ts");
  const { problems } = checkShop();
  if (problems.length === 0) return;
  return new ProblemsError("This must be put right first:", problems, { cause });
}
