/** What a page tells search engines and networks of its language and of the same page in others. */
export interface PageLanguages {
  canonical: string | undefined;
  /** Addresses by `hreflang`. */
  alternates: Readonly<Record<string, string>>;
  locale: string | undefined;
  otherLocales: readonly string[];
  noindex: boolean;
}

/** Reads it from a page's HTML. */
export function pageLanguages(html: string): PageLanguages {
  const [head = ""] = html.split("</head>");
  const links = [...head.matchAll(/<link rel="(canonical|alternate)"[^>]*>/g)].map(
    ([tag, rel]) => ({
      rel,
      href: attribute(tag, "href") ?? "",
      language: attribute(tag, "hreflang"),
    }),
  );
  const contents = (property: string) =>
    [...head.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g)]
      .filter(([, name]) => name === property)
      .map(([, , content = ""]) => content);
  return {
    canonical: links.find(({ rel }) => rel === "canonical")?.href,
    alternates: Object.fromEntries(
      links.flatMap(({ language, href }) => (language ? [[language, href]] : [])),
    ),
    locale: contents("og:locale")[0],
    otherLocales: contents("og:locale:alternate"),
    noindex: head.includes('<meta name="robots" content="noindex'),
  };
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1]?.replaceAll("&amp;", "&");
}
