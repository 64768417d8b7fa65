import { UnreadableFileError } from "./csv-records.ts";

/**
 * The objects of a JSON list, one after the other, however the text is split into chunks.
 * @throws UnreadableFileError if an object isn't valid JSON.
 */
export async function* jsonObjects(chunks: AsyncIterable<string>): AsyncGenerator<unknown> {
  let depth = 0;
  let inText = false;
  let escaped = false;
  let object = "";
  let number = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let index = 0; index < chunk.length; index += 1) {
      const sign = chunk[index];
      if (inText) {
        if (escaped) escaped = false;
        else if (sign === "\\") escaped = true;
        else if (sign === '"') inText = false;
      } else if (sign === '"') inText = true;
      else if (sign === "{") {
        if (depth === 0) start = index;
        depth += 1;
      } else if (sign === "}") {
        depth -= 1;
        if (depth > 0) continue;
        number += 1;
        yield parsed(object + chunk.slice(start, index + 1), number);
        object = "";
        start = index + 1;
      }
    }
    if (depth > 0) object += chunk.slice(start);
  }
  if (depth > 0) throw new UnreadableFileError("The file ends in the middle of a product.");
}

function parsed(text: string, number: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableFileError(`product ${number} is not valid JSON (${reason})`);
  }
}
