import { facts } from "#shop/facts.ts";

export const copy = {
  meta: {
    title: `Furniture Price Match in ${facts.address.city} | ${facts.name}`,
    description:
      "Found the same piece cheaper? Send us the offer. If it's in stock we try to beat it, and you have our answer within 24 hours.",
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
