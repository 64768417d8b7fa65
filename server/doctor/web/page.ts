import { createHash } from "node:crypto";
import type { Finding } from "#server/doctor/check.ts";
import { probePage } from "#server/http/doctor-probe.ts";
import { type Decoded, decodeBody } from "./decoded.ts";
import type { WebResponse } from "./request.ts";
import type { Site } from "./site.ts";
import { configAdvice } from "./web-servers.ts";

/** The front page as it arrives. */
export interface FrontPage extends Decoded {
  response: WebResponse;
}

/** Requests the front page as browsers do. */
export async function frontPage(site: Site): Promise<FrontPage> {
  const response = await site.ask("/", { headers: { "accept-encoding": "gzip" } });
  return { response, ...decodeBody(response) };
}

/** Checks that pages are compressed exactly once. */
export function compressionFinding({ response, encodings, unreadable }: FrontPage): Finding {
  const advice = `The shop compresses by itself. ${configAdvice("compression", response.headers)}`;
  if (unreadable) {
    return {
      level: "fault",
      seen: "pages arrive compressed twice, or in a way they don't name: browsers can't read them",
      advice: advice,
    };
  }
  if (encodings.length > 1) {
    return {
      level: "warning",
      seen: `pages arrive compressed twice (${encodings.join(", ")})`,
      advice: advice,
    };
  }
  if (encodings.length === 0) {
    return {
      level: "warning",
      seen: "pages arrive uncompressed, so they load slowly",
      advice: advice,
    };
  }
  return { level: "ok", seen: `pages arrive compressed once (${encodings[0]})` };
}

/** Checks that a client that has the page already gets 304 instead of the page again. */
export async function etagFinding(site: Site, { response }: FrontPage): Promise<Finding> {
  const { etag } = response.headers;
  if (!etag) {
    return {
      level: "warning",
      seen: "pages lose their ETag on the way: every visit loads them whole",
      advice: `Leave the shop's headers as they are. ${configAdvice("compression", response.headers)}`,
    };
  }
  const again = await site.ask("/", {
    headers: { "accept-encoding": "gzip", "if-none-match": etag },
  });
  if (again.status === 304) return { level: "ok", seen: "pages keep their ETag" };
  return {
    level: "warning",
    seen: `who has a page already gets it again (status ${again.status} to If-None-Match)`,
    advice: "Let If-None-Match through to the shop, and its 304 back.",
  };
}

/** Programs that change pages on their way, by what they leave in them. */
const rewriters: readonly [pattern: RegExp, name: string, advice: string][] = [
  [
    /rocket-?loader|data-cf-settings|type="[\da-f]{20,}-(?:text\/javascript|module)"/i,
    "Cloudflare's Rocket Loader",
    "Switch Rocket Loader off.",
  ],
  [
    /email-decode\.min\.js|__cf_email__|cdn-cgi\/l\/email/i,
    "Cloudflare's Email Address Obfuscation",
    "Switch Email Address Obfuscation off.",
  ],
  [/\/cdn-cgi\//i, "Cloudflare", "Switch off in Cloudflare what changes pages."],
  [/pagespeed/i, "PageSpeed", "Switch PageSpeed off for this site."],
];

/** A change of pages by a program that can't be named. */
const unknownRewriter = {
  name: "Something on the way",
  advice:
    "Switch it off: the page's own rules forbid scripts it did not bring, and the page may stop working.",
};

/**
 * Checks that pages arrive as the shop sent them. Its ETag is a hash of the page's bytes; if the
 * ETag is lost, the page is compared with the one the shop sends on this machine, if it responds
 * there. Pages say that they must not be changed (rule 16.19); a page for the doctor alone doesn't,
 * which shows what is switched on.
 */
export async function rewriteFinding(
  site: Site,
  page: FrontPage,
  local: Site | undefined,
): Promise<Finding[]> {
  const isFrontPageChanged = await isChanged(page, local);
  const { token, proof } = site.nextToken();
  const probe = decodeBody(
    await site.ask(`/doctor/${token}`, { headers: { accept: "text/html" } }),
  );
  const probed = probe.body.toString();
  const isProbeChanged = probed.includes(proof) && probed !== probePage(proof);
  if (!isFrontPageChanged && !isProbeChanged) {
    return isFrontPageChanged === undefined
      ? []
      : [{ level: "ok", seen: "pages arrive as the shop made them" }];
  }
  const html = `${isFrontPageChanged ? page.body.toString() : ""}${isProbeChanged ? probed : ""}`;
  return rewritersOf(html).map(({ name, advice }) => ({
    level: "warning",
    seen: `${name} changes pages on their way`,
    advice,
  }));
}

/** Whether a page differs from what the shop sent; undefined if that can't be known. */
async function isChanged(page: FrontPage, local: Site | undefined): Promise<boolean | undefined> {
  if (page.unreadable) return undefined;
  const expected = ownTag(page.response) ?? (await localTag(local));
  return expected === undefined ? undefined : expected !== tagOf(page.body);
}

/** The programs that changed a page: all that can be named, in general terms only if none can. */
function rewritersOf(html: string): { name: string; advice: string }[] {
  const found = rewriters.flatMap(([pattern, name, advice]) =>
    pattern.test(html) ? [{ name, advice }] : [],
  );
  const named = found.length > 1 ? found.filter(({ name }) => name !== "Cloudflare") : found;
  return named.length > 0 ? named : [unknownRewriter];
}

async function localTag(local: Site | undefined): Promise<string | undefined> {
  try {
    return local && tagOf(decodeBody(await local.ask("/")).body);
  } catch {
    return undefined;
  }
}

/** The hash in an ETag made by `Entity`: 22 characters of the body's hash, then the encoding. */
function ownTag({ headers }: WebResponse): string | undefined {
  return /^(?:W\/)?"([\w-]{22})(?:-\w+)*"$/.exec(headers.etag ?? "")?.[1];
}

function tagOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}
