import type { DeliverySize } from "#domain/delivery/delivery-price.ts";

interface DeliverySizeCopy {
  title: string;
  /** Products of that size (rule 10.6). */
  examples: string;
  /** Shown after the price: extra-large products can cost more. */
  priceSuffix: "" | "+";
}

/** Copy for the delivery sizes. */
export const deliverySizeCopy: Readonly<Record<DeliverySize, DeliverySizeCopy>> = {
  small: { title: "Small", examples: "Nightstand, bookcase, end table, chair", priceSuffix: "" },
  medium: { title: "Medium", examples: "Desk, coffee table, TV stand, recliner", priceSuffix: "" },
  large: {
    title: "Large",
    examples: "Bed frame, sofa, dresser, sectional piece",
    priceSuffix: "",
  },
  "extra-large": {
    title: "Extra-large",
    examples: "Multi-piece set, modular sectional, large wardrobe",
    priceSuffix: "+",
  },
};
