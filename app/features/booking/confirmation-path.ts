interface AcceptedBooking {
  reference: string;
  /** An earlier submission was stored, and its fields differ. */
  changed?: true;
}

/** Path of the booking's own page, which then shows that it was just booked. */
export function confirmationPath(page: string, { reference, changed }: AcceptedBooking): string {
  return `${page}?booked=${reference}${changed ? "&first=yes" : ""}`;
}
