import { type Kysely, PostgresAdapter, sql } from "kysely";
import { createIndexes } from "./indexes.ts";

/** A counted table, with the names of its counters by a row's values (decision 011). */
interface Counted {
  table: string;
  /** SQL expression of the counter's name; `$` stands for the row. */
  name: string;
  /** Whether an update can move a row to another counter. */
  changes: boolean;
}

const countedTables: readonly Counted[] = [
  { table: "leads", name: "'leads:' || $.kind", changes: false },
  {
    table: "deliveries",
    name: "'deliveries:' || $.sink || ':' || $.status",
    changes: true,
  },
];

/**
 * Adds counters kept by triggers, so that metrics and health checks never count tables, and indexes
 * for every query on large tables.
 */
export async function countRows(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("row_counts")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("slot", "integer", (column) => column.notNull())
    .addColumn("count", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("row_counts_key", ["name", "slot"] as never[])
    .execute();
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const counted of countedTables) {
    const statements = isPostgres ? postgresTriggers(counted) : sqliteTriggers(counted);
    for (const statement of statements) await sql.raw(statement).execute(db);
    const name = counted.name.replaceAll("$", counted.table);
    await sql
      .raw(
        `insert into row_counts (name, slot, count)
        select ${name}, 0, count(*) from ${counted.table} group by 1`,
      )
      .execute(db);
  }
  await addIndexes(db);
}

function sqliteTriggers({ table, name, changes }: Counted): string[] {
  const add = (row: "new" | "old", by: 1 | -1) =>
    `insert into row_counts (name, slot, count) values (${name.replaceAll("$", row)}, 0, ${by})
    on conflict (name, slot) do update set count = count + ${by};`;
  const trigger = (event: string, when: string, actions: string) =>
    `create trigger count_${table}_${event} after ${event} on ${table} ${when} begin ${actions} end`;
  const moved = `when ${name.replaceAll("$", "old")} <> ${name.replaceAll("$", "new")}`;
  return [
    trigger("insert", "", add("new", 1)),
    trigger("delete", "", add("old", -1)),
    ...(changes ? [trigger("update", moved, `${add("old", -1)} ${add("new", 1)}`)] : []),
  ];
}

/**
 * Counts all rows of a statement at once. Each connection updates counter rows of its own, so that
 * concurrent transactions hardly ever wait for each other.
 */
function postgresTriggers({ table, name, changes }: Counted): string[] {
  const counted = (rows: "added" | "gone", by: 1 | -1) =>
    `select ${name.replaceAll("$", rows)} as name, ${by} as by from ${rows}`;
  const changesOf = {
    insert: [counted("added", 1)],
    delete: [counted("gone", -1)],
    update: [counted("gone", -1), counted("added", 1)],
  };
  const tablesOf = {
    insert: "new table as added",
    delete: "old table as gone",
    update: "old table as gone new table as added",
  };
  const events = changes
    ? (["insert", "delete", "update"] as const)
    : (["insert", "delete"] as const);
  return events.flatMap((event) => [
    `create function count_${table}_${event}() returns trigger language plpgsql as $count$
    begin
      insert into row_counts (name, slot, count)
      select name, pg_backend_pid() % 64, sum(by)
      from (${changesOf[event].join(" union all ")}) as changes
      group by name having sum(by) <> 0 order by name
      on conflict (name, slot) do update set count = row_counts.count + excluded.count;
      return null;
    end $count$`,
    `create trigger count_${table}_${event} after ${event} on ${table}
    referencing ${tablesOf[event]} for each statement execute function count_${table}_${event}()`,
  ]);
}

async function addIndexes(db: Kysely<never>): Promise<void> {
  await createIndexes(db, [
    ["leads_kind_submitted_at", "leads", ["kind", "submitted_at"]],
    ["deliveries_queued_at", "deliveries", ["status", "sink", "queued_at"]],
    ["deliveries_scheduled_at", "deliveries", ["status", "sink", "scheduled_at"]],
    ["deliveries_sink", "deliveries", ["sink", "scheduled_at"]],
  ]);
  for (const statement of [
    "create index leads_waiting on leads (answer_due_at) where answered_at is null",
    "create index deliveries_lease on deliveries (lease) where lease is not null",
    "create index deliveries_failed on deliveries (sink, scheduled_at) where last_error is not null",
    "create index deliveries_sent on deliveries (id) where status = 'delivered' and payload <> ''",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
