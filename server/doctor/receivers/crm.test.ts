import { createServer as createHttpsServer } from "node:https";
import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { selfSigned } from "#tests/support/certificate.ts";
import { runCheck, textAtLevel } from "#tests/support/doctor-fixture.ts";
import { freePort } from "#tests/support/free-port.ts";
import {
  expectedSignature,
  type ReceiverResponse,
  startWebhookReceiver,
  type WebhookReceiver,
} from "#tests/support/webhook-receiver.ts";
import { checkCrm, crmCheck } from "./crm.ts";

const CRM_WEBHOOK_SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

let crm: WebhookReceiver | undefined;
let other: Server | undefined;
afterEach(async () => {
  await crm?.close();
  other?.close();
  crm = undefined;
  other = undefined;
});

async function crmResponding(
  response: ReceiverResponse = { status: 200 },
): Promise<NodeJS.ProcessEnv> {
  crm = await startWebhookReceiver(() => response);
  return { CRM_WEBHOOK_URL: crm.url, CRM_WEBHOOK_SECRET };
}

async function listenOn(server: Server): Promise<number> {
  other = server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return address && typeof address === "object" ? address.port : 0;
}

it.each([200, 404, 405, 500])(
  "a CRM responding with %i is reachable, and gets no POST",
  async (status) => {
    const findings = await runCheck(crmCheck, await crmResponding({ status }));
    expect(findings.map(({ level }) => level)).toEqual(["ok"]);
    expect(findings[0]?.seen).toContain(String(status));
    expect(crm?.received.map(({ body }) => body)).toEqual([""]);
  },
);

describe("an unreachable CRM is reported with the reason", () => {
  const reasonAt = async (CRM_WEBHOOK_URL: string) =>
    textAtLevel("fault", await runCheck(crmCheck, { CRM_WEBHOOK_URL, CRM_WEBHOOK_SECRET }));

  it("nothing listens there", async () => {
    expect(await reasonAt(`http://127.0.0.1:${await freePort()}/hook`)).toMatch(/nothing listens/);
  });

  it("there is no such host", async () => {
    expect(await reasonAt("https://crm.invalid/hook")).toMatch(/no such host|looked up/);
  });

  it("its certificate is self-signed", async () => {
    const port = await listenOn(createHttpsServer(await selfSigned()));
    expect(await reasonAt(`https://127.0.0.1:${port}/hook`)).toMatch(/authority this machine/);
    expect(await reasonAt(`https://localhost:${port}/hook`)).toMatch(/authority this machine/);
  });

  it("it doesn't support TLS", async () => {
    const env = await crmResponding();
    const url = String(env.CRM_WEBHOOK_URL).replace("http:", "https:");
    expect(await reasonAt(url)).toMatch(/does not speak TLS/);
  });

  it("it accepts the connection but doesn't respond", async () => {
    const port = await listenOn(createServer(() => {}));
    const env = { CRM_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, CRM_WEBHOOK_SECRET };
    const findings = await runCheck(crmCheck, env, { signal: AbortSignal.timeout(300) });
    expect(textAtLevel("fault", findings)).toMatch(/in time/);
  });
});

it("without a secret, or over http to another machine, there is a warning", async () => {
  const { CRM_WEBHOOK_URL = "" } = await crmResponding();
  expect(textAtLevel("warning", await runCheck(crmCheck, { CRM_WEBHOOK_URL }))).toMatch(
    /CRM_WEBHOOK_SECRET/,
  );
  const elsewhere = CRM_WEBHOOK_URL.replace("127.0.0.1", "0.0.0.0");
  const findings = await runCheck(crmCheck, { CRM_WEBHOOK_URL: elsewhere, CRM_WEBHOOK_SECRET });
  expect(textAtLevel("warning", findings)).toMatch(/over http.*https:/s);
});

it("without a CRM there is a warning", async () => {
  expect(textAtLevel("warning", await runCheck(crmCheck, {}))).toMatch(
    /not sent to a CRM.*CRM_WEBHOOK_URL/s,
  );
});

it("a wrong clock is noticed by the CRM's date", async () => {
  const clock = () => new Date(Date.now() - 3 * 3_600_000);
  const findings = await runCheck(crmCheck, await crmResponding(), { clock });
  expect(textAtLevel("fault", findings)).toMatch(/3 hours behind the CRM's/);
});

it("at startup the CRM gets a connection but no request", async () => {
  const atStartup = { name: "crm", run: checkCrm } as const;
  const env = await crmResponding();
  expect(await runCheck(atStartup, env)).toEqual([]);
  expect(crm?.received).toEqual([]);
  await crm?.close();
  expect(textAtLevel("fault", await runCheck(atStartup, env))).toMatch(/nothing listens/);
});

describe("with --send", () => {
  it("posts one signed record marked as a test", async () => {
    const findings = await runCheck(crmCheck, await crmResponding(), { send: true });
    expect(findings.map(({ level }) => level)).toEqual(["ok"]);
    expect(crm?.received).toHaveLength(1);
    const [post] = crm?.received ?? [];
    if (!post) return;
    expect(post.headers["webhook-signature"]).toBe(expectedSignature(CRM_WEBHOOK_SECRET, post));
    expect(JSON.parse(post.body)).toMatchObject({
      lead_kind: "custom",
      reference: "TEST",
      full_name: expect.stringMatching(/^TEST/),
      tags: "website,website test",
    });
  });

  it.each([
    [{ status: 401 }, "fault", /status 401/],
    [{ status: 301 }, "fault", /redirects without saying where/],
    [{ status: 200, body: "<!doctype html><p>Please log in" }, "warning", /web page/],
  ] as const)("a response of %j is a %s", async (response, level, expected) => {
    const findings = await runCheck(crmCheck, await crmResponding(response), { send: true });
    expect(textAtLevel(level, findings)).toMatch(expected);
  });
});
