/** Id of a field's control, for labels, the error summary and lookups. */
export function fieldId(name: string): string {
  return `booking-${name}`;
}
