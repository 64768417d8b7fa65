import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyIn } from "#copy-in/refusals.ts";
import { pathIn } from "#domain/addresses/path-in.ts";
import { languageCodes, languages } from "#domain/language.ts";
import { tooManyText } from "#server/leads/too-many.ts";
import { inEveryLanguage } from "#tests/support/every-language.ts";
import { type FormShop, formShop } from "#tests/support/form-shop.ts";
import { postAddress, postAddresses } from "./post-addresses.ts";

let shop: FormShop;

beforeEach(async () => {
  shop = await formShop();
});
afterEach(() => shop.close());

const urlencoded = { "content-type": "application/x-www-form-urlencoded" };

const shopperForms = postAddresses
  .map(({ path }) => path)
  .filter((path) => !path.startsWith("/desk") && !path.includes(":"));

describe.each(languageCodes)("a form's address in %s", (language) => {
  const copy = copyIn[language];

  it("takes the same as the English one", () => {
    for (const address of postAddresses) {
      expect(postAddress(pathIn(language, address.path))).toBe(address);
    }
  });

  it.each(shopperForms)("refuses posts in the language: %s", async (english) => {
    const path = pathIn(language, english);
    const message = async (init: RequestInit) => {
      const response = await shop.post(path, init);
      return (await response.json()).errors.form[0];
    };
    expect(await message({ headers: { origin: "https://evil.example" } })).toBe(copy.anotherSite);
    expect(await message({ headers: { origin: "null" } })).toBe(copy.noOriginNamed);
    expect(await message({ body: "{}", headers: { "content-type": "text/plain" } })).toBe(
      copy.notAForm,
    );
    const broken = { "content-type": "multipart/form-data; boundary=x" };
    expect(await message({ body: "--y", headers: broken })).toBe(copy.broken);
    const large = `a=${"b".repeat(13 * 1024 * 1024)}`;
    const largeCopy = english.includes("price-match") ? copy.largeFile : copy.largeText;
    expect(await message({ body: large, headers: urlencoded })).toBe(largeCopy);
  });

  it("refuses a browser's post on a page in the language, which leads back to the form", async () => {
    const path = pathIn(language, "/quote-request");
    const headers = { origin: "null", accept: "text/html" };
    const page = await (await shop.post(path, { headers })).text();
    expect(page).toContain(`<html lang="${languages[language].tag}"`);
    expect(page).toContain(`<a href="${path}">${copy.page.openAnew}</a>`);
    expect(page).toContain(copy.page.reference({ id: "" }).trim());
  });

  it("says in the language when to try again after too many posts", async () => {
    const path = pathIn(language, "/custom-request");
    for (let sent = 0; sent < 20; sent++) await shop.post(path);
    const response = await shop.post(path);
    const seconds = Number(response.headers.get("retry-after"));
    expect(response.status).toBe(429);
    expect((await response.json()).errors.form).toEqual([tooManyText(language, seconds)]);
  });

  it("says in the language that a lead could not be stored", async () => {
    shop.result = () => {
      throw new Error("database is gone");
    };
    const response = await shop.post(pathIn(language, "/book-delivery"));
    expect(response.status).toBe(503);
    expect((await response.json()).errors.form).toEqual([copy.notStored]);
  });
});

it("posts in every language count together", async () => {
  const addresses = inEveryLanguage("/custom-request");
  for (let sent = 0; sent < 20; sent++) await shop.post(addresses[sent % addresses.length] ?? "");
  for (const path of addresses) expect((await shop.post(path)).status).toBe(429);
});

it("a Spanish refusal says when to try again", () => {
  const retry = "Fueron muchas solicitudes seguidas. Inténtelo de nuevo en";
  expect(tooManyText("es", 600)).toBe(`${retry} 10 minutos.`);
  expect(tooManyText("es", 20)).toBe(`${retry} un minuto.`);
});
