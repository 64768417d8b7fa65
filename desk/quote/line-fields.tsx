import { deliverySizes } from "#domain/delivery/delivery-price.ts";
import { formatMoney } from "#domain/money.ts";
import { quoteLimits } from "#domain/quote/quote-draft.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { copy } from "./copy.ts";
import type { LineActs, LineProblems } from "./line-acts.ts";
import { LineSelect } from "./line-select.tsx";
import type { ShownPiece } from "./loader.server.ts";
import { TypedField } from "./typed-field.tsx";
import { type LineField, lineFieldText, readLineField } from "./typed-fields.ts";
import { lineFieldId, type WrittenLine } from "./written-quote.ts";

interface LineFieldsProps extends LineProblems {
  written: WrittenLine;
  piece: ShownPiece | undefined;
  acts: LineActs;
}

const notDelivered = "none";

/** A line's price, quantity, discount and delivery size. */
export function LineFields({ written, piece, priceProblem, offProblem, acts }: LineFieldsProps) {
  const { key, line } = written;
  return (
    <>
      <div className="lg:col-start-3 lg:row-span-2 lg:row-start-1">
        <TypedField
          {...propsOf("price", written, acts)}
          label={copy.lines.price}
          problem={problemOf("price", written) ?? priceProblem}
          inputMode="decimal"
          isDollars
          inputClass="lg:text-right"
          onEnter={() => acts.next(key)}
        />
        <LastTime written={written} piece={piece} acts={acts} />
      </div>
      <Quantity written={written} acts={acts} />
      <TypedField
        {...propsOf("off", written, acts)}
        label={copy.lines.off}
        problem={problemOf("off", written) ?? offProblem}
        placeholder={copy.lines.offHint}
        inputMode="text"
        onEnter={() => acts.next(key)}
        className="lg:col-start-5 lg:row-start-1"
        inputClass="lg:text-right"
      />
      <LineSelect
        id={lineFieldId(key, "size")}
        label={copy.lines.size}
        value={line.size ?? notDelivered}
        onValue={(value) => {
          const size = deliverySizes.find((known) => known === value) ?? null;
          acts.change({ do: "change_line", key, change: { size } });
        }}
        className="lg:col-start-5 lg:row-start-2"
        options={[
          ...deliverySizes.map((size) => ({ value: size, label: copy.sizes[size] })),
          { value: notDelivered, label: copy.lines.notDelivered },
        ]}
      />
    </>
  );
}

/** The price this was quoted at last, one click away. */
function LastTime({ written, piece, acts }: Pick<LineFieldsProps, "written" | "piece" | "acts">) {
  const last = piece?.lastPrice ?? null;
  if (last === null) return null;
  const { key } = written;
  const take = () =>
    acts.change({ do: "type_line", key, field: "price", text: formatMoney(last).slice(1) });
  return (
    <Button
      tone="quiet"
      size="small"
      className="mt-2 w-full px-2! lg:mt-1 lg:min-h-9 lg:border-0 lg:text-sm lg:underline"
      onClick={() => {
        take();
        acts.change({ do: "leave_line_field", key, field: "price" });
      }}
    >
      {copy.lines.lastTime(formatMoney(last))}
    </Button>
  );
}

function Quantity({ written, acts }: Pick<LineFieldsProps, "written" | "acts">) {
  const { key, line } = written;
  const step = (by: number) => {
    const quantity = line.quantity + by;
    acts.change({ do: "type_line", key, field: "quantity", text: String(quantity) });
    acts.change({ do: "leave_line_field", key, field: "quantity" });
  };
  const button = (by: 1 | -1) => (
    <button
      type="button"
      aria-label={by < 0 ? copy.lines.less : copy.lines.more}
      disabled={by < 0 ? line.quantity <= 1 : line.quantity >= quoteLimits.quantity}
      onClick={() => step(by)}
      className={`absolute inset-y-0 grid w-11 place-items-center hover:text-pine disabled:text-edge ${by < 0 ? "left-0" : "right-0"}`}
    >
      <Icon name={by < 0 ? "minus" : "plus"} className="size-4" />
    </button>
  );
  return (
    <TypedField
      {...propsOf("quantity", written, acts)}
      label={copy.lines.quantity}
      problem={problemOf("quantity", written)}
      inputMode="numeric"
      onEnter={() => acts.next(key)}
      className="lg:col-start-4 lg:row-span-2 lg:row-start-1"
      inputClass="px-11! text-center font-semibold"
      after={
        <>
          {button(-1)}
          {button(1)}
        </>
      }
    />
  );
}

/** What the fields of a line have in common. */
function propsOf(field: LineField, { key, line, typed }: WrittenLine, { change }: LineActs) {
  return {
    id: lineFieldId(key, field),
    labelClass: "lg:sr-only",
    text: typed[field] ?? lineFieldText(field, line),
    onText: (text: string) => change({ do: "type_line", key, field, text }),
    onLeave: () => change({ do: "leave_line_field", key, field }),
  };
}

function problemOf(field: LineField, { typed }: WrittenLine): string | undefined {
  const text = typed[field];
  return text === undefined ? undefined : readLineField(field, text).problem;
}
