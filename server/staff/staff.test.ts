import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backedUpTables } from "#server/backup/table-rows.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { engines, newShopDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { endSessions, listSessions, signedIn, startSession } from "./sessions.ts";
import { linkLifetimes, linkOwner, makeLink, takeLink } from "./sign-in-links.ts";
import { addMember, changeRole, listStaff, removeMember } from "./staff-members.ts";

const now = new Date("2026-11-29T16:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const day = 24 * 60;
const nothing = async () => 0;

describe.each(engines)("on %s, the staff", (engine) => {
  let database: TestDatabase;
  let store: Store;

  beforeEach(async () => {
    database = await newShopDatabase(engine);
    store = await openStore(database);
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  async function added(email: string, role: "owner" | "seller" = "seller") {
    const result = await addMember(store, { email, name: email, role }, now);
    if (!result.ok) throw new Error(result.refusal);
    return result.value;
  }

  it("has each address once, however it is written", async () => {
    await added("Maribel@shop.example");
    expect(
      await addMember(store, { email: "maribel@SHOP.example", name: "M", role: "crew" }, now),
    ).toEqual({ ok: false, refusal: "known" });
    expect((await listStaff(store.queries)).map(({ email }) => email)).toEqual([
      "maribel@shop.example",
    ]);
  });

  it("always has an owner", async () => {
    const ann = await added("ann@shop.example", "owner");
    expect(await changeRole(store, ann.id, "crew")).toEqual({ ok: false, refusal: "only_owner" });
    expect(await removeMember(store, ann.id, now, nothing)).toEqual({
      ok: false,
      refusal: "only_owner",
    });
    const bob = await added("bob@shop.example");
    expect((await changeRole(store, bob.id, "owner")).ok).toBe(true);
    expect((await removeMember(store, ann.id, now, nothing)).ok).toBe(true);
    expect((await listStaff(store.queries)).map(({ id }) => id)).toEqual([bob.id]);
  });

  it("keeps an owner and one of each address when changed from two sides at once", async () => {
    const ann = await added("ann@shop.example", "owner");
    const bob = await added("bob@shop.example", "owner");
    const both = await Promise.all(
      [ann, bob].map(({ id }) => removeMember(store, id, now, nothing)),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const invited = await Promise.all(
      [1, 2, 3].map(() =>
        addMember(store, { email: "cy@shop.example", name: "Cy", role: "crew" }, now),
      ),
    );
    expect(invited.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("may be invited again after having left, and is signed out on leaving", async () => {
    const ann = await added("ann@shop.example");
    const token = await startSession(store, { memberId: ann.id, way: "link", browser: "B" }, now);
    expect(await removeMember(store, ann.id, later(1), nothing)).toEqual({
      ok: true,
      value: { sessions: 1, released: 0 },
    });
    expect(await signedIn(store, token, later(1))).toBeUndefined();
    expect((await added("ann@shop.example")).id).not.toBe(ann.id);
  });

  it("signs in once by a link, however often it is looked at", async () => {
    const ann = await added("ann@shop.example");
    const { token } = await makeLink(store, ann.id, linkLifetimes.signIn, now);
    for (let look = 0; look < 3; look += 1)
      expect(await linkOwner(store, token, later(1))).toEqual({ memberId: ann.id });
    const used = await Promise.all(
      Array.from({ length: 8 }, () => takeLink(store, token, later(1))),
    );
    expect(used.filter(Boolean)).toEqual([{ memberId: ann.id }]);
    expect(await linkOwner(store, token, later(1))).toBeUndefined();
  });

  it("can't use a link that is too old or was replaced", async () => {
    const ann = await added("ann@shop.example");
    const first = await makeLink(store, ann.id, linkLifetimes.signIn, now);
    const second = await makeLink(store, ann.id, linkLifetimes.signIn, later(1));
    expect(await takeLink(store, first.token, later(1))).toBeUndefined();
    expect(await takeLink(store, second.token, later(16))).toBeUndefined();
  });

  it.each([
    ["link", 12 * 60 - 1, 12 * 60],
    ["passkey", 7 * day - 1, 7 * day],
  ] as const)("stays signed in by %s for a time after the last use", async (way, last, over) => {
    const { id: memberId } = await added("ann@shop.example");
    const token = await startSession(store, { memberId, way, browser: "B" }, now);
    expect(await signedIn(store, token, later(over))).toBeUndefined();
    expect((await signedIn(store, token, later(last)))?.member.id).toBe(memberId);
    expect(await signedIn(store, token, later(over + 1))).toBeDefined();
  });

  it("signs in again after the longest time, in spite of use", async () => {
    const { id: memberId } = await added("ann@shop.example");
    const token = await startSession(store, { memberId, way: "link", browser: "B" }, now);
    for (let minutes = 0; minutes < 7 * day; minutes += 11 * 60)
      expect(await signedIn(store, token, later(minutes))).toBeDefined();
    expect(await signedIn(store, token, later(7 * day))).toBeUndefined();
  });

  it("ends one session or all", async () => {
    const { id: memberId } = await added("ann@shop.example");
    for (const browser of ["A", "B", "C"])
      await startSession(store, { memberId, way: "link", browser }, now);
    const [one] = await listSessions(store.queries, memberId, now);
    expect(await endSessions(store, memberId, one?.id)).toBe(1);
    expect(await endSessions(store, memberId)).toBe(2);
  });

  it("leaves no usable secret in the database, and none in a backup", async () => {
    const { id: memberId } = await added("ann@shop.example");
    const token = await startSession(store, { memberId, way: "link", browser: "B" }, now);
    const link = await makeLink(store, memberId, linkLifetimes.signIn, now);
    const rows = [
      await store.queries.selectFrom("staff_sessions").selectAll().execute(),
      await store.queries.selectFrom("sign_in_links").selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(link.token);
    expect(backedUpTables).toContain("staff_members");
    expect(backedUpTables).not.toContain("staff_sessions");
    expect(backedUpTables).not.toContain("sign_in_links");
  });
});
