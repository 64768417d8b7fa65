import { data, redirect } from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { deskOf, inboxOf } from "#desk/desk.server.ts";
import { leadAddress, readInboxQuery } from "#desk/inbox/inbox-address.ts";
import { rowOf } from "#desk/inbox/loader.server.ts";
import { askedPieces } from "./asked-pieces.server.ts";
import { leadFacts, originFacts, shopperWords } from "./lead-facts.ts";

/** Everything known about one lead. */
export async function leadPage(args: LoaderArgs, reference: string) {
  const { catalog, quotes } = deskOf(args);
  const inbox = inboxOf(args);
  const [found, colleagues, quote] = await Promise.all([
    inbox.lead(reference),
    inbox.colleagues(),
    quotes?.ofLead(reference),
  ]);
  if (!found) throw data(null, { status: 404 });
  // One address for each lead, in whatever spelling it was asked for.
  if (found.reference !== reference) {
    const list = readInboxQuery(new URL(args.request.url).searchParams);
    throw redirect(leadAddress(found.reference, list), 302);
  }
  const { record, others, ...lead } = found;
  return {
    now: new Date().toISOString(),
    lead,
    colleagues,
    quote: quote ?? null,
    asked: askedPieces(record, catalog),
    words: shopperWords(record),
    facts: leadFacts(record, lead.phone),
    origin: originFacts(record),
    preferred: String(record.preferred_contact ?? ""),
    bestTime: String(record.best_time ?? ""),
    offerFile: record.offer_file ? String(record.offer_file) : null,
    others: others.map((row) => rowOf(catalog, row)),
  };
}

export type LeadData = Awaited<ReturnType<typeof leadPage>>;

/** A lead as its page shows it, without the record. */
export type PageLead = LeadData["lead"];
