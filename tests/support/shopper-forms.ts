import type { FrameLocator, Locator, Page } from "@playwright/test";
import { copyIn as bookingIn } from "#copy-in/booking.ts";
import { copyIn as stepsIn } from "#copy-in/booking-steps.ts";
import { copyIn as customIn } from "#copy-in/custom-request.ts";
import { copyIn as addOnsIn } from "#copy-in/delivery-add-ons.ts";
import { copyIn as sizesIn } from "#copy-in/delivery-sizes.ts";
import { copyIn as financingIn } from "#copy-in/financing.ts";
import { copyIn as priceMatchIn } from "#copy-in/price-match.ts";
import { copyIn as privateIn } from "#copy-in/private-booking.ts";
import { copyIn as quoteIn } from "#copy-in/quote.ts";
import { copyIn as uiIn } from "#copy-in/ui.ts";
import type { Language } from "#domain/language.ts";
import {
  changeableWindows,
  type FreeWindow,
  fillAddress,
  nextButton,
  pickWindow,
  stepHeading,
} from "./booking-page.ts";
import type { EveryKind } from "./every-kind.ts";
import { choice, fillWhat, fillWho, getOptions, usualChoices } from "./financing-quiz.ts";
import { pdfFile } from "./pdf-file.ts";
import { formFrame } from "./price-match-page.ts";
import { fillContact, submitButton, type TestShopper } from "./quote-page.ts";
import { expect } from "./shop-test.ts";
import type { startDraft } from "./started-draft.ts";

/** A form as a shopper has it before them. */
export interface OpenForm {
  page: Page;
  language: Language;
  shopper: TestShopper;
  /** Whether the page's script runs. */
  script: boolean;
  /** The window to book; any free one if there is none. */
  time?: FreeWindow;
}

/** One of the five forms, filled in in two halves by its labels in the page's language. */
export interface ShopperForm {
  kind: EveryKind;
  /** Its English address, with a query. */
  address: string;
  /** Which draft it keeps in the tab; a booking's is in the browser. */
  draft?: Parameters<typeof startDraft>[1];
  begin: (form: OpenForm) => Promise<void>;
  /** Asserts that the first half is filled in. */
  expectBegun: (form: OpenForm) => Promise<void>;
  /** Fills in the second half and clicks the button. */
  finish: (form: OpenForm) => Promise<void>;
  confirmation: (form: OpenForm) => Locator;
}

const notes = "Up two flights: señal, 90 cm";

/** A field's name in the language, of one that may stay empty. */
const optional = (name: string, language: Language) => `${name} ${uiIn[language].optional}`;

const textbox = (form: Page | FrameLocator, name: string) =>
  form.getByRole("textbox", { name, exact: true });

const quote: ShopperForm = {
  kind: "quote",
  address: "/quote-request?items=1097:2",
  draft: "quote",
  async begin({ page, language, shopper }) {
    await page
      .getByRole("textbox", { name: /Model 2500 Sofa Chaise/ })
      .last()
      .fill(notes);
    await fillContact(page, shopper, language);
    const { contactOptions } = quoteIn[language].form;
    await page.getByRole("radio", { name: contactOptions.text }).check();
  },
  async expectBegun({ page, language, shopper }) {
    const { form, list } = quoteIn[language];
    await expect(page.getByRole("heading", { name: list.count({ count: 2 }) })).toBeVisible();
    await expect(page.getByRole("textbox", { name: form.name })).toHaveValue(shopper.name);
    await expect(page.getByRole("textbox", { name: form.email })).toHaveValue(shopper.email);
    await expect(page.getByRole("radio", { name: form.contactOptions.text })).toBeChecked();
    const ofProduct = page.getByRole("textbox", { name: /Model 2500 Sofa Chaise/ }).last();
    await expect(ofProduct).toHaveValue(notes);
  },
  async finish({ page, language }) {
    const { form } = quoteIn[language];
    await textbox(page, optional(form.bestTime, language)).fill("después de las 5");
    await textbox(page, optional(form.specialRequests, language)).fill("A narrow door");
    await page
      .getByRole("combobox", { name: form.hearAboutUs })
      .selectOption({ label: form.hearOptions["A friend or neighbor"] });
    await submitButton(page, language).click();
  },
  confirmation: ({ page, language }) =>
    page.getByRole("main").getByText(quoteIn[language].sent.title).first(),
};

const custom: ShopperForm = {
  kind: "custom",
  address: "/custom-request",
  draft: "custom",
  async begin({ page, language }) {
    const { form } = customIn[language];
    const main = page.getByRole("main");
    await textboxIn(main, form.lookingFor).fill("A bench 80 in long");
    await main.getByRole("combobox", { name: form.collection }).selectOption("bedroom");
  },
  async expectBegun({ page, language }) {
    const { form } = customIn[language];
    const main = page.getByRole("main");
    await expect(textboxIn(main, form.lookingFor)).toHaveValue("A bench 80 in long");
    await expect(main.getByRole("combobox", { name: form.collection })).toHaveValue("bedroom");
  },
  async finish({ page, language, shopper }) {
    const { form } = customIn[language];
    const main = page.getByRole("main");
    for (const field of ["name", "phone", "email"] as const) {
      await textboxIn(main, form[field]).fill(shopper[field]);
    }
    await main.getByRole("button", { name: form.submit }).click();
  },
  confirmation: ({ page, language }) =>
    page.getByRole("main").getByRole("heading", { name: customIn[language].sent.title }),
};

const textboxIn = (within: Locator, name: string) => within.getByRole("textbox", { name });

