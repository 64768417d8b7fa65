import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyIn } from "#copy-in/quote-texts.ts";
import { availableWindows } from "#server/bookings/available-windows.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { formFields, goodQuote } from "#tests/support/form-fields.ts";
import { openQuoteFixture, type QuoteFixture } from "#tests/support/quote-fixture.ts";
import { engines } from "#tests/support/test-database.ts";
import { quoteRulesIn } from "./quote-rules.ts";

describe.each(engines)("on %s, the quote of a Spanish lead", (engine) => {
  let quotes: QuoteFixture;
  let reference: string;

  beforeEach(async () => {
    quotes = await openQuoteFixture(engine, quoteRulesIn);
    const fields = formFields({ ...goodQuote, email: "ana@example.com" });
    const page = { sourcePage: "/es/pedir-cotizacion" };
    const lead = await submitLead(quotes.inbox.backend, "quote", fields, page);
    reference = lead.ok ? lead.reference : expect.unreachable();
  });
  afterEach(() => quotes.close());

  const page = async (token: string, language: "en" | "es") =>
    (await quotes.shopper.quote(token, language)) ?? expect.unreachable();

  it("is written with the saved texts and terms in Spanish, by names in English (rule 19.8)", async () => {
    const composer = await quotes.curtis.composer(reference);
    expect(composer?.lead.language).toBe("es");
    expect(composer?.rules.terms).toEqual(copyIn.es.terms);
    expect(composer?.rules.savedTexts).toContainEqual({
      name: "Best price",
      text: copyIn.es.savedTexts.bestPrice,
    });
    const english = await quotes.newLead();
    expect((await quotes.curtis.composer(english))?.rules.terms).toEqual(copyIn.en.terms);
  });

  it("goes out with Spanish texts and addresses, which a version keeps (rules 15.29 and 19.7)", async () => {
    const version = String(await quotes.save(reference));
    const preview = await quotes.post(quotes.curtis, reference, { action: "preview", version });
    const { link = "" } = preview.ok ? preview : expect.unreachable();
    expect(link).toMatch(/^https:\/\/shop\.example\/es\/cotizaciones\//);
    const previewed = await page(link.split("/").at(-1) ?? "", "es");
    const { token } = await quotes.send(reference);
    const shown = await page(token, "es");
    expect(previewed.offer.terms).toEqual(copyIn.es.terms);
    expect(shown.offer.terms).toEqual(copyIn.es.terms);
    const [line] = shown.offer.lines;
    expect(line?.details).toBe("Cognac · 40 × 38 × 41 pulg.");
    expect(line?.path).toBe("/es/productos/model-2500-sofa-chaise");
    const [email] = await quotes.messages("shopper_mail", "quote-1");
    expect(email).toMatchObject({ subject: `Su cotización de Parsons Furniture (${reference})` });
    expect(email?.html).toContain('<html lang="es-US">');
    expect(email?.text).toContain(`https://shop.example/es/cotizaciones/${token}`);
    expect(email?.text).toContain("https://shop.example/es/productos/model-2500-sofa-chaise");
    const leadPage = await quotes.curtis.ofLead(reference);
    expect(leadPage?.link).toBe(`https://shop.example/es/cotizaciones/${token}`);

    const english = await page(token, "en");
    expect(english.offer.terms).toEqual(copyIn.es.terms);
    expect(english.offer.lines[0]?.path).toBe("/products/model-2500-sofa-chaise");
  });

  it("is told of in Spanish whatever the page was in, and to staff in English", async () => {
    const { token } = await quotes.send(reference);
    await quotes.pass("2026-12-06T16:00:00Z");
    const posted = { action: "accept", version: "1", name: "Ana", payment: "monthly" };
    await quotes.post(quotes.curtis, reference, { action: "reply", text: "Sí, aquí está." });
    await quotes.shop(token, posted);
    const toShopper = await quotes.messages("shopper_mail");
    const subjects = toShopper
      .filter(({ occasion }) => !String(occasion).startsWith("staff-"))
      .map(({ subject }) => subject);
    expect(subjects).toEqual([
      `Recibimos su solicitud de cotización (${reference})`,
      `Su cotización de Parsons Furniture (${reference})`,
      "Su cotización vence el martes 8 de diciembre",
      `Curtis contestó su pregunta (${reference})`,
      `Aceptó su cotización (${reference})`,
    ]);
    const news = (await quotes.messages("shopper_mail", "staff-quote-accepted")).at(0);
    expect(news?.text).toContain("\nLanguage: Spanish\n");
    expect(news?.html).toContain('<html lang="en-US">');
    for (const record of await quotes.messages("crm")) {
      const { occasion: _occasion, next_attempt_at: _at, ...sent } = record;
      expect(Object.entries(sent).at(-1)).toEqual(["language", "es"]);
    }
  });

  it("shows a change request as the shopper chose it, and to staff in English", async () => {
    const { token } = await quotes.send(reference);
    const request = { action: "change", version: "1", "line.1": "color", "lineText.1": "café" };
    const asked = await quotes.shopper.act(token, formFields(request), "es");
    expect(asked).toMatchObject({ ok: true, to: `/es/cotizaciones/${token}` });
    const [{ text = "" } = {}] = (await page(token, "es")).messages;
    expect(text).toMatch(/: otro color, café$/);
    const [news] = await quotes.messages("shopper_mail", "staff-quote-change");
    expect(news?.text).toMatch(/: another color, café\n/);
    const { history = [] } = (await quotes.inbox.curtis.lead(reference)) ?? {};
    expect(history.at(-1)?.text).toMatch(/: another color, café$/);
  });

  it("has its delivery booked in the language of the page", async () => {
    const { token } = await quotes.send(reference);
    await quotes.shop(token, { action: "accept", version: "1", name: "Ana", payment: "unsure" });
    const { backend } = quotes.inbox;
    const windows = await availableWindows(backend.store.queries, backend.clock());
    const { date = "", window = "" } = windows.find(({ left }) => left > 0) ?? {};
    const address = { addressStreet: "1200 Elm Street", addressCity: "Houston" };
    const place = { ...address, addressState: "TX", addressZip: "77008" };
    const form = { action: "book", idempotencyKey: "k", date, window, ...place };
    const booked = await quotes.shopper.act(token, formFields(form), "es");
    expect(booked).toMatchObject({
      ok: true,
      to: expect.stringMatching(/^\/es\/reservas\/.*\?booked$/),
    });
    expect((await page(token, "es")).booking?.path).toMatch(/^\/es\/reservas\//);
    expect((await page(token, "en")).booking?.path).toMatch(/^\/bookings\//);
    const record = (await quotes.messages("crm", "accepted")).at(-1);
    expect(record).toMatchObject({
      lead_kind: "booking",
      language: "es",
      source_page: "/es/cotizaciones",
    });
    const [email] = (await quotes.messages("shopper_mail", "accepted")).slice(-1);
    expect(email?.subject).toMatch(/^Su entrega y armado están reservados/);
    const late = await quotes.shopper.act(
      token,
      formFields({ ...form, idempotencyKey: "l" }),
      "es",
    );
    expect(late).toMatchObject({
      status: 409,
      message: expect.stringContaining("Su entrega ya está reservada"),
    });
  });
});
