import * as copy from "#copy/fit-words.ts";
import type { Fit, PassageAnswer } from "#domain/fit/passage-answer.ts";
import { answerText, usualText } from "#products/fit-words.ts";

export const answerColors: Readonly<Record<Fit, string>> = {
  fits: "text-pine",
  tight: "text-brass",
  ask: "",
  no: "text-clay",
};

/**
 * The passages of a product as HTML, each with its name, its answer and how the part that has it
 * hardest gets through. It is text, since a list of twenty products has a hundred of them: React takes
 * twice as long for the page if each is made of elements (decision 039).
 */
export function passageLines(
  passages: readonly PassageAnswer[],
  title: string,
  isMetric: boolean,
): string {
  return passages.map((answer) => passageLine(answer, title, isMetric)).join("");
}

function passageLine(answer: PassageAnswer, title: string, isMetric: boolean): string {
  const { passage, fit, part, spare } = answer;
  const attributes = [
    `data-passage="${passage}" data-fit="${fit}"`,
    ...(part ? [`data-part="${escaped(part.name)}"`] : []),
    ...(spare === undefined ? [] : [`data-spare="${spare}"`]),
  ];
  const name = `<span class="text-soft">${copy.passages[passage]}: </span>`;
  const word = `<strong class="${answerColors[fit]}">${copy.answers[fit]}</strong>`;
  const said = `<span>${escaped(explanation(answer, title, isMetric))}</span>`;
  return `<li ${attributes.join(" ")}>${name}${word}${said}</li>`;
}

function explanation(answer: PassageAnswer, title: string, isMetric: boolean): string {
  const { part, reason } = answer;
  const words = answerText(answer, isMetric);
  const usual = usualText(answer, isMetric);
  const isNamed =
    part === undefined ||
    part.name === title ||
    reason?.kind === "obstacle" ||
    reason?.kind === "too-long";
  const said = isNamed ? words : copy.ofPart({ part: part.name, words });
  return `, ${said}${usual === "" ? "" : ` (${usual})`}`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? "");
}
