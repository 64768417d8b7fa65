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
  [
    { what: "quote_sent", detail: "version 2, $5,798.95" },
    "Curtis Webb sent the quote: version 2, $5,798.95",
  ],
  [{ what: "quote_undone" }, "Curtis Webb took the quote back before it left"],
  [
    { what: "quote_accepted", by: null, detail: "version 2, $5,798.95" },
    "Quote accepted: version 2, $5,798.95",
  ],
  [
    { what: "quote_accepted", detail: "version 2, $5,798.95" },
    "Curtis Webb recorded a yes: version 2, $5,798.95",
  ],
  [{ what: "quote_expired", by: null, detail: "version 1" }, "Quote ended: version 1"],
  [{ what: "question", by: null, text: "In green?" }, "Question from the shopper"],
  [{ what: "reply", text: "Yes." }, "Curtis Webb replied"],
  [
    { what: "payment", detail: "$1,000.00, card" },
    "Curtis Webb recorded a payment: $1,000.00, card",
  ],
])("says what happened: %j", (entry, text) => {
  expect(historyText({ at: "", by: curtis, what: "take", ...entry }, "quote")).toBe(text);
});
