// A separate process that makes a product's model of one file, given as its standard input: see
// converter.ts.
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import sharp from "sharp";
import { CHECKED } from "./convert-messages.ts";
import { type Conversion, type ConvertedModel, convertModel } from "./convert-model.ts";
import { ModelRefused } from "./model-refused.ts";

/** What is sent at the end: the model, or why the file can't be one. */
export type ConvertResult = { model: ConvertedModel } | { refused: string };

/** Low priority, so that pages come first. */
const LOW_PRIORITY = 10;
const STANDARD_INPUT = 0;

setPriority(LOW_PRIORITY);
sharp.cache(false);
sharp.concurrency(1);
// The command was ended: nobody waits for the model.
process.once("disconnect", () => process.exit());
process.once("message", async (conversion: Conversion) => {
  process.send?.(await convert(conversion));
});

async function convert(conversion: Conversion): Promise<ConvertResult> {
  const onChecked = () => process.send?.(CHECKED);
  try {
    return { model: await convertModel(readFileSync(STANDARD_INPUT), conversion, onChecked) };
  } catch (error) {
    if (error instanceof ModelRefused) return { refused: error.message };
    const reason = error instanceof Error ? error.message : String(error);
    return { refused: `It can't be read (${reason}). Export it again, as one .glb.` };
  }
}
