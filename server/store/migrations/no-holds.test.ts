import { Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { migrate } from "#server/store/migrate.ts";
import { migrations } from "#server/store/migrations.ts";
import { postgresDialect } from "#server/store/postgres.ts";
import { sqliteDialect } from "#server/store/sqlite.ts";
import { engines, newTestDatabase } from "#tests/support/test-database.ts";

it.each(engines)(
  "on %s, places that shoppers held are free, and none is held again",
  async (engine) => {
    const database = await newTestDatabase(engine);
    const { databaseUrl, dataDir } = database;
    const db = new Kysely<never>({
      dialect: databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataDir),
    });
    const before = migrations.findIndex(({ name }) => name === "019-no-holds");
    await migrate(db, engine, { steps: migrations.slice(0, before) });
    await sql`insert into window_places (date, window_id, taken) values
    ('2026-12-01', 'morning', 3), ('2026-12-01', 'afternoon', 1), ('2026-12-02', 'morning', 2)`.execute(
      db,
    );
    const hold = (id: string, date: string) =>
      sql`insert into window_holds (id, date, window_id, expires_at)
      values (${id}, ${date}, 'morning', '2026-11-21T12:00:00.000Z')`.execute(db);
    await hold("first", "2026-12-01");
    await hold("second", "2026-12-01");
    await hold("third", "2026-12-02");
    await migrate(db, engine);
    const { rows } = await sql`select * from window_places order by date, window_id`.execute(db);
    expect(rows).toEqual([
      { date: "2026-12-01", window_id: "afternoon", taken: 1 },
      { date: "2026-12-01", window_id: "morning", taken: 1 },
      { date: "2026-12-02", window_id: "morning", taken: 1 },
    ]);
    // The previous version still reads the table, and books without a hold that it can't store.
    expect((await sql`select * from window_holds`.execute(db)).rows).toEqual([]);
    await expect(hold("fourth", "2026-12-02")).rejects.toThrow(/window_holds_none/);
    await db.destroy();
    await database.remove();
  },
);
