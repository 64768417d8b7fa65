import { expect, it } from "vitest";
import type { HistoryEntry } from "#domain/desk/inbox.ts";
import { historyText } from "./history-text.ts";

const curtis = { id: "2", name: "Curtis Webb" };

it.each<[Partial<HistoryEntry>, string]>([
  [{ what: "arrived", by: null }, "Sent: quote request"],
  [{ what: "added", detail: "walk_in" }, "Curtis Webb added it: walked in"],
  [{ what: "take" }, "Curtis Webb took it"],
  [{ what: "assign", to: null }, "Curtis Webb gave it to nobody"],
  [{ what: "answered", detail: "phone" }, "Curtis Webb answered by phone"],
  [{ what: "lost", detail: "price" }, "Curtis Webb marked it as lost: Price"],
  [{ what: "lost", by: null, detail: "cancelled" }, "The shop marked it as lost: Canceled"],
  [{ what: "booking_moved", by: null }, "Delivery moved"],
])("says what happened: %j", (entry, text) => {
  expect(historyText({ at: "", by: curtis, what: "take", ...entry }, "quote")).toBe(text);
});
