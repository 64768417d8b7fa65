import type { Locator, Page } from "@playwright/test";
import {
  type ContactCase,
  emailCases,
  nameCases,
  phoneCases,
  stateCases,
  zipCases,
} from "#tests/fixtures/contact-values.ts";
import {
  fillAddress,
  freeWindows,
  nextButton,
  openBookingPage,
} from "#tests/support/booking-page.ts";
import { fillWho, next, openQuiz } from "#tests/support/financing-quiz.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/** Opens a form at its contact fields and returns the part of the page they are in. */
type Opens = (page: Page) => Promise<Page | Locator>;

const box = (scope: Page | Locator, name: string) => scope.getByRole("textbox", { name });

/** Every form, checked with the Enter key; another field is invalid, so that no form is sent. */
const forms = {
  wizard: async (page) => {
    await openBookingPage(page);
    await fillAddress(page, newShopper());
    await box(page, "ZIP code").fill("");
    return page;
  },
  quiz: async (page) => {
    await openQuiz(page);
    await box(page, "First name").fill("Dana");
    await box(page, "Last name").fill("Whitfield");
    await next(page);
    return page.locator("#quiz");
  },
  quote: async (page) => {
    await page.goto("/quote-request?items=1097:1");
    return page;
  },
  "custom request": async (page) => {
    await page.goto("/custom-request");
    return page.locator("#content");
  },
  "price match": async (page) => {
    await page.goto("/price-match/form");
    return page;
  },
} as const satisfies Record<string, Opens>;

/** Checks every value in the form and returns those it treats differently than the server. */
async function valuesTreatedDifferently(
  scope: Page | Locator,
  name: string,
  values: readonly ContactCase[],
): Promise<string[]> {
  const field = box(scope, name);
  const differences: string[] = [];
  for (const { id, typed, error = "" } of values) {
    await field.fill(typed);
    await field.press("Enter");
    const { shown, expected } = await field.evaluate((input: HTMLInputElement) => ({
      shown: input.ariaInvalid ? document.getElementById(`${input.id}-error`)?.textContent : "",
      expected: input.value,
    }));
    if (shown !== error) differences.push(`${id} ${JSON.stringify(typed)}: ${shown}`);
    if (error && id !== "A8" && expected !== typed)
      differences.push(`${id} ${typed} became ${expected}`);
  }
  return differences;
}

const parts = [
  ["takes", ({ error }: ContactCase) => error === undefined],
  ["refuses", ({ error }: ContactCase) => error !== undefined],
] as const;

for (const [form, open] of Object.entries(forms)) {
  // If one of phone and email is enough, an invisible value counts as empty.
  const phoneOrEmail = form === "custom request" || form === "price match";
  for (const [what, belongs] of parts) {
    const applies = (contactCase: ContactCase) =>
      belongs(contactCase) && !(phoneOrEmail && contactCase.id === "A8");

    test(`D2, A8: the ${form} ${what} the phones the server ${what} @desktop`, async ({ page }) => {
      const scope = await open(page);
      expect(await valuesTreatedDifferently(scope, "Phone", phoneCases.filter(applies))).toEqual(
        [],
      );
    });

    test(`D4, A8, 2S4: the ${form} ${what} the e-mails the server ${what} @desktop`, async ({
      page,
    }) => {
      const scope = await open(page);
      expect(await valuesTreatedDifferently(scope, "Email", emailCases.filter(applies))).toEqual(
        [],
      );
    });
  }
}

for (const form of ["wizard", "quote", "custom request", "price match"] as const) {
  test(`D6, A8: the ${form} validates names like the server @desktop`, async ({ page }) => {
    const scope = await forms[form](page);
    const values = nameCases.map(({ error, ...answer }) => ({
      ...answer,
      ...(error ? { error: "Please tell us your name." } : {}),
    }));
    const name = form === "wizard" ? "Full name" : "Name";
    expect(await valuesTreatedDifferently(scope, name, values)).toEqual([]);
  });
}

