import { expect } from "vitest";
import { journey } from "../journey.ts";
import { recordOf, startForm } from "../leads.ts";

export const financingQuiz = journey("submits the financing quiz", async (scene) => {
  const { page, shopper } = scene;
  await startForm(page, "financing");
  await page.open("/services/financing");
  await page.click("link", "See If I Qualify");
  await page.fill("First name", "Dana");
  await page.fill("Last name", "Whitfield");
  await page.click("button", "Next");
  await page.fill("Phone", shopper.phone);
  await page.fill("Email", shopper.email);
  await page.fill("ZIP code", "77081");
  await page.click("button", "Next");
  await page.click("radio", "$600-$1200");
  await page.click("radio", "1-2 weeks");
  await page.click("button", "Next");
  await page.click("radio", "Sofas");
  await page.click("radio", "Not sure");
  await page.click("button", "Get My Options");
  await page.waitFor("heading", "Your options");
  await page.containsText("Starting at $25/month");

  expect(await recordOf(scene)).toMatchObject({
    lead_kind: "financing",
    full_name: shopper.name,
    zip_code: "77081",
    budget_range: "$600-$1200",
    timeline: "1-2 weeks",
    category_interest: "Sofas",
    preferred_plan: "Not sure",
  });
});
