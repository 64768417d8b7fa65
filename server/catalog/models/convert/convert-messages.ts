import type { ConvertedModel } from "./convert-model.ts";

/** What the converting process sends once only making the model small is left. */
export const CHECKED = "checked";

/** What it sends at the end: the model, or why the file can't be one. */
export type ConvertResult = { model: ConvertedModel } | { refused: string };
