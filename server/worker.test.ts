import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, it, test } from "vitest";
import { selfSigned } from "#tests/support/certificate.ts";
import { eventually } from "#tests/support/eventually.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { newTestDatabase } from "#tests/support/test-database.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openTestBackend("sqlite");
});
afterEach(() => backend.close());

it("sends stored leads, and logs completely when stopped", async () => {
  await acceptQuote(backend);
  const worker = spawn(process.execPath, ["server/worker.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DATA_DIR: backend.database.dataDir, DATABASE_URL: "", SMTP_URL: "" },
  });
  const ended = once(worker, "exit");
  const log = text(worker.stdout);
  await eventually(async () => {
    expect(await outboxOf(backend.store, "shop_mail")).toMatchObject([{ status: "delivered" }]);
  });
  worker.kill("SIGTERM");
  expect((await ended)[0]).toBe(0);
  const lines = (await log).trim().split("\n");
  expect(lines.at(-1)).toContain('"stopped"');
  expect(lines.filter((line) => line.includes("lead delivered"))).not.toEqual([]);
});

it.each([
  ["a message", "info", /^DATA_DIR: .*shop\.sqlite is damaged.*\n$/],
  ["a stack trace too, at log level debug", "debug", /is damaged[\s\S]*\n {4}at /],
])("a damaged database ends the worker with %s", async (_, LOG_LEVEL, expected) => {
  const database = await newTestDatabase("sqlite");
  writeFileSync(join(database.dataDir, "shop.sqlite"), "no database at all".repeat(500));
  const worker = spawn(process.execPath, ["server/worker.ts"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, DATA_DIR: database.dataDir, DATABASE_URL: "", LOG_LEVEL },
  });
  const [output, [code]] = await Promise.all([text(worker.stderr), once(worker, "exit")]);
  expect([code, output]).toEqual([1, expect.stringMatching(expected)]);
  await database.remove();
});

test("M1: the worker reports an email server's self-signed certificate at startup", async () => {
  const { cert, key } = await selfSigned();
  const smtps = new SMTPServer({ secure: true, cert, key, logger: false });
  smtps.on("error", () => {});
  await new Promise<void>((resolve) => smtps.listen(0, "127.0.0.1", resolve));
  const address = smtps.server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const worker = spawn(process.execPath, ["server/worker.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      DATA_DIR: backend.database.dataDir,
      DATABASE_URL: "",
      SMTP_URL: `smtps://127.0.0.1:${port}`,
    },
  });
  const ended = once(worker, "exit");
  let log = "";
  worker.stdout.on("data", (chunk) => {
    log += chunk;
  });
  await eventually(() =>
    expect(log).toMatch(/"warn".*"set-up, mail: .*authority this machine does not know/),
  );
  worker.kill("SIGTERM");
  expect((await ended)[0]).toBe(0);
  smtps.close(() => {});
});
