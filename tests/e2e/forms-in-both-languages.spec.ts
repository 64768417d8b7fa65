import type { Page } from "@playwright/test";
import { copyIn as financingIn } from "#copy-in/financing.ts";
import { addressesIn } from "#domain/addresses/every-table.ts";
import { pathIn } from "#domain/addresses/path-in.ts";
import { type Language, languageOfPath, languages } from "#domain/language.ts";
import { openBookingPage } from "#tests/support/booking-page.ts";
import type { EveryKind } from "#tests/support/every-kind.ts";
import { choice } from "#tests/support/financing-quiz.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { emailTo, recordOf, type SentRecord } from "#tests/support/sent-lead.ts";
import { expect, hydrated, type ShopUnderTest, test } from "#tests/support/shop-test.ts";
import {
  type OpenForm,
  type ShopperForm,
  shopperForms,
  windowToBook,
} from "#tests/support/shopper-forms.ts";
import { startDraft } from "#tests/support/started-draft.ts";

/** The confirmation's subject, up to the reference. */
const subjects: Readonly<Record<EveryKind, Record<Language, string>>> = {
  quote: { en: "We have your quote request", es: "Recibimos su solicitud de cotización" },
  custom: { en: "We have your custom request", es: "Recibimos su pedido especial" },
  booking: {
    en: "Your delivery & assembly is booked",
    es: "Su entrega y armado están reservados",
  },
  financing: {
    en: "We have your financing answers",
    es: "Recibimos sus respuestas sobre financiamiento",
  },
  price_match: { en: "We have the price to beat", es: "Tenemos el precio a vencer" },
};

/** Opens the form, whose draft was started a minute ago. */
async function open(form: ShopperForm, { page, language, script }: OpenForm) {
  if (!script) return page.goto(pathIn(language, form.address));
  if (!form.draft) return openBookingPage(page, language);
  await startDraft(page, form.draft);
  return page.goto(pathIn(language, form.address));
}

/** Sets the form's start time back, as if the shopper had taken a minute. */
async function startMinuteEarlier(page: Page) {
  for (const input of await page.locator("input[name=startedAt]").all()) {
    await input.evaluate((element: HTMLInputElement) =>
      element.setAttribute("value", `${Number(element.value) - 60_000}`),
    );
  }
}

/** Fills in and sends the form as a new shopper; returns the record. */
async function send(form: ShopperForm, given: Omit<OpenForm, "shopper">, shop: ShopUnderTest) {
  const opened = { ...given, shopper: newShopper() };
  await open(form, opened);
  await form.begin(opened);
  if (!opened.script) await startMinuteEarlier(opened.page);
  await form.finish(opened);
  await expect(form.confirmation(opened)).toBeVisible();
  return recordOf(shop, opened.shopper.email);
}

/** A record without what distinguishes two leads with the same content. */
function content(record: SentRecord): SentRecord {
  const {
    lead_id: _id,
    reference: _reference,
    submitted_at: _at,
    email: _email,
    private_link: _link,
    offer_file: file,
    language: _language,
    source_page: _source,
    page_url: _page,
    landing_page: _landing,
    ...same
  } = record;
  return { ...same, has_file: Boolean(file) };
}

