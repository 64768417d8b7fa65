import type { RouterContext } from "react-router";
import { type Language, languageCodes, languageOfPath } from "#domain/language.ts";
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

/**
 * Renders each page with the renderer of its language, which the path alone decides.
 * @param create makes the renderer of a language
 */
export async function everyLanguage(
  create: (language: Language) => Promise<PageRenderer>,
): Promise<PageRenderer> {
  const renderers = new Map<Language, PageRenderer>();
  for (const language of languageCodes) renderers.set(language, await create(language));
  return (exchange, given) => {
    const render = renderers.get(languageOfPath(exchange.path));
    if (!render) throw new Error(`no build has the language of ${exchange.path}`);
    return render(exchange, given);
  };
}

/** Creates the renderer of the shop's pages in one language. */
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
