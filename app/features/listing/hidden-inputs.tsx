import type { CarriedFields } from "./listing-data.ts";

/** Hidden inputs for query parameters that a form must keep. */
export function HiddenInputs({ fields }: { fields: CarriedFields }) {
  return fields.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
