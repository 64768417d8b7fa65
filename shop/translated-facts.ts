import type { TranslatedFacts } from "#domain/translated-facts.ts";

/*
 * Facts of facts.ts in other languages. What you leave out stands there in English. Closed days are
 * named by their English names.
 */

export const translatedFacts: TranslatedFacts = {
  es: {
    tagline:
      "Muebles de verdad a precios de verdad: su contacto de confianza, sin precios de cadena.",
    founderRole: "Fundador",
    closedDays: {
      Thanksgiving: "Día de Acción de Gracias",
      "Christmas Day": "Navidad",
      "New Year's Day": "Año Nuevo",
      "Independence Day, observed": "Día de la Independencia (observado)",
    },
  },
};
