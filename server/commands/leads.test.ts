import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addDays } from "#domain/delivery/delivery-date.ts";
import { responseTimes } from "#domain/response-times.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { recordFailure } from "#server/outbox/receiver-pause.ts";
import { addMember } from "#server/staff/staff-members.ts";
import { openStore } from "#server/store/open-store.ts";
import { databaseName, type StoreConfig } from "#server/store/store-config.ts";
import { facts } from "#shop/facts.ts";
import { formFields, goodBooking, goodQuote } from "#tests/support/form-fields.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { type CommandResult, runInProcess } from "#tests/support/run-in-process.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines, newTestDatabase } from "#tests/support/test-database.ts";
import { runLeads } from "./leads/run-leads.ts";
import { printOutput } from "./run-command.ts";

const NOON = new Date("2026-11-28T18:00:00Z");

describe.each(engines)("on %s, npm run leads", (engine) => {
  let backend: TestBackend;

  beforeEach(async () => {
    backend = await openTestBackend(engine);
  });
  afterEach(() => backend.close());

  /** Runs the command while the store is open, as an owner does while the server runs. */
  function leads(...args: string[]): Promise<CommandResult> {
    return leadsOn(backend.database, ...args);
  }

  function leadsOn(
    { dataDir, databaseUrl = "" }: StoreConfig,
    ...args: string[]
  ): Promise<CommandResult> {
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, INIT_CWD: dataDir };
    return runInProcess(async () => printOutput(await runLeads(args)), env);
  }

  it("list --json prints the documented fields, newest first", async () => {
    const first = await acceptQuote(backend, { idempotencyKey: "a" });
    await backend.store.queries
      .updateTable("leads")
      .set({ submitted_at: "2026-01-01T00:00:00.000Z" })
      .execute();
    const second = await acceptQuote(backend, { idempotencyKey: "b", name: "Zoë \u001b[31mRed" });
    const listed = JSON.parse((await leads("list", "--json")).out);
    expect(listed).toEqual([
      {
        state: "new",
        assignedTo: null,
        reference: second,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        kind: "quote",
        language: "en",
        name: "Zoë [31mRed",
        submittedAt: expect.stringMatching(/^2\d{3}-.*Z$/),
        deliveries: [
          { sink: "shop_mail", status: "pending", attempts: 0 },
          { sink: "shopper_mail", status: "pending", attempts: 0 },
        ],
      },
      expect.objectContaining({ reference: first, submittedAt: "2026-01-01T00:00:00.000Z" }),
    ]);
    expect(JSON.parse((await leads("list", "--json", "--limit", "1")).out)).toHaveLength(1);
  });

  it("tells a lead's language in list, show and export", async () => {
    const page = { sourcePage: "/es/pedir-cotizacion" };
    const lead = await submitLead(backend, "quote", formFields(goodQuote), page);
    const reference = lead.ok ? lead.reference : expect.unreachable();
    expect((await leads("list")).out).toMatch(/ LANGUAGE [\s\S]* Spanish /);
    expect((await leads("show", reference)).out).toMatch(/^Language +Spanish$/m);
    const shown = JSON.parse((await leads("show", reference, "--json")).out);
    expect([shown.language, Object.keys(shown.record).at(-1)]).toEqual(["es", "language"]);
    const [header = "", line = ""] = (await leads("export", "--format", "csv")).out.split("\r\n");
    expect([header.split(",").at(-1), line.split(",").at(-1)]).toEqual(["language", "es"]);
  });

  it("deliveries prints the crew day by window, as table, CSV or HTML", async () => {
    const saturday = nextSaturday();
    for (const [window, fullName, sourcePage] of [
      ["afternoon", "Ann <b>Late</b>", "/es/reservar-entrega"],
      ["morning", "Bob Early", "/book-delivery"],
    ] as const) {
      const fields = {
        ...goodBooking,
        date: saturday,
        window,
        fullName,
        email: `${window}@x.example`,
      };
      const booked = await submitLead(backend, "booking", formFields(fields), { sourcePage });
      expect(booked.ok).toBe(true);
    }
    const day = (...options: string[]) => leads("deliveries", "--date", saturday, ...options);
    const [printed, csv, page] = [
      await day(),
      await day("--format", "csv"),
      await day("--format", "html"),
    ];
    expect(printed.out).toMatch(
      /2 deliveries[\s\S]*9:00 AM[\s\S]*Bob Early[\s\S]*2:00 PM[\s\S]*Ann/,
    );
    expect(printed.out).toContain("1 × Large (The green sofa); 2 × Small");
    expect(csv.out).toContain('"1200 Elm Street, Apt 4, Houston, TX 77081"');
    expect(page.out).toContain("Ann &lt;b&gt;Late&lt;/b&gt;");
    expect(JSON.parse((await day("--json")).out)).toMatchObject([
      { name: "Bob Early", language: "en", whiteGlove: true, notes: "Gate code 1234", total: 370 },
      { name: "Ann <b>Late</b>", language: "es" },
    ]);
    expect(
      csv.out
        .trimEnd()
        .split("\r\n")
        .map((line) => line.split(",").at(-1)),
    ).toEqual(["language", "en", "es"]);
    for (const { out } of [printed, page]) {
      expect(out.match(/Language: \w+/g)).toEqual(["Language: Spanish"]);
      expect(out.indexOf("Ann")).toBeLessThan(out.indexOf("Language: Spanish"));
    }
    expect((await leads("deliveries", "--date", "soon")).code).toBe(1);
    expect((await leads("deliveries", "--date", "2027-02-01")).out).toContain("0 deliveries");
  });

  it("names the database on standard error, except with --json", async () => {
    const expectedErr = `Database: ${databaseName(backend.database)}\n`;
    const listed = await leads("list");
    expect([listed.out, listed.err]).toEqual(["No leads yet.\n", expectedErr]);
    expect(await leads("list", "--json")).toEqual({ code: 0, out: "[]\n", err: "" });
  });

  it("fails without a database and creates none", async () => {
    const empty = await newTestDatabase(engine);
    for (const args of [["list"], ["list", "--json"], ["erase", "--email", "a@x.example"]]) {
      const { code, out, err } = await leadsOn(empty, ...args);
      expect([code, out, err]).toEqual([1, "", expect.stringContaining("The shop has no data in")]);
    }
    expect(readdirSync(empty.dataDir)).toEqual([]);
    await expect(openStore(empty, { mustExist: true })).rejects.toThrow("has no data");
    expect((await leadsOn(empty, "help")).code).toBe(0);
    await empty.remove();
  });

  it("list and show print failures and notes; every command prints the incident line", async () => {
    const reference = await acceptQuote(backend);
    const set = (sink: "shop_mail" | "shopper_mail", values: object) =>
      backend.store.queries
        .updateTable("deliveries")
        .set(values)
        .where("sink", "=", sink)
        .execute();
    await set("shop_mail", { status: "parked", last_error: "It said: 553 5.7.1 not yours" });
    await set("shopper_mail", { status: "delivered", note: "a web page" });
    const [listed] = JSON.parse((await leads("list", "--json")).out);
    expect(listed.deliveries).toEqual([
      {
        sink: "shop_mail",
        status: "parked",
        attempts: 0,
        lastError: "It said: 553 5.7.1 not yours",
      },
      { sink: "shopper_mail", status: "delivered", attempts: 0, note: "a web page" },
    ]);
    const shown = await leads("show", reference);
    expect(shown.out).toMatch(/shop_mail.*553 5\.7\.1 not yours\n.*a web page/);
    expect(shown.err).toContain("the shop's inbox: 1 given up on, 0 waiting. It said: 553");
  });

  it("T27: show says what a lead waits for and when that is asked again, even if it wasn't tried", async () => {
    const reference = await acceptQuote(backend);
    const send = async () => ({ kind: "delivered" as const });
    const sink = { name: "shop_mail" as const, leaseMs: 1, send };
    const fault = { error: "It said: 410 gone", certain: true, ownerMustFix: true };
    const attempt = { messageId: "another", pauseMs: 3_600_000, isTrial: false };
    await recordFailure(backend.store, sink, { ...fault, ...attempt }, NOON);
    const { out, err } = await leads("show", reference);
    expect(out).toMatch(
      /shop_mail +pending +0 attempts +.*asked again Nov 28.* 1:00 PM +It said: 410/,
    );
    expect(err).toContain("the shop's inbox: 0 given up on, 1 waiting. It said: 410 gone");
    const shown = JSON.parse((await leads("show", reference, "--json")).out);
    expect(shown.deliveries[0].receiver).toEqual({
      since: NOON.toISOString(),
      error: fault.error,
      nextTrialAt: new Date(+NOON + attempt.pauseMs).toISOString(),
    });
    expect(shown.deliveries[1]).not.toHaveProperty("receiver");
  });

  it("show accepts a reference in any spelling, or an id", async () => {
    const reference = await acceptQuote(backend, { specialRequests: "Third floor" });
    const shown = JSON.parse((await leads("show", reference.toLowerCase(), "--json")).out);
    expect(shown.record.special_requests).toBe("Third floor");
    expect((await leads("show", shown.id)).out).toContain(reference);
  });

  it("export writes a spreadsheet or JSON", async () => {
    const reference = await acceptQuote(backend, { hearAboutUs: "=1+1" });
    const csv = (await leads("export", "--format", "csv")).out;
    expect(csv).toMatch(/^lead_id,lead_kind,reference,submitted_at,full_name,email,phone,/);
    expect(csv).toContain(",'=1+1,");
    const [record] = JSON.parse((await leads("export", "--format", "json")).out);
    expect(record.reference).toBe(reference);
  });

  it("export and deliveries overwrite a file, in a spreadsheet's encoding", async () => {
    const reference = await acceptQuote(backend, { name: "Zoë" });
    const made = join(backend.database.dataDir, "leads.csv");
    const { out, err } = await leads("export", "--format", "csv", "--out", "leads.csv");
    expect([out, err]).toEqual([
      expect.stringContaining(`Written: ${made}`),
      expect.stringContaining("Database: "),
    ]);
    expect(readFileSync(made, "utf8")).toMatch(/^\ufefflead_id,[^\n]*\r\n[^\n]*Zoë[^\n]*\r\n$/);
    expect(statSync(made).mode & 0o777).toBe(0o600);
    await leads("export", "--format", "json", "--out", "leads.json");
    const written = readFileSync(join(backend.database.dataDir, "leads.json"), "utf8");
    expect(JSON.parse(written)).toMatchObject([{ reference }]);
    await leads("deliveries", "--date", "2027-02-01", "--format", "html", "--out", "day.html");
    const page = readFileSync(join(backend.database.dataDir, "day.html"), "utf8");
    expect(page).toMatch(/^<!doctype html>/i);
    const nowhere = await leads("export", "--format", "csv", "--out", "no/such/leads.csv");
    expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining("no folder")]);
  });

  it("due lists waiting leads, and answered removes them", async () => {
    const reference = await acceptQuote(backend);
    const promised = responseTimes(facts, new Date()).due.getTime() - Date.now();
    const [due] = JSON.parse((await leads("due", "--json")).out);
    expect(due).toMatchObject({ reference, kind: "quote" });
    expect(Math.abs(due.minutesLeft - promised / 60_000)).toBeLessThan(5);
    expect((await leads("due")).out).toMatch(/\d h \d+ min left/);
    expect((await leads("answered", reference)).out).toContain("marked as answered");
    expect((await leads("due")).out).toContain("Nobody waits");
    const [listed] = JSON.parse((await leads("list", "--json")).out);
    expect(listed).toMatchObject({ state: "in_hand", assignedTo: null });
    const { history } = JSON.parse((await leads("show", reference, "--json")).out);
    expect(history.map(({ what }: { what: string }) => what)).toEqual(["arrived", "answered"]);
    await leads("answered", reference);
    expect(JSON.parse((await leads("show", reference, "--json")).out).history).toEqual(history);
  });

  it("mark gives a lead another state, as staff do at the desk", async () => {
    const reference = await acceptQuote(backend);
    const staff = { email: "curtis@shop.example", name: "Curtis", role: "seller" } as const;
    await addMember(backend.store, staff, new Date());
    const mark = async (...args: string[]) => {
      const { code, out, err } = await leads("mark", reference, ...args);
      return code === 0 ? out : err;
    };
    expect(await mark("in_hand")).toContain("--by EMAIL");
    expect(await mark("in_hand", "--by", "curtis@shop.example")).toContain("is in hand.");
    expect(await mark("lost")).toContain("--reason takes one of price, elsewhere");
    const lost = ["lost", "--reason", "price", "--by", "curtis@shop.example"];
    expect(await mark(...lost)).toContain("is lost.");
    expect(await mark("done")).toMatch(/Curtis marked this lead as lost at \d+:\d\d [AP]M\./);
    expect(await mark("quoted")).toContain("it can be marked as new, in_hand, done or lost");
    expect(await mark("new")).toContain("This lead is lost.");
    expect(await mark("gone")).toContain("A state is one of");
    expect(await mark("done", "--by", "bob@shop.example")).toContain("No seller or owner has");
    const shown = (await leads("show", reference)).out;
    expect(shown).toMatch(/: lost, price, by Curtis/);
    expect(shown).toMatch(/Assigned to {2}Curtis/);
    expect(await mark("in_hand")).toContain("is in hand.");
    expect((await leads("list")).out).toMatch(/in hand +Curtis/);
  });

  it("erase prints which leads it erased", async () => {
    const reference = await acceptQuote(backend);
    const erased = JSON.parse((await leads("erase", "--email", "DANA@example.com", "--json")).out);
    expect(erased.erased).toMatchObject([{ reference }]);
    expect(JSON.parse((await leads("list", "--json")).out)).toEqual([]);
    expect(readdirSync(join(backend.database.dataDir))).not.toContain("mail");
    expect(Date.parse(erased.bytesLeftUntil)).toBeGreaterThan(Date.now());
    const again = await leads("erase", "--email", "DANA@example.com");
    expect(again.out).toMatch(/free space .* by \w+ \d+, \d+, 4:00 AM, or at once with --now/);
    const cleared = JSON.parse(
      (await leads("erase", "--email", "DANA@example.com", "--now", "--json")).out,
    );
    expect(cleared).toMatchObject({ erased: [], bytesLeftUntil: null });
  });

  it.each([
    ["an unknown reference", ["show", "Q-22222"], "npm run leads -- list"],
    ["no such command", ["burn"], "Usage:"],
    ["an unknown option", ["list", "--all"], "Usage:"],
    ["a format that is neither", ["export", "--format", "xml"], "Usage:"],
    ["a limit that is no number", ["list", "--limit", "many"], "whole number"],
  ])("fails with advice for %s", async (_, args, advice) => {
    const { code, err } = await leads(...args);
    expect(code).toBe(1);
    expect(err).toContain(advice);
  });
});

/** A Saturday at least two days ahead, when deliveries can be booked. */
function nextSaturday(): string {
  const today = new Date();
  const ahead = 2 + ((6 - ((today.getUTCDay() + 2) % 7) + 7) % 7);
  return addDays(today.toISOString().slice(0, 10), ahead);
}
