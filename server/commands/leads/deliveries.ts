import { formatsIn } from "#formats-in";
import { type CrewStop, crewDay } from "#server/bookings/crew-day.ts";
import type { Store } from "#server/store/store-interface.ts";
import { addOnTexts, crewDayHtml, itemTexts, languageTexts } from "./crew-day-html.ts";
import { toCsv } from "./csv.ts";
import { alignColumns, type CommandOutput } from "./output.ts";
import type { CrewDayFormat } from "./request.ts";

const { dateWithWeekday } = formatsIn.en;

/** The crew day: all deliveries booked for a day, in the requested format. */
export async function deliveriesOn(
  store: Store,
  date: string,
  format: CrewDayFormat,
): Promise<CommandOutput> {
  const stops = await crewDay(store, date);
  const text = {
    csv: () => toCsv(stops.map(toRow)).trimEnd(),
    html: () => crewDayHtml(date, stops),
    table: () => asTable(date, stops),
  };
  return { json: stops, text: text[format]() };
}

function toRow(stop: CrewStop): Record<string, string | number> {
  const { hours, reference, name, phone, address, notes, total, language } = stop;
  return {
    window: hours,
    reference,
    name,
    phone,
    address,
    items: itemTexts(stop).join("; "),
    add_ons: addOnTexts(stop).join("; "),
    notes,
    total,
    language,
  };
}

function asTable(date: string, stops: readonly CrewStop[]): string {
  const heading = `${dateWithWeekday(date)}: ${stops.length === 1 ? "1 delivery" : `${stops.length} deliveries`}`;
  const windows = Map.groupBy(stops, ({ hours }) => hours);
  const sections = [...windows].map(([hours, windowStops]) => {
    const rows = windowStops.map((stop) => [
      stop.reference,
      stop.name,
      stop.phone,
      stop.address,
      itemTexts(stop).join("; "),
      addOnTexts(stop).join(", "),
      [...languageTexts(stop), stop.notes].filter(Boolean).join("; "),
    ]);
    const names = ["REFERENCE", "NAME", "PHONE", "ADDRESS", "ITEMS", "ADD-ONS", "NOTES"];
    return `${hours}\n${alignColumns([names, ...rows])}`;
  });
  return [heading, ...sections].join("\n\n");
}
