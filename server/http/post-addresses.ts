import { matchPath } from "react-router";
import { bookingsPath, paths } from "#domain/paths.ts";
import type { limitRules } from "#server/limits/open-limits.ts";
import { maxFormBytes, maxFormBytesWithFile } from "./body-limits.ts";
import { canonicalPath } from "./canonical-path.ts";

/** An address that takes a form, and what may be posted there. */
export interface PostAddress {
  /** As React Router writes it. */
  path: string;
  /** What a post counts in. */
  limit: keyof typeof limitRules;
  /** Bytes a form may have. */
  maxBytes: number;
  /** Bytes it may have with a file; without this it takes none. */
  maxBytesWithFile?: number;
  /** Programs that name no origin may post too, not only browsers on our own pages. */
  programs?: true;
}

const shopperForm = { limit: "leadPosts", maxBytes: maxFormBytes, programs: true } as const;

/** Every address that takes a form; an action gets a form only if its page is listed here. */
export const postAddresses: readonly PostAddress[] = [
  { path: paths.quoteRequest, ...shopperForm },
  { path: paths.customRequest, ...shopperForm },
  { path: paths.bookDelivery, ...shopperForm },
  { path: paths.financing, ...shopperForm },
  { path: paths.priceMatchForm, ...shopperForm, maxBytesWithFile: maxFormBytesWithFile },
  { path: `${bookingsPath}/:token`, ...shopperForm, limit: "bookingChanges" },
];

/** Holds for posts that their page refuses: rendering the refusal takes time too. */
export const unlistedAddress: Omit<PostAddress, "path"> = shopperForm;

/** The listed address that a path, in any spelling, or its data leads to. */
export function postAddress(path: string): PostAddress | undefined {
  const page = canonicalPath(path).replace(/(\/_)?\.data$/, "");
  return postAddresses.find((address) => matchPath(address.path, page));
}
