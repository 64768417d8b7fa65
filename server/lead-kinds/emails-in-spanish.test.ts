import { describe, expect, it } from "vitest";
import { type Language, languageOfPath } from "#domain/language.ts";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { type Attribution, attributionNames } from "#server/leads/attribution.ts";
import { FormReader } from "#server/leads/form-reader.ts";
import { shopEmail, shopperEmail } from "#server/leads/lead-emails.ts";
import type { AcceptedLead } from "#server/leads/lead-kind.ts";
import type { Email } from "#server/mail/email.ts";
import { facts } from "#shop/facts.ts";
import { everyShopperEmail } from "#tests/support/every-email.ts";
import { type EveryKind, everyKind, leadOf } from "#tests/support/every-kind.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { piecesOfEmails } from "#tests/support/pieces-of-emails.ts";
import { testProduct } from "#tests/support/test-products.ts";
import { leadKinds } from "./registry.ts";

const siteUrl = "https://shop.example";
const now = new Date("2026-11-24T16:00:00Z");
const typed = { name: "Ana Robles", email: "ana@example.com", words: "Zzyx" };
const organizer = { name: "Parsons", address: "leads@shop.example" };
const window = { date: "2026-12-02", window: "afternoon" };

/** A lead of the kind, read from its form with every option chosen. */
async function lead(name: EveryKind, language: Language = "es"): Promise<AcceptedLead> {
  const kind = leadKinds.get(name) ?? expect.unreachable(name);
  const chosen = {
    whiteGlove: "on",
    haulAway: "on",
    hearAboutUs: "A friend or neighbor",
    collection: "living-room",
  };
  const fields = { ...leadOf(name, "key", window).fields, ...chosen };
  const form = new FormReader(formFields(fields), language);
  const catalog = createCatalog(["1001", "1003"].map((id) => testProduct({ id, title: "Sofá" })));
  const draft = await kind.read(form, { catalog, siteUrl, now });
  expect(form.errors).toBeUndefined();
  return {
    kind,
    language,
    identity: { id: "lead", reference: "Q-7K3M9", submittedAt: now },
    draft,
    record: {},
    attribution: Object.fromEntries(attributionNames.map((of) => [of, ""])) as Attribution,
  };
}

/** The email to the shopper about a lead of the kind. */
async function leadEmail(name: EveryKind, language: Language = "es"): Promise<Email> {
  const sent = await lead(name, language);
  const config = { siteUrl, linkSecret: "secret" };
  const email = sent.kind.confirmationEmail
    ? sent.kind.confirmationEmail(sent, config)
    : shopperEmail(sent, siteUrl);
  return email ?? expect.unreachable(name);
}

