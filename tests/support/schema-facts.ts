import { type Kysely, sql } from "kysely";
import type { Engine } from "#server/store/store-interface.ts";

/** One fact of a table's schema. */
export interface SchemaFact {
  table: string;
  text: string;
  /** Whether a program written without it can still write to the table. */
  harmless: boolean;
}

/** Returns the schema of every table: columns, keys, checks, indexes and triggers. */
export async function schemaFacts(db: Kysely<never>, engine: Engine): Promise<SchemaFact[]> {
  const [columns, rules] = engine === "postgres" ? postgres : sqlite;
  const found = await columns.execute(db);
  const others = await rules.execute(db);
  return [
    ...found.rows.map(({ table, name, type, required, preset }) => ({
      table,
      text: `column ${name} ${type}${required ? " not null" : ""} default ${preset}`,
      harmless: !required || preset !== null,
    })),
    ...others.rows
      .flatMap(({ table, text }) => rulesIn(text).map((rule) => ({ table, text: rule })))
      .map(({ table, text }) => ({
        table,
        text,
        harmless: /^create (index|trigger \S+ after) /i.test(text),
      })),
  ];
}

/**
 * Returns the changes in a migration that would break a program written for the previous schema:
 * something removed or changed, and new requirements for rows of existing tables.
 */
export function incompatibleChanges(
  before: readonly SchemaFact[],
  after: readonly SchemaFact[],
): string[] {
  const has = (facts: readonly SchemaFact[], { table, text }: SchemaFact) =>
    facts.some((fact) => fact.table === table && fact.text === text);
  const known = new Set(before.map(({ table }) => table));
  const lost = before.filter((fact) => !has(after, fact));
  const required = after.filter(
    (fact) => known.has(fact.table) && !fact.harmless && !has(before, fact),
  );
  return [
    ...lost.map(({ table, text }) => `lost: ${table}, ${text}`),
    ...required.map(({ table, text }) => `asked: ${table}, ${text}`),
  ];
}

/** Returns only the checks of a table's `create table` text; SQLite lists them nowhere else. */
function rulesIn(text: string): string[] {
  const line = text.replaceAll(/\s+/g, " ");
  if (!/^create table/i.test(line)) return [line];
  return line.match(/\bcheck \((?:[^()]|\([^()]*\))*\)/gi) ?? [];
}

interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean | number;
  preset: string | null;
}

interface Rule {
  table: string;
  text: string;
}

const sqlite = [
  sql<Column>`select m.name as "table", c.name, c.type, c."notnull" as required, c.dflt_value as preset
    from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite_%'`,
  sql<Rule>`select m.name as "table", 'unique ' || l.origin || ' ' ||
      (select group_concat(i.name) from pragma_index_info(l.name) i) as text
    from sqlite_master m, pragma_index_list(m.name) l where m.type = 'table' and l."unique" = 1
    union all
    select m.name, 'foreign key ' || f."from" || ' ' || f."table" || ' ' || f.on_delete
    from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'
    union all
    select name, sql from sqlite_master where type = 'table'
    union all
    select tbl_name, sql from sqlite_master where type in ('index', 'trigger') and sql is not null`,
] as const;

const postgres = [
  sql<Column>`select table_name as "table", column_name as name, data_type as type,
      is_nullable = 'NO' as required, column_default as preset
    from information_schema.columns where table_schema = current_schema()`,
  sql<Rule>`select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as text
    from pg_constraint
    where connamespace = current_schema()::regnamespace and contype <> 'n' and conrelid <> 0
    union all
    select tablename, indexdef from pg_indexes where schemaname = current_schema()
    union all
    select tgrelid::regclass::text, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
] as const;
