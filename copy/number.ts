/** A whole number with separators: `1,234`. */
export function number(value: number): string {
  return value.toLocaleString("en-US");
}
