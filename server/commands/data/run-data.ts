import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Merged, merge } from "#server/backup/merge.ts";
import { move } from "#server/backup/move.ts";
import { restore } from "#server/backup/restore.ts";
import { type BackupContents, checkBackup, writeBackup } from "#server/backup/write-backup.ts";
import { alignColumns, CommandError, type CommandOutput } from "#server/commands/leads/output.ts";
import { withShopStore } from "#server/commands/shop-store.ts";
import type { Config } from "#server/config/read-config.ts";
import { loadSettings } from "#server/startup/load-config.ts";
import { type DataRequest, readDataRequest, USAGE } from "./request.ts";

type WorkRequest = Exclude<DataRequest, { command: "help" }>;

async function run(request: WorkRequest, config: Config): Promise<CommandOutput> {
  const quiet = request.json;
  switch (request.command) {
    case "backup": {
      const made = await withShopStore(config, { quiet }, (store) =>
        writeBackup(store, config, request.file, new Date()),
      );
      const after = "It holds people's data: keep it where only you can read it.";
      return counted(made, `Backed up and read back: ${request.file}`, after);
    }
    case "check":
      return counted(await checkBackup(request.file), `${request.file} is whole:`);
    case "restore": {
      const { file, replace } = request;
      // Restoring is the only command that may create the database, because a new machine starts
      // from a backup.
      const restored = await withShopStore(config, { quiet, mustExist: false }, (store) =>
        restore(store, config.dataDir, file, { replace }),
      );
      return counted(restored, `Restored and read back: ${file}`, afterRestore(config));
    }
    case "move":
      return moveTo(request, config);
    case "merge": {
      const { file } = request;
      const merged = await withShopStore(config, { quiet }, (store) => merge(store, file));
      return { json: merged, text: mergedText(file, merged) };
    }
  }
}

/** What the owner must do so that private links sent earlier keep working. */
function afterRestore({ dataDir, linkSecret }: Config): string {
  const path = join(dataDir, "link-secret");
  const restored = existsSync(path) ? readFileSync(path, "utf8").trim() : undefined;
  return linkSecret === undefined || linkSecret === restored
    ? "Restart the shop, so that it signs private links with the restored secret."
    : `LINK_SECRET is not the secret of this backup, and goes before it: private links sent before do not work. Set it to what ${path} holds, or take it out; then restart the shop.`;
}

async function moveTo(
  { databaseUrl, json: quiet }: Extract<DataRequest, { command: "move" }>,
  config: Config,
): Promise<CommandOutput> {
  if (config.databaseUrl) {
    throw new CommandError("DATABASE_URL is set: the shop is on PostgreSQL already.");
  }
  const sums = await withShopStore(config, { quiet, allowMoved: true }, (from) =>
    withShopStore(
      { ...config, databaseUrl },
      { quiet, mustExist: false, setting: "The address after move" },
      (to) => move(from, to, config.dataDir),
    ),
  );
  const after =
    "Now set DATABASE_URL to it and restart the shop; until then it takes no requests. The old file stays where it is, fenced off; the first time somebody is erased it is emptied.";
  return counted({ tables: Object.fromEntries(sums), files: 0 }, "Moved and read back:", after);
}

function mergedText(file: string, { added, known }: Merged): string {
  return `Leads added: ${added}. Here already: ${known}.\n\n${file} is not needed any more. It holds people's data: delete it.`;
}

function counted({ tables, files }: BackupContents, head: string, after = ""): CommandOutput {
  const counts = Object.entries(tables).map(([name, { rows }]) => [name, String(rows)]);
  return {
    json: {
      tables: Object.fromEntries(
        Object.entries(tables).map(([name, { rows, sum }]) => [name, { rows, sum }]),
      ),
      files,
    },
    text: [head, alignColumns([...counts, ["files", String(files)]]), after]
      .filter((part) => part !== "")
      .join("\n\n"),
  };
}

/** Runs an `npm run data`, `backup` or `restore` command and returns its output. */
export async function runData(
  args: readonly string[],
): Promise<{ output: CommandOutput; json: boolean }> {
  const request = readDataRequest(args);
  const { json } = request;
  if (request.command === "help") return { json, output: { json: USAGE, text: USAGE } };
  return { json, output: await run(request, loadSettings()) };
}
