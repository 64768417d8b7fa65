import type { Page } from "@playwright/test";
import { freeWindows, goToSchedule, nextButton, pickWindow } from "./booking-page.ts";
import { fillWhat, fillWho, getOptions, usualChoices } from "./financing-quiz.ts";
import { fillContact, submitButton, type TestShopper } from "./quote-page.ts";
import { expect } from "./shop-test.ts";

/** Fills in and sends a form until its confirmation is shown. */
export interface FormJourney {
  title: string;
  send: (page: Page, shopper: TestShopper) => Promise<void>;
}

/** All five forms, each from its own address. */
export const formJourneys: readonly FormJourney[] = [
  { title: "a quote request is sent from the list's link", send: sendQuote },
  { title: "a custom request is sent", send: sendCustomRequest },
  { title: "a price match is sent", send: sendPriceMatch },
  { title: "the financing quiz is sent", send: sendQuiz },
  { title: "a delivery is booked", send: bookDelivery },
];

async function sendQuote(page: Page, shopper: TestShopper) {
  await page.goto("/quote-request?items=1097:2");
  await expect(page.getByRole("heading", { name: "2 items" })).toBeVisible();
  await fillContact(page, shopper);
  await submitButton(page).click();
  await expect(page).toHaveURL("/");
}

async function sendCustomRequest(page: Page, shopper: TestShopper) {
  await page.goto("/custom-request");
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: /looking for/ }).fill("A green velvet sofa");
  await form.getByRole("textbox", { name: "Name" }).fill(shopper.name);
  await form.getByRole("textbox", { name: "Email" }).fill(shopper.email);
  await form.getByRole("button", { name: "Send my request" }).click();
  await expect(page.getByRole("heading", { name: "We have your request" })).toBeVisible();
}

async function sendPriceMatch(page: Page, shopper: TestShopper) {
  await page.goto("/price-match/form");
  await page.getByRole("combobox", { name: "Which piece is it?" }).fill("Model 2500 Sofa Chaise");
  await page.getByRole("textbox", { name: "Who offers it?" }).fill("Big Box");
  await page.getByRole("textbox", { name: "Their price" }).fill("1,299.50");
  await page.getByRole("textbox", { name: "Name" }).fill(shopper.name);
  await page.getByRole("textbox", { name: "Email" }).fill(shopper.email);
  await page.getByRole("button", { name: "Submit Price Match Request" }).click();
  await expect(page.getByRole("heading", { name: "We have the price to beat" })).toBeVisible();
}

async function sendQuiz(page: Page, shopper: TestShopper) {
  await page.goto("/services/financing");
  await page.getByRole("link", { name: "See If I Qualify" }).click();
  await fillWho(page, shopper);
  await fillWhat(page, usualChoices);
  await getOptions(page).click();
  await expect(page.getByRole("heading", { name: "Your options" })).toBeVisible();
}

async function bookDelivery(page: Page, shopper: TestShopper) {
  const free = (await freeWindows(page)).findLast(({ left }) => left > 1);
  if (!free) throw new Error("the calendar is empty");
  await page.goto("/book-delivery");
  await goToSchedule(page, shopper);
  await pickWindow(page, free);
  await nextButton(page).click();
  await page.getByRole("button", { name: /^Book for / }).click();
  await expect(
    page.getByRole("heading", { name: "Thanks, your delivery & assembly is booked!" }),
  ).toBeVisible();
}
