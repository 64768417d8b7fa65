/** Value for the `translate` attribute: `no` for a price or number without any letter. */
export function noTranslateIfNumber(text: string): "no" | undefined {
  return /\p{L}/u.test(text) ? undefined : "no";
}
