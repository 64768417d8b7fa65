import { CommandError, type CommandOutput } from "#server/commands/leads/output.ts";
import { requireLead } from "#server/commands/leads/show.ts";
import { withShopStore } from "#server/commands/shop-store.ts";
import type { StoredLead } from "#server/leads/lead-queries.ts";
import { systemClock } from "#server/platform/clock.ts";
import { withdrawVersion } from "#server/quotes/change-version.ts";
import { sentQuote } from "#server/quotes/lead-quote.ts";
import { versionText } from "#server/quotes/move-lead.ts";
import { onLead } from "#server/quotes/on-lead.ts";
import type { StoredQuoteDeps } from "#server/quotes/quote-deps.ts";
import { versionConflict } from "#server/quotes/refusals.ts";
import { withStatus } from "#server/quotes/stored-versions.ts";
import { loadSettings, withLinkSecret } from "#server/startup/load-config.ts";
import { listQuotes } from "./list.ts";
import { type QuotesRequest, readQuotesRequest, USAGE } from "./quotes-request.ts";
import { showQuote } from "./show.ts";

/** Runs an `npm run quotes` command (rule 19.40) and returns its output. */
export async function runQuotes(
  args: readonly string[],
): Promise<{ output: CommandOutput; json: boolean }> {
  const request = readQuotesRequest(args);
  const { json } = request;
  if (request.command === "help") return { json, output: { json: USAGE, text: USAGE } };
  const settings = loadSettings();
  const output = await withShopStore(settings, { quiet: json }, (store) =>
    // Not before: a command makes no data folder.
    run(request, { store, config: withLinkSecret(settings), clock: systemClock }),
  );
  return { json, output };
}

async function run(
  request: Exclude<QuotesRequest, { command: "help" }>,
  deps: StoredQuoteDeps,
): Promise<CommandOutput> {
  const { store, clock } = deps;
  if (request.command === "list") return listQuotes(store.queries, request.limit, clock());
  const lead = await requireLead(store.queries, request.id);
  switch (request.command) {
    case "show":
      return showQuote(deps, lead);
    case "withdraw":
      return withdrawOpen(deps, lead);
    case "link":
      return linkOf(deps, lead);
  }
}

/** Withdraws the open version; its history says nothing of who did it. */
async function withdrawOpen(deps: StoredQuoteDeps, lead: { id: string }): Promise<CommandOutput> {
  const done = await onLead(deps, lead.id, async (quote) => {
    const open = withStatus(quote.versions, "open");
    if (!open) return { outcome: versionConflict(quote), text: "" };
    const outcome = await withdrawVersion(quote, { number: open.number, memberId: null });
    return { outcome, text: versionText(open) };
  });
  const outcome = done?.outcome ?? { ok: false, status: 404 };
  if (!outcome.ok) {
    throw new CommandError("message" in outcome ? outcome.message : "The lead was just erased.");
  }
  const { reference, version, state } = outcome;
  return {
    json: { reference, version, status: "withdrawn", state },
    text: `Withdrawn: ${reference}, ${done?.text}. Nobody can accept it any more.`,
  };
}

async function linkOf(
  deps: StoredQuoteDeps,
  { id, reference, language }: Pick<StoredLead, "id" | "reference" | "language">,
): Promise<CommandOutput> {
  const { queries } = deps.store;
  const { link } = await sentQuote({ ...deps, queries }, { id, name: "", language });
  if (link === null) throw new CommandError(`No quote was sent for ${reference} yet.`);
  return { json: { reference, link }, text: link };
}
