import { useEffect, useEffectEvent, useRef } from "react";
import { showChoice } from "#copy/products.ts";
import { closestVariant } from "#domain/options/choose-variant.ts";
import type { OptionValue } from "#domain/product.ts";
import { Button } from "#ui/button.tsx";
import { optionField } from "./option-fields.ts";
import type { ProductChoices, VariantChoice } from "./product-choices.ts";
import { productLang } from "./product-lang.ts";
import { SwatchDot } from "./swatches.tsx";
import { needsNotes, noteOn, type ValueNote, withValue } from "./value-notes.ts";

interface OptionChooserProps<T extends VariantChoice> {
  choices: ProductChoices<T>;
  chosen: T;
  onChoose: (variant: T) => void;
  /** Address of the product's page, which shows the choice without JavaScript. */
  action: string;
  /** Id of the form, for a button outside of it. */
  formId?: string;
}

/**
 * Radio buttons for each option (rule 5.11). Any value can be chosen; if no variant has it with the
 * others, the closest variant is shown.
 */
export function OptionChooser<T extends VariantChoice>(props: OptionChooserProps<T>) {
  const { choices, chosen, onChoose, action, formId } = props;
  const { options, variants } = choices;
  const withNotes = needsNotes(choices);
  const form = useRef<HTMLFormElement>(null);
  const choose = (wanted: readonly string[], position?: number) => {
    const variant = closestVariant(variants, wanted, position);
    if (variant && variant !== chosen) onChoose(variant);
  };
  /** The values chosen before the script loaded. */
  const readPicked = useEffectEvent(() => {
    if (!form.current) return;
    const picked = new FormData(form.current);
    choose(options.map((_, position) => String(picked.get(optionField(position)))));
  });
  useEffect(() => readPicked(), []);
  return (
    <form
      ref={form}
      id={formId}
      method="get"
      action={action}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-5 print:gap-3"
    >
      {options.map(({ name, values }, position) => (
        <fieldset key={name}>
          <legend lang={productLang} className="mb-2 font-semibold">
            {name}
          </legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
            {values.map((value) => (
              <OptionRadio
                key={value.label}
                name={optionField(position)}
                value={value}
                note={withNotes ? noteOn(choices, chosen, position, value.label) : undefined}
                checked={chosen.values[position] === value.label}
                onChoose={() => choose(withValue(chosen.values, position, value.label), position)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Button type="submit" tone="outline" className="without-js">
        {showChoice}
      </Button>
    </form>
  );
}

interface OptionRadioProps {
  name: string;
  value: OptionValue;
  note: ValueNote | undefined;
  checked: boolean;
  onChoose: () => void;
}

function OptionRadio({ name, value: { label, colorHex }, note, ...radio }: OptionRadioProps) {
  return (
    <label
      className={`relative flex min-h-14 cursor-pointer flex-col justify-center rounded-surface leading-tight print:min-h-0 border border-edge bg-white px-2.5 py-1 has-checked:border-pine has-checked:shadow-[inset_0_0_0_1px_var(--color-pine)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine forced-colors:has-checked:border-[Highlight] ${note?.isMissing ? "border-dashed" : ""}`}
    >
      <input
        type="radio"
        name={name}
        value={label}
        checked={radio.checked}
        onChange={radio.onChoose}
        className="absolute inset-0 cursor-pointer appearance-none"
      />
      <span className="flex items-center gap-2">
        {colorHex ? <SwatchDot colorHex={colorHex} className="size-7 shrink-0" /> : null}
        <span lang={productLang} className="min-w-0 wrap-anywhere">
          {label}
        </span>
      </span>
      {note ? <span className="text-[0.8125rem] text-soft">{` ${note.text}`}</span> : null}
    </label>
  );
}
