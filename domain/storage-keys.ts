/** Local storage key of the cart. */
export const CART_KEY = "parsons-furniture-cart";

/** Local storage key of the wishlist. */
export const WISHLIST_KEY = "parsons-furniture-wishlist";

/** Local storage key of the language that a shopper chose or kept (rule 2.32). */
export const LANGUAGE_KEY = "parsons-furniture-language";

/** Session storage key of the way in, as typed (rule 20.10). */
export const WAY_IN_KEY = "parsons-furniture-way-in";

/** Session storage key of the scroll positions, by history entry. */
export const SCROLL_KEY = "parsons-furniture-scroll";
