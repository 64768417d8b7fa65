interface AcceptedBooking {
  reference: string;
  /** An earlier sending had got through and says something else. */
  changed?: true;
}

/** Where a booking is confirmed: its own page, saying what has just happened. */
export function confirmationPath(page: string, { reference, changed }: AcceptedBooking): string {
  return `${page}?booked=${reference}${changed ? "&first=yes" : ""}`;
}
