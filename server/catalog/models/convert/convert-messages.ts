/** What the converting process sends once only making the model small is left. */
export const CHECKED = "checked";
