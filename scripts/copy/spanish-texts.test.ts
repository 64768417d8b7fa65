import { expect, test } from "vitest";
import { placeOf, readCopy, textsOf } from "./read-copy.ts";

const spanish = new Map(textsOf(readCopy("es")).map((text) => [placeOf(text), text.text]));
const english = new Map(textsOf(readCopy("en")).map((text) => [placeOf(text), text.text]));

test.each([
  ["problems: problems.nameMissing", "Díganos su nombre, por favor."],
  [
    "problems: problems.phoneOrEmailMissing",
    "Denos un teléfono o un correo electrónico para poder contestarle.",
  ],
  [
    "problems: problems.emailNoAt",
    "Revise su correo electrónico: falta la @, como en nombre@example.com.",
  ],
  [
    "problems: problems.phoneAreaCode",
    "Agregue el código de área a su teléfono, como en (281) 555-0123.",
  ],
  ["problems: problems.zip", "Escriba un código postal de cinco dígitos, como 77002."],
  ["problems: problems.state", "Escriba las dos letras o el nombre del estado, como TX o Texas."],
  [
    "problems: problems.tooLong",
    "Deje {field} en {max, number} caracteres o menos: ahora tiene {count, number}.",
  ],
  [
    "quantity-problems: quantity.unreadable",
    "No pudimos leer eso como un número. Escriba un número entero del 1 al 999.",
  ],
  ["quantity-problems: quantity.zero", "Escriba un número entero del 1 al 999."],
  [
    "quantity-problems: quantity.not-whole",
    "Solo podemos llevar piezas enteras. Escriba un número entero del 1 al 999.",
  ],
  [
    "quantity-problems: quantity.too-large",
    "999 es lo máximo de una misma pieza. Si necesita más, llámenos.",
  ],
])("%s says: %s", (place, text) => {
  expect(spanish.get(place)).toBe(text);
});

test.each([
  ["ui: checkThese", /^Revise estos puntos$/],
  ["booking: incomplete.title", /^Complete todos los campos obligatorios$/],
  ["booking: incomplete.text", /^Revise que haya elegido fecha y hora de entrega\.$/],
  ["financing: quiz.missing", /^Complete todos los campos obligatorios$/],
  ["booking-refusals: closed", /^Faltan menos de 24 horas para su entrega\. /],
  ["private-booking: change.closed", /^Faltan menos de 24 horas para su entrega\. /],
])("%s says: %s", (place, text) => {
  expect(spanish.get(place)).toMatch(text);
});

test("no period stands after a time, which ends in one", () => {
  const timed = [...spanish].filter(
    ([place, text]) =>
      /\{time\}\./.test(text) && /^(booking-refusals|late-quotes|quote-page-problems)/.test(place),
  );
  expect(timed).toEqual([]);
});

test("problems and refusals have a Spanish text for each English one", () => {
  const isOurs = (place: string) =>
    /^(?:[\w-]*problems|[\w-]*refusals|uploads|late-quotes): /.test(place);
  expect([...spanish.keys()].filter(isOurs)).toEqual([...english.keys()].filter(isOurs));
});
