/** One suggestion under the search field, with the address it leads to. */
export interface Suggestion {
  label: string;
  /** What it is, such as a collection or a material. */
  note: string;
  to: string;
  /** The product's id, if it is a product. */
  id?: string;
  /** The product in each of its colors, if it can be chosen by color alone. */
  colors?: readonly { id: string; title: string }[];
}
