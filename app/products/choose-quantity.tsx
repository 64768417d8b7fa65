import { useId, useState } from "react";
import * as copy from "#copy/products.ts";
import { readQuantity } from "#domain/typed-quantity.ts";
import { QuantityField } from "./quantity-field.tsx";

/** The quantity about to be added; 1 until the shopper changes it (rule 4.18). */
export function useChosenQuantity() {
  const [typed, setTyped] = useState("1");
  const id = useId();
  return { id, typed, setTyped, quantity: readQuantity(typed).value };
}

interface ChooseQuantityProps {
  chosen: ReturnType<typeof useChosenQuantity>;
  /** The product's title, for accessible names. */
  of: string;
}

/** The quantity field next to Add to Cart. */
export function ChooseQuantity({ chosen: { id, typed, setTyped }, of }: ChooseQuantityProps) {
  return (
    <div className="needs-js flex flex-wrap items-center gap-x-3 gap-y-2">
      <label htmlFor={id} className="font-semibold">
        {copy.quantity.label}
      </label>
      <QuantityField
        id={id}
        typed={typed}
        onChange={setTyped}
        labels={{
          less: copy.quantity.less({ title: of }),
          more: copy.quantity.more({ title: of }),
        }}
      />
    </div>
  );
}
