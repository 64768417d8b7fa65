/** City, state and ZIP code of an address, as posted; city and state may be empty (rule 10.3). */
export interface CityAddress {
  addressCity: string;
  addressState: string;
  addressZip: string;
}

/** `Houston, TX 77081`, or the parts that are given. */
export function cityLine({ addressCity, addressState, addressZip }: CityAddress): string {
  const stateAndZip = [addressState, addressZip].filter(Boolean).join(" ");
  return [addressCity, stateAndZip].filter(Boolean).join(", ");
}
