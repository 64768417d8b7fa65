import * as copy from "#copy/fit-fields.ts";
import * as fitWords from "#copy/fit-words.ts";
import { type Measure, measuresOf, passages } from "#domain/fit/way-in.ts";
import { buttonClass } from "#ui/button.tsx";

/**
 * The fields of the way in, the width of the door first and the others once they are opened: plain
 * HTML without any script, so that a product's page stays as small as it can (rule 20.10).
 */
export function FitFields() {
  return (
    <>
      <Field measure="doorWidth" label={copy.door} />
      <details>
        <summary className="flex min-h-12 items-center font-semibold text-pine hover:underline">
          {copy.more}
        </summary>
        <noscript data-when-opened>
          {passages.map((passage) => (
            <fieldset key={passage} className="mb-5 grid grid-cols-2 items-end gap-4">
              <legend className="mb-1.5 font-semibold">{fitWords.passages[passage]}</legend>
              {measuresOf(passage).map((measure) =>
                measure === "doorWidth" ? null : <Field key={measure} measure={measure} />,
              )}
            </fieldset>
          ))}
        </noscript>
      </details>
      <button type="submit" className={buttonClass({ tone: "outline" }, "justify-self-start")}>
        {copy.submit}
      </button>
    </>
  );
}

interface FieldProps {
  measure: Measure;
  label?: string;
}

function Field({ measure, label = fitWords.labels[measure] }: FieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input name={measure} inputMode="decimal" className="input-box" />
    </label>
  );
}
