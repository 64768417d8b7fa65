import { expect, test } from "@playwright/test";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { structuredDataProblems } from "#tests/support/schema-vocabulary.ts";
import { sitemapAddresses } from "#tests/support/sitemap-addresses.ts";
import { structuredDataIn } from "#tests/support/structured-data-in.ts";

const siteUrl = "https://shop.example";

// The requests here are the same on every screen.
test.describe("search engines @desktop", () => {
  let shop: RunningShop;

  test.beforeAll(async () => {
    shop = await startShop({ SITE_URL: siteUrl, RETENTION_DAYS: "quote=400" });
  });
  test.afterAll(() => shop.stop());

  const get = (path: string) => fetch(new URL(path.replace(siteUrl, ""), shop.url));
  const textAt = async (path: string) => (await get(path)).text();
  const typesAt = async (path: string) => structuredDataIn(await textAt(path)).map(typeOf);

  test("V14: every sitemap page loads in both languages, has a title and valid structured data", async () => {
    const urls = (await sitemapAddresses(shop.url)).map(({ href }) => href);
    expect(urls.length).toBeGreaterThan(20);
    const problems: string[] = [];
    const titles = new Map<string, string>();
    for (const url of urls) {
      const response = await get(url);
      const html = await response.text();
      const found = [
        ...(response.status === 200 ? [] : [`answers ${response.status}`]),
        ...headProblems(html, url),
        ...structuredDataIn(html).flatMap(structuredDataProblems),
      ];
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";
      const earlier = titles.get(title);
      if (earlier) found.push(`has the title of ${earlier}`);
      titles.set(title, url);
      problems.push(...found.map((problem) => `${url}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });

  test("every page has a card for chats and social networks", async () => {
    const html = await textAt("/delivery-info");
    const card = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "";
    expect(card).toBe(`${siteUrl}/social/delivery-info.jpg`);
    expect((await get(card)).headers.get("content-type")).toBe("image/jpeg");
    const fallbackCard = await get("/social/products/not-pictured-yet.jpg");
    expect(new URL(fallbackCard.url).pathname).toBe("/social/home.jpg");
    expect(fallbackCard.headers.get("content-type")).toBe("image/jpeg");
  });

  test("the home page has structured data of shop, search and questions", async () => {
    const types = await typesAt("/");
    expect(types).toEqual(expect.arrayContaining(["FurnitureStore", "WebSite", "FAQPage"]));
  });

  test("pages with a breadcrumb, a list or questions have structured data for them", async () => {
    expect(await typesAt("/delivery-info")).toContain("FAQPage");
    expect(await typesAt("/collections/bedroom")).toContain("BreadcrumbList");
    expect(await typesAt("/products/model-4400-recliner")).toEqual(
      expect.arrayContaining(["BreadcrumbList", "ProductGroup"]),
    );
    expect(await typesAt("/collections/living-room/recliners-lift-chairs")).toEqual(
      expect.arrayContaining(["BreadcrumbList", "ItemList"]),
    );
  });

  test("a filtered listing isn't indexed, and its canonical page is the unfiltered one", async () => {
    const path = "/collections/living-room/recliners-lift-chairs";
    const html = await textAt(`${path}?color=black&sort=newest`);
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}${path}"/>`);
  });

  for (const path of ["/search?q=sofa", "/wishlist", "/custom-request"]) {
    test(`${path} isn't indexed`, async () => {
      expect(await textAt(path)).toContain('<meta name="robots" content="noindex');
    });
  }

  for (const path of ["/nowhere", "/products/no-such-piece", "/collections/bathroom"]) {
    test(`${path} doesn't exist, has the title of the 404 page and isn't indexed`, async () => {
      const head = (await textAt(path)).split("</head>")[0];
      expect(head).toContain("<title>404: page not found</title>");
      expect(head).toContain('<meta name="robots" content="noindex"/>');
    });
  }

  test("the privacy policy shows this server's retention times", async () => {
    expect(await textAt("/privacy-policy")).toContain("Quote requests after 400 days.");
  });

  test("robots.txt, llms.txt and the web manifest follow the configured address", async () => {
    const robots = await get("/robots.txt");
    expect(robots.headers.get("content-type")).toContain("text/plain");
    expect(await robots.text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect(await textAt("/llms.txt")).toContain(`(${siteUrl}/delivery-info)`);
    const manifest = await get("/site.webmanifest");
    expect(manifest.headers.get("content-type")).toContain("application/manifest+json");
    for (const { src } of (await manifest.json()).icons) {
      expect((await get(src)).status).toBe(200);
    }
  });
});

/** Checks title and description lengths, canonical link and previews (rule 2.5). */
function headProblems(html: string, url: string): string[] {
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
  const description = decoded(content("description"));
  const checks: [boolean, string][] = [
    [title !== "" && decoded(title).length <= 60, `has the title "${title}"`],
    [!title.endsWith("..."), `has a title that had to be cut: "${title}"`],
    [description !== "" && description.length <= 160, `has the description "${description}"`],
    [
      url.includes("/products/") || !description.endsWith("..."),
      `has a description that had to be cut: "${description}"`,
    ],
    [html.includes(`<link rel="canonical" href="${url}"/>`), "is not its own canonical"],
    [content("og:url") === url, "has another og:url"],
    [content("og:title") === title, "has another og:title"],
    [content("twitter:card") === "summary_large_image", "has no large Twitter card"],
    [/^http/.test(content("og:image")), "has no og:image"],
    [content("og:image:alt") !== "", "says nothing of its og:image (V14)"],
    [!isInTitle(content("og:image:alt"), title), "repeats its title for its og:image (2S5)"],
    [content("twitter:image:alt") === content("og:image:alt"), "has no twitter:image:alt (V14)"],
    [!html.includes('content="noindex'), "is noindex, yet in the sitemap"],
    [html.split("<h1").length === 2, `has ${html.split("<h1").length - 1} h1`],
  ];
  return checks.filter(([fine]) => !fine).map(([, problem]) => problem);
}

/** Whether a picture's text is the page's title, or the part of it before the shop's name. */
function isInTitle(alt: string, title: string): boolean {
  return alt === title || alt === title.split(" | ")[0];
}

function typeOf(block: unknown): unknown {
  return typeof block === "object" && block !== null && "@type" in block ? block["@type"] : null;
}

function decoded(text: string): string {
  return text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
