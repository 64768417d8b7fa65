import { createContext } from "react";

declare const value: unique symbol;

/** What a page shows, as its loader sends it to the browser (`writePageData`). */
export interface PageData<Value> {
  /** Absent in a document that contains the JSON in an element of its own. */
  json?: string & { readonly [value]?: Value };
}

/** Id of the element of a document that contains its page's data as JSON. */
export const pageDataId = "page-data";

/** On the server: that JSON, without any `<` that could end the element. */
export const PageJsonContext = createContext<string | null>(null);

/** What was written or read already: a page asks for its data several times. */
const known = new WeakMap<object, unknown>();

/** Lets `readPageData` return the value itself to whoever has this object. */
export function rememberPageData<Value>(data: PageData<Value>, of: Value): PageData<Value> {
  known.set(data, of);
  return data;
}

/** What a page shows; the same object each time. */
export function readPageData<Value>(data: PageData<Value>): Value {
  const read = known.get(data) ?? JSON.parse(data.json ?? jsonInDocument());
  known.set(data, read);
  return read as Value;
}

function jsonInDocument(): string {
  return document.getElementById(pageDataId)?.textContent ?? "";
}
