import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { QuoteView } from "#domain/quote/quote-view.ts";
import { exampleView } from "#tests/support/quote-views.ts";
import { QuoteBody, stepOf } from "./quote-body.server.tsx";
import type { Asked, ShownQuote } from "./shown-quote.ts";

const nothingAsked: Asked = { refused: undefined, step: undefined, done: undefined, later: false };

function shown(view: Partial<QuoteView> = {}, more: Partial<ShownQuote> = {}): ShownQuote {
  return {
    ...exampleView(view),
    path: "/quotes/ab",
    writtenIn: undefined,
    shopper: "Janelle",
    outcome: "",
    made: { day: "November 24", date: "November 24, 2026" },
    goodUntil: { day: "Tuesday, December 8", short: "Tue, Dec 8", date: "December 8, 2026" },
    pictures: [null, null, null],
    messages: [],
    delivery: null,
    ...more,
  };
}

/** The page's HTML, and its words without tags. */
function page(quote: ShownQuote, asked: Partial<Asked> = {}) {
  const html = renderToStaticMarkup(
    <QuoteBody quote={quote} asked={{ ...nothingAsked, ...asked }} />,
  );
  return {
    html,
    words: html
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  };
}

const ended = { status: "expired", outcome: "This quote ended on December 8." } as const;
const late = {
  first: "This quote was replaced today at 10:14 AM. Here is the new one.",
  message: "This quote was changed while you read it. Please look at the new one.",
};

describe("the page of a quote", () => {
  it("has a form for everything that can be done with it, about the version shown", () => {
    const { html } = page(shown());
    const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? [];
    const actions = forms.map((form) => /name="action" value="(\w+)"/.exec(form)?.[1]);
    expect(actions).toEqual(["decline", "question"]);
    expect(forms.every((form) => form.includes('name="version" value="2"'))).toBe(true);
    expect(page(shown(), { step: "accept" }).html).toContain('name="action" value="accept"');
    expect(page(shown(), { step: "change" }).html).toContain('name="line.3"');
  });

  it("marks the terms and the seller's words if they are in another language (rule 19.7)", () => {
    const { terms, message } = shown().offer;
    const texts = [...terms, ...message.split(/\n\s*\n/)].length;
    const marked = (quote: ShownQuote) => page(quote).html.match(/<p lang="es"/g) ?? [];
    expect(marked(shown({}, { writtenIn: "es" }))).toHaveLength(texts);
    expect(marked(shown())).toEqual([]);
  });

  it("disables everything in a preview (rule 19.16)", () => {
    const { html, words } = page(shown({ isPreview: true }));
    expect(words.startsWith("Preview: only you see this")).toBe(true);
    const buttons = html.match(/<button[^>]*>/g) ?? [];
    const inFieldset = html.split(/<fieldset[^>]*disabled[^>]*>/).length - 1;
    const enabled = buttons.filter((tag) => !tag.includes("disabled") && !tag.includes("submit"));
    expect(enabled.every((tag) => tag.includes("data-print"))).toBe(true);
    expect(inFieldset).toBe(html.match(/<form/g)?.length);
    expect(html).not.toContain("step=accept");
  });

  it("begins with what became of it, keeps its text, and can be asked for again (rule 19.24)", () => {
    const { html, words } = page(shown({ status: "expired" }, ended));
    expect(words).toContain(`${ended.outcome} Prices move`);
    expect(words).toContain("$5,798.95");
    expect(html).toContain('name="action" value="ask_again"');
    expect(html).not.toContain("step=accept");
  });

  it("says to who comes too late what became of it, then what to do", () => {
    const values = { name: "Janelle Brooks", payment: "monthly" };
    const refused = { action: "accept", values, late } as const;
    const { html, words } = page(shown({ version: 3 }), { refused });
    expect(words).toContain(`${late.first} ${late.message} Janelle , here&#x27;s your quote.`);
    expect(html).toContain('value="Janelle Brooks"');
    expect(html).toMatch(/checked="" value="monthly"|value="monthly" checked=""/);
    expect(html).toContain('name="version" value="3"');
  });

  it("doesn't say twice what became of it", () => {
    const refused = {
      action: "accept",
      values: {},
      late: { ...late, first: ended.outcome },
    } as const;
    const { words } = page(shown({ status: "expired" }, ended), { refused });
    expect(words.split(ended.outcome)).toHaveLength(2);
    expect(words).toContain(`${ended.outcome} ${late.message}`);
  });

  it("keeps the words of a change that comes too late, to be asked as a question", () => {
    const refused = { action: "change", values: { text: "In walnut, please" }, late } as const;
    const { html } = page(shown({ status: "withdrawn" }, { outcome: "Gone." }), { refused });
    expect(html).toMatch(/<textarea[^>]*>In walnut, please<\/textarea>/);
  });

  it("shows a refused step again with everything typed", () => {
    const values = { "line.2": "color", "lineText.2": "Sage", text: "" };
    const errors = { text: ["Please write something first."] };
    const refused = { action: "change", values, errors } as const;
    const { html, words } = page(shown(), { refused, step: "change" });
    expect(words).toContain("Please check these Please write something first.");
    expect(html).toContain('value="Sage"');
    expect(html).toMatch(/<option value="color" selected="">/);
  });
});

describe("the step of a page", () => {
  const refused = { action: "accept", values: {} } as const;
  it.each([
    ["open", undefined, "accept", "accept"],
    ["open", undefined, "decline", undefined],
    ["open", undefined, null, undefined],
    ["open", refused, null, "accept"],
    ["open", { ...refused, late }, "accept", undefined],
    ["accepted", undefined, "accept", undefined],
    ["expired", undefined, "change", undefined],
  ] as const)("of a quote that is %s", (status, posted, inQuery, step) => {
    expect(stepOf(shown({ status }), posted, inQuery)).toBe(step);
  });

  it("there is none in a preview", () => {
    expect(stepOf(shown({ isPreview: true }), undefined, "accept")).toBeUndefined();
  });
});