for (const form of ["wizard", "quiz"] as const) {
  test(`T19: the ${form} validates ZIP codes like the server @desktop`, async ({ page }) => {
    const scope = await forms[form](page);
    if (form === "wizard") await box(scope, "Full name").fill("");
    expect(await valuesTreatedDifferently(scope, "ZIP code", zipCases)).toEqual([]);
  });
}

test("V21: the wizard validates states like the server @desktop", async ({ page }) => {
  expect(await valuesTreatedDifferently(await forms.wizard(page), "State", stateCases)).toEqual([]);
});

test("D2, V21: the first step accepts a phone number with text and a state's name", {
  tag: "@desktop",
}, async ({ page }) => {
  await openBookingPage(page);
  await fillAddress(page, { ...newShopper(), phone: "cell 713-555-0199 x12, ask for Ana" });
  await box(page, "State").fill("TXTX");
  await box(page, "ZIP code").focus();
  await expect(box(page, "State")).toHaveAccessibleDescription(/two letters or its name/);
  await expect(box(page, "State")).toHaveValue("TXTX");
  await box(page, "State").fill("texas");
  await nextButton(page).click();
  await expect(page.getByRole("heading", { name: "Furniture Details" })).toBeFocused();
});

test("D6: a value that is too long is kept, and the message gives its length", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/custom-request");
  const scope = page.locator("#content");
  await box(scope, "Name").fill("👍".repeat(101));
  await box(scope, "Email").fill(newShopper().email);
  await scope.getByRole("button", { name: "Send my request" }).click();
  await expect(box(scope, "Name")).toHaveAccessibleDescription(
    "Please keep your name to 100 characters: it has 101 now.",
  );
  await expect(box(scope, "Name")).toHaveValue("👍".repeat(101));
});

test("D2: the quiz accepts a phone number with text next to it", { tag: "@desktop" }, async ({
  page,
}) => {
  await openQuiz(page);
  await fillWho(page, { ...newShopper(), phone: "713-555-0199 (cell)" });
  await expect(page.getByRole("radio", { name: "This week" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  const typed = {
    Phone: "call me 713-555",
    Email: "josé@example",
  };

  test("D2, D4: refused values come back as typed, with the same messages", {
    tag: "@desktop",
  }, async ({ page }) => {
    for (const [path, button] of [
      ["/quote-request?items=1097:1", "Request My Quote"],
      ["/custom-request", "Send my request"],
      ["/book-delivery", "Book my delivery"],
    ] as const) {
      await page.goto(path);
      const scope = page.locator("#content");
      for (const [name, text] of Object.entries(typed)) await box(scope, name).fill(text);
      await scope.getByRole("button", { name: button }).click();
      for (const [name, text] of Object.entries(typed)) {
        await expect(box(scope, name), path).toHaveValue(text);
      }
      await expect(box(scope, "Phone")).toHaveAccessibleDescription(/area code/);
      await expect(box(scope, "Email")).toHaveAccessibleDescription(/an ending such as \.com/);
    }
  });

  test("D4, V21: an international email address and a state's name are accepted without script", {
    tag: "@desktop",
  }, async ({ page, shop }) => {
    const shopper = newShopper();
    const chosen = (await freeWindows(page)).filter(({ left }) => left > 1).at(9);
    if (!chosen) throw new Error("no window has two places");
    await page.goto("/book-delivery");
    await fillAddress(page, { ...shopper, email: `Dana <josé.${shopper.email}>` });
    await box(page, "State").fill("texas");
    await page.getByRole("combobox", { name: "Day" }).selectOption(chosen.date);
    await page.getByRole("combobox", { name: "Time" }).selectOption(chosen.window);
    await page.getByRole("button", { name: "Book my delivery" }).click();
    await expect
      .poll(() => shop.crm.received.find(({ body }) => body.includes(shopper.email))?.body)
      .toContain('"address_state":"TX"');
    const body = shop.crm.received.find(({ body }) => body.includes(shopper.email))?.body;
    expect(JSON.parse(body ?? "{}").email).toBe(`josé.${shopper.email}`);
  });
});
