import fc from "fast-check";
import { type FreeWindow, hostilePost } from "./hostile-forms.ts";
import { encoded, encodingStyle, hostileName, shortHostileText } from "./hostile-values.ts";

/** One request as it goes over the wire. */
export interface HostileRequest {
  method: string;
  /** Path and query as written. */
  target: string;
  headers: Record<string, string>;
  body?: Buffer;
}

const pages = [
  ...["/", "/search", "/quote-request", "/custom-request", "/wishlist", "/book-delivery"],
  ...["/price-match", "/price-match/form", "/services/financing", "/delivery-info"],
  ...["/collections/living-room", "/collections/living-room/recliners-lift-chairs"],
  ...["/collections/bedroom", "/products/model-2500-sofa-chaise", "/search-suggestions"],
  ...["/delivery-windows", "/sitemap.xml", "/robots.txt", "/healthz", "/nowhere"],
  ...["/bookings/0123", "/bookings/__proto__/delivery.ics", "/pieces/1002,1003", "/lead-files/"],
  ...[
    "/social/home.png",
    "/assets/",
    "/pictures/",
    "/_root.data",
    "/search.data",
    "/wishlist.data",
  ],
  ...["/collections/living-room.data", "/book-delivery.data", "/pieces/1003.data", "/__manifest"],
];
const parameters = [
  ...["q", "items", "type", "sort", "size", "columns", "page", "min", "max", "color", "material"],
  ...["from", "days", "sent", "booked", "done", "collection", "lookingFor", "budgetRange"],
  ...["price", "down", "apr", "months", "term", "utm_source", "step", "_routes", "paths", "p"],
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

const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...pages) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom("/products/", "/collections/", "/collections/living-room/", "/bookings/"),
        segment,
        fc.constantFrom("", "", ".data", "/delivery.ics", "/"),
      )
      .map((parts) => parts.join("")),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom("/pieces/", "/social/", "/pictures/", "/assets/", "/lead-files/"),
        segment,
      )
      .map((parts) => parts.join("")),
  },
  { weight: 1, arbitrary: segment.map((text) => `/${text}`) },
);

const headerNames = [
  ...["cookie", "accept-language", "if-none-match", "range", "accept-encoding", "referer"],
  ...["user-agent", "x-forwarded-host", "x-forwarded-proto", "forwarded", "x-http-method-override"],
  ...["authorization", "origin", "x-original-url", "if-modified-since", "accept", "purpose"],
];

/** Headers a client library lets through; the others go over raw sockets. */
const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(...headerNames),
  shortHostileText.map((text) => text.replace(/[^\t -~\u0080-\u00ff]/g, "")),
  { maxKeys: 3, noNullPrototype: true },
);

const asking: fc.Arbitrary<HostileRequest> = fc
  .record({
    method: fc.constantFrom("GET", "GET", "GET", "GET", "HEAD", "OPTIONS", "PUT", "DELETE"),
    path,
    query,
    headers: hostileHeaders,
  })
  .map(({ method, path, query, headers }) => ({
    method,
    target: `${path}${query}`.slice(0, 9_000),
    headers,
  }));

/** Any request at all: half of them read, half of them post. */
export function hostileRequest(free: FreeWindow): fc.Arbitrary<HostileRequest> {
  return fc.oneof(
    asking,
    fc
      .tuple(hostilePost(free), hostileHeaders, fc.integer({ min: 0, max: 5 }))
      .map(([post, headers, die]) =>
        die === 0 ? { ...post, headers: { ...headers, ...post.headers } } : post,
      ),
  );
}
