import fc from "fast-check";
import { expect, it, test } from "vitest";
import { houstonShop as facts } from "#tests/fixtures/shop-facts.ts";
import * as es from "./es.ts";
import type { Formats } from "./formats.ts";

const formats: Formats = es;
const zone = "America/Chicago";
/** Tuesday, 10:14 AM in Houston. */
const now = new Date("2026-11-24T16:14:00Z");

/** With the space that keeps "a. m." on one line as `~`. */
const shown = (text: string) => text.replaceAll("\u00a0", "~");

const day = fc
  .integer({ min: 0, max: 36_500 })
  .map((days) => new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));

test("writes money, rates and numbers as in the United States", () => {
  expect([15_000, 129_950].map(formats.formatMoney)).toEqual(["$150", "$1,299.50"]);
  expect(formats.formatMoneyWithCents(132_884)).toBe("$1,328.84");
  expect(formats.percent(999)).toBe("9.99%");
  expect([0, 1, 2, 1234].map(formats.number)).toEqual(["0", "1", "2", "1,234"]);
  expect(formats.priceText({ price: 0 })).toBe("Pregunte el precio");
  expect([0, 15_000].map(formats.freeOrMoney)).toEqual(["Gratis", "$150"]);
});

test("writes days", () => {
  expect(formats.longDate("2026-09-20")).toBe("20 de septiembre de 2026");
  expect(formats.legalDate("2025-09-22")).toBe("22 de septiembre de 2025");
  expect(formats.monthAndDay("2027-01-02")).toBe("2 de enero");
  expect(formats.dateWithWeekday("2026-09-20")).toBe("domingo, 20 de septiembre de 2026");
  expect(formats.weekdayText("2026-11-27")).toBe("viernes");
  expect(formats.dayText("2026-11-27")).toBe("viernes 27 de noviembre");
  expect(["2026-09-20", "2026-10-03"].map(formats.shortDate)).toEqual(["dom 20 sep", "sáb 3 oct"]);
  expect(formats.dateText(zone, new Date("2026-11-28T05:59:00Z"))).toBe("27 de noviembre de 2026");
});

test("writes times, with one o'clock in the singular", () => {
  expect(shown(formats.clockText("14:00"))).toBe("2:00 p.~m.");
  expect(["00:00", "12:00"].map((at) => shown(formats.clockText(at)))).toEqual([
    "12:00 a.~m.",
    "12:00 p.~m.",
  ]);
  expect(shown(formats.windowLabel({ start: "14:00", end: "17:00" }))).toBe(
    "2:00 p.~m. – 5:00 p.~m.",
  );
  expect(shown(formats.requestedDateTime("2026-09-20", "14:00"))).toBe(
    "20 de septiembre de 2026 a las 2:00 p.~m.",
  );
  expect(
    ["01:15", "13:00"].map((at) => shown(formats.requestedDateTime("2026-09-20", at))),
  ).toEqual([
    "20 de septiembre de 2026 a la 1:15 a.~m.",
    "20 de septiembre de 2026 a la 1:00 p.~m.",
  ]);
});

test("a chosen time has the day and time it was made from, and one special space", () => {
  fc.assert(
    fc.property(day, time, (date, start) => {
      const text = formats.requestedDateTime(date, start);
      const read =
        /^(\d+) de (\p{L}+) de (\d{4}) a (las?) (\d+):(\d\d) ([ap])\.\u00a0m\.$/u.exec(text) ?? [];
      const [, number, , year, article, hour, minute, half] = read;
      expect([year, Number(number)]).toEqual([date.slice(0, 4), Number(date.slice(8))]);
      expect((Number(hour) % 12) + (half === "p" ? 12 : 0)).toBe(Number(start.slice(0, 2)));
      expect(minute).toBe(start.slice(3));
      expect(article).toBe(hour === "1" ? "la" : "las");
    }),
  );
});

it.each([
  ["2026-11-24T15:51:00Z", "Hoy 9:51 a.~m.", "hoy a las 9:51 a.~m."],
  ["2026-11-24T05:59:00Z", "Ayer 11:59 p.~m.", "ayer a las 11:59 p.~m."],
  ["2026-11-25T19:24:00Z", "Mañana 1:24 p.~m.", "el 25 de noviembre a la 1:24 p.~m."],
  ["2026-11-18T19:24:00Z", "Mié 1:24 p.~m.", "el 18 de noviembre a la 1:24 p.~m."],
  ["2026-11-17T20:24:00Z", "17 nov 2:24 p.~m.", "el 17 de noviembre a las 2:24 p.~m."],
  ["2025-11-03T20:24:00Z", "3 nov 2025 2:24 p.~m.", "el 3 de noviembre de 2025 a las 2:24 p.~m."],
])("names %s as %s in the shop's time zone", (at, text, inSentence) => {
  expect(shown(formats.momentText(zone, new Date(at), now))).toBe(text);
  expect(shown(formats.momentInSentence(zone, new Date(at), now))).toBe(inSentence);
});

