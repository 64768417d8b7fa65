import type { RouterContext } from "react-router";
import type { DeskOutcome } from "#server/desk-services/desk-outcome.ts";
import type { DeskServices } from "#server/desk-services/desk-services.ts";
import type { VisitorServices } from "#server/desk-services/visitor-services.ts";
import { appRenderer, type Renderer, type RendererOptions } from "#server/http/app-renderer.ts";
import type { FormFields } from "#server/leads/submission.ts";

/** The context keys that `desk/entry.server.tsx` exports. */
interface DeskKeys {
  deskContext: RouterContext<DeskServices | null>;
  visitorContext: RouterContext<VisitorServices>;
  outcomeContext: RouterContext<DeskOutcome>;
  postedFieldsContext: RouterContext<FormFields>;
}

/** What a request to the desk adds for its page. */
export interface DeskRequest {
  /** Null for someone who isn't signed in. */
  services: DeskServices | null;
  visitor: VisitorServices;
  /** What became of the form that was posted. */
  posted?: { fields: FormFields; outcome: DeskOutcome };
}

/** Renders the desk's pages. */
export type DeskRenderer = Renderer<DeskRequest>;

/** Creates the renderer of the desk's pages. */
export function deskRenderer(options: RendererOptions): DeskRenderer {
  return appRenderer<DeskKeys, DeskRequest>({
    ...options,
    holdsClientScript: false,
    provide: (context, keys, given) => {
      if (!given) throw new Error("The desk's pages need to know who asks.");
      context.set(keys.deskContext, given.services);
      context.set(keys.visitorContext, given.visitor);
      if (!given.posted) return;
      context.set(keys.outcomeContext, given.posted.outcome);
      context.set(keys.postedFieldsContext, given.posted.fields);
    },
  });
}
