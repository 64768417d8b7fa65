import { expect, it } from "vitest";
import { createHttpServer } from "./create-server.ts";

it("has short header timeouts and keeps idle connections longer than proxies", () => {
  expect(createHttpServer(() => {})).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 720_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 0,
  });
});
