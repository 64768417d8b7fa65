/** For the `translate` attribute: `no` where a text is a price or a number without a word in it. */
export function noTranslateIfNumber(text: string): "no" | undefined {
  return /\p{L}/u.test(text) ? undefined : "no";
}
