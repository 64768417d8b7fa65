import { type FormCollector, MAX_FIELDS } from "./form-collector.ts";
import type { FormParser } from "./form-parser.ts";

const AMPERSAND = 0x26;

/**
 * Parses a form without files. It is short, so it is collected and parsed by `URLSearchParams`,
 * which follows the standard exactly. Fields are counted before anything is parsed.
 */
export function urlencodedForm(form: FormCollector): FormParser {
  const chunks: Buffer[] = [];
  let separators = 0;
  return {
    write(chunk) {
      chunks.push(chunk);
      for (const byte of chunk) if (byte === AMPERSAND) separators += 1;
      if (separators > MAX_FIELDS) form.refuse(400);
    },
    end() {
      for (const [name, value] of new URLSearchParams(Buffer.concat(chunks).toString())) {
        form.addText(name, value);
      }
    },
  };
}
