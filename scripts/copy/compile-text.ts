import {
  type MessageFormatElement,
  type PluralElement,
  type PluralOrSelectOption,
  parse,
  TYPE,
} from "@formatjs/icu-messageformat-parser";

/** What a value of a text must be: a text or number, a number, or a function for a `<link>`. */
type ValueKind = "text" | "number" | "tag";

/**
 * Compiles a text in ICU syntax to a TypeScript expression: a string, or a function of its values.
 * A text with a `<link>` returns its parts, each `<link>` as what `values.link` makes of its words.
 * @param language its BCP 47 tag, which says what plural forms there are
 * @throws SyntaxError if it is no ICU text or uses what `copy/README.md` doesn't list
 */
export function compileText(text: string, language: string): string {
  const compile = new TextCompiler(language);
  const elements = parseText(text);
  const values = valuesOf(elements);
  if (values.size === 0) return compile.string(elements);
  const types = [...values].map(([name, kind]) => `${name}: ${typeOf(kind)}`).join("; ");
  if (![...values.values()].includes("tag")) {
    return `(v: { ${types} }): string => ${compile.string(elements)}`;
  }
  return `<T,>(v: { ${types} }): (string | T)[] => [${compile.parts(elements).join(", ")}]`;
}

/** Parses an ICU text with `<link>`s. */
export function parseText(text: string): MessageFormatElement[] {
  return parse(text, { requiresOtherClause: true, shouldParseSkeletons: false });
}

/**
 * The values a text needs, by name.
 * @throws SyntaxError if one name stands for values of two kinds, or the syntax isn't ours
 */
export function valuesOf(elements: readonly MessageFormatElement[]): Map<string, ValueKind> {
  const values = new Map<string, ValueKind>();
  const add = (name: string, kind: ValueKind) => {
    const before = values.get(name);
    if (before === "tag" || (before && kind === "tag")) {
      throw new SyntaxError(`{${name}} and <${name}> are one name`);
    }
    values.set(name, before === "number" ? before : kind);
  };
  const visit = (element: MessageFormatElement) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    if (element.type === TYPE.tag) {
      add(element.value, "tag");
      element.children.forEach(visit);
    } else if (element.type === TYPE.plural || element.type === TYPE.select) {
      add(element.value, element.type === TYPE.plural ? "number" : "text");
      for (const { value } of Object.values(element.options)) value.forEach(visit);
    } else if (element.type === TYPE.argument) {
      add(element.value, "text");
    } else if (element.type === TYPE.number && !element.style) {
      add(element.value, "number");
    } else {
      throw new SyntaxError(`{${element.value}, …} has a format; pass a finished text`);
    }
  };
  elements.forEach(visit);
  return values;
}

function typeOf(kind: ValueKind): string {
  if (kind === "tag") return "(words: string) => T";
  return kind === "number" ? "number" : "string | number";
}

/** Writes expressions for the texts of one language. */
class TextCompiler {
  readonly #language: string;

  constructor(language: string) {
    this.#language = language;
  }

  /** The elements as parts of a list: texts, and calls for the tags. */
  parts(elements: readonly MessageFormatElement[]): string[] {
    const parts: string[] = [];
    let run: MessageFormatElement[] = [];
    const endRun = () => {
      if (run.length > 0) parts.push(this.string(run));
      run = [];
    };
    for (const element of elements) {
      if (element.type !== TYPE.tag) {
        run.push(element);
        continue;
      }
      endRun();
      parts.push(`v.${element.value}(${this.string(element.children)})`);
    }
    endRun();
    return parts;
  }

  /**
   * The elements as one string: quoted, or a template.
   * @param count the plural that the elements are a form of, for `#`
   */
  string(elements: readonly MessageFormatElement[], count?: PluralElement): string {
    if (elements.every(({ type }) => type === TYPE.literal)) {
      return JSON.stringify(elements.map(literalOf).join(""));
    }
    const [only, ...others] = elements;
    if (only && others.length === 0 && only.type !== TYPE.argument) return this.#value(only, count);
    const inner = elements.map((element) =>
      element.type === TYPE.literal
        ? element.value.replace(/[\\`]|\$\{/g, (found) => `\\${found}`)
        : `\${${this.#value(element, count)}}`,
    );
    return `\`${inner.join("")}\``;
  }

  /** An element as an expression. */
  #value(element: MessageFormatElement, count?: PluralElement): string {
    switch (element.type) {
      case TYPE.argument:
        return `v.${element.value}`;
      case TYPE.number:
        return `number(v.${element.value})`;
      case TYPE.pound:
        return `number(v.${count?.value})`;
      case TYPE.plural:
        return this.#plural(element);
      case TYPE.select: {
        const is = (name: string) => `v.${element.value} === ${JSON.stringify(name)}`;
        return this.#choice(element.options, is, count);
      }
      case TYPE.tag:
        throw new SyntaxError(`<${element.value}> stands within another tag, a plural or a choice`);
      default:
        throw new SyntaxError("a format that texts here don't have");
    }
  }

  #plural(plural: PluralElement): string {
    const { value: name, options, offset, pluralType } = plural;
    if (offset !== 0 || pluralType !== "cardinal") {
      throw new SyntaxError(`{${name}} has an offset or is an ordinal`);
    }
    const isForm = (form: string) => {
      if (form.startsWith("=")) return `v.${name} === ${form.slice(1)}`;
      if (form === "one" && onlyOneIsOne(this.#language)) return `v.${name} === 1`;
      return `new Intl.PluralRules("${this.#language}").select(v.${name}) === "${form}"`;
    };
    return this.#choice(options, isForm, plural);
  }

  /** A chain of conditions, with `other` at its end. */
  #choice(
    options: Record<string, PluralOrSelectOption>,
    condition: (name: string) => string,
    count?: PluralElement,
  ): string {
    const { other, ...named } = options;
    const cases = Object.entries(named).map(
      ([name, { value }]) => `${condition(name)} ? ${this.string(value, count)} : `,
    );
    return `(${cases.join("")}${this.string(other?.value ?? [], count)})`;
  }
}

function literalOf(element: MessageFormatElement): string {
  return element.type === TYPE.literal ? element.value : "";
}

/** Whether only 1 has the form `one`, as in English and Spanish. */
function onlyOneIsOne(language: string): boolean {
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: 200 }, (_, count) => count).every(
    (count) => (rules.select(count) === "one") === (count === 1),
  );
}
