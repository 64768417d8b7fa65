import { facts } from "#shop/facts.ts";

/** Keeps a time of day, and a state with its ZIP code, on one line with no-break spaces. */
export const unbroken = (text: string) =>
  text.replaceAll(/ (?=[AP]M\b|–|\d{5}(?:-\d{4})?$)/g, "\u00a0");

export const bookingPageCopy = {
  metaTitle: "Your delivery",
  thanks: "Thanks, your delivery & assembly is booked!",
  booked: "Your delivery",
  firstOnly:
    "Your first try had reached us after all, and this is what is booked. What you changed since then isn't in it: pick another time on this page, or call or text us about the rest at",
  confirmed: {
    title: "Booking Confirmed!",
    text: "Your delivery & assembly has been scheduled successfully.",
  },
  cancelled: "This delivery is cancelled",
  cancelledText: "Nobody comes. Book a new time whenever it suits you.",
  reference: "Reference",
  when: "When",
  arrives: (hours: string) => `The crew arrives ${unbroken(hours)}, ${facts.address.city} time.`,
  where: "Where",
  what: "What we bring",
  extras: "Add-ons",
  instructions: "Special instructions",
  delivery: "Delivery",
  fromQuote: (reference: string) => `As agreed in quote ${reference}`,
  total: "Estimated total",
  agreedTotal: "Agreed total",
  calendar: "Add to my calendar",
  print: "Print",
  home: "Go back home",
  again: "Book a new delivery",
  next: {
    heading: "What happens next",
    confirmation: "A confirmation e-mail with a calendar file is on its way to you.",
    reminder: "We send a reminder the day before.",
    day: "On the day the crew comes within your window. Someone aged 18 or older should be there.",
    otherArea:
      "Your address is in another area than your quote was for: the delivery price may change, and we call you about it.",
    outside: "Your address is outside our usual area: we call you with the flat rate first.",
  },
  change: {
    heading: "Something came up?",
    until: (time: string) => `You can move or cancel it here until ${time}.`,
    closed: `It is less than 24 hours until your delivery. Call us and we find a way together:`,
    move: "Move it to another time",
    moveButton: "Move my delivery",
    cancel: "Cancel it",
    cancelHeading: "Cancel this delivery?",
    cancelText: "Your place goes to somebody else. You can book again any time.",
    cancelSure: "Yes, cancel my delivery",
    cancelButton: "Cancel my delivery",
    keep: "Keep it as it is",
    undoHeading: "Changed your mind?",
    undoText: (until: string) =>
      `Until ${until} you can take the cancellation back, as long as your place is still free.`,
    undoSure: "Yes, I want this delivery after all",
    undoButton: "Take it back",
    unsure: "Nothing has changed yet. Please tick the box first, so that we know it is you.",
  },
  /** What was done; the second sentence is for shoppers who gave an email address. */
  done: {
    same: ["Your delivery is at the time you picked."],
    moved: ["Done: your delivery has a new time.", "The confirmation is on its way by e-mail."],
    cancelled: ["Done: your delivery is cancelled.", "We confirm it by e-mail."],
    restored: ["Done: your delivery is on again, at the same time.", "We confirm it by e-mail."],
  },
} as const;
