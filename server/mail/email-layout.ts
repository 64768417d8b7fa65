import { addressesIn } from "#domain/addresses/every-table.ts";
import { type Language, languages } from "#domain/language.ts";
import { callHref, mailHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { html, type SafeHtml } from "./html.ts";

/**
 * The shop's colors (brand book) as literal values for inline styles, as email clients need them.
 */
export const emailColors = {
  paper: "#FBF8F3",
  sand: "#F1EAE0",
  line: "#E3D9CB",
  ink: "#211C17",
  soft: "#5B5148",
  pine: "#1F4D3F",
} as const;

export const headingFont = "Fraunces, Georgia, serif";
export const bodyFont = "Figtree, Helvetica, Arial, sans-serif";

export interface EmailContent {
  title: string;
  /** The line that email clients show beside the subject. */
  preheader: string;
  body: SafeHtml;
  language: Language;
  siteUrl: string;
}

/** A text of `copy/` with a link, as HTML and as text. */
export type TextWithLink = <T>(values: { link: (words: string) => T }) => readonly (string | T)[];

/**
 * Puts an email's body into the common layout: one centered table with inline styles, which works
 * in all email clients. It has no pictures, as those are often blocked.
 */
export function emailLayout(content: EmailContent): string {
  const { title, preheader, body, language, siteUrl } = content;
  const page = html`<!doctype html>
<html lang="${languages[language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background-color:${emailColors.sand};">
<div style="display:none;max-height:0;overflow:hidden;">${preheader}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${emailColors.sand}" style="background-color:${emailColors.sand};">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="${emailColors.paper}" style="background-color:${emailColors.paper};width:100%;max-width:600px;border:1px solid ${emailColors.line};">
<tr><td bgcolor="${emailColors.pine}" style="background-color:${emailColors.pine};padding:20px 24px;">
<a href="${siteUrl}${addressesIn[language].pages.home}" style="font-family:${headingFont};font-size:22px;line-height:28px;color:${emailColors.paper};background-color:${emailColors.pine};text-decoration:none;">${facts.name}</a>
</td></tr>
<tr><td style="padding:32px 24px;font-family:${bodyFont};font-size:16px;line-height:24px;color:${emailColors.ink};">
${body}
</td></tr>
<tr><td style="padding:20px 24px;border-top:1px solid ${emailColors.line};font-family:${bodyFont};font-size:13px;line-height:20px;color:${emailColors.soft};">
${footer()}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return page.source;
}

/** The large heading of an email. */
export function emailHeading(text: string): SafeHtml {
  return html`<h1 style="margin:0 0 16px;font-family:${headingFont};font-size:26px;line-height:32px;font-weight:500;color:${emailColors.ink};">${text}</h1>`;
}

export function emailParagraph(content: SafeHtml): SafeHtml {
  return html`<p style="margin:0 0 16px;">${content}</p>`;
}

/** A link in the shop's color. */
export function emailLink(href: string, text: string): SafeHtml {
  return html`<a href="${href}" style="color:${emailColors.pine};text-decoration:underline;">${text}</a>`;
}

/** A paragraph from a text of `copy/` whose link leads to this address. */
export function paragraphWithLink(text: TextWithLink, href: string): SafeHtml {
  return emailParagraph(html`${text({ link: (words) => emailLink(href, words) })}`);
}

/** The same text without a link, for the plain-text part. */
export function withoutLink(text: TextWithLink): string {
  return text({ link: (words) => words }).join("");
}

/** The one thing to do next, as a link that looks like a button. */
export function emailButton(href: string, text: string): SafeHtml {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;">
<tr><td bgcolor="${emailColors.pine}" style="background-color:${emailColors.pine};padding:13px 24px;">
<a href="${href}" style="font-weight:600;color:${emailColors.paper};background-color:${emailColors.pine};text-decoration:none;">${text}</a>
</td></tr>
</table>`;
}

/** A heading within an email. */
export function emailSubheading(text: string): SafeHtml {
  return html`<h2 style="margin:0 0 8px;font-family:${headingFont};font-size:20px;line-height:26px;font-weight:500;color:${emailColors.ink};">${text}</h2>`;
}

function footer(): SafeHtml {
  const { street, city, region, postalCode } = facts.address;
  return html`${facts.name}<br>${street}, ${city}, ${region} ${postalCode}<br>${emailLink(callHref(facts.phone), facts.phone)} &middot; ${emailLink(mailHref(facts.email), facts.email)}`;
}

/** The footer for the plain-text part. */
export function textFooter(): string {
  const { street, city, region, postalCode } = facts.address;
  return `-- \n${facts.name}\n${street}, ${city}, ${region} ${postalCode}\n${facts.phone}\n${facts.email}`;
}
