import { facts } from "#shop/facts.ts";

/** The copy of the page itself. */
export type DeliveryCopy = Omit<typeof copy, "meta">;

export const copy = {
  meta: {
    title: `Furniture Delivery & Assembly in ${facts.address.city} | ${facts.name}`,
    description: `How delivery works, what it costs and how long assembly takes. Free local delivery on qualifying orders in ${facts.address.city}, usually in one to three days.`,
  },
  hero: {
    name: "Delivery Info",
    title: "Carried in, put together, swept up",
    lead: "You pick the day. We bring the furniture to the room it's for, build it there and check it with you before we go.",
    book: "Book your delivery",
    prices: "See the prices",
    pictureAlt:
      "A sofa just carried in: the rug half unrolled, three cartons and a hand truck beside it",
  },
  glance: [
    { figure: "1–3 days", text: "is typical, from order to your door" },
    { figure: "Same day", text: "and rush are often possible, for an extra fee" },
    { figure: "24 hours", text: "before is early enough to move your date" },
    { figure: "18 or older", text: "is who we need at home to let us in" },
  ],
  how: {
    title: "How Delivery Works",
    plan: "Plan of a home: the crew's way from the truck in the street through the front door and the hall to the sofa, and a walk round the finished room",
    steps: [
      {
        title: "Schedule",
        text: "Pick a delivery window online, or call and we'll find one together. Tell us about stairs, gates and elevators now, and the crew comes prepared.",
      },
      {
        title: "Confirmation and updates",
        text: "You get an e-mail with your date, time and a calendar entry, and a reminder the day before. Plans change? The same mail holds the link to move it.",
      },
      {
        title: "White-glove service",
        text: "We carry each piece to its room, assemble it in full and take the debris with us. You point, we lift.",
      },
      {
        title: "Final walkthrough",
        text: "Before we leave you walk round it with us: every drawer, every cushion, every recliner. If something isn't right, say so while the tools are still out.",
      },
    ],
  },
  areas: {
    title: "Delivery areas and fees",
    lead: "Three answers, depending on where you live and how soon you need it. We won't print a fee we haven't worked out: yours is named in your quote, before you decide.",
    rows: [
      {
        place: `${facts.address.city} and surrounding areas`,
        fee: "Free",
        text: "on qualifying orders. Ask when you request your quote: it says whether yours is one.",
      },
      {
        place: "Outside the metro",
        fee: "A flat rate",
        text: "for your town. Send us your ZIP code and we'll call you with the amount.",
      },
      {
        place: "Same-day or rush, anywhere",
        fee: "An extra fee",
        text: "on top, when the truck has room. We tell you yes or no, and how much, on the phone.",
      },
    ],
  },
  assembly: {
    title: "Professional assembly",
    lead: "With tools, felt pads and people who have built the piece before. You can make coffee.",
    pictureAlt: "A dining room with a round marble table and four upholstered chairs",
    times: [
      {
        figure: "15–30",
        unit: "minutes",
        text: "for a simple piece: a nightstand, an end table, a chair, most recliners.",
      },
      {
        figure: "1–2",
        unit: "hours",
        text: "for a large one: a bed frame, a dresser, a sectional, a dining set.",
      },
    ],
  },
  prices: {
    title: "What a booking costs",
    lead: "These are the prices the booking form adds up, by the piece. If your order qualifies for free local delivery, your quote says so.",
    productsCaption: "Delivery by the size of the piece",
    size: "Size",
    perProduct: "Per piece",
    addOnsCaption: "Add-ons for the whole booking",
    addOn: "Add-on",
    adds: "Adds",
    packagingRemoval: "Packaging removal",
    packagingRemovalText: "Boxes, foil and foam leave with us. Included in white-glove.",
    haulAway: "Haul-away of old furniture",
    haulAwayText: "The higher price as soon as one piece we bring is large or extra-large.",
    whiteGlove: "White-glove service",
    whiteGloveText: "Room placement, full assembly, debris removal.",
    or: "or",
    example: {
      title: "For example",
      note: "An estimate, like the one the form shows. We confirm it with your booking.",
      sofa: "Sofa, large",
      endTables: "2 end tables, small",
      haulAway: "Old sofa hauled away",
      whiteGlove: "White-glove service",
      packaging: "Packaging removal",
      included: "Included",
      total: "Estimated total",
    },
  },
  promise: {
    title: "Our Promise to You",
    lines: [
      "You hear from us within 24 hours when you ask for a quote.",
      "You know the fee before you say yes.",
      "You can move the day up to 24 hours before, without explaining yourself.",
      "And we don't leave until you've walked round your furniture and like how it stands.",
    ],
  },
  questions: {
    title: "Good to know before we come",
    more: "Another question? Ask the people who drive the truck:",
  },
  book: {
    title: "Clear a spot. We'll fill it.",
    text: "Five short steps: where, what, extras, when, anything else. The price adds up as you go.",
    action: "Book delivery",
    call: "Or call",
  },
} as const;
