/**
 * Longest answers a form takes, in characters as people count them (rule 14.14, `text-field.ts`).
 * No field has a `maxlength` of it: that would cut what is typed without a word.
 */
export const formLimits = {
  name: 100,
  /** First and last name of the financing quiz, each. */
  halfName: 60,
  email: 254,
  /** With the words beside the number: whose it is, when to call. */
  phone: 100,
  bestTime: 100,
  hearAboutUs: 200,
  specialRequests: 2000,
  lookingFor: 2000,
  collection: 100,
  provider: 100,
  product: 200,
  competitor: 200,
  /** An amount of money or a quantity, with whatever is written around it. */
  amount: 100,
  offerUrl: 2000,
  /** Largest photo or PDF of an offer, in bytes. */
  fileBytes: 10 * 1024 * 1024,
  itemNotes: 500,
  street: 200,
  city: 100,
  specialInstructions: 2000,
  /** Lines of a quote request, whatever their quantities. */
  items: 100,
  /** Most pieces of one kind. */
  itemQuantity: 999,
} as const;

/** Ways a shopper may ask to be answered (rule 8.3); the first is the default. */
export const preferredContacts = ["phone", "email", "text"] as const;
