import { isDataRequest, type LoaderArgs } from "./loader-args.server.ts";
import { type PageData, rememberPageData } from "./page-data.ts";
import { pageJsonContext } from "./request-context.server.ts";

/**
 * Sends what a page shows to the browser as JSON, for `readPageData`: React Router's own format takes
 * longer to write and read, and is larger (decision 002).
 * @param shown consists of what JSON knows; a property that is undefined is left out
 */
export function writePageData<Value>(
  { request, context }: LoaderArgs,
  shown: Value,
): PageData<Value> {
  const json = JSON.stringify(shown);
  if (isDataRequest(request)) return rememberPageData({ json }, shown);
  context.set(pageJsonContext, json.replaceAll("<", "\\u003c"));
  return rememberPageData({}, shown);
}
