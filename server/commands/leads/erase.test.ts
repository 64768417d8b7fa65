import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { printOutput } from "#server/commands/run-command.ts";
import { openQuoteFixture, type QuoteFixture } from "#tests/support/quote-fixture.ts";
import { type CommandResult, runInProcess } from "#tests/support/run-in-process.ts";
import { engines } from "#tests/support/test-database.ts";
import { runLeads } from "./run-leads.ts";

const ann = { name: "Ann Whitfield", email: "ann@example.com", phone: "713 555 0177" };

describe.each(engines)(
  "on %s, npm run leads -- erase, of someone with an accepted quote",
  (engine) => {
    let quotes: QuoteFixture;
    let reference: string;
    beforeEach(async () => {
      quotes = await openQuoteFixture(engine);
      reference = await accepted();
    });
    afterEach(() => quotes.close());

    async function accepted(fields: Record<string, string> = {}): Promise<string> {
      const lead = await quotes.newLead({ ...ann, ...fields });
      await quotes.send(lead);
      const yes = { action: "record_yes", version: "1", name: "Ann", how: "phone" };
      await quotes.post(quotes.curtis, lead, yes);
      return lead;
    }

    function leads(...args: string[]): Promise<CommandResult> {
      const { dataDir, databaseUrl = "" } = quotes.inbox.backend.database;
      const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, INIT_CWD: dataDir };
      return runInProcess(async () => printOutput(await runLeads(args)), env);
    }
    const listed = async () => JSON.parse((await leads("list", "--json")).out).length;

    it("erases nothing, by email or phone, and says what was accepted", async () => {
      await quotes.newLead({ ...ann, specialRequests: "Another one" });
      for (const person of [
        ["--email", ann.email],
        ["--phone", ann.phone, "--now"],
      ]) {
        const { code, out, err } = await leads("erase", ...person);
        expect([code, out]).toEqual([1, ""]);
        expect(err.split("\n").slice(1)).toEqual([
          `Ann has an accepted quote (${reference}, $2,491.92). Add --accepted to erase it too.`,
          "",
        ]);
      }
      expect(await listed()).toBe(2);
    });

    it("erases everything with --accepted; show and export have the others as before", async () => {
      const other = await quotes.newLead({ name: "Dana", email: "dana@example.com" });
      await quotes.send(other);
      const show = async () => JSON.parse((await leads("show", other, "--json")).out);
      const before = await show();
      const erased = await leads("erase", "--email", ann.email, "--accepted", "--json");
      expect([erased.code, JSON.parse(erased.out).erased]).toMatchObject([0, [{ reference }]]);
      expect((await leads("show", reference)).code).toBe(1);
      expect(await show()).toEqual(before);
      const [record, ...more] = JSON.parse((await leads("export", "--format", "json")).out);
      expect([record, more]).toMatchObject([{ reference: other, quote_total: 2491.92 }, []]);
      expect((await leads("export", "--format", "csv")).out).not.toContain(reference);
    });

    it("names all of several accepted quotes", async () => {
      quotes.inbox.now += 60_000;
      const second = await accepted({ specialRequests: "One more" });
      expect((await leads("erase", "--email", ann.email)).err).toContain(
        `Ann has accepted quotes (${reference}, $2,491.92; ${second}, $2,491.92). Add --accepted to erase them too.`,
      );
      expect((await leads("erase", "--email", ann.email, "--accepted")).code).toBe(0);
      expect(await listed()).toBe(0);
    });

    it("asks for nothing once the acceptance is taken back, or for an open quote", async () => {
      const back = { action: "take_back", version: "1", reason: "Moved away" };
      await quotes.post(quotes.maribel, reference, back);
      await quotes.send(await quotes.newLead({ ...ann, specialRequests: "Another one" }));
      const erased = await leads("erase", "--email", ann.email, "--json");
      expect(JSON.parse(erased.out).erased).toHaveLength(2);
    });
  },
);
