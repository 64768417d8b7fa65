import { Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrate } from "#server/store/migrate.ts";
import { migrations } from "#server/store/migrations.ts";
import { postgresDialect } from "#server/store/postgres.ts";
import { sqliteDialect } from "#server/store/sqlite.ts";
import { engines, newTestDatabase } from "#tests/support/test-database.ts";

describe.each(engines)("on %s, an upgrade", (engine) => {
  it("T27: ends the six hours' pause after a 410, and keeps other pauses", async () => {
    const database = await newTestDatabase(engine);
    const { databaseUrl, dataDir } = database;
    const db = new Kysely<never>({
      dialect: databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataDir),
    });
    const before = migrations.findIndex(({ name }) => name === "017-receiver-failures");
    await migrate(db, engine, { steps: migrations.slice(0, before) });
    for (const [sink, gone] of [
      ["crm", 1],
      ["shop_mail", 0],
    ]) {
      await sql`insert into receiver_troubles (sink, receiver, since, paused_until, failures,
        opened_by, certain, gone, error) values (${sink}, 'x', '', '', 2, 'm', 1, ${gone}, 'e')`.execute(
        db,
      );
    }
    await migrate(db, engine);
    const { rows } = await sql`select sink, failures, owner_must_fix, answered_at
      from receiver_troubles`.execute(db);
    const kept = { failures: 2, owner_must_fix: 0, answered_at: null };
    expect(rows).toEqual([{ sink: "shop_mail", ...kept }]);
    await db.destroy();
    await database.remove();
  });
});
