import { OwnerError } from "#server/platform/owner-error.ts";
import type { DatabaseLoss, DatabaseLossKind } from "./database-files.ts";

const happened: Record<DatabaseLossKind, string> = {
  gone: "was deleted or moved, or its disk was taken away",
  replaced: "is another file than the one the shop has open",
  overwritten: "was overwritten by another program while the shop had it open",
  "log-gone": "has lost its companion, the file ending in -wal or -shm",
  "log-replaced": "has another companion than the one the shop has open, ending in -wal or -shm",
};

/**
 * The open database is no longer what a restart would find (rule 14.3). No lead was acknowledged.
 * The message is for the owner and names the file.
 */
export class DatabaseLostError extends OwnerError {
  readonly code = "STORE_LOST";
  readonly loss: DatabaseLoss;

  constructor(path: string, loss: DatabaseLoss) {
    const where = loss.movedTo === undefined ? "" : ` The open file is now ${loss.movedTo}.`;
    super(
      `${path} ${happened[loss.kind]}: no lead is taken, so that none is lost.${where} ` +
        'docs/operating.md, "When the database file is gone", says how to go on.',
    );
    this.loss = loss;
  }
}
