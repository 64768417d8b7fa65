/** Name of an option's form field; the values are posted by their labels. */
export function optionField(position: number): string {
  return `option-${position + 1}`;
}

/** Name of the button that adds the posted choice to the cart without JavaScript. */
export const addField = "add";

/** Name of the address's parameter with the id of the chosen variant. */
export const variantField = "variant";
