import { facts } from "#shop/facts.ts";

export const copy = {
  hero: {
    title: "Real furniture. Real deals.",
    text: `Tell us what you like. We find our best price, then deliver it and put it together, anywhere in Greater ${facts.address.city}.`,
    browse: "Browse the Collections",
    negotiate: "Text to Negotiate",
    slideshow: "Rooms",
    pause: "Pause the slideshow",
    play: "Play the slideshow",
    show: "Show",
  },
  why: {
    title: "Bought from someone who answers the phone.",
    points: [
      {
        title: "We beat the price",
        text: "Show us a competitor's offer on an in-stock piece. You hear from us within 24 hours.",
      },
      {
        title: "We carry it up",
        text: "Delivery typically in one to three days, assembled in the room you choose.",
      },
      {
        title: "We spread the cost",
        text: "Pay in 4, monthly financing or layaway. See where you stand in a minute.",
      },
      {
        title: "We take the old one",
        text: "Haul-away of old furniture and packaging, so the day ends with a clear room.",
      },
    ],
  },
  how: {
    title: "How it works",
    steps: [
      {
        title: "See something you like",
        text: "Here, in the showroom, or in someone else's window. A photo is enough.",
      },
      {
        title: "Call or chat",
        text: "One number, real people. Tell us the piece, the room and the budget.",
      },
      {
        title: "We find our best price",
        text: "Your quote comes back within 24 hours, delivery and assembly spelled out.",
      },
      {
        title: "Delivered and assembled",
        text: "We bring it in, build it, take the packaging and, if you want, the old sofa.",
      },
    ],
  },
  collections: { title: "Six rooms, one shop", priceMatch: "Submit Price Match Request" },
  testimonials: {
    title: "What people say once the truck has left",
    stars: "5 out of 5 stars",
    previous: "Previous testimonial",
    next: "Next testimonial",
  },
  houston: {
    title: `Why ${facts.address.city} chooses us`,
    about: `${facts.founder.name} has sold furniture in this city for over ${facts.founder.yearsOfExperience} years. The shop is what came of it: no showroom the size of an airport, no commission floor, just the right piece at a price we're not ashamed of.`,
    points: [
      {
        title: "Local, and easy to find",
        text: "A street address, a phone that's answered, a crew you'll recognize.",
      },
      {
        title: "Your plug, not a big box",
        text: "We buy close to the source and don't pay for a mile of showroom.",
      },
      {
        title: "Hands that know furniture",
        text: "Assembly is in the conversation from the start, not a surprise at the door.",
      },
      {
        title: "Straight answers",
        text: "If a piece won't fit, won't last or won't suit, we'll tell you first.",
      },
      {
        title: "Every budget, same manners",
        text: "First apartment or fifth house: you get the same time and the same truck.",
      },
      {
        title: "From Katy to Kingwood",
        text: "Free local delivery on qualifying orders, flat rates beyond the metro.",
      },
    ],
  },
  questions: { title: "Asked every day", more: "Something else? Call or text:" },
  sent: {
    title: "Quote Request Submitted!",
    text: "We'll contact you within 24 hours with your personalized quote.",
    reference: "Your reference",
    keep: "Have it ready if you call.",
  },
} as const;

/** The home page's copy, which is not in its script. */
export type HomeCopy = typeof copy;
