import fc from "fast-check";
import { englishPath } from "#domain/addresses/english-path.ts";
import { inEveryLanguage } from "#tests/support/every-language.ts";
import { goodBooking, goodQuote } from "#tests/support/form-fields.ts";
import { quoteChanges, shopperQuoteFields, staffQuoteFields } from "./hostile-quotes.ts";
import { encoded, encodingStyle, hostileName, hostileText } from "./hostile-values.ts";

/** One request as sent over the network. */
export interface HostileRequest {
  method: string;
  /** Path and query, not encoded further. */
  target: string;
  headers: Record<string, string>;
  body?: Buffer;
}

type Fields = readonly (readonly [name: string, value: string])[];

const dana = { name: "Dana Whitfield", phone: "(713) 555-0188" };

/** A delivery window that can be booked. */
export interface FreeWindow {
  date: string;
  window: string;
}

/** The shop's data that attacks use. */
export interface OpenShop {
  free: FreeWindow;
  /** Paths of real bookings' private pages. */
  bookings: readonly string[];
  /** Paths of real quotes' private pages. */
  quotes: readonly string[];
  /** Of all its leads. */
  references: readonly string[];
  /** An owner's cookie. */
  cookie: string;
}

/** Headers of a request to a path: those to the desk come from the owner's own browser. */
export function ownerHeaders(path: string, { cookie }: OpenShop): Record<string, string> {
  return path.startsWith("/desk")
    ? { cookie, "x-forwarded-proto": "https", "sec-fetch-site": "same-origin" }
    : {};
}

/** Every form of the site at its address in every language, with valid fields. */
export function formsOf(
  shop: Omit<OpenShop, "cookie">,
): Readonly<Record<string, Record<string, string>>> {
  return Object.fromEntries(
    Object.entries(englishFormsOf(shop)).flatMap(([english, fields]) =>
      inEveryLanguage(english).map((path) => [path, fields]),
    ),
  );
}

const englishFormsOf = ({
  free: { date, window },
  bookings,
  quotes,
  references,
}: Omit<OpenShop, "cookie">): Readonly<Record<string, Record<string, string>>> => ({
  "/quote-request": {
    ...goodQuote,
    preferredContact: "email",
    bestTime: "evenings",
    specialRequests: "Third floor",
    hearAboutUs: "a friend",
  },
  "/custom-request": { ...dana, lookingFor: "A velvet sofa", collection: "bedroom" },
  "/book-delivery": { ...goodBooking, date, window },
  "/services/financing": {
    firstName: "Dana",
    lastName: "Whitfield",
    phone: dana.phone,
    zipCode: "77081",
    budgetRange: "$600-$1200",
    timeline: "1-2 weeks",
    categoryInterest: "Sofas",
    preferredPlan: "Not sure",
  },
  "/price-match/form": {
    ...dana,
    product: "Model 2500 Sofa Chaise",
    productId: "1003",
    competitor: "Elsewhere",
    competitorPrice: "1,299.50",
    offerUrl: "https://offer.example/sofa",
  },
  "/desk/sign-in": { email: "ann@shop.example", next: "/desk/inbox" },
  [`/desk/links/${"0".repeat(64)}`]: { name: "Ann", passkey: "{}" },
  "/desk/you": { action: "new_lead_emails", on: "on", passkey: "{}", session: "" },
  "/desk/staff": { action: "invite", name: "Bob", role: "crew", member: "" },
  "/desk/leads/new": {
    ...dana,
    kind: "custom",
    source: "call",
    text: "A bench for the hall",
  },
  ...formsAt(
    references.map((reference) => `/desk/leads/${reference}`),
    {
      action: "note",
      text: "Has two dogs",
      version: "1",
      key: "0a".repeat(16),
      how: "phone",
      reason: "price",
      to: "",
    },
  ),
  ...formsAt(
    references.map((reference) => `/desk/leads/${reference}/quote`),
    staffQuoteFields(),
  ),
  ...formsAt(["/quotes/0123456789abcdef", ...quotes], { ...shopperQuoteFields, date, window }),
  // An address without a form, as `/delivery-holds` of older versions (rule 10.17).
  "/*": { date, window, hold: "" },
  ...formsAt(["/bookings/0123456789abcdef", ...bookings], { change: "move", date, window }),
});

function formsAt(paths: readonly string[], fields: Record<string, string>) {
  return Object.fromEntries(paths.map((path) => [path, fields]));
}

/** Accepts posts only from the doctor; others get a 404. */
const doctorPath = `/doctor/${"0".repeat(64)}`;
const withoutPerson = /^\/(bookings|quotes|doctor|desk\/(you|leads\/\w-))\/?/;
const common = [
  "idempotencyKey",
  "startedAt",
  "leave_blank",
  "page_url",
  "landing_page",
  "referrer",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "providerClicked",
  "itemId",
  "itemQuantity",
  "itemNotes",
  "itemType",
  "offerFile",
];

