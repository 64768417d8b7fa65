import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { textFaults } from "./support/text-beside-siblings.ts";

const app = join(import.meta.dirname, "../app");
const components = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".tsx"),
);

/** What is said about a component that shows this. */
const faultsOf = (jsx: string) =>
  textFaults(
    `import { words } from "#app/words.ts";
    interface Props { count: number; name: string; note: ReactNode; children: ReactNode }
    function Shown({ count, name, note, children }: Props) { return ${jsx}; }`,
  ).map(({ text }) => text);

describe("E1: a translated page never fails and never shows old text (rule 17.8)", () => {
  it.each(components)("%s puts changing text into its own element", (file) => {
    const faults = textFaults(readFileSync(join(app, file), "utf8"));
    expect(faults.map(({ line, text, why }) => `${file}:${line} ${text} (${why})`)).toEqual([]);
  });
});

describe("text nodes a translator could detach from React", () => {
  it.each([
    ["a number beside words", "<p>{count} pieces</p>", ["{count}"]],
    ["a text beside an icon", "<p><Icon />{name}</p>", ["{name}"]],
    ["a call beside an element", "<p><b />{words.count(count)}</p>", ["{words.count(count)}"]],
    ["words before what comes and goes", "<p>Yours {count ? <b /> : null}</p>", ["Yours"]],
    ["words beside a component", "<p>Yours <Maybe /></p>", ["Yours"]],
    ["words beside given elements", "<p>{words.title}{children}</p>", ["{words.title}"]],
    ["words in a fragment", "<>{words.title}</>", ["{words.title}"]],
    ["one of two texts", '<p><b />{count ? "one" : "two"}</p>', ['{count ? "one" : "two"}']],
    ["a list of texts", "<p>{names.map((each) => each)}</p>", ["{names.map((each) => each)}"]],
    [
      "a list of texts and elements",
      "parts.map((part) => (part ? <b key={part} /> : part))",
      ["parts.map((part) => (part ? <b key={part} /> : part))"],
    ],
  ])("is %s", (_, jsx, faults) => {
    expect(faultsOf(jsx)).toEqual(faults);
  });

  it.each([
    ["a number in an element of its own", "<p>Yours: <b>{count}</b></p>"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text, not a string that lacks its quotes
    ["one text made of several", "<p>{`${count} ${name}`}</p>"],
    ["words beside elements that are always there", '<p>{words.title}{" "}<a>{name}</a>.</p>'],
    ["elements that come and go", "<p>{count ? <b /> : null}{note}{children}</p>"],
    ["a list of elements", "<ul>{names.map((each) => <li key={each}>{each}</li>)}</ul>"],
  ])("is not %s", (_, jsx) => {
    expect(faultsOf(jsx)).toEqual([]);
  });
});
