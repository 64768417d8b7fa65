import { expect, it } from "vitest";
import { createHttpServer } from "./create-server.ts";

it("gives nobody long to say what they want, and idle connections longer than a proxy keeps them", () => {
  expect(createHttpServer(() => {})).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 720_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 0,
  });
});
