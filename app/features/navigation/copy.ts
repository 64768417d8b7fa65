export const copy = {
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
} as const;
