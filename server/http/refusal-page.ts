import { createHash } from "node:crypto";
import { copyIn } from "#copy-in/refusals.ts";
import { type Language, languages } from "#domain/language.ts";
import { facts } from "#shop/facts.ts";

/** Inline, because fonts and style sheets may be what the server can't send right now. */
const style =
  "body{margin:0;background:#fbf8f3;color:#211c17;font:1.0625rem/1.6 system-ui,sans-serif}" +
  "main{max-width:34rem;padding:clamp(2.5rem,12vh,8rem) clamp(1.25rem,6vw,5rem)}" +
  "h1{margin:2.5rem 0 1.5rem;font:500 clamp(1.75rem,5vw,2.5rem)/1.15 Georgia,serif;text-wrap:balance}" +
  "a{color:#1f4d3f;text-underline-offset:.25em}strong a,nav a{display:inline-block;padding:.625rem 0}" +
  "header{font:500 1.625rem/1 Georgia,serif}small{color:#5b5148}";

const hash = createHash("sha256").update(style).digest("base64");

/** Longest title, in characters, that may include the shop's name. */
const titleLimit = 60;

/** The page's content security policy, which allows only its own style. */
export const refusalPolicy = (frameAncestors: string) =>
  `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors ${frameAncestors}`;

interface Refusal {
  /** Its first sentence becomes the page's heading and part of its title. */
  message: string;
  reference: string;
  /** Of the message and of the page. */
  language: Language;
  /** Path of the page to open again, percent-encoded as it was sent. */
  again?: string;
  /** Makes the whole message the heading, for texts that others look for. */
  undivided?: boolean;
}

/**
 * A small page that shows what to do next and the shop's phone number, since a call always works
 * (rule 16.10).
 */
export function refusalPage(refusal: Refusal): string {
  const { message, reference, language, again, undivided = false } = refusal;
  const { page } = copyIn[language];
  const { tag, start } = languages[language];
  const { heading: sentence, details } = splitMessage(message);
  const heading = undivided ? message : sentence;
  const reloadPath = again
    ? `<a href="${again.replaceAll("&", "&amp;")}">${page.openAnew}</a> &nbsp; `
    : "";
  return (
    `<!doctype html><html lang="${tag}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    // Its address may be private (rule 16.8).
    '<meta name="referrer" content="origin">' +
    `<title>${titleOf(sentence)}</title><style>${style}</style>` +
    `<main><header>${facts.name}</header><h1>${heading}</h1>` +
    (details && !undivided ? `<p>${details}</p>` : "") +
    `<p>${page.call({ number: facts.phone, phone: phoneLink }).join("")}</p>` +
    `<nav>${reloadPath}<a href="${start || "/"}" target="_top">${page.home}</a></nav>` +
    `<p><small>${page.reference({ id: reference })}</small></p></main></html>`
  );
}

function phoneLink(words: string): string {
  return `<strong><a href="tel:${facts.phoneE164}">${words}</a></strong>`;
}

/** Splits a message into its first sentence and what follows. */
function splitMessage(message: string): { heading: string; details: string } {
  const [heading = message] = /^.*?[.!?](?= |$)/.exec(message) ?? [];
  return { heading, details: message.slice(heading.length).trim() };
}

/** The heading, followed by the shop's name if there is space for both. */
function titleOf(heading: string): string {
  const title = `${heading.replace(/\.$/, "")} | ${facts.name}`;
  return title.length > titleLimit ? heading : title;
}
