import { readdirSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { databaseName } from "#server/store/store-config.ts";
import { openQuoteFixture, type QuoteFixture, tokenOf } from "#tests/support/quote-fixture.ts";
import { type CommandResult, runInProcess } from "#tests/support/run-in-process.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { runQuotes } from "./quotes/run-quotes.ts";
import { printOutput } from "./run-command.ts";

describe.each(engines)("on %s, npm run quotes", (engine) => {
  let fixture: QuoteFixture;
  let reference: string;
  let token: string;
  beforeEach(async () => {
    fixture = await openQuoteFixture(engine);
    vi.setSystemTime(fixture.inbox.now);
    reference = await fixture.newLead();
    ({ token } = await fixture.send(reference));
  });
  afterEach(async () => {
    vi.useRealTimers();
    await fixture.close();
  });

  const quotes = (...args: string[]) => quotesOn(fixture.inbox.backend.database, ...args);

  function quotesOn(
    { dataDir, databaseUrl = "" }: TestDatabase,
    ...args: string[]
  ): Promise<CommandResult> {
    const { siteUrl, linkSecret } = fixture.inbox.backend.config;
    const settings = { SITE_URL: siteUrl, LINK_SECRET: linkSecret };
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, INIT_CWD: dataDir, ...settings };
    return runInProcess(async () => printOutput(await runQuotes(args)), env);
  }

  const json = async (...args: string[]) => JSON.parse((await quotes(...args, "--json")).out);

  /** The shopper's form, on the quote's page. */
  const accept = (version: string) =>
    fixture.shop(token, { action: "accept", version, name: "Dana Brooks", payment: "monthly" });

  it("list prints the quotes, newest first", async () => {
    await fixture.shopper.noteOpened(token);
    fixture.inbox.now += 60_000;
    const other = await fixture.newLead({ name: "Zoë Red", email: "zoe@example.com" });
    await fixture.send(other, { goodUntil: "2026-12-01" });
    const { code, out, err } = await quotes("list");
    expect([code, err]).toEqual([0, `Database: ${databaseName(fixture.inbox.backend.database)}\n`]);
    expect(out.split("\n").map((row) => row.split(/ {2,}/))).toEqual([
      ["REFERENCE", "NAME", "VERSION", "STATUS", "TOTAL", "GOOD UNTIL", "OPENED"],
      [other, "Zoë Red", "1", "open", "$2,491.92", "December 1, 2026", "not seen opened"],
      [reference, "Dana Brooks", "1", "open", "$2,491.92", "December 8, 2026", expect.anything()],
      [""],
    ]);
    expect(out).toContain("Nov 30, 2026, 10:14 AM");
    expect(await json("list", "--limit", "1")).toEqual([
      {
        reference: other,
        name: "Zoë Red",
        version: 1,
        status: "open",
        total: 249_192,
        goodUntil: "2026-12-01",
        sentAt: "2026-11-30T16:15:00.000Z",
        openedAt: null,
      },
    ]);
  });

  it("list has the version that counts, as it is today", async () => {
    const statusOf = async () => {
      const [{ version, status }] = await json("list");
      return [version, status];
    };
    await accept("1");
    expect(await statusOf()).toEqual([1, "accepted"]);
    await fixture.send(reference, { goodUntil: "2026-12-01" });
    expect(await statusOf()).toEqual([2, "open"]);
    // Nothing has noted yet that its last day is over.
    vi.setSystemTime("2026-12-02T05:59:59Z");
    expect(await statusOf()).toEqual([2, "open"]);
    vi.setSystemTime("2026-12-02T06:00:00Z");
    expect(await statusOf()).toEqual([2, "expired"]);
  });

  it("show prints every version, who accepted it, payments and messages, but no link", async () => {
    await fixture.shop(token, { action: "question", text: "In green?" });
    await fixture.send(reference, { message: "Both in \u001b[31mgreen." });
    await accept("2");
    const paid = { action: "payment", version: "2", amount: "498", method: "check" };
    await fixture.post(fixture.curtis, reference, paid);
    const { code, out } = await quotes("show", reference.toLowerCase());
    expect(code).toBe(0);
    expect(out).toMatch(/^Reference +Q-.{5}\nName +Dana Brooks\nStill due +\$1,993\.92\n/);
    for (const text of [
      "\nVERSION 2: accepted since Nov 30, 2026, 10:14 AM, good until December 8, 2026\n",
      "Sent by email, Nov 30, 2026, 10:14 AM, by Curtis\nNot seen opened\n",
      "Accepted by Dana Brooks, Nov 30, 2026, 10:14 AM, monthly\n",
      "Both in [31mgreen.",
      "  2 × Model 2500 Sofa Chaise\n",
      " $1,090.00 each\n",
      "  Sales tax, 8.25%: $189.92\n",
      "  Total: $2,491.92\n",
      "The deposit is due when you order.",
      "\nVERSION 1: replaced since ",
      "PAYMENTS\nNov 30, 2026, 10:14 AM: $498.00, check, by Curtis\n",
      "MESSAGES\nNov 30, 2026, 10:14 AM, Dana Brooks:\n  In green?",
    ]) {
      expect(out).toContain(text);
    }
    const shown = await quotes("show", reference, "--json");
    expect(JSON.parse(shown.out)).toMatchObject({
      reference,
      name: "Dana Brooks",
      delivery: null,
      due: 199_392,
      versions: [
        { number: 2, status: "accepted", acceptance: { name: "Dana Brooks", payment: "monthly" } },
        { number: 1, status: "replaced", offer: { totals: { total: 249_192 } } },
      ],
      payments: [{ amount: 49_800, method: "check" }],
      messages: [{ from: "shopper", text: "In green?" }],
    });
    expect(out + shown.out).not.toContain(token);
  });

  it("withdraw withdraws the open version, and the history names nobody", async () => {
    const { code, out } = await quotes("withdraw", reference);
    expect([code, out]).toEqual([
      0,
      `Withdrawn: ${reference}, version 1, $2,491.92. Nobody can accept it any more.\n`,
    ]);
    expect(await accept("1")).toMatchObject({
      status: 409,
      first: "This quote was withdrawn. Please call us.",
    });
    const lead = await fixture.inbox.curtis.lead(reference);
    expect(lead).toMatchObject({ state: "in_hand" });
    expect(lead?.history.at(-1)).toMatchObject({ what: "quote_withdrawn", by: null });
    const again = await quotes("withdraw", reference);
    expect([again.code, again.err]).toEqual([
      1,
      expect.stringContaining("Version 1 is withdrawn since 10:14 AM."),
    ]);
    await fixture.send(reference);
    expect(await json("withdraw", reference)).toEqual({
      reference,
      version: 2,
      status: "withdrawn",
      state: "in_hand",
    });
  });

  it("withdraw tells the CRM", async () => {
    const { dataDir, databaseUrl = "" } = fixture.inbox.backend.database;
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, CRM_WEBHOOK_URL: "https://crm" };
    await runInProcess(async () => printOutput(await runQuotes(["withdraw", reference])), env);
    expect(await fixture.messages("crm", "quote_withdrawn")).toMatchObject([
      { pipeline_stage: "Quote Withdrawn", quote_status: "withdrawn" },
    ]);
  });

  it("link prints the shopper's link as it is now", async () => {
    const first = await quotes("link", reference);
    expect([first.code, first.out]).toEqual([0, `https://shop.example/quotes/${token}\n`]);
    await fixture.post(fixture.curtis, reference, { action: "new_link", version: "1" });
    const { link } = await json("link", reference);
    expect(link).not.toContain(token);
    expect(await fixture.view(tokenOf(link))).toMatchObject({ reference, version: 1 });
  });

  it("exits with 1 for what is refused", async () => {
    const without = await fixture.newLead({ name: "Ann" });
    await fixture.save(without);
    for (const command of ["show", "withdraw", "link"]) {
      const unknown = await quotes(command, "Q-22222");
      expect([unknown.code, unknown.out]).toEqual([1, ""]);
      expect(unknown.err).toContain('There is no lead "Q-22222".');
      const unsent = await quotes(command, without);
      expect([unsent.code, unsent.out]).toEqual([1, ""]);
      expect(unsent.err).toMatch(/No quote was sent( for Q-.{5})? yet\./);
    }
    expect(await json("list")).toHaveLength(1);
  });

  it.each([
    ["no command", []],
    ["no such command", ["burn", "Q-7K3M9"]],
    ["no reference", ["withdraw"]],
    ["too many words", ["withdraw", "Q-7K3M9", "Q-7K3MC"]],
    ["a word too many", ["list", "Q-7K3M9"]],
    ["a limit that is no number", ["list", "--limit", "many"]],
    ["an option of another command", ["show", "Q-7K3M9", "--limit", "5"]],
    ["an unknown option", ["list", "--all"]],
  ])("exits with 2 and the usage for %s", async (_, args) => {
    const { code, out, err } = await quotes(...args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("Usage: npm run quotes -- COMMAND");
  });

  it("fails without a database and creates none, but explains itself", async () => {
    const empty = await newTestDatabase(engine);
    for (const args of [["list"], ["withdraw", reference]]) {
      const { code, err } = await quotesOn(empty, ...args);
      expect([code, err]).toEqual([1, expect.stringContaining("The shop has no data in")]);
    }
    expect(readdirSync(empty.dataDir)).toEqual([]);
    expect((await quotesOn(empty, "help")).out).toContain("Usage:");
    await empty.remove();
  });
});
