import { facts } from "#shop/facts.ts";

export const copy = {
  meta: {
    title: `Furniture Price Match in ${facts.address.city} | ${facts.name}`,
    description:
      "Found the same piece cheaper? Send us the offer. If it's in stock we try to beat it, and you have our answer within 24 hours.",
  },
  hero: {
    name: "Price Match",
    title: "Found it cheaper? Let us beat it.",
    lead: "Show us the other shop's price. If the piece is in stock, we try to go below it, and you hear from us within 24 hours.",
    action: "Submit your price",
    call: "Call",
    pictureAlt: "A leather sofa, and on the table before it a laptop and two shops' circulars",
  },
  how: {
    title: "Three steps to a better price",
    steps: [
      {
        title: "Submit your price",
        text: "The piece, who sells it and what they ask. A link or a photo of the offer helps.",
      },
      {
        title: "We confirm and source",
        text: "We check that the offer stands and the piece is in stock, then ask our suppliers.",
      },
      {
        title: "You get a better deal",
        text: "Within 24 hours you have our price, or an honest no. Nothing is bought until you say so.",
      },
    ],
  },
  owner: {
    label: "Who answers you",
    lines: [
      `I've bought and sold furniture for over ${facts.founder.yearsOfExperience} years, and I know what a piece costs before the showroom lights are added to it.`,
      "Send me what they quoted you. If I can do better I'll tell you by how much, and if I can't I'll tell you that too.",
    ],
    call: "Rather talk? Call me",
  },
  trust: {
    title: "What you can count on",
    points: [
      {
        title: "An answer in 24 hours",
        text: "Every request, weekends included. Only days we are closed don't count.",
      },
      { title: "The same piece", text: "Same maker, same model, same fabric. No look-alikes." },
      { title: "No strings", text: "A better price is an offer. You owe us nothing for asking." },
      { title: "Delivered and assembled", text: "Our crew brings it and puts it together." },
    ],
  },
  form: {
    frame: "Price Match",
    title: "The price to beat",
    lead: "Fields without “optional” are the ones we can't do without.",
    outside: "Open the form on its own page",
    product: "Which piece is it?",
    productHelp: "Name or model. If we have it on the site, it shows up as you type.",
    competitor: "Who offers it?",
    competitorHelp: "The shop or website.",
    competitorPrice: "Their price",
    competitorPriceHelp: "In dollars, without tax and delivery.",
    offerUrl: "Link to the offer",
    offerFile: "Photo or PDF of the offer",
    offerFileHelp:
      "A photo, a screenshot or a PDF, up to 10 MB. We remove where a photo was taken.",
    name: "Name",
    phone: "Phone",
    email: "Email",
    either: "Phone or email: one of them is enough.",
    submit: "Submit Price Match Request",
    submitting: "Sending...",
    privacy: "We use this to answer you, for nothing else. See our",
    privacyLink: "privacy policy",
  },
  failed: "We could not save your request just now. Please press the button again in a moment.",
  sent: {
    title: "We have the price to beat",
    reference: "Your reference",
    text: "We check the offer and come back within 24 hours. If you call about it, say this reference.",
    again: "Send another offer",
  },
} as const;