const booking: ShopperForm = {
  kind: "booking",
  address: "/book-delivery",
  async begin(form) {
    const { page, language, shopper, script, time } = form;
    await fillAddress(page, shopper, language);
    if (!script) return fillPlainItems(form);
    await nextButton(page, language).click();
    await page.getByRole("radio", { name: sizesIn[language].titles.large }).first().check();
    await page.getByRole("textbox", { name: stepsIn[language].items.notes }).fill(notes);
    await nextButton(page, language).click();
    await page.getByRole("checkbox", { name: addOnsIn[language].names.haulAway }).check();
    await nextButton(page, language).click();
    await pickWindow(page, time ?? (await windowToBook(page)), language);
  },
  async expectBegun({ page, language }) {
    await expect(stepHeading(page, 4, language)).toBeVisible();
    await expect(page.getByRole("radio", { checked: true })).toBeVisible();
  },
  async finish({ page, language, script }) {
    const copy = bookingIn[language];
    if (script) await nextButton(page, language).click();
    const { instructions } = stepsIn[language].final;
    await textbox(page, optional(instructions, language)).fill("Gate code 1234");
    const bookFor = new RegExp(`^${copy.book({ time: "|", total: "" }).split("|")[0]}`);
    await page.getByRole("button", { name: script ? bookFor : copy.bookPlain }).click();
  },
  confirmation: ({ page, language }) =>
    page.getByRole("heading", { name: privateIn[language].thanks }),
};

/** The rest of the single form without script, up to the time. */
async function fillPlainItems({ page, language, time }: OpenForm) {
  const { items, schedule } = stepsIn[language];
  await page.getByRole("textbox", { name: items.quantity }).nth(2).fill("2");
  await page.getByRole("textbox", { name: items.notes }).nth(2).fill(notes);
  await page.getByRole("checkbox", { name: addOnsIn[language].names.haulAway }).check();
  const { date, window } = time ?? (await windowToBook(page));
  await page.getByRole("combobox", { name: schedule.day }).selectOption(date);
  await page.getByRole("combobox", { name: schedule.time }).selectOption(window);
}

/** A window with places for two shoppers. */
export async function windowToBook(page: Page): Promise<FreeWindow> {
  const free = (await changeableWindows(page)).findLast(({ left }) => left > 1);
  if (!free) throw new Error("no window has two places");
  return free;
}

const financing: ShopperForm = {
  kind: "financing",
  address: "/services/financing#quiz",
  draft: "financing",
  async begin({ page, language, shopper, script }) {
    if (script) return fillWho(page, shopper, language);
    const { labels } = financingIn[language].quiz;
    await textbox(page, labels.firstName).fill("Dana");
    await textbox(page, labels.lastName).fill("Whitfield");
    await textbox(page, labels.phone).fill(shopper.phone);
    await textbox(page, labels.email).fill(shopper.email);
    await textbox(page, labels.zipCode).fill("77081");
  },
  async expectBegun({ page, language, shopper }) {
    const { labels, step, previous } = financingIn[language].quiz;
    await expect(page.getByText(step({ step: 3, of: 4 }))).toBeVisible();
    await page.getByRole("button", { name: previous }).click();
    await expect(textbox(page, labels.email)).toHaveValue(shopper.email);
    await page.goBack();
    await expect(page.getByText(step({ step: 3, of: 4 }))).toBeVisible();
  },
  async finish({ page, language, script }) {
    if (script) await fillWhat(page, usualChoices, language);
    else
      for (const value of Object.values(usualChoices)) await choice(page, value, language).check();
    await getOptions(page, language).click();
  },
  confirmation: ({ page, language }) =>
    page.getByRole("heading", { name: financingIn[language].quiz.results.title }),
};

const priceMatch: ShopperForm = {
  kind: "price_match",
  address: "/price-match#price-match-form",
  draft: "price-match",
  async begin({ page, language }) {
    const { form } = priceMatchIn[language];
    const frame = formFrame(page, language);
    await frame.getByRole("combobox", { name: form.product }).fill("Model 2500 Sofa Chaise");
    await frame.getByRole("textbox", { name: form.competitor }).fill("Big Box");
    await frame.getByRole("textbox", { name: form.competitorPrice }).fill("1,299.50");
  },
  async expectBegun({ page, language }) {
    const { form } = priceMatchIn[language];
    const frame = formFrame(page, language);
    await expect(frame.getByRole("combobox")).toHaveValue("Model 2500 Sofa Chaise");
    await expect(frame.getByRole("textbox", { name: form.competitor })).toHaveValue("Big Box");
  },
  async finish({ page, language, shopper }) {
    const { form } = priceMatchIn[language];
    const frame = formFrame(page, language);
    const offerUrl = optional(form.offerUrl, language);
    await frame.getByRole("textbox", { name: offerUrl }).fill("https://offer.example/sofa");
    await frame
      .getByLabel(form.offerFile)
      .setInputFiles({ name: "offer.pdf", mimeType: "application/pdf", buffer: pdfFile() });
    await frame.getByRole("textbox", { name: form.name }).fill(shopper.name);
    await frame.getByRole("textbox", { name: form.email }).fill(shopper.email);
    await frame.getByRole("button", { name: form.submit }).click();
  },
  confirmation: ({ page, language }) =>
    formFrame(page, language).getByRole("heading", { name: priceMatchIn[language].sent.title }),
};

/** All five forms. */
export const shopperForms: readonly ShopperForm[] = [quote, custom, booking, financing, priceMatch];
