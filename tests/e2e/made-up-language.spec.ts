import { changeableWindows, freeWindows } from "#tests/support/booking-page.ts";
import { everyKind, leadOf } from "#tests/support/every-kind.ts";
import { goodBooking } from "#tests/support/form-fields.ts";
import { languageStages } from "#tests/support/language-stages.ts";
import { layoutFaults } from "#tests/support/layout-faults.ts";
import { calendarTexts, emailTexts } from "#tests/support/made-up/email-texts.ts";
import { leaks } from "#tests/support/made-up/leaks.ts";
import { expect, madeUpAddress, test } from "#tests/support/made-up/made-up-test.ts";
import { splitByBrackets, textsInJson } from "#tests/support/made-up/split-by-brackets.ts";
import { shownTexts } from "#tests/support/shown-texts.ts";

/** What shopper and seller type. */
const typed = [
  "recliner",
  "xyzzy",
  "sofa cover",
  "under $500",
  "Piece gone",
  "PF-gone",
  "gone",
  "Dana Whitfield",
  "Dana",
  "1200 Elm Street, Apt 4",
  "The green sofa",
  "Gate code 1234",
  "Janelle Brooks",
  "Janelle",
  "Maribel Cantu",
  "Maribel",
  "Ray",
  "Nesting tables",
  "All of it is in the shop.",
  "Ask me about the fabric.",
  "Houston, TX 77081",
  "A green armchair",
  "In cognac, please",
  "Big Box",
  "offer.pdf",
];

const kinds = [
  ["page", "a page as first opened"],
  ["form", "a form in use"],
  ["private", "a private page"],
  ["dialog", "a menu or dialog"],
] as const;

const asScript = { accept: "application/json" };

// One worker, which builds the language once.
test.describe.configure({ mode: "default", timeout: 300_000 });

test.describe("the made-up language", { tag: "@desktop" }, () => {
  for (const [kind, name] of kinds) {
    const stages = languageStages.filter((stage) => stage.kind === kind);

    test(`${name} has no other text, and room for longer ones (rules 17.1 and 17.4)`, async ({
      page,
      shop,
    }) => {
      for (const { name, reach, upTo = 1280 } of stages) {
        await page.setViewportSize({ width: Math.min(1280, upTo), height: 800 });
        await reach({ page, shop, at: madeUpAddress });
        expect.soft(leaks(await shownTexts(page), typed), name).toEqual([]);
        for (const width of [320, 360, 768, 1280].filter((each) => each <= upTo)) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await layoutFaults(page), `${name} at ${width} px`).toEqual([]);
        }
      }
    });
  }

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("a page has no other text, and room for longer ones", async ({ page, shop }) => {
      const stages = languageStages.filter((stage) => stage.withoutScript);
      for (const { name, reach } of stages) {
        await reach({ page, shop, at: madeUpAddress });
        expect.soft(leaks(await shownTexts(page), typed), name).toEqual([]);
        for (const width of [320, 768]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await layoutFaults(page), `${name} at ${width} px`).toEqual([]);
        }
      }
    });
  });

  test("a form's answers to a script have no other text", async ({ page, request }) => {
    const [free] = await freeWindows(page);
    for (const kind of everyKind) {
      const { path, fields } = leadOf(kind, "faults", free ?? { date: "", window: "" });
      const address = madeUpAddress(path);
      const fault = "x".repeat(3000);
      for (const form of [
        {},
        { ...fields, email: "dana", phone: "555-0188", zipCode: "7", addressZip: "7" },
        Object.fromEntries(Object.keys(fields).map((name) => [name, fault])),
      ]) {
        const response = await request.post(address, { form, headers: asScript });
        expect.soft(response.status(), `${address} ${Object.keys(form)}`).toBeGreaterThan(399);
        expect.soft(leaks(textsInJson(await response.json()), typed), address).toEqual([]);
      }
      const elsewhere = { ...asScript, origin: "https://elsewhere.example" };
      const refused = await request.post(address, { form: fields, headers: elsewhere });
      expect.soft(leaks(textsInJson(await refused.json())), address).toEqual([]);
      const noForm = { ...asScript, "content-type": "text/plain" };
      const unread = await request.post(address, { data: "x", headers: noForm });
      expect.soft(leaks(textsInJson(await unread.json())), address).toEqual([]);
    }
    for (const buffer of [Buffer.from(""), Buffer.from("MZ\x90\0"), Buffer.from("%PDF-1.7 x")]) {
      const offerFile = { name: "offer.pdf", mimeType: "application/pdf", buffer };
      const response = await request.post(madeUpAddress("/price-match/form"), {
        multipart: { name: "Dana", offerFile },
        headers: asScript,
      });
      expect.soft(leaks(textsInJson(await response.json()), typed), buffer.toString()).toEqual([]);
    }
  });

  test("what only programs read has no other text", async ({ request }) => {
    for (const path of ["/llms.txt", "/site.webmanifest", "/delivery-windows"]) {
      const text = await (await request.get(madeUpAddress(path))).text();
      const texts = path.endsWith(".txt")
        ? text.split("\n").map((line) => splitByBrackets(path, line))
        : textsInJson(JSON.parse(text));
      expect.soft(leaks(texts), path).toEqual([]);
    }
  });

  test("emails and calendar files have no other text", async ({ page, request, shop }) => {
    const [first, second] = await changeableWindows(page);
    if (!first || !second) throw new Error("the calendar is empty");
    for (const kind of everyKind.filter((each) => each !== "booking")) {
      const { path, fields } = leadOf(kind, `made-up-${kind}`, first);
      const address = madeUpAddress(path);
      const sent = await request.post(address, { form: fields, headers: asScript });
      expect.soft(sent.status(), address).toBe(201);
    }
    const { fields } = leadOf("booking", "made-up-booking", first);
    const form = { ...goodBooking, ...fields };
    const booked = await request.post(madeUpAddress("/book-delivery"), { form, headers: asScript });
    const { page: path } = (await booked.json()) as { page: string };
    const [booking = ""] = path.split("?");
    expect.soft(booking).toMatch(/^\/xx\//);
    const calendar = await (await request.get(`${booking}/o-delivery.ics`)).text();
    expect.soft(calendar).toContain("SUMMARY");
    expect.soft(leaks(calendarTexts(calendar), typed)).toEqual([]);
    const toShopper = () =>
      shop.mail.received.filter(({ to }) => to.some((address) => address.includes("made-up-")));
    const changes: Record<string, string>[] = [
      { date: second.date, window: second.window },
      { change: "cancel", sure: "on" },
    ];
    await expect.poll(() => toShopper().length).toBe(everyKind.length);
    for (const [index, form] of changes.entries()) {
      expect.soft((await request.post(booking, { form })).status()).toBeLessThan(400);
      await expect.poll(() => toShopper().length).toBe(everyKind.length + index + 1);
    }
    for (const { source } of toShopper()) {
      const texts = await emailTexts(source);
      expect.soft(leaks(texts, typed), texts[0]?.inside).toEqual([]);
    }
  });
});
