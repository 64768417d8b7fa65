import { type FocusEvent, useId } from "react";
import * as copy from "#copy/listing.ts";
import { fullRange, priceStep } from "#domain/listing/price-range.ts";
import { Button } from "#ui/button.tsx";
import { Slider } from "#ui/slider.tsx";
import type { PricesInAddress } from "./listing-data.ts";
import { fetchPriceReader } from "./price-reader.ts";
import { type PriceEnd, priceEnds, usePriceFields } from "./use-price-fields.ts";

interface PriceFieldsProps {
  inAddress: PricesInAddress;
}

/**
 * Lowest and highest price, typed or set by slider; applied when a field loses focus or a
 * slider is released.
 */
export function PriceFields({ inAddress }: PriceFieldsProps) {
  const fields = usePriceFields(inAddress);
  const id = useId();

  function apply(form: HTMLFormElement | null) {
    fields.settle(() => form?.requestSubmit());
  }

  function leave({ target, relatedTarget }: FocusEvent<HTMLInputElement>) {
    fields.leave();
    const toOtherEnd =
      relatedTarget instanceof HTMLInputElement &&
      priceEnds.some((end) => end === relatedTarget.name);
    // The price typed there next may put both in the right order.
    if (toOtherEnd && fields.isReversed) return;
    apply(target.form);
  }

  return (
    <fieldset className="border-t border-line py-4" onFocus={fetchPriceReader}>
      <legend className="float-left mb-2 w-full font-semibold">{copy.price}</legend>
      <div className="clear-both grid grid-cols-2 gap-3">
        {priceEnds.map((end) => (
          <PriceInput
            key={end}
            end={end}
            value={fields.typed[end]}
            messageId={
              fields.problems.some((found) => found.end === end) ? `${id}-${end}` : undefined
            }
            onChange={(text) => fields.type(end, text)}
            onLeave={leave}
          />
        ))}
      </div>
      {fields.problems.map(({ end, problem }) => (
        <p key={end} id={`${id}-${end}`} role="alert" className="mt-2 font-medium text-clay">
          {`${copy.priceEnds[end]}: ${problem}`}
        </p>
      ))}
      <div className="needs-js mt-3 grid gap-1">
        {priceEnds.map((end) => (
          <PriceSlider
            key={end}
            label={copy.priceSliders[end]}
            value={fields.range[end]}
            onSlide={(text) => fields.slide(end, text)}
            onRelease={apply}
          />
        ))}
      </div>
      <p className="mt-2 text-[0.875rem] text-soft">{copy.priceNote}</p>
      <Button
        type="submit"
        tone="quiet"
        size="small"
        className="sr-only focus:not-sr-only"
        // Pressing Enter in a field clicks it too.
        onClick={() => fields.settle()}
      >
        {copy.showResults}
      </Button>
    </fieldset>
  );
}

interface PriceInputProps {
  end: PriceEnd;
  value: string;
  /** Id of the message about it. */
  messageId: string | undefined;
  onChange: (value: string) => void;
  onLeave: (event: FocusEvent<HTMLInputElement>) => void;
}

function PriceInput({ end, value, messageId, onChange, onLeave }: PriceInputProps) {
  return (
    <label className="text-[0.9375rem]">
      <span>{copy.priceEnds[end]}</span>
      <input
        name={end}
        inputMode="decimal"
        value={value}
        placeholder={String(fullRange[end])}
        aria-invalid={messageId ? true : undefined}
        aria-describedby={messageId}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
        className="input-box mt-1 min-h-11 tabular-nums"
      />
    </label>
  );
}

interface PriceSliderProps {
  label: string;
  value: number;
  onSlide: (value: string) => void;
  onRelease: (form: HTMLFormElement | null) => void;
}

function PriceSlider({ label, value, onSlide, onRelease }: PriceSliderProps) {
  return (
    <Slider
      aria-label={label}
      aria-valuetext={`$${value}`}
      min={fullRange.min}
      max={fullRange.max}
      step={priceStep}
      value={value}
      onChange={({ target }) => onSlide(target.value)}
      onPointerUp={({ currentTarget }) => onRelease(currentTarget.form)}
      onKeyUp={({ currentTarget }) => onRelease(currentTarget.form)}
      className="h-8 w-full accent-pine"
    />
  );
}
