import { MAX_QUANTITY } from "#domain/quantity.ts";

export const copy = {
  title: "Request Your Quote",
  description:
    "Send us the pieces you like and we'll call, text or e-mail our best price within 24 hours.",
  lead: "No checkout, no payment, no account. Tell us what you like and how to reach you. We find our best price and get back to you within 24 hours.",
  continueShopping: "Continue Shopping",
  loading: "Fetching your list…",
  notShowing: {
    title: "A list starts with one piece",
    text: "Press Add to Cart on anything you like and it turns up here. If your list doesn't show, call us and read it out.",
  },
  empty: {
    title: "Your Cart is Empty",
    text: "Add the pieces you like and send us the list. Or skip it: tell us what you're after.",
    browse: "Browse Collections",
    call: "Call",
    chat: "Chat",
    textMessage: "Hi! I'm looking for a piece of furniture and I'd like your best price.",
  },
  list: {
    count: (count: number) => `${count} ${count === 1 ? "item" : "items"}`,
    heading: "Selected items",
    sku: (sku: string) => `SKU ${sku}`,
    remove: "Remove",
    removeNamed: (title: string) => `Remove ${title}`,
    quantity: "Quantity",
    quantityOf: (title: string) => `Quantity of ${title}`,
    oneLess: (title: string) => `One less of ${title}`,
    oneMore: (title: string) => `One more of ${title}`,
    most: `${MAX_QUANTITY} is the most a list takes of one piece. For more, call us at`,
    notes: "Special requests",
    notesFor: (title: string) => ` for ${title}`,
    notesPlaceholder: "Color preferences, assembly requests, delivery instructions",
    nowQuantity: (title: string, quantity: number) => `${title}: ${quantity} in your list.`,
    nowRemoved: (title: string) => `${title} removed from your list.`,
    nowColor: (title: string) => `Your list has ${title} now.`,
    preorder: "Preorder",
    gone: "No longer available",
    outOfStock: "Out of Stock",
    checkWayIn: "Check the way in",
  },
  unavailable: {
    text: (count: number) =>
      count === 1
        ? "One piece in your list can't be had any more. It won't be sent with your request."
        : `${count} pieces in your list can't be had any more. They won't be sent with your request.`,
    remove: "Remove and keep the rest",
    nothingLeft: "Nothing in your list can be had just now. Call us about something like it.",
  },
  share: {
    button: "Share my list",
    title: "My furniture list",
    copied: "Link copied",
    copiedText: "Whoever opens it sees these pieces, not your details.",
  },
  linked: {
    heading: "Somebody shared a list with you",
    line: (title: string, quantity: number, typed: string | undefined) =>
      typed === undefined
        ? `${title} × ${quantity}`
        : `${title} × ${quantity} (we couldn't read how many: “${typed}”)`,
    text: (count: number) =>
      count === 1
        ? "It holds one piece that isn't in your list like that. Add it to what you have?"
        : `It holds ${count} pieces that aren't in your list like that. Add them to what you have?`,
    add: "Add to my list",
    decline: "Keep my list as it is",
    missing: (count: number) =>
      count === 1
        ? "One piece of this list has left our catalog."
        : `${count} pieces of this list have left our catalog.`,
    outOfStock: (titles: readonly string[]) =>
      titles.length === 1
        ? `${titles[0]} is out of stock just now, so it isn't in your list.`
        : `Out of stock just now, so not in your list: ${titles.join(", ")}.`,
  },
  form: {
    heading: "How do we reach you?",
    name: "Name",
    email: "Email",
    phone: "Phone",
    preferredContact: "Preferred contact",
    contactOptions: { phone: "Phone", email: "Email", text: "Text" },
    bestTime: "Best time to reach you",
    bestTimeHelp: "For example: weekdays after 5 PM",
    specialRequests: "Special requests",
    specialRequestsHelp: "A competitor's price, a narrow door, a date it must be there by.",
    hearAboutUs: "How did you hear about us?",
    hearOptions: [
      "A friend or neighbor",
      "Google",
      "Facebook or Instagram",
      "TikTok",
      "I've bought from you before",
      "I drove past the shop",
      "Something else",
    ],
    choose: "Choose one",
    submit: "Request My Quote",
    submitting: "Submitting...",
    privacy: "By sending this you let us contact you about these pieces. See our",
    privacyLink: "privacy policy",
  },
  sent: {
    title: "Quote Request Submitted!",
    text: "We'll contact you within 24 hours with your personalized quote.",
    reference: (reference: string) => `Your reference is ${reference}.`,
  },
  failed: {
    title: "Error",
    text: "Failed to submit quote request. Please try again.",
  },
  next: {
    heading: "What happens next",
    steps: [
      "Your list lands in our inbox and on our desk.",
      "We check stock and work on the price.",
      "You hear from a person within 24 hours, the way you prefer.",
    ],
  },
} as const;
