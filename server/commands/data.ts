// What an owner does with the data as a whole: npm run backup, npm run restore, npm run data -- move

import { type BackupContents, backup, checkBackup } from "#server/backup/backup.ts";
import { BackupDamaged } from "#server/backup/backup-file.ts";
import { MoveRefused, move } from "#server/backup/move.ts";
import { RestoreRefused, restore } from "#server/backup/restore.ts";
import { loadConfig } from "#server/config/load.ts";
import type { Config } from "#server/config.ts";
import { openStore, type StoreConfig } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store.ts";
import { type DataRequest, readDataRequest, USAGE } from "./data/request.ts";
import { type Answer, CommandError, table } from "./leads/answer.ts";

async function answerTo(request: DataRequest, config: Config): Promise<Answer> {
  switch (request.command) {
    case "help":
      return { json: USAGE, text: USAGE };
    case "backup": {
      const made = await withStore(config, (store) =>
        backup(store, config.dataDir, request.file, new Date()),
      );
      const after = "It holds people's data: keep it where only you can read it.";
      return counted(made, `Backed up and read back: ${request.file}`, after);
    }
    case "check":
      return counted(await checkBackup(request.file), `${request.file} is whole:`);
    case "restore": {
      const { file, replace } = request;
      const restored = await withStore(config, (store) =>
        restore(store, config.dataDir, file, { replace }),
      );
      const after = "Restart the shop, so that it signs private links with the restored secret.";
      return counted(restored, `Restored and read back: ${file}`, after);
    }
    case "move":
      return moveTo(request.databaseUrl, config);
  }
}

async function moveTo(databaseUrl: string, config: Config): Promise<Answer> {
  if (config.databaseUrl) {
    throw new CommandError("DATABASE_URL is set: the shop is on PostgreSQL already.");
  }
  const tallies = await withStore(config, (from) =>
    withStore({ ...config, databaseUrl }, (to) => move(from, to)),
  );
  const after =
    "Now set DATABASE_URL to it and restart the shop; until then it takes no requests. The old file stays where it is, fenced off; the first time somebody is erased it is emptied.";
  return counted({ tables: Object.fromEntries(tallies), files: 0 }, "Moved and read back:", after);
}

async function withStore<T>(config: StoreConfig, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(config, { unhurried: true, evenMoved: true });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function counted({ tables, files }: BackupContents, head: string, after = ""): Answer {
  const counts = Object.entries(tables).map(([name, { rows }]) => [name, String(rows)]);
  return {
    json: {
      tables: Object.fromEntries(
        Object.entries(tables).map(([name, { rows, sum }]) => [name, { rows, sum }]),
      ),
      files,
    },
    text: [head, table([...counts, ["files", String(files)]]), after]
      .filter((part) => part !== "")
      .join("\n\n"),
  };
}

try {
  const request = readDataRequest(process.argv.slice(2));
  const { json, text } = await answerTo(request, loadConfig());
  process.stdout.write(request.json ? `${JSON.stringify(json, null, 2)}\n` : `${text}\n`);
} catch (error) {
  const said = [CommandError, RestoreRefused, BackupDamaged, MoveRefused].some(
    (kind) => error instanceof kind,
  );
  if (!said || !(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
