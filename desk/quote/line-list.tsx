import { quoteLimits } from "#domain/quote/quote-draft.ts";
import type { QuoteTotals } from "#domain/quote/quote-totals.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { copy } from "./copy.ts";
import { focusSoon } from "./focus-soon.ts";
import type { LineActs } from "./line-acts.ts";
import { LineRow } from "./line-row.tsx";
import type { ShownPiece } from "./loader.server.ts";
import type { Errors } from "./post-quote.ts";
import { addLineId } from "./use-line-acts.ts";
import { lineFieldId, type WrittenQuote } from "./written-quote.ts";

interface LineListProps {
  written: WrittenQuote;
  pieces: Readonly<Record<string, ShownPiece>>;
  totals: QuoteTotals;
  /** By the fields' ids. */
  errors: Errors;
  acts: LineActs;
  onAdd: () => void;
}

/** The quote's lines, and ways to add more. */
export function LineList({ written, pieces, totals, errors, acts, onAdd }: LineListProps) {
  const problem = (key: number, field: string) => errors[lineFieldId(key, field)]?.join(" ");
  const isFull = written.lines.length >= quoteLimits.lines;
  const addFree = () =>
    acts.change({
      do: "add_line",
      line: { title: "", price: null, quantity: 1, taxed: true, size: null },
    });
  return (
    <section aria-labelledby="lines-title">
      <h2 id="lines-title" className="sr-only">
        {copy.lines.title}
      </h2>
      <ColumnNames />
      <ul id="lines" className="border-t border-line">
        {written.lines.map((line, index) => (
          <LineRow
            key={line.key}
            written={line}
            piece={line.line.id === undefined ? undefined : pieces[line.line.id]}
            discount={totals.lines[index]?.discount ?? 0}
            total={totals.lines[index]?.total ?? 0}
            isOpen={written.openLine === line.key || hasProblem(errors, line.key)}
            titleProblem={problem(line.key, "title")}
            priceProblem={problem(line.key, "price")}
            offProblem={problem(line.key, "off")}
            acts={acts}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line px-5 py-2 md:px-10 lg:px-0">
        {isFull ? (
          <p className="py-2 text-soft">{copy.lines.most}</p>
        ) : (
          <>
            <AddButton id={addLineId} label={copy.lines.add} dataKey="a" onClick={onAdd} />
            <AddButton
              label={copy.lines.free}
              onClick={() => {
                addFree();
                focusSoon(lineFieldId(written.nextKey, "title"));
              }}
            />
          </>
        )}
      </div>
    </section>
  );
}

/** Names of the columns on wide screens; each field has its own label for screen readers. */
function ColumnNames() {
  const { piece, price, quantity, off, total } = copy.lines;
  return (
    <p
      aria-hidden="true"
      className="hidden gap-x-3 pb-2 text-[0.9375rem] text-soft lg:grid lg:grid-cols-[4rem_minmax(0,1fr)_7rem_7.75rem_6.75rem_6.5rem_2.75rem]"
    >
      <span className="col-span-2">{piece}</span> <span className="text-right">{price}</span>{" "}
      <span className="text-center">{quantity}</span> <span className="text-right">{off}</span>{" "}
      <span className="text-right">{total}</span>
    </p>
  );
}

interface AddButtonProps {
  id?: string;
  label: string;
  onClick: () => void;
  dataKey?: string;
}

function AddButton({ id, label, onClick, dataKey }: AddButtonProps) {
  return (
    <Button
      tone="quiet"
      size="small"
      id={id}
      onClick={onClick}
      data-key={dataKey}
      className="border-0 px-0! text-pine hover:underline"
    >
      <Icon name="plus" />
      <span>{label}</span>
    </Button>
  );
}

function hasProblem(errors: Errors, key: number): boolean {
  return ["title", "price", "off"].some((field) => errors[lineFieldId(key, field)]);
}
