import { createServer, type Server } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it, test } from "vitest";
import { selfSigned } from "#tests/support/certificate.ts";
import { runCheck, textAtLevel } from "#tests/support/doctor-fixture.ts";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/free-port.ts";
import {
  type ScriptedEmailServer,
  type SmtpScript,
  startScriptedEmailServer,
} from "#tests/support/scripted-email-server.ts";
import { startEmailServer } from "#tests/support/smtp-receiver.ts";
import { mailCheck } from "./mail.ts";

const env = {
  SITE_URL: "https://www.shop.example",
  MAIL_FROM: "The Shop <hello@shop.example>",
  SHOP_INBOX: "inbox@shop.example",
  ALERT_MAIL: "owner@shop.example",
};

let server: ScriptedEmailServer | undefined;
const others: { close(): void }[] = [];
afterEach(async () => {
  await server?.close();
  server = undefined;
  for (const other of others.splice(0)) other.close();
});

/** The findings with an email server that behaves like this. */
async function findingsWith(script: SmtpScript, login = "", given: NodeJS.ProcessEnv = {}) {
  server = await startScriptedEmailServer(script);
  const SMTP_URL = `smtp://${login}127.0.0.1:${server.port}`;
  return runCheck(mailCheck, { ...env, ...given, SMTP_URL });
}

/** A server that refuses commands starting with this text. */
const refusing = (command: string, reply: string): SmtpScript => ({
  reply: (heard) => (heard.startsWith(command) ? reply : undefined),
});

async function withOtherServer(listener: Server | SMTPServer["server"]): Promise<number> {
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  others.push(listener);
  const address = listener.address();
  return address && typeof address === "object" ? address.port : 0;
}

describe("a correctly configured email server", () => {
  it("is queried about sender, shop and shopper addresses, and gets no email", async () => {
    const findings = await findingsWith({ extensions: ["SIZE 10240000", "AUTH PLAIN"] }, "u:p@");
    expect(findings.map(({ level }) => level)).toEqual(["ok"]);
    const heard = () => server?.heard.map((line) => line.replace(/^(EHLO|AUTH PLAIN).*/, "$1"));
    await eventually(() =>
      expect(heard()).toEqual([
        "EHLO",
        "AUTH PLAIN",
        "MAIL FROM:<hello@shop.example>",
        "RCPT TO:<inbox@shop.example>",
        "RCPT TO:<owner@shop.example>",
        "RCPT TO:<someone@example.com>",
        "RSET",
        "QUIT",
      ]),
    );
  });

  it("may refuse the example address without a fault", async () => {
    const reply = "556 5.1.10 example.com does not accept mail (nullMX)";
    const findings = await findingsWith(refusing("RCPT TO:<someone@", reply));
    expect(findings.map(({ level }) => level)).toEqual(["ok"]);
  });

  it("accepts letters such as é if it offers SMTPUTF8", async () => {
    const given = { SHOP_INBOX: "josé@shop.example" };
    const findings = await findingsWith({ extensions: ["SMTPUTF8"] }, "", given);
    expect(findings.map(({ level }) => level)).toEqual(["ok"]);
    expect(server?.heard).toContain("MAIL FROM:<hello@shop.example> SMTPUTF8");
  });
});

