export { dayTexts } from "#server/day-texts.ts";
