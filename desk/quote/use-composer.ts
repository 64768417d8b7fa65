import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { firstName } from "#domain/desk/initials.ts";
import { quoteTotals } from "#domain/quote/quote-totals.ts";
import { titleOf } from "./line-title.ts";
import type { ComposerData } from "./loader.server.ts";
import type { Errors } from "./post-quote.ts";
import { useDraft } from "./use-draft.ts";
import { useFinish } from "./use-finish.ts";
import { useLineActs } from "./use-line-acts.ts";
import { useSending } from "./use-sending.ts";
import { useWriter } from "./use-writer.ts";
import { draftOf, placed } from "./written-quote.ts";

/** Everything the composer shows and does. @param member id of who writes */
export function useComposer({ composer, me }: ComposerData, member: string) {
  const { lead, rules, today } = composer;
  const { reference } = lead;
  const names = { shopper: firstName(lead.name), me };
  const saving = useDraft(composer, member);
  const { written, change, saveAll, saver } = saving;
  const draft = draftOf(written);
  const totals = quoteTotals(draft, rules);
  const lines = useLineActs({ written, known: composer.pieces, change });
  const titles = draft.lines.map((line) =>
    titleOf(line, line.id === undefined ? undefined : lines.pieces[line.id]),
  );
  const finish = useFinish({ reference, draft, totals, today, titles, saveAll });
  const sending = useSending({
    reference,
    name: names.shopper,
    saveAll,
    savedVersion: () => saver.version,
    onInvalid: finish.refuse,
  });
  const writer = useWriter(composer);
  useUnknownPieces(composer, { written, status: saving.status });
  const send = () => {
    if (finish.isReady()) sending.open();
  };
  const errors: Errors = { ...saving.errors, ...placed(finish.problems, written) };
  return { names, saving, draft, totals, lines, finish, sending, writer, send, errors };
}

export type ComposerState = ReturnType<typeof useComposer>;

/** Asks the server what it knows of products that were chosen since the page was loaded. */
function useUnknownPieces(
  { pieces }: ComposerData["composer"],
  { written, status }: Pick<ReturnType<typeof useDraft>, "written" | "status">,
) {
  const { revalidate } = useRevalidator();
  const askIfUnknown = useEffectEvent(() => {
    if (status !== "saved") return;
    const isUnknown = written.lines.some(({ line: { id } }) => id !== undefined && !pieces[id]);
    if (isUnknown) void revalidate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server knows them once they are saved
  useEffect(() => askIfUnknown(), [status]);
}
