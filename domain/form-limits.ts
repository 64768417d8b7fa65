/**
 * Longest values of form fields, in visible characters (rule 14.14, `text-field.ts`). Fields have
 * no `maxlength`, which would cut off typed text silently.
 */
export const formLimits = {
  name: 100,
  /** First name and last name in the financing quiz. */
  halfName: 60,
  email: 254,
  /** Including text beside the number, such as whose it is or when to call. */
  phone: 100,
  bestTime: 100,
  hearAboutUs: 200,
  specialRequests: 2000,
  lookingFor: 2000,
  collection: 100,
  provider: 100,
  product: 200,
  competitor: 200,
  /** An amount of money or a quantity, with any text around it. */
  amount: 100,
  offerUrl: 2000,
  /** Largest offer file, bytes. */
  fileBytes: 10 * 1024 * 1024,
  itemNotes: 500,
  street: 200,
  city: 100,
  specialInstructions: 2000,
  /** Lines of a quote request or booking. */
  items: 100,
  /** Highest quantity of one product. */
  itemQuantity: 999,
} as const;
