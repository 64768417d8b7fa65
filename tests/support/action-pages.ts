import type { ServerBuild } from "react-router";
import * as entry from "#app/entry.server.tsx";
import { action as bookDelivery } from "#app/routes/book-delivery.tsx";
import { action as booking } from "#app/routes/booking.tsx";
import { action as customRequest } from "#app/routes/custom-request.tsx";
import { action as priceMatchForm } from "#app/routes/price-match-form.tsx";
import { action as quoteRequest } from "#app/routes/quote-request.tsx";
import { action as financing } from "#app/routes/services-financing.tsx";
import { type PageRenderer, pageRenderer } from "#server/http/page-renderer.ts";
import type { Services } from "#server/services/page-services.ts";
import { silent } from "./test-backend.ts";

const actions = {
  "quote-request": quoteRequest,
  "custom-request": customRequest,
  "book-delivery": bookDelivery,
  "services/financing": financing,
  "price-match/form": priceMatchForm,
  "bookings/:token": booking,
};

/** A rendered page without markup: its action data as JSON. */
const page: typeof entry.default = async (_request, status, headers, { staticHandlerContext }) => {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const [actionData = null] = Object.values(staticHandlerContext.actionData ?? {});
  return new Response(JSON.stringify(actionData), { status, headers });
};

/** Renders the pages with forms: their real actions run by the real router, on these services. */
export function actionPages(services: Services): PageRenderer {
  const routes = Object.entries(actions).map(([path, action]) => [
    path,
    { id: path, path, parentId: "root", module: { default: () => null, action } },
  ]);
  const build = {
    entry: { module: { ...entry, default: page } },
    routes: {
      root: { id: "root", path: "", module: { default: () => null } },
      ...Object.fromEntries(routes),
    },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
  const config = { siteUrl: "https://shop.example" };
  return pageRenderer({ build, services, config, logger: silent });
}
