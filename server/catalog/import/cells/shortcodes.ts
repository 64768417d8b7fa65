/**
 * Codes that page builders and templates put into texts, for the sites they come from:
 * `[vc_row css="…"]`, `[gallery]`, `[b]`, `{{ product.title }}`, `{% include %}`.
 */
const CODE = /\[(\/?)([a-z*][\w-]*)((?:=|\s)(?:"[^"]*"|'[^']*'|[^"'[\]])*)?\/?\]/gi;
const TEMPLATE =
  /\{\{\{?[^{}]*\}?\}\}|\{[%#][^{}]*[%#]\}|<%[^%]*%>|%%\w+%%|\{\/?(?:loadposition|loadmodule|gallery|youtube|vimeo|slider|tabs?|accordion)\b[^{}]*\}/g;
/** Files written as text, as pictures sometimes are. */
const EMBEDDED_FILE = /data:[\w/+.-]+(?:;[\w=.-]+)*;base64,[\w+/=\s]*/g;

/** Codes that stand alone and have no settings. */
const BARE =
  /^(\*|gallery|playlist|products|divider|spacer|separator|clear|clearfix|hr|br|toc|contact-form|sitemap|nextpage|more)$/;
/** Codes around what isn't text: addresses of videos, or encoded pages. */
const NOT_TEXT =
  /^(embed|video|audio|youtube|vimeo|img|playlist|code|vc_raw_html|vc_raw_js|\w+_code)$/;
/** Codes within a line. */
const INLINE =
  /^(b|i|u|s|em|strong|url|link|color|colour|size|font|span|highlight|dropcap|tooltip|sup|sub|email|abbr)$/;
/** Codes with a value right after their name. */
const VALUED = /^(url|link|color|colour|size|font|img|quote|email|list|style|align|youtube)$/;
/** A setting, in whatever quotes. */
const SETTING = /\s[\w-]+=(?:["'“”„″]|&(?:quot|#0?34|#0?39|#82\d\d);)/;
const PLAIN_SETTING = /\s[\w-]+=\S/;
const KNOWN_SETTING = /\s(?:ids?|alias|slug|limit|columns|src|url|href|link|class|style)=\S/;
/** Words that an element shows; those of a button only mean something on its page. */
const SHOWN = /\s(?:text|title|heading|subheading|h[1-6])=(?:"([^"]*)"|'([^']*)')/g;
const ELEMENT =
  /^(?!.*(?:btn|button|image|form))(?:(?:vc|et_pb|fusion|av|su|mk|us|bt)_|.*(?:accordion|toggle|tab|heading|panel|collapse|spoiler))/;

/** The text without the codes of page builders and templates; text in brackets stays. */
export function withoutShortcodes(text: string): string {
  const plain = text.includes("data:") ? text.replace(EMBEDDED_FILE, "") : text;
  const known = /[{%]/.test(plain) ? plain.replace(TEMPLATE, "") : plain;
  return known.includes("[") ? withoutBrackets(known) : known;
}

function withoutBrackets(text: string): string {
  const codes = [...text.matchAll(CODE)];
  const closed = new Set(codes.flatMap(([, end, name]) => (end ? [name] : [])));
  let result = "";
  let position = 0;
  let hiddenUntil: string | undefined;
  for (const match of codes) {
    const [code, end, name = "", settings = ""] = match;
    if (!end && !closed.has(name) && !isCode(code, name, settings)) continue;
    if (hiddenUntil === undefined) result += text.slice(position, match.index);
    position = match.index + code.length;
    if (hiddenUntil !== undefined) {
      if (end && name === hiddenUntil) hiddenUntil = undefined;
      continue;
    }
    if (!end && closed.has(name) && NOT_TEXT.test(name)) hiddenUntil = name;
    result += INLINE.test(name) ? "" : `\n${name === "*" ? "- " : ""}${shownWords(name, settings)}`;
  }
  const rest = result + text.slice(position);
  return position === 0 ? text : rest.replace(/[^\S\n]*\n\s*/g, "\n").trim();
}

/** Whether a code without an end isn't text such as `[84 in]` or `[see note]`. */
function isCode(code: string, name: string, settings: string): boolean {
  if (settings.startsWith("=")) return VALUED.test(name);
  const hasNone = settings.trim() === "";
  const isNamed = BARE.test(name) && (hasNone || PLAIN_SETTING.test(settings));
  // An item's number may be in capitals.
  const isBuilt = name.includes("_") && name === name.toLowerCase();
  const isSet = SETTING.test(settings) || KNOWN_SETTING.test(settings);
  return isNamed || isBuilt || isSet || code.endsWith("/]");
}

function shownWords(name: string, settings: string): string {
  if (!ELEMENT.test(name)) return "";
  const words = [...settings.matchAll(SHOWN)].map(([, double, single]) => double ?? single ?? "");
  const shown = words.filter(
    (text) => /\p{L}/u.test(text) && !/^(true|false|yes|no|none)$/i.test(text),
  );
  return shown.map((text) => `${text}\n`).join("");
}
