/** Markup whose text parts have been escaped. Made only by `html`. */
export class SafeHtml {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | SafeHtml | readonly Value[] | undefined | false;

/** Template tag: text put in is escaped, markup from another `html` is not, lists are joined. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): SafeHtml {
  const source = parts.reduce((before, part, i) => before + render(values[i - 1]) + part);
  return new SafeHtml(source);
}

/** Text with its line breaks kept. */
export function textWithLineBreaks(text: string): SafeHtml {
  return new SafeHtml(escapeHtml(text).replaceAll("\n", "<br>"));
}

function render(value: Value): string {
  if (value === undefined || value === false) return "";
  if (value instanceof SafeHtml) return value.source;
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
