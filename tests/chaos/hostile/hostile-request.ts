import fc from "fast-check";
import { addressesIn } from "#domain/addresses/every-table.ts";
import { inEveryLanguage } from "#tests/support/every-language.ts";
import { type HostileRequest, hostilePost, type OpenShop, ownerHeaders } from "./hostile-forms.ts";
import { encoded, encodingStyle, hostileName, shortHostileText } from "./hostile-values.ts";

const pages = [
  "/",
  "/search",
  "/quote-request",
  "/custom-request",
  "/wishlist",
  "/book-delivery",
  "/doctor/",
  `/doctor/${"0".repeat(64)}`,
  `/doctor/${"a1".repeat(32)}.data`,
  "/price-match",
  "/price-match/form",
  "/services/financing",
  "/delivery-info",
  "/collections/living-room",
  "/collections/living-room/recliners-lift-chairs",
  "/collections/bedroom",
  "/products/model-2500-sofa-chaise",
  "/search-suggestions",
  "/delivery-windows",
  "/sitemap.xml",
  "/sitemaps/pages.xml",
  "/robots.txt",
  "/healthz",
  "/nowhere",
  "/bookings/0123",
  "/bookings/__proto__/delivery.ics",
  "/quotes/0123",
  "/pieces/1002,1003",
  "/lead-files/",
  "/llms.txt",
  "/site.webmanifest",
  "/models/",
  "/collections/stationary-sectionals",
  "/readyz",
  "/social/home.png",
  "/assets/",
  "/pictures/",
  "/_root.data",
  "/search.data",
  "/wishlist.data",
  "/collections/living-room.data",
  "/book-delivery.data",
  "/pieces/1003.data",
  "/__manifest",
  "/desk",
  "/desk/inbox",
  "/desk/inbox.data",
  "/desk/leads/new",
  "/desk/leads/Q-00000",
  "/desk/leads/Q-00000/quote",
  "/desk/you",
  "/desk/staff",
  "/desk/sign-in",
  "/desk/links/0a1b",
  "/desk/today",
].flatMap(inEveryLanguage);

/** What is below bookings' private pages, in every language. */
const calendarFiles = Object.values(addressesIn).map(({ calendarFile }) => `/${calendarFile}`);

/** Names of query parameters that the site reads by name, and others. */
export const parameters: readonly string[] = [
  "q",
  "items",
  "type",
  "sort",
  "size",
  "columns",
  "page",
  "min",
  "max",
  "color",
  "material",
  "from",
  "days",
  "sent",
  "booked",
  "first",
  "done",
  "change",
  "collection",
  "lookingFor",
  "budgetRange",
  "price",
  "down",
  "apr",
  "months",
  "term",
  "utm_source",
  "step",
  "_routes",
  "paths",
  "p",
  "view",
  "kind",
  "who",
  "after",
  "next",
  "find",
  "later",
];

const query = fc
  .array(
    fc
      .tuple(fc.oneof(fc.constantFrom(...parameters), hostileName), shortHostileText, encodingStyle)
      .map(([name, text, how]) => `${encoded(name, "proper")}=${encoded(text, how)}`),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length > 0 ? `?${pairs.join("&")}` : ""));

const segment = fc
  .tuple(fc.oneof(shortHostileText, hostileName), encodingStyle)
  .map(([text, how]) => encoded(text, how));

const pathOf = ({ bookings, quotes, references }: OpenShop) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pages) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            ...bookings,
            ...quotes,
            ...references.map((reference) => `/desk/leads/${reference}/quote`),
          ),
          fc.constantFrom("", ".data", ...calendarFiles, "/", "%00"),
        )
        .map((parts) => parts.join("")),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            ...[
              "/products/",
              "/collections/",
              "/collections/living-room/",
              "/bookings/",
              "/quotes/",
            ].flatMap(inEveryLanguage),
            "/desk/",
            "/desk/leads/",
          ),
          segment,
          fc.constantFrom("", "", ".data", ...calendarFiles, "/"),
        )
        .map((parts) => parts.join("")),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            ...inEveryLanguage("/pieces/"),
            "/social/",
            "/pictures/",
            "/models/",
            "/assets/",
            "/lead-files/",
          ),
          segment,
        )
        .map((parts) => parts.join("")),
    },
    { weight: 1, arbitrary: segment.map((text) => `/${text}`) },
  );

