import { expect, it } from "vitest";
import { copyIn } from "#copy-in/navigation.ts";
import { formatsIn } from "#formats-in";
import { houstonShop } from "#tests/fixtures/shop-facts.ts";
import { spokenSpanish } from "./spoken-spanish.ts";

const words = { copy: copyIn.es.footer.spanish, formats: formatsIn.es };

it("promises Spanish on the phone only when the facts do", () => {
  expect(spokenSpanish({ spanish: "always" }, words)).toBe("Hablamos español");
  expect(spokenSpanish({ spanish: houstonShop.hours }, words)).toBe(
    "Hablamos español. Lun–sáb 9 a. m.–7 p. m., dom 12 p. m.–6 p. m.".replaceAll(". m", ".\u00a0m"),
  );
  const inWriting = "Por escrito le contestamos en español; por teléfono atendemos en inglés.";
  expect(spokenSpanish({ spanish: "never" }, words)).toBe(inWriting);
  expect(spokenSpanish({}, words)).toBe(inWriting);
});
