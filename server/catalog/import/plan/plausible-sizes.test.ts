import { expect, test } from "vitest";
import { sizeQuestion } from "./plausible-sizes.ts";

type Case = [title: string, type: string, width: number, depth: number, height: number];
const question = ([title, type, width, length, height]: Case) =>
  sizeQuestion(title, type, { width, length, height });

test.each<Case>([
  ["Aspen Queen Bed", "beds", 66, 118, 50],
  ["Aspen Bed Frame", "beds", 66, 118, 14],
  ["Aspen Queen Bed with Headboard", "beds", 66, 118, 0],
  ["Nova Sectional", "stationary-sectionals", 84, 118, 36],
  ["Nova 3-Piece", "reclining-sectionals", 90, 112, 0],
  ["Fir Queen Mattress", "mattresses", 80, 60, 12],
  ["Ivy Sofa", "stationary-sofa-loveseats", 38, 84, 0],
])("2S9: %s (%s) of %d × %d × %d is questioned", (...sizes) =>
  expect(question(sizes)).toContain("are unusual for the type"),
);

test.each<Case>([
  ["Juniper Chaise", "stationary-sofa-loveseats", 32, 64, 34],
  ["Nova Sectional", "stationary-sectionals", 118, 84, 36],
  ["Nova Sectional", "stationary-sectionals", 110, 110, 36],
  ["Aspen King Bed", "beds", 88, 86, 60],
  ["Aspen Bed", "beds", 0, 0, 0],
  ["Fir King Mattress", "mattresses", 76, 80, 12],
])("2S9: %s (%s) of %d × %d × %d isn't", (...sizes) => expect(question(sizes)).toBeUndefined());
