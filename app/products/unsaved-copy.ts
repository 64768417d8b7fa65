/** Copy about a cart or wishlist that the browser can't store. */
export const unsavedCopy = {
  cart: {
    title: "This list ends with your visit",
    text: "Your browser couldn't save it: its storage is full or switched off. Request your quote before you leave, or keep the link to your list.",
    action: "Request your quote",
    link: "Open the link to your list",
  },
  wishlist: {
    title: "Your wishlist ends with your visit",
    text: "Your browser couldn't save it: its storage is full or switched off. Its link brings the pieces back: bookmark it, or send it to yourself.",
    link: "Open the link to your wishlist",
  },
} as const;
