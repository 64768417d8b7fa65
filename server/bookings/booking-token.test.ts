import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { bookingToken, readBookingToken } from "./booking-token.ts";

const leadId = "0f8fad5b-d9cb-469f-a165-70867728950e";
const id = leadId.replaceAll("-", "");
const secret = "a-secret-of-the-tests-and-nobody-else";

/** A signature as links contain it: the first half of the HMAC of the text, in hex. */
const signed = (text: string) =>
  createHmac("sha256", secret).update(text).digest("hex").slice(0, 32);

it("consists of the booking's id and a signature, so old links keep working", () => {
  expect(bookingToken(leadId, secret)).toBe(id + signed(`booking ${id}`));
  expect(readBookingToken(id + signed(`booking ${id}`), secret)).toBe(leadId);
});

it("rejects signatures for another purpose, with another secret, or missing", () => {
  for (const token of [
    id + signed(id),
    id + signed(`calendar ${id}`),
    bookingToken(leadId, `${secret}!`),
    bookingToken(leadId, secret).toUpperCase(),
    id + "0".repeat(32),
    id,
    "",
  ]) {
    expect(readBookingToken(token, secret), token).toBeUndefined();
  }
});
