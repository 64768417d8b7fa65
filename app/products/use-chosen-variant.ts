import { useState } from "react";
import { useSearchParams } from "react-router";
import { variantField } from "./option-fields.ts";
import { chosenOf, type ProductChoices, type VariantChoice } from "./product-choices.ts";

/** The variant in the page's address, or the first; choosing another changes the address. */
export function useChosenVariant<T extends VariantChoice>(choices: ProductChoices<T> | null) {
  const [params, setParams] = useSearchParams();
  const named = params.get(variantField);
  // The address changes a moment later, and the radio button must stay selected meanwhile.
  const [picked, setPicked] = useState<string | null>(null);
  const [before, setBefore] = useState(named);
  if (before !== named) {
    setBefore(named);
    setPicked(null);
  }
  return {
    chosen: choices ? chosenOf(choices, picked ?? named) : undefined,
    choose({ card }: T) {
      setPicked(card.id);
      setParams(
        (params) => {
          params.set(variantField, card.id);
          return params;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