describe("emails to a shopper who writes in Spanish", () => {
  it("have their subjects", async () => {
    const subjects = [
      ...(await Promise.all(everyKind.map((name) => leadEmail(name)))),
      ...everyShopperEmail(typed, organizer, "es"),
    ].map(({ subject }) => subject);
    const time = "2 de diciembre de 2026 a las 9:00 a.\u00a0m.";
    const hours = "9:00 a.\u00a0m. – 12:00 p.\u00a0m.";
    expect(subjects).toEqual(
      expect.arrayContaining([
        "Recibimos su solicitud de cotización (Q-7K3M9)",
        "Recibimos su pedido especial (Q-7K3M9)",
        "Recibimos sus respuestas sobre financiamiento (Q-7K3M9)",
        "Tenemos el precio a vencer (Q-7K3M9)",
        "Su entrega y armado están reservados (B-7K3M9)",
        `Mañana: su entrega, ${hours} (B-7K3M9)`,
        `Hoy: su entrega, ${hours} (B-7K3M9)`,
        `Su entrega ahora es el ${time} (B-7K3M9)`,
        "Su entrega está cancelada (B-7K3M9)",
        `Su entrega sigue en pie: ${time} (B-7K3M9)`,
        `Su cotización de ${facts.name} (Q-7K3M9)`,
        "Ana contestó su pregunta (Q-7K3M9)",
      ]),
    );
  });

  it("say so to programs, and thank by name", async () => {
    const { html, text } = await leadEmail("quote");
    expect(html).toContain('<html lang="es-US">');
    expect(text).toMatch(/^¡Gracias, Dana Whitfield!\n/);
  });

  it("lead to Spanish pages only, as those in English do to English ones", async () => {
    for (const language of ["es", "en"] as const) {
      const emails = [
        ...(await Promise.all(everyKind.map((name) => leadEmail(name, language)))),
        ...everyShopperEmail(typed, organizer, language),
      ];
      const links = emails.flatMap(({ text, html, calendar }) => [
        ...`${text} ${html} ${calendar?.content.replaceAll("\r\n ", "") ?? ""}`.matchAll(
          /https:\/\/shop\.example(\/[^\s"<]*)/g,
        ),
      ]);
      const paths = new Set(links.map(([, path = ""]) => path));
      expect(paths.size).toBeGreaterThan(4);
      expect([...paths].filter((path) => languageOfPath(path) !== language)).toEqual([]);
    }
  });

  it("name the room of a custom request as its page does", async () => {
    const { text } = await leadEmail("custom");
    expect(text).toContain("Colección: Sala");
    const draft = (await lead("custom")).draft;
    expect(draft.record.collection).toBe("Living Room");
    expect(draft.summary("en")).toContainEqual({ label: "Collection", value: "Living Room" });
  });

  it("are told to the shop in English, with the shopper's language", async () => {
    for (const name of everyKind) {
      const { text, html } = shopEmail(await lead(name), siteUrl);
      expect(text).toContain("\nLanguage: Spanish\n");
      expect(html).toContain('<html lang="en-US">');
      expect(shopEmail(await lead(name, "en"), siteUrl).text).not.toContain("Language");
    }
  });

  it("show what was chosen in the shopper's words, and to the shop as it was posted", async () => {
    const { text } = await leadEmail("quote");
    expect(text).toContain("Cómo nos conoció: Un amigo o vecino");
    expect(shopEmail(await lead("quote"), siteUrl).text).toContain(
      "Heard about us: A friend or neighbor",
    );
    const booking = (await leadEmail("booking")).text;
    expect(booking).toContain("Entrega: 2 de diciembre de 2026 a las 2:00 p.\u00a0m.");
    expect(booking).toContain("Servicio de guante blanco: $");
    expect(booking).toContain("Retiro de empaques: Incluido");
  });

  it("bring a calendar entry in Spanish", async () => {
    const { calendar } = await leadEmail("booking");
    const entry = calendar?.content.replaceAll("\r\n ", "") ?? "";
    expect(entry).toContain(`SUMMARY:${facts.name}: entrega y armado (Q-7K3M9)`);
    expect(entry).toContain(
      "Cambiar o cancelar\\, hasta 24 horas antes: https://shop.example/es/reservas/",
    );
    expect(calendar?.filename).toBe("entrega.ics");
    expect((await leadEmail("booking", "en")).calendar?.filename).toBe("delivery.ics");
    expect(entry).not.toMatch(/crew|Change|Questions/);
  });

  it("have no English sentence, no empty value and no second period", async () => {
    const english = piecesOfEmails("en").filter((text) => !piecesOfEmails("es").includes(text));
    const emails = [
      ...(await Promise.all(everyKind.map((name) => leadEmail(name)))),
      ...everyShopperEmail(typed, organizer, "es"),
    ];
    expect(emails.length).toBeGreaterThan(20);
    for (const { subject, text, html } of emails) {
      for (const part of [subject, text, html]) {
        expect(english.filter((sentence) => part.includes(sentence))).toEqual([]);
        expect(part).not.toMatch(/undefined|\{\w+\}|\[object|m\.\./);
      }
      expect(withoutTyped(text)).not.toMatch(/\b(the|your|you|and|with|for|we|our|is|of)\b/i);
    }
  });
});

/** Without addresses, titles of products and what the shopper typed. */
function withoutTyped(text: string): string {
  return text
    .replace(/Nesting tables from the window|The green sofa|Gate code/g, "")
    .replace(/https:\S+/g, "");
}
