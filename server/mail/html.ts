/** Markup whose text parts have been escaped. Made only by `html`. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Markup | readonly Value[] | undefined | false;

/** Template tag: text put in is escaped, markup from another `html` is not, lists are joined. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const source = parts.reduce((before, part, i) => before + render(values[i - 1]) + part);
  return new Markup(source);
}

/** Text with its line breaks kept. */
export function textWithBreaks(text: string): Markup {
  return new Markup(escapeHtml(text).replaceAll("\n", "<br>"));
}

function render(value: Value): string {
  if (value === undefined || value === false) return "";
  if (value instanceof Markup) return value.source;
  if (typeof value === "object") return value.map(render).join("");
  return escapeHtml(String(value));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
