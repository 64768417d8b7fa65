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
  about: {
    visit: "Come by",
    reach: "Call, text or write",
    hours: "Hours",
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
