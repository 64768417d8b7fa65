import { formatMoneyWithCents } from "#domain/money.ts";
import type { QuoteDraft, QuoteRules } from "#domain/quote/quote-draft.ts";
import { quoteTotals } from "#domain/quote/quote-totals.ts";
import { monthAndDay } from "#formats";
import { Button } from "#ui/button.tsx";
import { copy } from "./copy.ts";
import { titleOf } from "./line-title.ts";
import type { ShownPiece } from "./loader.server.ts";
import type { Conflict } from "./save-answer.ts";

interface ConflictNoticeProps {
  conflict: Conflict | undefined;
  mine: QuoteDraft;
  rules: QuoteRules;
  pieces: Readonly<Record<string, ShownPiece>>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved the quote meanwhile: shows both, and the seller chooses (rule 19.52). */
export function ConflictNotice({ conflict, mine, ...shown }: ConflictNoticeProps) {
  const { mine: mineTitle, theirs, title, text, keepMine, takeTheirs } = copy.conflict;
  return (
    <div role="alert">
      {conflict ? (
        <div className="mx-5 my-3 grid gap-3 rounded-surface bg-clay-wash p-4 md:mx-10 lg:mx-0">
          <p>
            <strong className="font-semibold text-clay">{title(conflict.by)}</strong>{" "}
            <span>{text}</span>
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            <Side title={mineTitle} draft={mine} {...shown} />
            <Side title={theirs(conflict.by)} draft={conflict.draft} {...shown} />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={shown.onKeepMine}>
              {keepMine}
            </Button>
            <Button tone="quiet" size="small" onClick={shown.onTakeTheirs}>
              {takeTheirs}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

interface SideProps extends Pick<ConflictNoticeProps, "rules" | "pieces"> {
  title: string;
  draft: QuoteDraft;
}

function Side({ title, draft, rules, pieces }: SideProps) {
  const totals = quoteTotals(draft, rules);
  return (
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      <ul>
        {draft.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: these lines don't change
          <li key={index}>
            {copy.conflict.line(
              line.quantity,
              titleOf(line, line.id === undefined ? undefined : pieces[line.id]),
              formatMoneyWithCents(totals.lines[index]?.total ?? 0),
            )}
          </li>
        ))}
      </ul>
      <p className="font-semibold tabular-nums">{formatMoneyWithCents(totals.total)}</p>
      <p className="text-[0.9375rem]">
        {draft.goodUntil ? copy.conflict.goodUntil(monthAndDay(draft.goodUntil)) : ""}
      </p>
      <p className="text-[0.9375rem] break-words whitespace-pre-wrap">{draft.message}</p>
    </div>
  );
}
