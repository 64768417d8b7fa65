import { createHash } from "node:crypto";
import type { Finding } from "#server/doctor/check.ts";
import { type Decoded, decoded } from "./decoded.ts";
import type { WebResponse } from "./request.ts";
import type { Site } from "./site.ts";
import { configAdvice } from "./web-servers.ts";

/** The front page as it arrives. */
export interface FrontPage extends Decoded {
  response: WebResponse;
}

/** Asks for the front page as browsers do. */
export async function frontPage(site: Site): Promise<FrontPage> {
  const response = await site.ask("/", { headers: { "accept-encoding": "gzip" } });
  return { response, ...decoded(response) };
}

/** Are pages compressed, and once? */
export function compressionFinding({ response, encodings, unreadable }: FrontPage): Finding {
  const how = `The shop compresses by itself. ${configAdvice("compression", response.headers)}`;
  if (unreadable) {
    return {
      level: "fault",
      seen: "pages arrive compressed twice, or in a way they don't name: browsers can't read them",
      advice: how,
    };
  }
  if (encodings.length > 1) {
    return {
      level: "warning",
      seen: `pages arrive compressed twice (${encodings.join(", ")})`,
      advice: how,
    };
  }
  if (encodings.length === 0) {
    return {
      level: "warning",
      seen: "pages arrive uncompressed, so they load slowly",
      advice: how,
    };
  }
  return { level: "ok", seen: `pages arrive compressed once (${encodings[0]})` };
}

/** Is who has the page already told so, instead of getting it again? */
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

/** What changes pages on their way, by what it leaves in them. */
const rewriters: readonly [sign: RegExp, what: string, advice: string][] = [
  [/rocket-loader/i, "Cloudflare's Rocket Loader", "Switch Rocket Loader off."],
  [
    /email-decode\.min\.js|__cf_email__|cdn-cgi\/l\/email/i,
    "Cloudflare's Email Address Obfuscation",
    "Switch Email Address Obfuscation off.",
  ],
  [/\/cdn-cgi\//i, "Cloudflare", "Switch off in Cloudflare what changes pages."],
  [/pagespeed/i, "PageSpeed", "Switch PageSpeed off for this site."],
];

/**
 * Do pages arrive as the shop made them? Its ETag is made of the page's bytes; where that is lost the
 * page is compared with the one the shop gives on this machine, if that can be asked.
 */
export async function rewriteFinding(page: FrontPage, local: Site | undefined): Promise<Finding[]> {
  if (page.unreadable) return [];
  const expected = ownTag(page.response) ?? (await localTag(local));
  if (expected === undefined) return [];
  if (expected === tagOf(page.body))
    return [{ level: "ok", seen: "pages arrive as the shop made them" }];
  const html = page.body.toString();
  const [
    ,
    what = "Something on the way",
    advice = "Switch it off: the page's own rules forbid scripts it did not bring, and the page may stop working.",
  ] = rewriters.find(([sign]) => sign.test(html)) ?? [];
  return [{ level: "warning", seen: `${what} changes pages on their way`, advice }];
}

async function localTag(local: Site | undefined): Promise<string | undefined> {
  try {
    return local && tagOf(decoded(await local.ask("/")).body);
  } catch {
    return undefined;
  }
}

/** As `Entity` makes them: 22 letters of the body's hash, then how it is compressed. */
function ownTag({ headers }: WebResponse): string | undefined {
  return /^(?:W\/)?"([\w-]{22})(?:-\w+)*"$/.exec(headers.etag ?? "")?.[1];
}

function tagOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}
