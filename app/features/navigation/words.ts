import { paths, sections } from "#app/paths.ts";

export const words = {
  topBar: "Opening hours and phone number",
  skip: "Skip to content",
  homeLabel: "home",
  menus: { collections: "Collections", services: "Services", about: "About" },
  openMenu: "Menu",
  callNow: "Call Now",
  textToNegotiate: "Text to Negotiate",
  textMessage: "Hi! I saw a piece on your site and I'd like your best price.",
  search: "Search",
  wishlist: "Wishlist",
  quoteList: "Quote list",
  browse: "Browse",
  collectionsTitle: "Browse the collections",
  customPrompt: "Looking for something else? We find pieces that aren't on the site.",
  customCall: "Call for Custom Requests",
  about: {
    heading: "A local plug, without the big-box markup",
    company:
      "We're a Houston furniture shop that sells the way a good friend in the trade would: you show us what you like, we find the best price we can, then we carry it in and put it together.",
    visit: "Come by",
    reach: "Call, text or write",
    hours: "Hours",
  },
  stickyBar: {
    label: "Call or text the shop",
    prompt: "Ready to save on furniture?",
    chat: "Chat",
    call: "Call",
    dismiss: "Hide this bar",
  },
} as const;

export const serviceLinks = [
  { label: "How It Works", to: sections.howItWorks, note: "From first look to last screw" },
  { label: "Financing & Offers", to: paths.financing, note: "Pay in 4, monthly or layaway" },
  { label: "Delivery Info", to: paths.deliveryInfo, note: "Areas, fees and assembly" },
  { label: "Book Delivery", to: paths.bookDelivery, note: "Pick a day, we do the lifting" },
  { label: "Price Match", to: paths.priceMatch, note: "Show us their price" },
] as const;

export const footerLinks = [
  { label: "Collections", to: sections.collections },
  { label: "How It Works", to: sections.howItWorks },
  { label: "Price Match", to: paths.priceMatch },
  { label: "Book Delivery", to: paths.bookDelivery },
  { label: "About", to: sections.about },
  { label: "Privacy Policy", to: paths.privacy },
  { label: "Terms & Conditions", to: paths.terms },
] as const;
