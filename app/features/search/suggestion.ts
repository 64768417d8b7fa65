/** One suggestion under the search field, with the address it leads to. */
export interface Suggestion {
  label: string;
  /** What it is, such as a collection or a material. */
  note: string;
  to: string;
  /** The product's id, if it is a product. */
  id?: string;
}
