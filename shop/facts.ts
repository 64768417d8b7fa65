import { phoneE164 } from "#domain/phone-link.ts";
import type { ShopFacts } from "#domain/shop-facts.ts";

/*
 * The facts of the shop. If you change a text between quotes, every page, email and search engine
 * entry follows. `npm run catalog -- check` reports any line that can't be right.
 */

const phone = "(713) 555-0142";

export const facts: ShopFacts = {
  name: "Parsons Furniture",
  // The name in the header and footer of every page, and under the icon on a phone.
  shortName: "Parsons",
  tagline: "Real furniture, real deals: your local plug without the big-box markup.",

  phone,
  phoneE164: phoneE164(phone),
  email: "hello@parsonsfurniture.example",

  address: {
    street: "6120 Alder Bend Drive",
    city: "Houston",
    region: "TX",
    postalCode: "77081",
    country: "US",
  },

  // 24-hour times. For a closed day: []. For a lunch break: two ranges in one list.
  timeZone: "America/Chicago",
  hours: {
    monday: [{ opens: "09:00", closes: "19:00" }],
    tuesday: [{ opens: "09:00", closes: "19:00" }],
    wednesday: [{ opens: "09:00", closes: "19:00" }],
    thursday: [{ opens: "09:00", closes: "19:00" }],
    friday: [{ opens: "09:00", closes: "19:00" }],
    saturday: [{ opens: "09:00", closes: "19:00" }],
    sunday: [{ opens: "12:00", closes: "18:00" }],
  },

  // Days on which the whole shop is closed. The hours in the header, search engines, the promised
  // response time and the delivery calendar use this list.
  closedDays: [
    { date: "2026-11-26", name: "Thanksgiving" },
    { date: "2026-12-25", name: "Christmas Day" },
    { date: "2027-01-01", name: "New Year's Day" },
    { date: "2027-07-05", name: "Independence Day, observed" },
    { date: "2027-11-25", name: "Thanksgiving" },
    { date: "2027-12-25", name: "Christmas Day" },
  ],

  founder: {
    name: "Ray Parsons",
    role: "Founder",
    yearsOfExperience: 20,
  },

  // When someone who speaks Spanish answers the phone: "always", "never", or hours like those above.
  // Spanish pages say so.
  spanish: "always",

  copyrightSince: 2024,

  // Shown in the footer in this order. You can remove lines, or leave the list empty: [].
  social: [
    { name: "Facebook", url: "https://facebook.example/parsonsfurniture" },
    { name: "Instagram", url: "https://instagram.example/parsonsfurniture" },
    { name: "TikTok", url: "https://tiktok.example/@parsonsfurniture" },
  ],
};

// From $ to $$$$, for search engines.
export const priceRange = "$$";
