import { once } from "node:events";
import { createServer, type Server } from "node:tls";
import { afterEach, expect, it } from "vitest";
import { smtpTransport } from "#server/mail/smtp-transport.ts";
import { selfSigned } from "#tests/support/certificate.ts";
import { describeConnectionError } from "./connection-errors.ts";

const target = { server: "the mail server", setting: "SMTP_URL" };
let server: Server | undefined;

afterEach(() => server?.close());

it.each([
  ["ECONNREFUSED", "nothing listens at that host and port: check SMTP_URL."],
  ["ENOTFOUND", "there is no such host: check the name in SMTP_URL."],
  ["ETIMEDOUT", /no answer came: check host and port in SMTP_URL/],
  ["CERT_HAS_EXPIRED", /certificate of the mail server has expired/],
])("M1: describes %s, also when wrapped by a library", (code, expected) => {
  const cause = Object.assign(new Error("failed"), { code });
  for (const error of [cause, new Error("could not send", { cause })]) {
    expect(describeConnectionError(error, target)).toMatch(expected);
  }
});

it("returns undefined for other errors", () => {
  expect(describeConnectionError(new Error("Greeting never received"), target)).toBeUndefined();
  expect(describeConnectionError(undefined, target)).toBeUndefined();
});

it("M1: describes an email server's self-signed certificate", async () => {
  const { cert, key } = await selfSigned();
  server = createServer({ cert, key }).listen(0, "127.0.0.1");
  server.on("tlsClientError", () => {});
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const mail = { from: "a@shop.example", to: "b@shop.example", message: Buffer.from("hello") };
  const outcome = await smtpTransport(`smtps://127.0.0.1:${port}`).send(mail, "test");
  expect(outcome).toMatchObject({
    kind: "retry",
    error: expect.stringMatching(
      /^The mail server could not be reached: the certificate of the mail server is signed by .* NODE_EXTRA_CA_CERTS/,
    ),
  });
});
