import { addOnPrices, type DeliveryAddOns } from "#domain/delivery/delivery-price.ts";
import { formatMoney } from "#formats";
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
  notLoaded: {
    heading: "Your delivery is booked",
    text: "The line dropped before we could show you the details. Nothing is lost: they are on this page, and a booking is confirmed by e-mail too.",
    again: "Show the details",
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
    over: "The time you had chosen can't be booked any more. Please pick another.",
    selected: "Date Selected",
  },
  final: {
    lead: "Anything the crew should know? Then look it over once.",
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
