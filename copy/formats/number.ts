/** A whole number with separators: `1,234`. */
export function number(value: number): string {
  return value.toLocaleString("en-US");
}

/** `9.99%`, from hundredths of a percent. */
export function percent(hundredths: number): string {
  return `${hundredths / 100}%`;
}
