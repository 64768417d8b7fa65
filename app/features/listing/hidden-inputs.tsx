import type { CarriedFields } from "./listing-data.ts";

/** Hidden fields for what a form must not lose. */
export function HiddenInputs({ fields }: { fields: CarriedFields }) {
  return fields.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
