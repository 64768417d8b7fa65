/** Every address in the sitemap of a running shop, from its index and all parts. */
export async function sitemapAddresses(shopUrl: string): Promise<URL[]> {
  const parts = await locations(`${shopUrl}/sitemap.xml`);
  const listed = await Promise.all(parts.map(({ pathname }) => locations(shopUrl + pathname)));
  return listed.flat();
}

async function locations(url: string): Promise<URL[]> {
  const response = await fetch(url);
  const type = response.headers.get("content-type");
  if (!type?.includes("application/xml")) throw new Error(`${url} is ${type}`);
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address),
  );
}
