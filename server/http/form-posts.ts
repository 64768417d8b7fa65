import { englishPath } from "#domain/addresses/english-path.ts";
import { privatePageAt } from "#domain/private-pages.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Services } from "#server/services/page-services.ts";
import type { SubmitAsLead } from "#server/services/posted-form.ts";
import { canonicalPath } from "./canonical-path.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { postAddress, unlistedAddress } from "./post-addresses.ts";
import type { PostRefusals } from "./post-refusals.ts";
import { jsonOutcome, postedLead } from "./posted-lead.ts";
import { type QuotePostOptions, quotePost } from "./quote-posts.ts";
import type { Post } from "./receive-posts.ts";
import { wantsJson } from "./refusal.ts";

export interface PostsOptions {
  services: Services;
  render: PageRenderer;
  logger: Logger;
  refusals: PostRefusals;
  receive: (post: Post) => Promise<HandlerResponse>;
  /** Whether a request comes from a browser in which staff have signed in. */
  isStaff: QuotePostOptions["isStaff"];
}

/**
 * Handles every POST to the shop by the rules of its address (`postAddresses`). A script gets a lead's
 * outcome as JSON; else the page's action gets the form, and the page of an address that isn't listed
 * refuses the post.
 */
export function handlePosts(
  options: PostsOptions,
): (exchange: Exchange) => Promise<HandlerResponse> {
  const { services, render, receive, isStaff } = options;
  const { quotes } = services;
  return (exchange) => {
    const listed = postAddress(exchange.path);
    return receive({
      exchange,
      rules: listed ?? unlistedAddress,
      respond: async (form) => {
        if (privatePageAt(exchange.path) === "quote") {
          const response = await quotePost({ quotes, isStaff }, exchange, form.fields);
          if (response) return response;
        }
        const submitAsLead = postedLead(options, exchange);
        if (
          wantsJson(exchange) &&
          services.leads.kindAt(englishPath(canonicalPath(exchange.path)))
        ) {
          return jsonOutcome(exchange, await submitAsLead(exchange.path, form));
        }
        const retryHeaders: Record<string, string> = {};
        const posted = { form, submitAsLead: withRetryAfter(submitAsLead, retryHeaders) };
        const { entity } = await render(exchange, listed && posted);
        const response = await entity.respond(exchange);
        return { ...response, headers: { ...response.headers, ...retryHeaders } };
      },
    });
  };
}

/** Wraps the submission so that a rate limit adds `Retry-After` to the page's headers. */
function withRetryAfter(
  submitAsLead: SubmitAsLead,
  retryHeaders: Record<string, string>,
): SubmitAsLead {
  return async (path, form) => {
    const outcome = await submitAsLead(path, form);
    if (outcome.status === 429) retryHeaders["retry-after"] = String(outcome.retryAfter);
    return outcome;
  };
}
