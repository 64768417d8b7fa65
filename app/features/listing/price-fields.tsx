import { type FocusEvent, useState } from "react";
import {
  anyPrice,
  type PriceRange,
  parsePriceRange,
  priceStep,
} from "#domain/listing/price-range.ts";
import { Button } from "#ui/button.tsx";
import { isUnderway } from "./use-listing-change.ts";
import { words } from "./words.ts";

/** Lowest and highest price, typed or slid; applied on leaving a field or letting go of a slider. */
export function PriceFields({ price }: { price: PriceRange }) {
  const [min, setMin] = useState(() => typed(price.min, anyPrice.min));
  const [max, setMax] = useState(() => typed(price.max, anyPrice.max));
  const range = parsePriceRange(min, max);
  const onPage = rangeText(price);
  const [shown, setShown] = useState(onPage);
  /** What these fields asked for last. */
  const [asked, setAsked] = useState(onPage);

  if (onPage !== shown) {
    setShown(onPage);
    // After Back, a chip or Clear all the fields follow; never while the shopper is ahead.
    if (onPage !== asked && !isUnderway()) {
      settle(price);
    }
  }

  /** The fields say what is asked for, whatever was typed (spec §5). */
  function settle(settled: PriceRange) {
    setAsked(rangeText(settled));
    setMin(typed(settled.min, anyPrice.min));
    setMax(typed(settled.max, anyPrice.max));
  }

  function apply(form: HTMLFormElement | null) {
    settle(range);
    if (rangeText(range) !== asked) form?.requestSubmit();
  }

  function leave({ target, relatedTarget }: FocusEvent<HTMLInputElement>) {
    const toOtherEnd =
      relatedTarget instanceof HTMLInputElement && ["min", "max"].includes(relatedTarget.name);
    // What is typed there next may well put them the right way round.
    if (toOtherEnd && isTurned(min, max)) return;
    apply(target.form);
  }

  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-left mb-2 w-full font-semibold">{words.price}</legend>
      <div className="clear-both grid grid-cols-2 gap-3">
        <PriceInput
          name="min"
          label={words.priceMin}
          value={min}
          placeholder={anyPrice.min}
          onChange={setMin}
          onLeave={leave}
        />
        <PriceInput
          name="max"
          label={words.priceMax}
          value={max}
          placeholder={anyPrice.max}
          onChange={setMax}
          onLeave={leave}
        />
      </div>
      <div className="needs-js mt-3 grid gap-1">
        <PriceSlider label={words.cheapest} value={range.min} onSlide={setMin} onRelease={apply} />
        <PriceSlider label={words.dearest} value={range.max} onSlide={setMax} onRelease={apply} />
      </div>
      <p className="mt-2 text-[0.875rem] text-soft">{words.priceNote}</p>
      <Button
        type="submit"
        tone="quiet"
        size="small"
        className="sr-only focus:not-sr-only"
        // Enter in a field presses it too.
        onClick={() => settle(range)}
      >
        {words.showResults}
      </Button>
    </fieldset>
  );
}

/** What stands in a field; nothing where the price is open at that end. */
function typed(price: number, openEnd: number) {
  return price === openEnd ? "" : String(price);
}

/** Whether the lower price stands in the upper field. */
function isTurned(min: string, max: string) {
  return parsePriceRange(min, "").min > parsePriceRange("", max).max;
}

function rangeText({ min, max }: PriceRange) {
  return `${min}–${max}`;
}

interface PriceInputProps {
  name: string;
  label: string;
  value: string;
  placeholder: number;
  onChange: (value: string) => void;
  onLeave: (event: FocusEvent<HTMLInputElement>) => void;
}

function PriceInput({ name, label, value, placeholder, onChange, onLeave }: PriceInputProps) {
  return (
    <label className="text-[0.9375rem]">
      {label}
      <input
        name={name}
        inputMode="numeric"
        value={value}
        placeholder={String(placeholder)}
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
    <input
      type="range"
      aria-label={label}
      aria-valuetext={`$${value}`}
      min={anyPrice.min}
      max={anyPrice.max}
      step={priceStep}
      value={value}
      onChange={({ target }) => onSlide(target.value)}
      onPointerUp={({ currentTarget }) => onRelease(currentTarget.form)}
      onKeyUp={({ currentTarget }) => onRelease(currentTarget.form)}
      className="h-8 w-full accent-pine"
    />
  );
}
