import type { TextRule } from "#domain/text-field.ts";

const nothingWritten = "Please write something first.";

export const replyRule: TextRule = {
  label: "the reply",
  max: 2000,
  multiline: true,
  required: nothingWritten,
};

export const questionRule: TextRule = { ...replyRule, label: "your question", max: 1000 };

/** May be empty where a line says what to change. */
export const changeRule: TextRule = { label: "your words", max: 1000, multiline: true };

export const changeLineRule: TextRule = { label: "the change", max: 200 };

export const reasonRule: TextRule = { label: "the reason", max: 500, multiline: true };
