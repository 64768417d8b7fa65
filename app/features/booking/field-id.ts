/** Id of a field's control, for labels, the error summary and finding it again. */
export function fieldId(name: string): string {
  return `booking-${name}`;
}
