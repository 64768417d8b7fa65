import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { variantField } from "./option-fields.ts";
import { chosenOf, type ProductChoices, type VariantChoice } from "./product-choices.ts";

/** The variant in the page's address, or the first; choosing another changes the address. */
export function useChosenVariant<T extends VariantChoice>(choices: ProductChoices<T> | null) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get(variantField);
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
      const params = new URLSearchParams(search);
      params.set(variantField, card.id);
      navigate(`?${params}`, { replace: true, preventScrollReset: true });
    },
  };
}
