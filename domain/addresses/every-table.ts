import type { Language } from "#domain/language.ts";
import type { AddressTable } from "./address-table.ts";
import * as en from "./en.ts";
import * as es from "./es.ts";

/** Every language's addresses. */
export const addressesIn: Readonly<Record<Language, AddressTable>> = { en, es };