test("lists the shop's hours without its closed days", () => {
  expect(shown(formats.hoursLine(facts.hours))).toBe(
    "Lun–sáb 9 a.~m.–7 p.~m., dom 12 p.~m.–6 p.~m.",
  );
  const sunday = [
    { opens: "10:30", closes: "12:00" },
    { opens: "13:00", closes: "17:00" },
  ];
  const rows = formats.hoursRows({ ...facts.hours, saturday: [], sunday });
  expect(rows.map(({ days, times }) => `${days} ${shown(times)}`)).toEqual([
    "Lun–vie 9 a.~m.–7 p.~m.",
    "Dom 10:30 a.~m.–12 p.~m. y 1 p.~m.–5 p.~m.",
  ]);
});

test("the status shows when the shop closes or next opens", () => {
  expect(shown(formats.openStatusText({ open: true, closes: "19:00" }))).toBe(
    "Abierto ahora, hasta las 7 p.~m.",
  );
  expect(shown(formats.openStatusText({ open: true, closes: "13:00" }))).toBe(
    "Abierto ahora, hasta la 1 p.~m.",
  );
  const closed = { open: false, opens: "09:00", date: "2027-01-02", weekday: "saturday" } as const;
  const texts = [0, 1, 2, 7].map((daysAhead) => formats.openStatusText({ ...closed, daysAhead }));
  expect(texts.map(shown)).toEqual([
    "Cerrado, abre a las 9 a.~m.",
    "Cerrado, abre mañana a las 9 a.~m.",
    "Cerrado, abre el sábado a las 9 a.~m.",
    "Cerrado, abre el 2 de enero a las 9 a.~m.",
  ]);
  expect(
    shown(formats.openStatusText({ ...closed, opens: "12:00", weekday: "sunday", daysAhead: 3 })),
  ).toBe("Cerrado, abre el domingo a las 12 p.~m.");
  expect(formats.openStatusText({ open: false, opens: null })).toBe("Cerrado");
});

test("promises a response, by the day after a closed one", () => {
  expect(formats.responseTimeText(facts, now)).toBe("en menos de 24 horas");
  expect(formats.responseTimeText(facts, new Date("2026-11-25T16:00:00Z"))).toBe(
    "a más tardar el viernes 27 de noviembre",
  );
});

test.each([
  [84, "84 pulg. (7 pies)"],
  [88, "88 pulg. (7 pies 4 pulg.)"],
  [38.5, "38.5 pulg. (3 pies 2.5 pulg.)"],
  [12, "12 pulg. (1 pie)"],
  [11, "11 pulg."],
])("shows %d inches as %s", (inches, text) => {
  expect(formats.inchesAndFeet(inches)).toBe(text);
});

test("feet and inches add up to the size", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), (tenths) => {
      const text = formats.feetAndInches(tenths / 10);
      const [, feet = 0] = /^(\d+) pies?/.exec(text) ?? [];
      const [, inches = 0] = /([\d.]+) pulg\.$/.exec(text) ?? [];
      expect(Math.round(Number(feet) * 120 + Number(inches) * 10)).toBe(tenths);
    }),
  );
});

test("shows width, depth and height with the unit once", () => {
  const specs = {
    material: "",
    color: "",
    features: "",
    unit: "in" as const,
    width: 84,
    length: 37,
  };
  expect(formats.dimensionsText({ ...specs, height: 33 })).toBe("84 × 37 × 33 pulg.");
  expect(formats.dimensionsText({ ...specs, height: 0 })).toBe("");
});

test.each([
  [["rojo"], "rojo"],
  [["rojo", "azul"], "rojo y azul"],
  [["rojo", "azul", "verde"], "rojo, azul y verde"],
  [["sofás", "individuales"], "sofás e individuales"],
  [["padres", "hijos"], "padres e hijos"],
  [["agua", "hielo"], "agua y hielo"],
  [["madera", "yute"], "madera y yute"],
  [["Ana", "Yvonne"], "Ana e Yvonne"],
  [["Ana", "“Inés”"], "Ana e “Inés”"],
])("lists %j with y, or e before its own sound", (items, text) => {
  expect(formats.listAnd(items)).toBe(text);
});

test.each([
  [["plata", "oro"], "plata u oro"],
  [["mujeres", "hombres"], "mujeres u hombres"],
  [["Dallas", "Houston"], "Dallas o Houston"],
  [["7", "8"], "7 u 8"],
  [["$700", "$800"], "$700 u $800"],
  [["10", "11"], "10 u 11"],
  [["1,000", "1,100"], "1,000 o 1,100"],
  [["9", "110"], "9 o 110"],
  [["7,000", "11,000"], "7,000 u 11,000"],
])("lists %j with o, or u before its own sound", (items, text) => {
  expect(formats.listOr(items)).toBe(text);
});

test("a list has each of its items once, in order", () => {
  const item = fc.stringMatching(/^[a-zñ]{2,8}$/);
  fc.assert(
    fc.property(fc.array(item, { maxLength: 6 }), (items) => {
      expect(
        formats
          .listAnd(items)
          .split(/, | [ye] /)
          .filter(Boolean),
      ).toEqual(items);
      expect(
        formats
          .listOr(items)
          .split(/, | [ou] /)
          .filter(Boolean),
      ).toEqual(items);
    }),
  );
});
