import { matchPath } from "react-router";
import { englishPath } from "#domain/addresses/english-path.ts";
import type { DeskArea } from "#domain/desk/roles.ts";
import { bookingsPath, paths, quotesPath } from "#domain/paths.ts";
import { deskPath } from "#domain/private-pages.ts";
import type { limitRules } from "#server/limits/open-limits.ts";
import { maxFormBytes, maxFormBytesWithFile } from "./body-limits.ts";
import { canonicalPath } from "./canonical-path.ts";

/** What may be posted to an address. */
export interface PostRules {
  /** What a post counts in. */
  limit: keyof typeof limitRules;
  /** Bytes a form may have. */
  maxBytes: number;
  /** Bytes it may have with a file; without this it takes none. */
  maxBytesWithFile?: number;
  /** Programs that name no origin may post too, not only browsers on our own pages. */
  programs?: true;
  /** Of the desk: who may post; a visitor is someone who isn't signed in. */
  area?: DeskArea | "visitor";
}

/** An address that takes a form. */
export interface PostAddress extends PostRules {
  /** As React Router writes it. */
  path: string;
}

const shopperForm = { limit: "leadPosts", maxBytes: maxFormBytes, programs: true } as const;

const staffForm = { limit: "staffActions", maxBytes: maxFormBytes } as const;

/** Every address that takes a form; an action gets a form only if its page is listed here. */
export const postAddresses: readonly PostAddress[] = [
  { path: paths.quoteRequest, ...shopperForm },
  { path: paths.customRequest, ...shopperForm },
  { path: paths.bookDelivery, ...shopperForm },
  { path: paths.financing, ...shopperForm },
  { path: paths.priceMatchForm, ...shopperForm, maxBytesWithFile: maxFormBytesWithFile },
  { path: `${bookingsPath}/:token`, ...shopperForm, limit: "bookingChanges" },
  { path: `${quotesPath}/:token`, ...shopperForm, limit: "quotePosts" },
  { path: `${deskPath}/sign-in`, ...staffForm, limit: "signInRequests", area: "visitor" },
  { path: `${deskPath}/links/:token`, ...staffForm, limit: "signInAttempts", area: "visitor" },
  { path: `${deskPath}/you`, ...staffForm, area: "ownAccount" },
  { path: `${deskPath}/staff`, ...staffForm, area: "staff" },
  { path: `${deskPath}/leads/new`, ...staffForm, area: "leads" },
  { path: `${deskPath}/leads/:reference`, ...staffForm, area: "leads" },
  { path: `${deskPath}/leads/:reference/quote`, ...staffForm, area: "leads" },
];

/** Holds for posts that their page refuses: rendering the refusal takes time too. */
export const unlistedAddress: PostRules = shopperForm;

/** The listed address that a path, in any spelling, or its data leads to. */
export function postAddress(path: string): PostAddress | undefined {
  const page = englishPath(canonicalPath(path)).replace(/(\/_)?\.data$/, "");
  return postAddresses.find((address) => matchPath(address.path, page));
}
