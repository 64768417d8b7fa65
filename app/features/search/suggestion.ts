/** One line under the search field: where it leads, and what to call that. */
export interface Suggestion {
  label: string;
  /** What kind of thing it is, e.g. a room or a material. */
  note: string;
  to: string;
  /** Of the piece, if it is one. */
  id?: string;
}
