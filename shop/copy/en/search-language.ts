import type { SearchLanguage } from "#domain/search/search-language.ts";
import { broader, colors } from "./search/broader-words.ts";
import { otherBrands, otherKinds } from "./search/other-kinds.ts";
import { describing, everydayWords, fillers, genericKinds } from "./search/other-words.ts";
import { spanishWords } from "./search/spanish-words.ts";
import { synonyms } from "./search/synonyms.ts";

/**
 * How shoppers name products, sizes and prices. Add a group of synonyms when shoppers search by a
 * name that isn't in the catalog. Plurals, accents, spaces and dashes are handled automatically.
 */
export const searchLanguage: SearchLanguage = {
  plurals: [
    ["ss", "ss"],
    ["us", "us"],
    ["sses", "ss"],
    ["xes", "x"],
    ["ches", "ch"],
    ["shes", "sh"],
    ["lves", "lf"],
    ["ies", "y"],
    ["s", ""],
  ],
  numbers: {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  },
  units: {
    inch: ["in", "inch", "inches", '"'],
    foot: ["ft", "foot", "feet", "'"],
    pound: ["lb", "lbs", "pound", "pounds"],
    piece: ["pc", "pcs", "piece", "pieces", "pce"],
  },
  by: ["x", "×", "by"],
  sides: {
    width: ["wide", "width", "w"],
    length: ["deep", "depth", "long", "length", "d"],
    height: ["tall", "high", "height", "h"],
  },
  money: ["dollar", "dollars", "bucks", "usd"],
  limits: {
    atMost: ["under", "below", "less than", "up to", "at most", "max", "no more than", "within"],
    atLeast: ["over", "above", "more than", "at least", "from", "starting at"],
    between: ["between"],
  },
  and: ["and", "to"],
  nounAt: "end",
  nounEnds: [
    "with",
    "of",
    "for",
    "in",
    "on",
    "without",
    "that",
    "behind",
    "beside",
    "next",
    "con",
    "para",
    "de",
    "w",
  ],
  screenStands: ["TV stand"],
  synonyms: [...synonyms, ...spanishWords],
  broader,
  colors,
  otherKinds,
  genericKinds,
  describing,
  otherBrands,
  fillers,
  everydayWords,
};