function formWithChanges(shop: OpenShop): fc.Arbitrary<{ path: string; fields: Fields }> {
  const known = formsOf(shop);
  // Each kind of page equally often, however many there are of it.
  const kindOf = (path: string) => path.replace(/[BQ]-\w+|[0-9a-f]{16,}/, "");
  const pages = Map.groupBy([...Object.keys(known), doctorPath], kindOf);
  const path = fc.constantFrom(...pages.values()).chain((paths) => fc.constantFrom(...paths));
  return path.chain((path) => {
    const good = known[path] ?? {};
    const names = fc.constantFrom(...Object.keys(good), ...common);
    const change = fc.tuple(fc.oneof({ weight: 6, arbitrary: names }, hostileName), hostileText);
    return fc
      .record({
        person: fc.integer({ min: 1, max: 10_000_000 }),
        acts: quoteChanges(path),
        changes: fc.array(change, { maxLength: 3 }),
        repeated: fc.array(change, { maxLength: 1 }),
      })
      .map(({ person, acts, changes, repeated }) => {
        const contact = { email: `person-${person}@example.com` };
        const fields = new Map(
          Object.entries({ ...good, ...(withoutPerson.test(englishPath(path)) ? {} : contact) }),
        );
        for (const [name, value] of [...acts, ...changes]) fields.set(name, value);
        return { path, fields: [...fields, ...repeated] };
      });
  });
}

type Body = Pick<HostileRequest, "body"> & { type: string };

const plainEncoding = (fields: Fields, how: Parameters<typeof encoded>[1]): Body => ({
  type: "application/x-www-form-urlencoded",
  body: Buffer.from(
    fields.map(([name, value]) => `${encoded(name, "proper")}=${encoded(value, how)}`).join("&"),
  ),
});

function multipart(fields: Fields, { boundary, filename, file, closed }: Multipart): Body {
  const part = (name: string, value: string | Buffer, more = "") => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
    typeof value === "string" ? Buffer.from(value) : value,
    Buffer.from("\r\n"),
  ];
  const attached = file ? part("offerFile", Buffer.from(file), `; filename="${filename}"`) : [];
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      ...fields.flatMap(([name, value]) => part(name, value)),
      ...attached,
      Buffer.from(closed ? `--${boundary}--\r\n` : ""),
    ]),
  };
}

interface Multipart {
  boundary: string;
  filename: string;
  file: Uint8Array | undefined;
  closed: boolean;
}

const multipartStyle: fc.Arbitrary<Multipart> = fc.record({
  boundary: fc.constantFrom("b", "----WebKitFormBoundaryAbC", "a".repeat(70)),
  filename: hostileText.map((text) => text.slice(0, 300)),
  file: fc.option(
    fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc
        .constantFrom(
          "\x89PNG\r\n\x1a\n",
          "%PDF-1.7\n",
          "\xff\xd8\xff\xe0",
          "<svg onload=a>",
          "GIF89a",
        )
        .map((magic) => Buffer.from(magic.padEnd(400, "A"), "latin1")),
    ),
    { nil: undefined },
  ),
  closed: fc.boolean(),
});

const otherTypes = [
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "",
  "text/xml",
  "application/x-www-form-urlencoded; charset=utf-7",
  "multipart/form-data",
  'multipart/form-data; boundary=""',
  "multipart/form-data; boundary=\u00ff",
  "a/b;".repeat(50),
];

function asJson(fields: Fields): Buffer {
  return Buffer.from(JSON.stringify(Object.fromEntries(fields)));
}

/** A form of the site with invalid or hostile content, in an encoding browsers use or another. */
export function hostilePost(shop: OpenShop): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      form: formWithChanges(shop),
      style: fc.constantFrom("plain", "plain", "plain", "multipart", "json", "bytes"),
      how: encodingStyle,
      multipartStyle,
      otherType: fc.constantFrom(...otherTypes),
      bytes: fc.uint8Array({ maxLength: 400 }),
      accept: fc.constantFrom("application/json", "application/json", "text/html"),
      data: fc.constantFrom("", "", "", "", ".data"),
    })
    .map(({ form: { path, fields }, style, how, otherType, bytes, accept, data, ...more }) => {
      const bodies: Record<typeof style, () => Body> = {
        plain: () => plainEncoding(fields, how),
        multipart: () => multipart(fields, more.multipartStyle),
        json: () => ({ type: otherType, body: asJson(fields) }),
        bytes: () => ({ type: otherType, body: Buffer.from(bytes) }),
      };
      const { type, body } = bodies[style]();
      return {
        method: "POST",
        target: `${path}${data}`,
        headers: { ...ownerHeaders(path, shop), accept, "content-type": type },
        ...(body ? { body } : {}),
      };
    });
}
