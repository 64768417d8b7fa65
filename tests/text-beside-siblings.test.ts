import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { alwaysOneElement, textFaults } from "./support/text-beside-siblings.ts";

const app = join(import.meta.dirname, "../app");
const components = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".tsx"),
);

/** Returns the text faults of a component that returns this JSX. */
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

describe("textFaults", () => {
  it("lists only components that exist", () => {
    const code = components.map((file) => readFileSync(join(app, file), "utf8")).join();
    const isUsed = (name: string) => new RegExp(`<${name}[\\s>]`).test(code);
    expect([...alwaysOneElement].filter((name) => !isUsed(name))).toEqual([]);
  });

  it.each([
    ["a number beside text", "<p>{count} pieces</p>", ["{count}"]],
    ["a text beside an icon", "<p><Icon />{name}</p>", ["{name}"]],
    ["a call beside an element", "<p><b />{words.count(count)}</p>", ["{words.count(count)}"]],
    ["text before a conditional element", "<p>Yours {count ? <b /> : null}</p>", ["Yours"]],
    ["text beside a component", "<p>Yours <Maybe /></p>", ["Yours"]],
    ["text beside children", "<p>{words.title}{children}</p>", ["{words.title}"]],
    ["text in a fragment", "<>{words.title}</>", ["{words.title}"]],
    ["a conditional text", '<p><b />{count ? "one" : "two"}</p>', ['{count ? "one" : "two"}']],
    ["a list of texts", "<p>{names.map((each) => each)}</p>", ["{names.map((each) => each)}"]],
    [
      "a list of texts and elements",
      "parts.map((part) => (part ? <b key={part} /> : part))",
      ["parts.map((part) => (part ? <b key={part} /> : part))"],
    ],
  ])("reports %s", (_, jsx, faults) => {
    expect(faultsOf(jsx)).toEqual(faults);
  });

  it.each([
    ["a number in its own element", "<p>Yours: <b>{count}</b></p>"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text, not a string that lacks its quotes
    ["one text made of several values", "<p>{`${count} ${name}`}</p>"],
    ["text beside elements that are always rendered", '<p>{words.title}{" "}<a>{name}</a>.</p>'],
    ["conditional elements", "<p>{count ? <b /> : null}{note}{children}</p>"],
    ["a list of elements", "<ul>{names.map((each) => <li key={each}>{each}</li>)}</ul>"],
  ])("accepts %s", (_, jsx) => {
    expect(faultsOf(jsx)).toEqual([]);
  });
});
