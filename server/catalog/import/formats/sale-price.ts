import { shopTime } from "#domain/shop-calendar.ts";
import {
  type SalePeriod,
  type SaleTime,
  saleState,
} from "#server/catalog/import/cells/sale-time.ts";
import { addNote } from "./foreign-draft.ts";
import type { ForeignRow, ForeignTable } from "./foreign-table.ts";

const notes = {
  "to come": "is still to come: until then the regular price holds. Import again when it starts",
  ended: "has ended: the regular price holds",
  on: "ends: import again after it, as the price doesn't change by itself",
};

/**
 * A row's price now (rule 3.33) and, during a sale, its regular price as the compare-at price. A sale with an
 * end, or that doesn't hold now, is reported.
 */
export function pricesOfRow(
  row: ForeignRow,
  table: ForeignTable,
): { price?: number; compareAtPrice?: number } {
  const [sale = 0, regular] = [row.amount("sale"), row.amount("regular")];
  if (sale === 0 || sale === regular) return regular === undefined ? {} : { price: regular };
  const period = periodOfRow(row);
  const state = saleState(period, table.reading.clock);
  if (state !== "on" || period.ends) {
    const side = state === "to come" ? "starts" : "ends";
    const field = ["period", side].find((each) => table.has(each)) ?? "sale";
    addNote(row, table, field, notes[state], saleText(sale, side, period, table));
  }
  if (state !== "on") return regular === undefined ? {} : { price: regular };
  return { price: sale, ...(regular === undefined ? {} : { compareAtPrice: regular }) };
}

/** Such as `sale at 899 until 2026-11-30`. */
function saleText(
  price: number,
  side: "starts" | "ends",
  period: SalePeriod,
  table: ForeignTable,
): string {
  const time = period[side];
  const { timeZone } = table.reading.clock;
  const day = time && ("at" in time ? shopTime(timeZone, new Date(time.at)).date : time.date);
  return `sale at ${price} ${side === "starts" ? "from" : "until"} ${day}`;
}

function periodOfRow(row: ForeignRow): SalePeriod {
  const period = row.value("period") as SalePeriod | undefined;
  const starts = row.value("starts") as SaleTime | undefined;
  const ends = row.value("ends") as SaleTime | undefined;
  return period ?? { ...(starts ? { starts } : {}), ...(ends ? { ends } : {}) };
}
