import { type ModelUnit, modelUnits } from "#domain/model/model-unit.ts";
import { CommandError } from "#server/commands/leads/output.ts";

/** A file to become the model of a product. */
export interface AddModelRequest {
  command: "model";
  sku: string;
  file: string;
  unit: ModelUnit;
  turn: 0 | 90 | 180 | 270;
  sure: boolean;
  dryRun: boolean;
}

export interface RemoveModelRequest {
  command: "remove-model";
  sku: string;
}

/** The options of `catalog -- model` as they were typed. */
export interface ModelOptions {
  unit?: string | undefined;
  turn?: string | undefined;
  sure: boolean;
  "dry-run": boolean;
  remove: boolean;
}

const turns = [90, 180, 270] as const;

/**
 * Parses `model SKU FILE.glb …` and `model SKU --remove`.
 * @throws CommandError
 */
export function readModelRequest(
  sku: string,
  file: string | undefined,
  options: ModelOptions,
): AddModelRequest | RemoveModelRequest {
  const { remove, sure, "dry-run": dryRun } = options;
  if (remove) {
    if (file !== undefined || options.unit || options.turn || sure || dryRun) {
      throw new CommandError("--remove stands alone: model SKU --remove. Nothing was done.");
    }
    return { command: "remove-model", sku };
  }
  if (file === undefined)
    throw new CommandError("Name the file: model SKU FILE.glb. Nothing was done.");
  const unit = modelUnits.find((each) => each === (options.unit ?? "m"));
  if (!unit) throw new CommandError(`--unit is one of ${modelUnits.join(", ")}. Nothing was done.`);
  const turn = options.turn === undefined ? 0 : turns.find((each) => String(each) === options.turn);
  if (turn === undefined) throw new CommandError("--turn is 90, 180 or 270. Nothing was done.");
  return { command: "model", sku, file, unit, turn, sure, dryRun };
}
