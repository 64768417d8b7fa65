import { expect, it } from "vitest";
import { webRequest } from "./web-request.ts";

const sent = {
  cookie: "_ga=1",
  authorization: "Basic YTpi",
  host: "other.example",
  accept: "text/html",
  "x-forwarded-for": "192.0.2.1",
};

function headersOf(method: string) {
  const request = { headers: sent };
  return [
    ...webRequest({ request, id: "1", method, path: "/", query: "" }, "https://shop.example")
      .headers,
  ];
}

it("2S2: no header of a GET reaches a page (rule 16.16)", () => {
  expect(headersOf("GET")).toEqual([]);
  expect(headersOf("HEAD")).toEqual([]);
});

it("2S2: a form's page sees no cookie and no password of others", () => {
  expect(headersOf("POST")).toEqual([["accept", "text/html"]]);
});
