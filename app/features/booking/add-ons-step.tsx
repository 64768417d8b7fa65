import * as copy from "#copy/booking.ts";
import * as addOnCopy from "#copy/delivery-add-ons.ts";
import {
  addOnPrices,
  type DeliveryAddOns,
  type DeliveryItem,
  haulAwayPrice,
} from "#domain/delivery/delivery-price.ts";
import { formatMoney } from "#formats";
import { haulAwayPrices, addOnPrice as plainPrice } from "#products/delivery-prices.ts";
import { CheckInput } from "#ui/field.tsx";
import { noTranslateIfNumber } from "#ui/no-translate.tsx";

interface AddOnsStepProps {
  addOns: DeliveryAddOns;
  items: readonly DeliveryItem[];
  /** Undefined in the form without JavaScript, whose checkboxes are uncontrolled. */
  onChange?: (changed: Partial<DeliveryAddOns>) => void;
}

const texts: Readonly<Record<keyof DeliveryAddOns, string>> = {
  ...copy.addOns.texts,
  haulAway: copy.addOns.texts.haulAway(haulAwayPrices()),
};
const order = ["whiteGlove", "packagingRemoval", "haulAway"] as const;

/** The three add-ons. White-glove includes packaging removal (rule 10.8). */
export function AddOnsStep({ addOns, items, onChange }: AddOnsStepProps) {
  return (
    <div className="grid gap-3">
      {order.map((name) => {
        const included = onChange !== undefined && name === "packagingRemoval" && addOns.whiteGlove;
        const adds = `+${onChange ? priceOf(name, items) : plainPrice(name)}`;
        const price = included ? formatMoney(0) : adds;
        return (
          <label
            key={name}
            className="grid cursor-pointer grid-cols-[auto_1fr_auto] items-start gap-x-4 rounded-surface border border-edge bg-white p-4 has-checked:border-pine has-checked:bg-sand has-disabled:cursor-not-allowed has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine sm:p-5"
          >
            <CheckInput
              type="checkbox"
              name={name}
              className="mt-1 size-5 outline-none"
              disabled={included}
              checked={included || addOns[name]}
              onCheck={onChange && ((checked) => onChange({ [name]: checked }))}
            />
            <span>
              <span className="block font-semibold">{addOnCopy.names[name]}</span>{" "}
              <span className="mt-0.5 block text-soft">
                {included ? copy.addOns.included : texts[name]}
              </span>
            </span>{" "}
            <span translate={noTranslateIfNumber(price)} className="font-semibold tabular-nums">
              {price}
            </span>
          </label>
        );
      })}
    </div>
  );
}

function priceOf(name: keyof DeliveryAddOns, items: readonly DeliveryItem[]): string {
  return formatMoney(name === "haulAway" ? haulAwayPrice(items) : addOnPrices[name]);
}