for (const script of [true, false]) {
  test.describe(script ? "with script" : "without script", { tag: "@desktop" }, () => {
    test.use({ javaScriptEnabled: script });

    for (const form of shopperForms) {
      test(`a ${form.kind} lead sent in Spanish is stored like one sent in English`, {
        tag: form.kind === "quote" && script ? "@essential" : [],
      }, async ({ page, context, shop }) => {
        const time = await windowToBook(page);
        const english = await send(form, { page, language: "en", script, time }, shop);
        const tab = await context.newPage();
        const spanish = await send(form, { page: tab, language: "es", script, time }, shop);
        expect(content(spanish)).toEqual(content(english));
        expect(Object.keys(spanish)).toEqual(Object.keys(english));
        expect([english.language, spanish.language]).toEqual(["en", "es"]);
        expect(english.source_page).toMatch(/^\/(?!es\b)/);
        expect(spanish.source_page).toBe(pathIn("es", String(english.source_page)));
        for (const record of [english, spanish]) {
          const language = record === english ? "en" : "es";
          const subject = `${subjects[form.kind][language]} (${record.reference})`;
          const { body } = await emailTo(shop, String(record.email), subject);
          expect(body).toContain(`<html lang="${language}-US">`);
          const toShop = await emailTo(shop, "inbox@shop.example", String(record.reference));
          expect(toShop.body.includes("Language: Spanish")).toBe(language === "es");
          expect(toShop.body).not.toMatch(/[¡¿]/);
        }
        // An address with `?sent=` confirms the request in the other language too (rule 14.12).
        if (form.kind === "quote" && !script) {
          await switchLink(tab, "en").click();
          await expect(tab).toHaveURL(new RegExp(`/\\?sent=${spanish.reference}&proof=`));
          const { confirmation } = form;
          const seen = { page: tab, language: "en", script, shopper: newShopper() } as const;
          await expect(confirmation(seen)).toBeVisible();
        }
      });
    }

    test("a click on a plan is stored alike, and leads to the quiz in its language", async ({
      page,
      shop,
    }) => {
      const clickIn = async (language: Language) => {
        const before = shop.crm.received.length;
        const { financing } = addressesIn[language].pages;
        const { title } = financingIn[language].plans.of["pay-in-4"];
        await page.goto(financing);
        const name = new RegExp(`${title}$`);
        await page.getByRole(script ? "link" : "button", { name }).click();
        await expect(page).toHaveURL(`${financing}?plan=Pay+in+4#quiz`);
        await expect(choice(page, "Pay in 4", language)).toBeChecked();
        const sent = () =>
          shop.crm.received.slice(before).find(({ body }) => body.includes("provider_clicked"));
        await expect.poll(sent).toBeDefined();
        return JSON.parse(sent()?.body ?? "{}") as SentRecord;
      };
      const [english, spanish] = [await clickIn("en"), await clickIn("es")];
      expect(content(spanish)).toEqual(content(english));
      expect([english.language, spanish.language]).toEqual(["en", "es"]);
      expect(spanish.provider_clicked).toBe("Pay in 4");
    });
  });
}

const switched: readonly (readonly [kinds: readonly EveryKind[], from: Language, to: Language])[] =
  [
    [["quote", "custom", "booking", "financing", "price_match"], "en", "es"],
    [["quote", "booking"], "es", "en"],
  ];

test.describe("switching halfway", { tag: "@desktop" }, () => {
  for (const [kinds, from, to] of switched) {
    for (const form of shopperForms.filter(({ kind }) => kinds.includes(kind))) {
      test(`a ${form.kind} form begun in ${from} is still filled in and sent in ${to}`, async ({
        page,
        shop,
      }) => {
        const begun = { page, language: from, shopper: newShopper(), script: true };
        await open(form, begun);
        await form.begin(begun);
        await switchTo(page, to);
        const finished = { ...begun, language: to };
        await form.expectBegun(finished);
        await form.finish(finished);
        await expect(form.confirmation(finished)).toBeVisible();
        const record = await recordOf(shop, begun.shopper.email);
        expect(record.language).toBe(to);
        expect(languageOfPath(String(record.source_page))).toBe(to);
        expect(languageOfPath(String(record.landing_page))).toBe(from);
      });
    }
  }
});

const switchNames: Readonly<Record<Language, string>> = { en: "English", es: "Español" };

/** The footer's link to the same page in the language. */
function switchLink(page: Page, language: Language) {
  const name = switchNames[language];
  return page.getByRole("contentinfo").getByRole("link", { name, exact: true });
}

async function switchTo(page: Page, language: Language) {
  await switchLink(page, language).click();
  await expect(page.locator("html")).toHaveAttribute("lang", languages[language].tag);
  await hydrated(page);
}