const headerNames = [
  "x-react-router-spa-mode",
  "accept-language",
  "if-none-match",
  "range",
  "accept-encoding",
  "referer",
  "user-agent",
  "x-forwarded-host",
  "x-forwarded-proto",
  "forwarded",
  "x-http-method-override",
  "authorization",
  "origin",
  "x-original-url",
  "if-modified-since",
  "accept",
  "purpose",
];

/** Removes what a client library refuses in a header; the raw requests cover that. */
const inHeader = (text: string) => text.replace(/[^\t -~\u0080-\u00ff]/g, "");

const cookieNames = [
  "__session",
  "__Host-session",
  "__Secure-id",
  "sid",
  "csrf",
  "theme",
  "_routes",
  "parsons-furniture-cart",
  "parsons-furniture-wishlist",
  "__proto__",
  "constructor",
  "",
  "$Version",
];
/**
 * The site sets no cookies, but cookies set by others on its host or made up by an attacker arrive
 * anyway.
 */
const cookies = fc
  .array(
    fc
      .tuple(
        fc.oneof(fc.constantFrom(...cookieNames), hostileName),
        shortHostileText,
        encodingStyle,
      )
      .map(([name, text, how]) => `${name.slice(0, 300)}=${encoded(text, how)}`),
    { minLength: 1, maxLength: 5 },
  )
  .chain((pairs) => fc.constantFrom("; ", ";", ",", ";;").map((between) => pairs.join(between)));

const someHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(...headerNames),
  shortHostileText.map(inHeader),
  { maxKeys: 3, noNullPrototype: true },
);

const proto = fc.constantFrom("http", "https", "HTTP", '"http"', "http:", "ws", "");
const host = fc.constantFrom(
  "evil.example",
  "shop.example",
  "shop.example:443",
  "shop.example.",
  "[::1]",
  "127.0.0.1:1",
  "evil@shop.example",
  "shop.example, evil.example",
  "shop.example/..",
  "%73hop.example",
  ",",
);
const listOf = (entry: fc.Arbitrary<string>) =>
  fc.array(entry, { minLength: 1, maxLength: 3 }).map((entries) => entries.join(", "));
/** Headers that claim to come from earlier proxies or from other sites' pages. */
const forwarded: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    "x-forwarded-proto": listOf(proto),
    "x-forwarded-host": listOf(host),
    host,
    origin: fc.constantFrom("null", "http://shop.example", "https://evil.example", "https://"),
    referer: fc.constantFrom("https://shop.example/a", "https://evil.example/", "about:blank"),
    "sec-fetch-site": fc.constantFrom("same-origin", "same-site", "cross-site", "none", "?"),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** Every third request has cookies; every eighth has claims about its origin. */
const hostileHeaders = fc
  .tuple(
    someHeaders,
    fc.option(cookies, { freq: 2, nil: undefined }),
    fc.option(forwarded, { freq: 1, nil: undefined }),
    fc.integer({ min: 0, max: 3 }),
  )
  .map(
    ([headers, cookie, claims, die]): Record<string, string> => ({
      ...headers,
      ...(cookie === undefined ? {} : { cookie: inHeader(cookie).slice(0, 6_000) }),
      ...(die === 0 ? claims : {}),
    }),
  );

const readRequest = (shop: OpenShop): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      method: fc.constantFrom("GET", "GET", "GET", "GET", "HEAD", "OPTIONS", "PUT", "DELETE"),
      path: pathOf(shop),
      query,
      headers: hostileHeaders,
    })
    .map(({ method, path, query, headers }) => ({
      method,
      target: `${path}${query}`.slice(0, 9_000),
      headers: { ...ownerHeaders(path, shop), ...headers },
    }));

/** Any request: half of them read, half of them post. */
export function hostileRequest(shop: OpenShop): fc.Arbitrary<HostileRequest> {
  return fc.oneof(
    readRequest(shop),
    fc
      .tuple(hostilePost(shop), hostileHeaders, fc.integer({ min: 0, max: 5 }))
      .map(([post, headers, die]) =>
        die === 0 ? { ...post, headers: { ...headers, ...post.headers } } : post,
      ),
  );
}
