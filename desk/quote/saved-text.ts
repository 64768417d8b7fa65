import { shopTime } from "#domain/shop-calendar.ts";
import { clockText } from "#formats";
import { facts } from "#shop/facts.ts";
import type { SaveStatus } from "./autosave.ts";
import { copy } from "./copy.ts";

/** How far saving is, in a word; empty before anything is saved. @param savedAt ISO 8601 UTC */
export function savedText(status: SaveStatus, savedAt: string | null): string {
  if (status === "unsaved") return copy.saving;
  if (status !== "saved") return copy.notSavedShort;
  if (savedAt === null) return "";
  return copy.saved(clockText(shopTime(facts.timeZone, new Date(savedAt)).time));
}