describe("M1: an unreachable email server is reported with the reason", () => {
  it("its certificate is self-signed", async () => {
    const { cert, key } = await selfSigned();
    const smtps = new SMTPServer({ secure: true, cert, key, logger: false });
    smtps.on("error", () => {});
    const port = await withOtherServer(smtps.server);
    const findings = await runCheck(mailCheck, { ...env, SMTP_URL: `smtps://127.0.0.1:${port}` });
    expect(textAtLevel("fault", findings)).toMatch(/authority this machine does not know/);
  });

  it("its certificate after STARTTLS is self-signed", async () => {
    const { cert, key } = await selfSigned();
    const smtp = new SMTPServer({ cert, key, logger: false });
    smtp.on("error", () => {});
    const port = await withOtherServer(smtp.server);
    const findings = await runCheck(mailCheck, { ...env, SMTP_URL: `smtp://127.0.0.1:${port}` });
    expect(textAtLevel("fault", findings)).toMatch(/authority this machine does not know/);
  });

  it("nothing listens there", async () => {
    const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
    const findings = await runCheck(mailCheck, { ...env, SMTP_URL });
    expect(textAtLevel("fault", findings)).toMatch(/nothing listens at that host and port/);
  });

  it("its name is wrong", async () => {
    const findings = await runCheck(mailCheck, { ...env, SMTP_URL: "smtp://mail.invalid:2525" });
    expect(textAtLevel("fault", findings)).toMatch(/no such host|can't be looked up/);
  });

  it("a port without TLS gets a TLS connection, or the other way round", async () => {
    const { cert, key } = await selfSigned();
    server = await startScriptedEmailServer();
    const toPlain = { ...env, SMTP_URL: `smtps://127.0.0.1:${server.port}` };
    expect(textAtLevel("fault", await runCheck(mailCheck, toPlain))).toMatch(/does not speak TLS/);
    const smtps = new SMTPServer({ secure: true, cert, key, logger: false });
    smtps.on("error", () => {});
    const port = await withOtherServer(smtps.server);
    const ending = AbortSignal.timeout(1_000);
    const toTls = { ...env, SMTP_URL: `smtp://127.0.0.1:${port}` };
    const findings = await runCheck(mailCheck, toTls, { signal: ending });
    expect(textAtLevel("fault", findings)).toMatch(
      /did not answer in time.*smtps:\/\/ for port 465/s,
    );
  });

  it("it closes the connection before its greeting", async () => {
    const port = await withOtherServer(createServer((socket) => socket.end()));
    const findings = await runCheck(mailCheck, { ...env, SMTP_URL: `smtp://127.0.0.1:${port}` });
    expect(textAtLevel("fault", findings)).toMatch(/could not be reached/);
  });

  it.each(["554 5.7.1 No service for you", "421 4.3.2 Come back later"])(
    "it greets with %s",
    async (greeting) => {
      const text = textAtLevel("fault", await findingsWith({ greeting }));
      expect(text).toContain(greeting.slice(4));
    },
  );
});

describe("a refusal quotes the server, with advice", () => {
  it("of the login", async () => {
    const script = { ...refusing("AUTH", "535 5.7.8 Bad credentials"), extensions: ["AUTH PLAIN"] };
    const text = textAtLevel("fault", await findingsWith(script, "shop:sesame-4711@"));
    expect(text).toMatch(/refuses the login.*Bad credentials/);
    expect(text).not.toContain("sesame");
  });

  test("M4: of the sender", async () => {
    const reply = "553 5.7.1 <hello@shop.example>: Sender address rejected: not owned by user shop";
    const text = textAtLevel("fault", await findingsWith(refusing("MAIL FROM", reply)));
    expect(text).toMatch(/check MAIL_FROM.*Sender address rejected: not owned by user shop/);
    expect(text).toMatch(/into MAIL_FROM/);
  });

  it.each([
    ["530 5.7.0 Authentication required", /user and password of an account there into SMTP_URL/],
    ["530 5.7.0 Must issue a STARTTLS command first", /Take ignoreTLS out/],
  ])("of the sender, about relaying: %s", async (reply, expected) => {
    expect(textAtLevel("fault", await findingsWith(refusing("MAIL FROM", reply)))).toMatch(
      expected,
    );
  });

  test("M4: of shopper addresses, while the shop's inbox is accepted", async () => {
    const reply = "554 5.7.1 <someone@example.com>: Relay access denied";
    const text = textAtLevel("fault", await findingsWith(refusing("RCPT TO:<someone@", reply)));
    expect(text).toMatch(/mail to shoppers is refused.*Relay access denied/);
    expect(text).toMatch(/user and password of an account there into SMTP_URL/);
  });

  test("M4: of the sender, reported at RCPT TO as Postfix does, is one finding", async () => {
    const script: SmtpScript = {
      reply: (heard) => {
        const [, to] = /^RCPT TO:(<.*>)/.exec(heard) ?? [];
        return to && `553 5.7.1 <hello@shop.example>: Sender address rejected: not yours (${to})`;
      },
    };
    const findings = await findingsWith(script);
    expect(findings).toHaveLength(1);
    expect(textAtLevel("fault", findings)).toMatch(/mail is refused.*not yours.*into MAIL_FROM/s);
  });

  it("in several lines", async () => {
    const reply = "550-5.7.1 blocked by\r\n550 5.7.1 Spamhaus";
    const text = textAtLevel("fault", await findingsWith(refusing("RCPT", reply)));
    expect(text).toMatch(/5\.7\.1 blocked by 550 5\.7\.1 Spamhaus/);
  });

  it("of one of the shop's mailboxes", async () => {
    const reply = "550 5.1.1 User unknown";
    const text = textAtLevel("fault", await findingsWith(refusing("RCPT TO:<owner@", reply)));
    expect(text).toMatch(/ALERT_MAIL.*User unknown.*slip in ALERT_MAIL/s);
  });

  it("even if the server closes the connection with it", async () => {
    const text = textAtLevel(
      "warning",
      await findingsWith(refusing("MAIL FROM", "421 4.7.0 Too many")),
    );
    expect(text).toContain("Too many");
  });

  it("of an address with letters it doesn't support", async () => {
    const script = refusing("RCPT TO:<jos", "501 5.1.3 Bad recipient address syntax");
    const text = textAtLevel(
      "fault",
      await findingsWith(script, "", { SHOP_INBOX: "josé@x.example" }),
    );
    expect(text).toMatch(/é or ü.*SHOP_INBOX/);
  });

  it("a temporary refusal is a warning", async () => {
    const findings = await findingsWith(refusing("RCPT TO:<inbox@", "450 4.2.0 Greylisted"));
    expect(textAtLevel("fault", findings)).toBe("");
    expect(textAtLevel("warning", findings)).toContain("Greylisted");
  });
});

it("M4: reports a size limit our emails may exceed", async () => {
  expect(textAtLevel("fault", await findingsWith({ extensions: ["SIZE 10000"] }))).toMatch(
    /10000 bytes/,
  );
  await server?.close();
  const findings = await findingsWith({ extensions: ["SIZE 500000"] });
  expect(textAtLevel("warning", findings)).toMatch(/500000 bytes/);
});

it("a login that isn't offered is a warning", async () => {
  const findings = await findingsWith({}, "shop:secret@");
  expect(textAtLevel("warning", findings)).toMatch(/no login here/);
});

it("a password that leaves this machine without TLS is a warning", async () => {
  server = await startScriptedEmailServer({ extensions: ["AUTH PLAIN"] });
  const { port } = server;
  const at = (host: string) =>
    runCheck(mailCheck, { ...env, SMTP_URL: `smtp://u:p@${host}:${port}` });
  // This host is this machine too, but only a loopback name guarantees that.
  expect(textAtLevel("warning", await at("0.0.0.0"))).toMatch(/without TLS.*smtps:/s);
  expect(textAtLevel("warning", await at("127.0.0.1"))).toBe("");
});

it("compares our clock with the greeting's date", async () => {
  const then = new Date(Date.now() - 9 * 60_000).toUTCString().replace("GMT", "+0000");
  const text = textAtLevel(
    "fault",
    await findingsWith({ greeting: `220 mx ESMTP Sendmail; ${then}` }),
  );
  expect(text).toMatch(/9 minutes ahead of the mail server's/);
});

it("without an email server there is a warning with the folder of the emails", async () => {
  const findings = await runCheck(mailCheck, { ...env, DATA_DIR: "/srv/shop" });
  expect(textAtLevel("warning", findings)).toMatch(/\/srv\/shop\/mail.*SMTP_URL/s);
});

describe("with --send", () => {
  it("sends one email marked as a test to the shop's inbox", async () => {
    const real = await startEmailServer({});
    const findings = await runCheck(mailCheck, { ...env, SMTP_URL: real.url }, { send: true });
    await real.close();
    expect(findings.map(({ level }) => level)).toEqual(["ok", "ok"]);
    expect(real.received.map(({ to }) => to)).toEqual([["inbox@shop.example"]]);
    expect(real.received[0]?.source).toMatch(/^Subject: TEST: /m);
  });

  it("a refused test email is a fault", async () => {
    const real = await startEmailServer({ message: () => "554 5.6.0 looks like spam" });
    const findings = await runCheck(mailCheck, { ...env, SMTP_URL: real.url }, { send: true });
    await real.close();
    expect(textAtLevel("fault", findings)).toMatch(/test mail was not taken.*looks like spam/);
  });
});
