import { copyIn } from "#copy-in/delivery-sizes.ts";
import { formatsIn } from "#formats-in";
import type { CrewStop } from "#server/bookings/crew-day.ts";
import { html, SafeHtml, textWithLineBreaks } from "#server/mail/html.ts";
import { languageRows } from "#server/mail/language-row.ts";
import { facts } from "#shop/facts.ts";

const { dateWithWeekday } = formatsIn.en;

/** Safe without escaping, as it contains no user input. */
const STYLE = new SafeHtml(`<style>
body { font: 15px/1.45 Helvetica, Arial, sans-serif; color: #211c17; margin: 24px; }
h1 { font-size: 22px; } h2 { font-size: 17px; margin: 28px 0 6px; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: 8px 10px 8px 0; border-top: 1px solid #8c7f70; }
tr { break-inside: avoid; } .done { width: 16px; height: 16px; border: 1.5px solid #211c17; }
@media print { body { margin: 0; font-size: 12px; } }
</style>`);

/** The crew day as a page to print, with a box to tick for every delivery. */
export function crewDayHtml(date: string, stops: readonly CrewStop[]): string {
  const windows = [...Map.groupBy(stops, ({ hours }) => hours)];
  const title = `${facts.name}: deliveries on ${dateWithWeekday(date)}`;
  const page = html`<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><title>${title}</title>${STYLE}</head>
<body>
<h1>${title}</h1>
${windows.length === 0 && html`<p>No deliveries.</p>`}
${windows.map(
  ([hours, windowStops]) => html`<h2>${hours}</h2>
<table>
<tr><th></th><th>Who</th><th>Where</th><th>What</th><th>Notes</th></tr>
${windowStops.map(stopRow)}
</table>`,
)}
</body>
</html>`;
  return page.source;
}

/** The items, one per line of the booking, such as `2 × Large (the green sofa)`. */
export function itemTexts({ items }: CrewStop): string[] {
  return items.map(({ type, quantity, notes }) => {
    const size = Object.entries(copyIn.en.titles).find(([name]) => name === type)?.[1];
    return `${quantity} × ${size ?? type}${notes ? ` (${notes})` : ""}`;
  });
}

/** The add-ons as they are called on the crew day. */
export function addOnTexts({ whiteGlove, packagingRemoval, haulAway }: CrewStop): string[] {
  return [
    ...(whiteGlove ? ["white-glove"] : []),
    ...(packagingRemoval ? ["packaging removal"] : []),
    ...(haulAway ? ["haul-away"] : []),
  ];
}

/** Says in which language to speak to the shopper, unless that is English. */
export function languageTexts({ language }: CrewStop): string[] {
  return languageRows(language).map(({ label, value }) => `${label}: ${value}`);
}

function stopRow(stop: CrewStop): SafeHtml {
  const lines = (texts: readonly string[]) => textWithLineBreaks(texts.join("\n"));
  return html`<tr>
<td><div class="done"></div></td>
<td><strong>${stop.name}</strong><br>${stop.phone}<br>${stop.reference}${languageTexts(stop).map((text) => html`<br>${text}`)}</td>
<td>${stop.address}</td>
<td>${lines([...itemTexts(stop), ...addOnTexts(stop)])}</td>
<td>${textWithLineBreaks(stop.notes)}</td>
</tr>
`;
}
