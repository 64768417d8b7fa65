/** The addresses of the site's pages in one language (rule 2.1). */
export interface AddressTable {
  /** Pages with one address each. */
  pages: {
    home: string;
    livingRoom: string;
    quoteRequest: string;
    customRequest: string;
    wishlist: string;
    /** Whether products get in and fit (rule 20.10). */
    willItFit: string;
    search: string;
    searchSuggestions: string;
    priceMatch: string;
    /** The page in the frame of the price-match page. */
    priceMatchForm: string;
    bookDelivery: string;
    /** The windows that can be booked. */
    deliveryWindows: string;
    deliveryInfo: string;
    financing: string;
    privacy: string;
    terms: string;
    /** For assistants. */
    llms: string;
    webManifest: string;
  };
  /** Sections of the home page that other pages link to. */
  sections: { collections: string; howItWorks: string; about: string };
  /** What the addresses of rooms start with. */
  collections: string;
  products: string;
  /** Products of a cart or wishlist are below it, by id. */
  pieces: string;
  /** Each booking has its private page below it. */
  bookings: string;
  /** Each quote has its private page below it. */
  quotes: string;
  /** Rooms' and types' slugs that aren't the English ones. */
  slugs: Readonly<Record<string, string>>;
  /** The calendar file of a booking, below the booking's page. */
  calendarFile: string;
}
