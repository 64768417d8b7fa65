import type { Role } from "#domain/desk/roles.ts";
import { deliveryForm } from "./agreed-quote.ts";
import { goodQuote } from "./form-fields.ts";
import { testDraft } from "./quote-fixture.ts";

export const everyone = ["crew", "seller", "owner"] as const;
const sales = ["seller", "owner"] as const;
const owner = ["owner"] as const;
export const draft = JSON.stringify(testDraft);

/** How far a lead's quote is before somebody does something with it. */
export const quoteSteps = ["drafted", "sent", "accepted", "paid"] as const;
export type QuotedUntil = (typeof quoteSteps)[number];

/** Every address that is read, who may, and what they get. */
export const pages: readonly [path: string, allowed: readonly Role[], status: number][] = [
  ["/desk", everyone, 302],
  ["/desk/you", everyone, 200],
  ["/desk/today", everyone, 302],
  ["/desk/staff", owner, 200],
  ["/desk/inbox", sales, 200],
  ["/desk/inbox?view=lost&who=me&q=dana", sales, 200],
  ["/desk/leads/new", sales, 200],
  ["/desk/leads/{lead}", sales, 200],
  ["/desk/leads/Q-22222", sales, 404],
  ["/desk/leads/{lead}/quote", sales, 200],
  ["/desk/leads/Q-22222/quote", sales, 404],
  ["/desk/nothing-here", everyone, 404],
];

export type Fields = Record<string, string>;

/** Every action, who may, and what they get; the others change nothing. */
export const actions: readonly [
  path: string,
  fields: Fields,
  allowed: readonly Role[],
  status: number,
][] = [
  ["/desk/you", { action: "new_lead_emails", on: "on" }, everyone, 200],
  ["/desk/you", { action: "add_passkey", passkey: "{}" }, everyone, 422],
  ["/desk/you", { action: "remove_passkey", passkey: "none" }, everyone, 200],
  ["/desk/you", { action: "end_session", session: "none" }, everyone, 200],
  ["/desk/you", { action: "sign_out" }, everyone, 200],
  ["/desk/staff", { action: "invite", name: "New", email: "{new}", role: "crew" }, owner, 200],
  ["/desk/staff", { action: "role", member: "{member}", role: "seller" }, owner, 200],
  ["/desk/staff", { action: "end_sessions", member: "{member}" }, owner, 200],
  ["/desk/staff", { action: "remove", member: "{member}" }, owner, 200],
  ["/desk/leads/new", { kind: "quote", source: "call", ...goodQuote }, sales, 200],
  ["/desk/leads/{lead}", { action: "take" }, sales, 200],
  ["/desk/leads/{lead}", { action: "assign", to: "{member}" }, sales, 200],
  ["/desk/leads/{lead}", { action: "answered", how: "phone" }, sales, 200],
  ["/desk/leads/{lead}", { action: "note", text: "Likes blue" }, sales, 200],
  ["/desk/leads/{lead}", { action: "lost", reason: "price" }, sales, 200],
  ["/desk/leads/{lead}", { action: "done" }, sales, 200],
  ["/desk/leads/{lead}", { action: "reopen" }, sales, 409],
  ["/desk/leads/{lead}", { action: "send_again", message: "none" }, sales, 409],
  ["/desk/leads/Q-22222", { action: "take" }, sales, 404],
  ["/desk/leads/{sent}", { action: "reply", text: "Yes, in blue" }, sales, 200],
  ["/desk/leads/{lead}/quote", { action: "write", version: "0" }, sales, 200],
  ["/desk/leads/{lead}/quote", { action: "save", version: "0", draft }, sales, 200],
  ["/desk/leads/{drafted}/quote", { action: "preview" }, sales, 200],
  ["/desk/leads/{drafted}/quote", { action: "send", by: "email" }, sales, 200],
  ["/desk/leads/{sent}/quote", { action: "undo_send" }, sales, 409],
  ["/desk/leads/{sent}/quote", { action: "withdraw" }, sales, 200],
  ["/desk/leads/{sent}/quote", { action: "extend", goodUntil: "2026-12-20" }, sales, 200],
  ["/desk/leads/{sent}/quote", { action: "new_link" }, sales, 200],
  ["/desk/leads/{sent}/quote", { action: "reply", text: "Yes, in blue" }, sales, 200],
  ["/desk/leads/{sent}/quote", { action: "record_yes", name: "Dana", how: "phone" }, sales, 200],
  ["/desk/leads/{accepted}/quote", { action: "payment", amount: "1", method: "cash" }, sales, 200],
  ["/desk/leads/{paid}/quote", { action: "remove_payment", payment: "{payment}" }, owner, 200],
  ["/desk/leads/{accepted}/quote", { action: "take_back", reason: "Too early" }, owner, 200],
  ["/desk/leads/Q-22222/quote", { action: "withdraw" }, sales, 404],
];

/** What a shopper may do at a quote's own link, whoever is signed in, and what comes of it. */
export const shopperWalk: readonly [until: QuotedUntil, fields: Fields, status: number][] = [
  ["sent", { action: "accept", name: "Dana", payment: "unsure" }, 200],
  ["sent", { action: "change", text: "In blue" }, 200],
  ["sent", { action: "question", text: "Is it soft?" }, 200],
  ["sent", { action: "decline" }, 200],
  ["accepted", { action: "ask_again" }, 200],
  ["accepted", deliveryForm, 200],
  ["sent", { action: "seen" }, 204],
];
