import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkContext } from "#tests/support/doctor-fixture.ts";
import type { CheckedFinding } from "./check.ts";
import { allChecks } from "./checks.ts";
import { runChecks } from "./run-checks.ts";

let hanging: Server;
let open: Set<Socket>;
let env: Record<string, string>;
beforeEach(async () => {
  open = new Set();
  hanging = createServer((socket) => {
    open.add(socket.on("error", () => {}));
  });
  await new Promise<void>((resolve) => hanging.listen(0, "127.0.0.1", resolve));
  const address = hanging.address();
  const hostAndPort = `127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
  env = {
    SMTP_URL: `smtp://shop:sesame@${hostAndPort}`,
    MAIL_FROM: "hello@shop.invalid",
    CRM_WEBHOOK_URL: `http://${hostAndPort}/hook`,
    DATABASE_URL: `postgres://shop@${hostAndPort}/shop`,
  };
});
afterEach(() => {
  for (const socket of open) socket.destroy();
  hanging.close();
});

it("a silent email server, CRM or database doesn't block other checks", async () => {
  const findings = await runChecks(allChecks, checkContext(env), 400);
  const faulty = findings.filter(({ level }) => level === "fault").map(({ check }) => check);
  expect(faulty).toEqual(expect.arrayContaining(["mail", "crm", "database"]));
});

it("the command ends and reports the servers that don't respond", async () => {
  const doctor = spawn(process.execPath, ["server/commands/doctor.ts", "--json"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const [output, [code]] = await Promise.all([text(doctor.stdout), once(doctor, "exit")]);
  expect(code).toBe(1);
  const findings: CheckedFinding[] = JSON.parse(output);
  for (const silent of ["mail", "crm", "database"]) {
    const faults = findings.filter(({ check, level }) => check === silent && level === "fault");
    expect(faults).toHaveLength(1);
    expect(faults[0]?.seen).toMatch(/not answer in time|no answer came/);
  }
  expect(output).not.toContain("sesame");
});
