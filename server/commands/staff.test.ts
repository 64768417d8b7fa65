import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startSession } from "#server/staff/sessions.ts";
import { linkOwner } from "#server/staff/sign-in-links.ts";
import { listStaff } from "#server/staff/staff-members.ts";
import { databaseName } from "#server/store/store-config.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { type CommandResult, runInProcess } from "#tests/support/run-in-process.ts";
import { signInEmails } from "#tests/support/sign-in-emails.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { printOutput } from "./run-command.ts";
import { runStaff } from "./staff/run-staff.ts";

const link = "https://shop.example/desk/links/([0-9a-f]{64})";

describe.each(engines)("on %s, npm run staff", (engine) => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await openTestBackend(engine);
  });
  afterEach(() => backend.close());

  function staff(...args: string[]): Promise<CommandResult> {
    const { dataDir, databaseUrl = "" } = backend.database;
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      INIT_CWD: dataDir,
      SITE_URL: "https://shop.example",
    };
    return runInProcess(async () => printOutput(await runStaff(args)), env);
  }

  const invite = (email: string, role: string, name = "Maribel Ríos") =>
    staff("invite", email, "--name", name, "--role", role);

  async function idOf(email: string): Promise<string> {
    const all = await listStaff(backend.store.queries);
    return all.find((member) => member.email === email)?.id ?? "";
  }

  async function signIn(email: string): Promise<void> {
    const memberId = await idOf(email);
    await startSession(backend.store, { memberId, way: "link", browser: "B" }, new Date());
  }

  /** Whose link a command printed. */
  async function ownerOf(printed: string): Promise<string | null | undefined> {
    const token = new RegExp(link).exec(printed)?.[1] ?? "";
    return (await linkOwner(backend.store, token, new Date()))?.memberId;
  }

  it("invite prints a link that works for a day, and emails it", async () => {
    const { code, out, err } = await invite("Maribel@shop.example", "owner");
    expect([code, err]).toEqual([0, `Database: ${databaseName(backend.database)}\n`]);
    expect(out).toMatch(
      new RegExp(
        `^Invited Maribel Ríos \\(owner\\)\\. This link works once, until [^:]+:\\d\\d\\s[AP]M[^:]*: ${link}\n$`,
      ),
    );
    expect(await ownerOf(out)).toBe(await idOf("maribel@shop.example"));
    const [email] = signInEmails(backend.database);
    expect(email?.to).toBe("maribel@shop.example");
    expect(out).toContain(email?.token);
  });

  it("link prints and emails a new link, and voids the one before", async () => {
    const first = await invite("maribel@shop.example", "owner");
    const { code, out } = await staff("link", "MARIBEL@shop.example");
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^This link works once, until [^\n]*: ${link}\n$`)),
    ]);
    expect(await ownerOf(out)).toBe(await idOf("maribel@shop.example"));
    expect(await ownerOf(first.out)).toBeUndefined();
    expect(signInEmails(backend.database)).toHaveLength(2);
  });

  it("owner-link prints the first owner's link, only while there is no owner", async () => {
    const { code, out } = await staff("owner-link");
    expect([code, out]).toEqual([0, expect.stringMatching(/^This link works once, until /)]);
    expect(await ownerOf(out)).toBeNull();
    await invite("maribel@shop.example", "owner");
    expect(await staff("owner-link")).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringContaining("There is an owner already."),
    });
  });

  it("list prints everyone, with --json the documented fields", async () => {
    await invite("maribel@shop.example", "owner");
    await invite("cy@shop.example", "crew", "Cy");
    await signIn("maribel@shop.example");
    const listed = await staff("list", "--json");
    expect([listed.code, listed.err]).toEqual([0, ""]);
    const time = expect.stringMatching(/^2\d{3}-.*Z$/);
    expect(JSON.parse(listed.out)).toEqual([
      {
        id: await idOf("maribel@shop.example"),
        email: "maribel@shop.example",
        name: "Maribel Ríos",
        role: "owner",
        since: time,
        lastSeen: time,
        passkeys: 0,
        sessions: 1,
      },
      expect.objectContaining({ email: "cy@shop.example", lastSeen: null, sessions: 0 }),
    ]);
    const { out } = await staff("list");
    expect(out).toMatch(/^EMAIL +NAME +ROLE +LAST SEEN +PASSKEYS +SESSIONS\n/);
    expect(out).toMatch(/\ncy@shop\.example +Cy +crew +never +0 +0\n$/);
  });

  it("role changes a role, but leaves an owner", async () => {
    await invite("maribel@shop.example", "owner");
    await invite("curtis@shop.example", "crew", "Curtis");
    const alone = await staff("role", "maribel@shop.example", "seller");
    expect([alone.code, alone.err]).toEqual([
      1,
      expect.stringContaining("maribel@shop.example is the only owner."),
    ]);
    const { code, out } = await staff("role", "curtis@shop.example", "owner");
    expect([code, out]).toEqual([0, "Curtis is owner now.\n"]);
    expect((await staff("role", "maribel@shop.example", "seller")).code).toBe(0);
  });

  it("remove signs out, gives up leads and says how many", async () => {
    await invite("maribel@shop.example", "owner");
    expect((await staff("remove", "maribel@shop.example")).err).toContain("is the only owner.");
    for (const [sessions, leads, said] of [
      [2, 3, "Removed. 2 sessions ended, 3 leads are nobody's now.\n"],
      [1, 1, "Removed. 1 session ended, 1 lead is nobody's now.\n"],
      [0, 0, "Removed. 0 sessions ended, 0 leads are nobody's now.\n"],
    ] as const) {
      await invite("curtis@shop.example", "seller", "Curtis");
      for (let at = 0; at < sessions; at += 1) await signIn("curtis@shop.example");
      for (let at = 0; at < leads; at += 1) await giveLead(await idOf("curtis@shop.example"));
      const { code, out } = await staff("remove", "curtis@shop.example");
      expect([code, out]).toEqual([0, said]);
    }
    expect((await staff("remove", "curtis@shop.example")).code).toBe(1);
  });

  async function giveLead(to: string): Promise<void> {
    const reference = await acceptQuote(backend, { name: `Dana ${Math.random()}` });
    await backend.store.queries
      .updateTable("leads")
      .set({ state: "in_hand", assigned_to: to })
      .where("reference", "=", reference)
      .execute();
  }

  it("sign-out ends sessions", async () => {
    await invite("maribel@shop.example", "owner");
    await signIn("maribel@shop.example");
    expect(await staff("sign-out", "maribel@shop.example")).toMatchObject({
      code: 0,
      out: "1 session ended.\n",
    });
    expect((await staff("sign-out", "maribel@shop.example")).out).toBe("0 sessions ended.\n");
  });

  it("exits with 1 for what is refused", async () => {
    await invite("maribel@shop.example", "owner");
    const again = await invite("Maribel@Shop.example", "crew");
    expect([again.code, again.out, again.err]).toEqual([
      1,
      "",
      expect.stringContaining("Maribel@Shop.example is on the staff already."),
    ]);
    for (const args of [
      ["role", "x@y.example", "crew"],
      ["remove", "x@y.example"],
      ["link", "x@y.example"],
      ["sign-out", "x@y.example"],
    ]) {
      const { code, out, err } = await staff(...args);
      expect([code, out]).toEqual([1, ""]);
      expect(err).toContain("x@y.example is not on the staff.");
    }
    expect(await listStaff(backend.store.queries)).toHaveLength(1);
  });

  it.each([
    ["no command", []],
    ["no such command", ["fire"]],
    ["no address", ["remove"]],
    ["too many words", ["remove", "a@b.example", "c@d.example"]],
    ["no such role", ["role", "a@b.example", "boss"]],
    ["no name", ["invite", "a@b.example", "--role", "crew"]],
    ["no role", ["invite", "a@b.example", "--name", "Ann"]],
    ["an address that can't be one", ["invite", "ann", "--name", "Ann", "--role", "crew"]],
    ["an unknown option", ["list", "--all"]],
    ["an option of another command", ["list", "--name", "Ann"]],
  ])("exits with 2 and the usage for %s", async (_, args) => {
    const { code, out, err } = await staff(...args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("Usage: npm run staff -- COMMAND");
  });

  it("help prints the usage, also without a database", async () => {
    for (const args of [["help"], ["--help"]])
      expect(await staff(...args)).toMatchObject({
        code: 0,
        out: expect.stringContaining("Usage:"),
      });
  });
});
