import type { Language } from "#domain/language.ts";
import type { AddressTable } from "./address-table.ts";

export const language: Language = "en";

export const pages = {
  home: "/",
  livingRoom: "/collections/living-room",
  quoteRequest: "/quote-request",
  customRequest: "/custom-request",
  wishlist: "/wishlist",
  willItFit: "/will-it-fit",
  search: "/search",
  searchSuggestions: "/search-suggestions",
  priceMatch: "/price-match",
  priceMatchForm: "/price-match/form",
  bookDelivery: "/book-delivery",
  deliveryWindows: "/delivery-windows",
  deliveryInfo: "/delivery-info",
  financing: "/services/financing",
  privacy: "/privacy-policy",
  terms: "/terms-and-conditions",
  llms: "/llms.txt",
  webManifest: "/site.webmanifest",
} as const satisfies AddressTable["pages"];

export const sections = {
  collections: "/#collections",
  howItWorks: "/#how-it-works",
  about: "/#about",
} as const satisfies AddressTable["sections"];

export const collections = "/collections";
export const products = "/products";
export const pieces = "/pieces";
export const bookings = "/bookings";
export const quotes = "/quotes";

export const slugs: AddressTable["slugs"] = {};

export const calendarFile = "delivery.ics";
