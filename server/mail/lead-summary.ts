import { emailColors as colors } from "./email-colors.ts";
import { emailLink } from "./email-layout.ts";
import { html, type SafeHtml, textWithLineBreaks } from "./html.ts";

/** A line of a mail's table: what was asked, and what was said to it. */
export interface EmailRow {
  label: string;
  value: string;
  /** Where it leads, when it is more than text. */
  href?: string;
}

/** A piece of furniture in a mail. */
export interface EmailProduct {
  title: string;
  sku: string;
  quantity: number;
  notes: string;
  /** Absolute address of the product page. */
  url: string;
}

/** Label and value in two columns; answers left empty are left out. */
export function summaryTable(answers: readonly EmailRow[]): SafeHtml {
  const rows = nonEmpty(answers).map(
    ({ label, value, href }) => html`<tr>
<td valign="top" width="118" style="padding:6px 12px 6px 0;border-bottom:1px solid ${colors.line};color:${colors.soft};font-size:14px;">${label}</td>
<td valign="top" style="padding:6px 0;border-bottom:1px solid ${colors.line};word-break:break-word;">${href ? emailLink(href, value) : textWithLineBreaks(value)}</td>
</tr>`,
  );
  return table(rows);
}

/** The furniture of a lead: what, how many, and what the shopper wrote beside it. */
export function productsTable(pieces: readonly EmailProduct[]): SafeHtml {
  const rows = pieces.map(
    ({ title, sku, quantity, notes, url }) => html`<tr>
<td valign="top" width="44" style="padding:10px 12px 10px 0;border-bottom:1px solid ${colors.line};font-weight:600;white-space:nowrap;">${quantity} &times;</td>
<td valign="top" style="padding:10px 0;border-bottom:1px solid ${colors.line};word-break:break-word;">${emailLink(url, title)}<br><span style="font-size:13px;color:${colors.soft};">SKU ${sku}</span>${notes !== "" && html`<br><span style="font-size:14px;">${textWithLineBreaks(notes)}</span>`}</td>
</tr>`,
  );
  return table(rows);
}

/** The answers as `Label: value` lines. */
export function summaryText(answers: readonly EmailRow[]): string {
  return nonEmpty(answers)
    .map(({ label, value }) => `${label}: ${value}`)
    .join("\n");
}

/** The pieces as lines, notes indented below. */
export function productsText(pieces: readonly EmailProduct[]): string {
  return pieces
    .map(({ title, sku, quantity, notes, url }) =>
      [`${quantity} × ${title} (SKU ${sku})`, notes.replaceAll("\n", "\n    "), url]
        .filter((line) => line !== "")
        .join("\n    "),
    )
    .join("\n");
}

/** "1 piece", "3 pieces": the sum of quantities (rule 7.4). */
export function productCount(pieces: readonly EmailProduct[]): string {
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? "1 piece" : `${count.toLocaleString("en-US")} pieces`;
}

function table(rows: readonly SafeHtml[]): SafeHtml {
  if (rows.length === 0) return html``;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-top:1px solid ${colors.line};">
${rows}
</table>`;
}

function nonEmpty(answers: readonly EmailRow[]): EmailRow[] {
  return answers.filter(({ value }) => value !== "");
}
