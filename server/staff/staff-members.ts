import { randomUUID } from "node:crypto";
import type { Role } from "#domain/desk/roles.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";

/** Someone who can sign in to the desk. */
export interface StaffMember {
  id: string;
  email: string;
  name: string;
  role: Role;
  createdAt: string;
  lastSeenAt: string | null;
  /** Every new lead is emailed to this address too. */
  newLeadEmails: boolean;
}

/** Most staff members of a shop (rule 18.10). */
export const maxStaff = 50;

/** Why a change of the staff is refused. */
export type StaffRefusal = "known" | "unknown" | "only_owner" | "too_many";

type NewMember = Pick<StaffMember, "email" | "name" | "role">;

export type StaffResult<T> = { ok: true; value: T } | { ok: false; refusal: StaffRefusal };

/**
 * Everyone who can sign in, in the order they were invited.
 * @param lock keeps other changes of the staff waiting until the transaction's end; SQLite has one
 * writer anyway
 */
export async function listStaff(
  queries: Queries,
  lock?: Pick<Store, "engine">,
): Promise<StaffMember[]> {
  const rows = await queries
    .selectFrom("staff_members")
    .selectAll()
    .where("removed_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .$if(lock?.engine === "postgres", (staff) => staff.forUpdate())
    .execute();
  return rows.flatMap(({ id, email, name, role, created_at, last_seen_at, new_lead_emails }) => {
    if (email === null) return [];
    const times = { createdAt: created_at, lastSeenAt: last_seen_at };
    return [{ id, email, name, role, newLeadEmails: new_lead_emails === 1, ...times }];
  });
}

export async function findByEmail(
  queries: Queries,
  email: string,
): Promise<StaffMember | undefined> {
  const wanted = email.toLowerCase();
  return (await listStaff(queries)).find((member) => member.email === wanted);
}

/** Adds someone who may sign in from now on. */
export function addMember(
  store: Store,
  member: NewMember,
  now: Date,
): Promise<StaffResult<StaffMember>> {
  return store.write(async (transaction) => {
    const staff = await listStaff(transaction, store);
    return insertMember(transaction, staff, member, now);
  });
}

/** Adds the first owner; refused once there is one. */
export function addFirstOwner(
  store: Store,
  owner: Omit<NewMember, "role">,
  now: Date,
): Promise<StaffResult<StaffMember>> {
  return store.write(async (transaction) => {
    const staff = await listStaff(transaction, store);
    if (staff.some(({ role }) => role === "owner")) return refused("known");
    return insertMember(transaction, staff, { ...owner, role: "owner" }, now);
  });
}

async function insertMember(
  transaction: Queries,
  staff: readonly StaffMember[],
  { email, name, role }: NewMember,
  now: Date,
): Promise<StaffResult<StaffMember>> {
  const address = email.toLowerCase();
  if (staff.some((member) => member.email === address)) return refused("known");
  if (staff.length >= maxStaff) return refused("too_many");
  const member = {
    id: randomUUID(),
    email: address,
    name,
    role,
    createdAt: now.toISOString(),
    lastSeenAt: null,
    newLeadEmails: false,
  };
  const { numInsertedOrUpdatedRows: added } = await transaction
    .insertInto("staff_members")
    .values({
      id: member.id,
      email: address,
      name,
      role,
      created_at: member.createdAt,
      last_seen_at: null,
      removed_at: null,
    })
    // Another process may have added the address after the list was read.
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  if (!added) return refused("known");
  return { ok: true, value: member };
}

/** Gives a member another role; there is always an owner. */
export async function changeRole(
  store: Store,
  id: string,
  role: Role,
): Promise<StaffResult<StaffMember>> {
  return store.write(async (transaction) => {
    const found = replaceable(await listStaff(transaction, store), id, role !== "owner");
    if (!found.ok) return found;
    await transaction.updateTable("staff_members").set({ role }).where("id", "=", id).execute();
    return { ok: true, value: { ...found.value, role } };
  });
}

/**
 * Removes a member, with all sessions, passkeys and links; the name stays in histories.
 * @param release gives up what the member had, in the same transaction
 * @returns how many sessions ended and how much was given up
 */
export async function removeMember(
  store: Store,
  id: string,
  now: Date,
  release: (queries: Queries) => Promise<number>,
): Promise<StaffResult<{ sessions: number; released: number }>> {
  return store.write(async (transaction) => {
    const found = replaceable(await listStaff(transaction, store), id, true);
    if (!found.ok) return found;
    await transaction
      .updateTable("staff_members")
      .set({ email: null, removed_at: now.toISOString() })
      .where("id", "=", id)
      .execute();
    await transaction.deleteFrom("sign_in_links").where("member_id", "=", id).execute();
    await transaction.deleteFrom("passkeys").where("member_id", "=", id).execute();
    const ended = await transaction
      .deleteFrom("staff_sessions")
      .where("member_id", "=", id)
      .executeTakeFirst();
    const released = await release(transaction);
    return { ok: true, value: { sessions: Number(ended.numDeletedRows), released } };
  });
}

/** Says whether every new lead is emailed to a member too. */
export async function setNewLeadEmails(store: Store, id: string, on: boolean): Promise<void> {
  await store.write((transaction) =>
    transaction
      .updateTable("staff_members")
      .set({ new_lead_emails: on ? 1 : 0 })
      .where("id", "=", id)
      .execute(),
  );
}

/** The member, unless the shop would have no owner any more. */
function replaceable(
  staff: readonly StaffMember[],
  id: string,
  endsOwner: boolean,
): StaffResult<StaffMember> {
  const member = staff.find((each) => each.id === id);
  if (!member) return refused("unknown");
  const owners = staff.filter(({ role }) => role === "owner");
  const isOnlyOwner = member.role === "owner" && owners.length === 1;
  return endsOwner && isOnlyOwner ? refused("only_owner") : { ok: true, value: member };
}

function refused(refusal: StaffRefusal): { ok: false; refusal: StaffRefusal } {
  return { ok: false, refusal };
}
