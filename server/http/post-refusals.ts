import { languageOfPath } from "#domain/language.ts";
import { tooManyText } from "#server/leads/too-many.ts";
import { limitRules } from "#server/limits/open-limits.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import type { OriginConfig } from "./own-origin.ts";
import type { PostAddress } from "./post-addresses.ts";
import type { ForeignPost } from "./post-source.ts";
import { refusalCopy, refuse } from "./refusal.ts";
import type { RefusalLog } from "./refusal-log.ts";

/** Refuses posts with a message for the sender, and logs the reason. */
export interface PostRefusals {
  /** 403 for a post that doesn't come from one of our pages. */
  foreign(exchange: Exchange, why: ForeignPost): HandlerResponse;
  /** 429 for a client that did one thing too often; `retryAfter` in seconds. */
  tooMany(exchange: Exchange, limit: keyof typeof limitRules, retryAfter: number): HandlerResponse;
  /** Logs that one person sent too many leads; the response to that is made elsewhere. */
  logPersonLimit(exchange: Exchange): void;
  /** 413 for more bytes than a form may have. */
  tooLarge(exchange: Exchange, form: FormLimits, bytes: BodySize): HandlerResponse;
  /** 408 for a body that arrives too slowly. */
  tooSlow(exchange: Exchange, form: FormLimits, size: number): HandlerResponse;
  /** 415 for a body that isn't a form. */
  notAForm(exchange: Exchange): HandlerResponse;
  /** 400 for a form that can't be parsed. */
  broken(exchange: Exchange): HandlerResponse;
}

type FormLimits = Pick<PostAddress, "maxBytesWithFile">;

interface BodySize {
  limit: number;
  /** Bytes announced or received so far. */
  size: number;
}

/** Creates the refusals of one process, which share one log. */
export function postRefusals({ trustProxy }: OriginConfig, log: RefusalLog): PostRefusals {
  return {
    foreign(exchange, why) {
      log(403, { id: exchange.id, ...why });
      return refuse(
        exchange,
        403,
        refusalCopy(exchange)[foreignPostText[why.reason]],
        {},
        { openAgain: true },
      );
    },
    tooMany(exchange, limit, retryAfter) {
      log(429, {
        id: exchange.id,
        ...limitLogFields(limit),
        ...addressLogFields(exchange, trustProxy),
      });
      return refuse(exchange, 429, tooManyText(languageOfPath(exchange.path), retryAfter), {
        "retry-after": retryAfter,
      });
    },
    logPersonLimit: ({ id }) => log(429, { id, ...limitLogFields("leadsOfContact") }),
    tooLarge(exchange, form, bytes) {
      log(413, { id: exchange.id, ...bytes });
      const { largeFile, largeText } = refusalCopy(exchange);
      return refuse(exchange, 413, form.maxBytesWithFile ? largeFile : largeText);
    },
    tooSlow(exchange, form, size) {
      log(408, { id: exchange.id, arrived: size });
      const { slow, slowWithFile } = refusalCopy(exchange);
      return refuse(exchange, 408, form.maxBytesWithFile ? slowWithFile : slow);
    },
    notAForm(exchange) {
      const type = exchange.request.headers["content-type"] ?? "";
      log(415, {
        id: exchange.id,
        type: /^[\w.+-]{1,40}\/[\w.+-]{1,60}/.exec(type)?.[0] ?? "none",
      });
      return refuse(exchange, 415, refusalCopy(exchange).notAForm);
    },
    broken: (exchange) => refuse(exchange, 400, refusalCopy(exchange).broken),
  };
}

/** A limit's name and numbers, for the log. */
export function limitLogFields(limit: keyof typeof limitRules) {
  const { max, windowMs } = limitRules[limit];
  return { limit, most: max, minutes: windowMs / 60_000 };
}

/**
 * Whether the limited address is the client's or that of a proxy, whose clients all share one
 * limit; for the log.
 */
export function addressLogFields({ request }: Exchange, trustProxy: number) {
  const forwarded = request.headers["x-forwarded-for"] !== undefined;
  if (trustProxy > 0) {
    return { address: forwarded ? "told by a trusted proxy" : "of the proxy: it told none" };
  }
  return { address: forwarded ? "of a proxy that is not trusted (TRUST_PROXY)" : "of the client" };
}

const foreignPostText = {
  "another site": "anotherSite",
  "no origin named": "noOriginNamed",
} as const satisfies Record<ForeignPost["reason"], string>;
