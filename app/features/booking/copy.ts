import { addOnPrices, type DeliveryAddOns } from "#domain/delivery/delivery-price.ts";
import { formatMoney } from "#domain/money.ts";
import { facts } from "#shop/facts.ts";

const { smallOrMedium, largeOrExtraLarge } = addOnPrices.haulAway;

export const copy = {
  title: "Schedule Delivery & Assembly—We Do All the Heavy Lifting",
  description:
    "Book your delivery window in five short steps. You see the price as you go, and can move the day up to 24 hours before.",
  home: "Go back home",
  steps: [
    "Contact & Address",
    "Furniture Details",
    "Add-On Services",
    "Schedule",
    "Final Details",
  ] as const,
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  /**
   * Says so because a booking draft outlives the tab, unlike contact details typed into other
   * forms.
   */
  filledKept: "It is kept in this tab; once you go on, this browser keeps it until you book.",
  previous: "Previous",
  next: "Next",
  book: (time: string, total: string) => `Book for ${time} - ${total}`,
  bookPlain: "Book my delivery",
  booking: "Booking...",
  incomplete: {
    title: "Please complete all required fields",
    text: "Make sure you've selected a delivery date and time.",
  },
  failed: {
    title: "Booking Failed",
    text: "There was an error processing your booking. Please try again.",
  },
  confirmed: {
    title: "Booking Confirmed!",
    text: "Your delivery & assembly has been scheduled successfully.",
  },
  contact: {
    lead: "Where we bring it, and how we reach you on the day.",
    fullName: "Full name",
    email: "Email",
    phone: "Phone",
    addressStreet: "Street address",
    addressStreetHelp: "With the apartment or gate, if there is one.",
    addressCity: "City",
    addressState: "State",
    addressZip: "ZIP code",
    privacy: "We use this for your delivery and nothing else. See our",
    privacyLink: "privacy policy",
  },
  areas: {
    local: "You're in our local area: delivery is free on qualifying orders.",
    metro: `You're in Greater ${facts.address.city}: we come to you.`,
    outside: `That's outside our usual area. Book anyway: there's a flat rate for your town and we call you with it first.`,
  },
  items: {
    lead: "One line for each kind of piece. The size decides the price.",
    heading: (position: number) => `Item ${position}`,
    size: "Size",
    each: "each",
    quantity: "Quantity",
    quantityOf: (position: number) => `Quantity of item ${position}`,
    oneLess: (position: number) => `One less of item ${position}`,
    oneMore: (position: number) => `One more of item ${position}`,
    notes: "Notes",
    notesHelp: "What it is, stairs, anything fragile.",
    add: "Add another item",
    remove: "Remove",
    removeNamed: (position: number) => `Remove item ${position}`,
    plainLead: "Say how many pieces of each size. Leave a size empty if there are none.",
  },
  addOns: {
    lead: "For the whole booking, not by the piece. All optional.",
    included: "Included with white-glove",
    or: "or",
    names: {
      whiteGlove: "White-glove service",
      packagingRemoval: "Packaging removal",
      haulAway: "Haul-away of old furniture",
    } satisfies Record<keyof DeliveryAddOns, string>,
    texts: {
      whiteGlove: "Each piece in its room, fully assembled, and the debris gone with us.",
      packagingRemoval: "Boxes, foil and foam leave with the crew.",
      haulAway: `We take your old pieces along: ${formatMoney(smallOrMedium)}, or ${formatMoney(largeOrExtraLarge)} when one of the new ones is large or extra-large.`,
    } satisfies Record<keyof DeliveryAddOns, string>,
  },
  schedule: {
    lead: `Pick a day, then the time the crew arrives. All times are ${facts.address.city} time.`,
    day: "Day",
    time: "Time",
    choose: "Choose one",
    loading: "Looking up free windows…",
    unavailable: "We couldn't look up the free windows just now.",
    again: "Try again",
    arrived: "The calendar is here: pick a day.",
    none: "Every window in our calendar is taken. Call us and we find a way:",
    pickDay: "Pick a day to see its times.",
    timesOn: (day: string) => `Times on ${day}`,
    left: (left: number) => (left === 1 ? "1 place left" : `${left} places left`),
    full: "Full",
    dayFree: (times: number) => (times === 1 ? "1 time free" : `${times} times free`),
    earlierMonth: "Earlier month",
    laterMonth: "Later month",
    dayFull: "no places left",
    over: "The time you had chosen can't be booked any more. Please pick another.",
    selected: "Date Selected",
    legend: "Struck-through days are taken or we don't drive.",
  },
  hold: {
    held: (clock: string) => `Held for you for ${clock}`,
    begun: "Your time is held for you for ten minutes.",
    soon: "Two minutes are left of the time held for you. You can keep it ten more.",
    extend: "Keep it 10 more minutes",
    over: "The ten minutes are over. The time may still be free: just go on, or hold it again.",
    again: "Hold it again",
    taken: "Somebody else was faster: that time is taken now. Please pick another.",
  },
  final: {
    lead: "Anything the crew should know? Then look it over once.",
    instructions: "Special instructions",
    instructionsHelp: "Gate code, parking, a dog who loves strangers.",
    review: "Your booking",
    edit: "Change",
    editNamed: (step: string) => `Change ${step}`,
    none: "None",
  },
  quote: {
    heading: "Your Quote",
    line: (quantity: number, size: string) =>
      quantity < 1 ? `${size}: how many?` : `${quantity} × ${size}`,
    /** Shown instead of an amount when a quantity can't be parsed. */
    unknown: "—",
    empty: "Nothing to deliver yet.",
    included: "Included",
    total: "Estimated total",
    note: "An estimate: extra-large pieces can cost more. You pay nothing now.",
    pricesHeading: "What it costs",
    perProduct: "Delivery per piece",
    forBooking: "Add-ons per booking",
  },
  help: {
    text: "Rather talk? Call or text",
    phone: facts.phone,
  },
} as const;

/** Keeps a time of day, and a state with its ZIP code, on one line with no-break spaces. */
export const unbroken = (text: string) =>
  text.replaceAll(/ (?=[AP]M\b|–|\d{5}(?:-\d{4})?$)/g, "\u00a0");

export const bookingPageCopy = {
  metaTitle: "Your delivery",
  thanks: "Thanks, your delivery & assembly is booked!",
  booked: "Your delivery",
  firstOnly:
    "Your first try had reached us after all, and this is what is booked. What you changed since then isn't in it: pick another time on this page, or call or text us about the rest at",
  notLoaded: {
    booked: "Your delivery is booked",
    known: "Your delivery",
    text: "The line dropped before we could show you the details. Nothing is lost: they are on this page, and a booking is confirmed by e-mail too.",
    again: "Show the details",
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
  total: "Estimated total",
  calendar: "Add to my calendar",
  print: "Print",
  home: "Go back home",
  again: "Book a new delivery",
  next: {
    heading: "What happens next",
    confirmation: "A confirmation e-mail with a calendar file is on its way to you.",
    reminder: "We send a reminder the day before.",
    day: "On the day the crew comes within your window. Someone aged 18 or older should be there.",
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
    same: "Your delivery is at the time you picked.",
    moved: "Done: your delivery has a new time. The confirmation is on its way by e-mail.",
    cancelledNow: "Done: your delivery is cancelled. We confirm it by e-mail.",
    restored: "Done: your delivery is on again, at the same time. We confirm it by e-mail.",
  },
} as const;
