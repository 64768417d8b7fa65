import { emailColors as colors, headingFont } from "./email-layout.ts";
import { html, type SafeHtml } from "./html.ts";

/** A row of a statement: what, and what it comes to. */
export interface AmountRow {
  label: string | SafeHtml;
  amount: string;
  /** What all rows before it come to. */
  isTotal?: boolean;
}

const cell = `border-bottom:1px solid ${colors.line};`;
const total = `font-family:${headingFont};font-size:20px;line-height:26px;`;

/** Rows with their amounts at the right edge, one below the other. */
export function amountsTable(rows: readonly AmountRow[]): SafeHtml {
  if (rows.length === 0) return html``;
  const cells = rows.map(
    ({ label, amount, isTotal }) => html`<tr>
<td valign="top" style="padding:8px 12px 8px 0;word-break:break-word;${cell}${isTotal && total}">${label}</td>
<td valign="top" align="right" style="padding:8px 0;white-space:nowrap;${cell}${isTotal && total}">${amount}</td>
</tr>`,
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-top:1px solid ${colors.line};">
${cells}
</table>`;
}

/** The rows as `Label: amount` lines. */
export function amountsText(rows: readonly (AmountRow & { label: string })[]): string {
  return rows.map(({ label, amount }) => `${label}: ${amount}`).join("\n");
}
