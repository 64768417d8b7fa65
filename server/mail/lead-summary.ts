import { copyIn } from "#copy-in/lead-rows.ts";
import type { Language } from "#domain/language.ts";
import { emailColors as colors, emailLink } from "./email-layout.ts";
import { html, type SafeHtml, textWithLineBreaks } from "./html.ts";

/** A row of an email's table. */
export interface EmailRow {
  label: string;
  value: string;
  /** Link target, if the value is a link. */
  href?: string;
}

/** A product in an email. */
export interface EmailProduct {
  title: string;
  sku: string;
  quantity: number;
  notes: string;
  /** Absolute address of the product page. */
  url: string;
}

/** Rows with label and value in two columns; empty values are left out. */
export function summaryTable(summary: readonly EmailRow[]): SafeHtml {
  const rows = nonEmpty(summary).map(
    ({ label, value, href }) => html`<tr>
<td valign="top" width="118" style="padding:6px 12px 6px 0;border-bottom:1px solid ${colors.line};color:${colors.soft};font-size:14px;">${label}</td>
<td valign="top" style="padding:6px 0;border-bottom:1px solid ${colors.line};word-break:break-word;">${href ? emailLink(href, value) : textWithLineBreaks(value)}</td>
</tr>`,
  );
  return table(rows);
}

/** A lead's products with quantity and the shopper's notes. */
export function productsTable(products: readonly EmailProduct[], language: Language): SafeHtml {
  const copy = copyIn[language];
  const rows = products.map(
    ({ title, sku, quantity, notes, url }) => html`<tr>
<td valign="top" width="44" style="padding:10px 12px 10px 0;border-bottom:1px solid ${colors.line};font-weight:600;white-space:nowrap;">${quantity} &times;</td>
<td valign="top" style="padding:10px 0;border-bottom:1px solid ${colors.line};word-break:break-word;">${emailLink(url, title)}<br><span style="font-size:13px;color:${colors.soft};">${copy.sku({ sku })}</span>${notes !== "" && html`<br><span style="font-size:14px;">${textWithLineBreaks(notes)}</span>`}</td>
</tr>`,
  );
  return table(rows);
}

/** The rows as `Label: value` lines; empty values are left out. */
export function summaryText(summary: readonly EmailRow[]): string {
  return nonEmpty(summary)
    .map(({ label, value }) => `${label}: ${value}`)
    .join("\n");
}

/** The products as lines, with notes indented below. */
export function productsText(products: readonly EmailProduct[], language: Language): string {
  const copy = copyIn[language];
  return products
    .map(({ title, sku, quantity, notes, url }) =>
      [`${quantity} × ${title} (${copy.sku({ sku })})`, notes.replaceAll("\n", "\n    "), url]
        .filter((line) => line !== "")
        .join("\n    "),
    )
    .join("\n");
}

/** "1 piece", "3 pieces": the sum of quantities (rule 7.4). */
export function productCount(products: readonly EmailProduct[]): string {
  const count = products.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? "1 piece" : `${count.toLocaleString("en-US")} pieces`;
}

function table(rows: readonly SafeHtml[]): SafeHtml {
  if (rows.length === 0) return html``;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-top:1px solid ${colors.line};">
${rows}
</table>`;
}

function nonEmpty(rows: readonly EmailRow[]): EmailRow[] {
  return rows.filter(({ value }) => value !== "");
}
