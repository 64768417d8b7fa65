import { paths, sections } from "#domain/paths.ts";

/** Pages about the shop's services (rule 2.12). */
export const serviceLinks = [
  { label: "How It Works", to: sections.howItWorks, note: "From first look to last screw" },
  { label: "Financing & Offers", to: paths.financing, note: "Pay in 4, monthly or layaway" },
  { label: "Delivery Info", to: paths.deliveryInfo, note: "Areas, fees and assembly" },
  { label: "Book Delivery", to: paths.bookDelivery, note: "Pick a day, we do the lifting" },
  { label: "Price Match", to: paths.priceMatch, note: "Show us their price" },
] as const;

/** Pages linked in the footer. */
export const footerLinks = [
  { label: "Collections", to: sections.collections },
  { label: "How It Works", to: sections.howItWorks },
  { label: "Price Match", to: paths.priceMatch },
  { label: "Book Delivery", to: paths.bookDelivery },
  { label: "About", to: sections.about },
  { label: "Privacy Policy", to: paths.privacy },
  { label: "Terms & Conditions", to: paths.terms },
] as const;
