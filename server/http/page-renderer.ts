import type { RouterContext } from "react-router";
import type { PostedForm } from "#server/leads/submission.ts";
import type { Services } from "#server/services/page-services.ts";
import type { PostToPage, SubmitAsLead } from "#server/services/posted-form.ts";
import { appRenderer, type Renderer, type RendererOptions } from "./app-renderer.ts";

/**
 * The context keys `app/entry.server.tsx` exports, through which loaders and actions get the
 * services.
 */
interface ShopKeys {
  servicesContext: RouterContext<Services>;
  postedFormContext: RouterContext<PostedForm>;
  submitAsLeadContext: RouterContext<SubmitAsLead>;
}

/** Renders the shop's pages. */
export type PageRenderer = Renderer<PostToPage>;

/** Creates the renderer of the shop's pages. */
export function pageRenderer({
  services,
  ...options
}: RendererOptions & { services: Services }): PageRenderer {
  return appRenderer<ShopKeys, PostToPage>({
    ...options,
    holdsClientScript: true,
    provide: (context, keys, posted) => {
      context.set(keys.servicesContext, services);
      if (!posted) return;
      context.set(keys.postedFormContext, posted.form);
      context.set(keys.submitAsLeadContext, posted.submitAsLead);
    },
  });
}
