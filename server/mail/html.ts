/** Markup whose text parts have been escaped. Created only in this file. */
export class SafeHtml {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | SafeHtml | readonly Value[] | undefined | false;

/** Template tag: escapes inserted text, keeps markup from another `html`, and joins lists. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): SafeHtml {
  const source = parts.reduce((before, part, i) => before + render(values[i - 1]) + part);
  return new SafeHtml(source);
}

/** Escapes text and keeps its line breaks. */
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
