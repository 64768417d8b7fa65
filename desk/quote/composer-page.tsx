import { useNow } from "#desk/live/use-now.ts";
import { useWaiting } from "#desk/waiting/waiting-context.tsx";
import { formatMoneyWithCents } from "#domain/money.ts";
import { errorList } from "#ui/error-list.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { ComposerAside } from "./composer-aside.tsx";
import { ComposerHeader, SaveProblem } from "./composer-header.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { LineList } from "./line-list.tsx";
import type { ComposerData } from "./loader.server.ts";
import { NoScriptQuote } from "./no-script-quote.tsx";
import { PieceDialog } from "./piece-dialog.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { TaxSection } from "./tax-section.tsx";
import { type ComposerState, useComposer } from "./use-composer.ts";
import { WriterBanner } from "./writer-banner.tsx";
import { fieldIdOf } from "./written-quote.ts";

/** Where a seller writes the quote of a lead, and sends it. */
export function ComposerPage({ data }: { data: ComposerData }) {
  const { composer } = data;
  const state = useComposer(data, useWaiting().me.id);
  return (
    <main id="content" data-lead={composer.lead.reference} className="lg:flex lg:flex-1">
      <NoScriptQuote {...composer} />
      <div className="needs-js lg:grid lg:flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,23rem)]">
        <ComposerMain data={data} state={state} />
        <ComposerAside composer={composer} state={state} />
      </div>
      <ComposerDialogs data={data} state={state} />
    </main>
  );
}

interface PartProps {
  data: ComposerData;
  state: ComposerState;
}

function ComposerMain({ data, state }: PartProps) {
  const { composer } = data;
  const { saving, draft, totals, lines, finish, writer, errors } = state;
  const { written, change, status, savedAt } = saving;
  const now = useNow(data.now);
  const listed = errorList(finish.listed, (name) => fieldIdOf(name, written));
  return (
    <div className="min-w-0 pb-5 lg:px-8">
      <ComposerHeader lead={composer.lead} status={status} savedAt={savedAt} now={now} />
      <WriterBanner otherWriter={writer.otherWriter} onTakeOver={writer.takeOver} />
      <SaveProblem status={status} errors={saving.errors} />
      <ConflictNotice
        conflict={saving.conflict}
        mine={draft}
        rules={composer.rules}
        pieces={lines.pieces}
        onKeepMine={saving.keepMine}
        onTakeTheirs={saving.takeTheirs}
      />
      <fieldset disabled={writer.otherWriter !== null} className="grid min-w-0 gap-5">
        {listed.length > 0 ? (
          <div className="mx-5 mt-3 md:mx-10 lg:mx-0">
            <ErrorSummary items={listed} />
          </div>
        ) : null}
        <LineList
          written={written}
          pieces={lines.pieces}
          totals={totals}
          errors={errors}
          acts={lines.acts}
          onAdd={lines.add}
        />
        <DeliverySection written={written} totals={totals} change={change} />
        <TaxSection terms={written.terms} rules={composer.rules} errors={errors} change={change} />
      </fieldset>
    </div>
  );
}

function ComposerDialogs({ data, state }: PartProps) {
  const { lead, openVersion } = data.composer;
  const { saving, draft, totals, lines, sending, names } = state;
  const { picking, pieces } = lines;
  const swapped = saving.written.lines.find(({ key }) => key === picking?.insteadOf)?.line.id;
  return (
    <>
      <PieceDialog
        open={picking !== null}
        onClose={lines.stopPicking}
        reference={lead.reference}
        insteadOf={swapped === undefined ? undefined : pieces[swapped]?.title}
        chosen={new Set(draft.lines.flatMap(({ id }) => id ?? []))}
        onChoose={lines.choose}
      />
      <SendDialog
        sending={sending.sending}
        lead={lead}
        openVersion={openVersion}
        names={names}
        total={formatMoneyWithCents(totals.total)}
        goodUntil={draft.goodUntil}
        onSend={sending.send}
        onClose={sending.close}
      />
    </>
  );
}
