import type { TextRule } from "#domain/text-field.ts";

export const replyRule: TextRule = {
  label: "the reply",
  max: 2000,
  multiline: true,
  required: "nothingWritten",
};

export const questionRule: TextRule = { ...replyRule, label: "question", max: 1000 };

/** May be empty where a line says what to change. */
export const changeRule: TextRule = { label: "words", max: 1000, multiline: true };

export const changeLineRule: TextRule = { label: "change", max: 200 };

export const reasonRule: TextRule = { label: "reason", max: 500, multiline: true };
