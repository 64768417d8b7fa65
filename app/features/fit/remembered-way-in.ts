import type { TypedWayIn } from "#domain/fit/read-way-in.ts";
import { measures } from "#domain/fit/way-in.ts";
import { isRecord } from "#domain/is-record.ts";
import { WAY_IN_KEY } from "#domain/storage-keys.ts";

/** The way in as it was last typed in this tab; empty where storage is blocked. */
export function rememberedWayIn(): TypedWayIn {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(WAY_IN_KEY) ?? "{}");
    if (!isRecord(stored)) return {};
    return Object.fromEntries(
      measures.flatMap((measure) => {
        const text = stored[measure];
        return typeof text === "string" && text !== "" ? [[measure, text]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Remembers the way in for as long as the tab is open; an empty one is forgotten. */
export function rememberWayIn(typed: TypedWayIn): void {
  try {
    if (isEmpty(typed)) sessionStorage.removeItem(WAY_IN_KEY);
    else sessionStorage.setItem(WAY_IN_KEY, JSON.stringify(typed));
  } catch {
    // Storage is blocked: the address still has the measures.
  }
}

/** Whether no field has any text. */
export function isEmpty(typed: TypedWayIn): boolean {
  return Object.values(typed).every((text) => text === "");
}
