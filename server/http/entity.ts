import { createHash } from "node:crypto";
import {
  compress,
  compressible,
  type Effort,
  type Encoding,
  negotiateEncoding,
} from "./encoding.ts";
import type { Answer, Exchange } from "./exchange.ts";
import { knownAlready } from "./known-already.ts";

export interface EntityOptions {
  type: string;
  body: Buffer;
  cacheControl: string;
  effort: Effort;
  status?: number;
  /** Further headers, such as the page's content security policy. */
  headers?: Record<string, string>;
}

type Variant = Pick<Answer, "headers"> & { body: Buffer };

/** A body that is sent many times: its encodings and headers are worked out once, when first asked for. */
export class Entity {
  readonly #options: EntityOptions;
  readonly #tag: string;
  readonly #variants = new Map<Encoding, Variant | Promise<Variant>>();

  constructor(options: EntityOptions) {
    this.#options = options;
    this.#tag = createHash("sha256").update(options.body).digest("base64url").slice(0, 22);
  }

  /** Bytes it holds in memory, roughly. */
  get size(): number {
    return this.#options.body.length;
  }

  /** Whether it is sent compressed at all: tiny bodies would only grow. */
  get compressible(): boolean {
    return this.#options.body.length > 300 && compressible(this.#options.type);
  }

  /** The answer to a request, 304 where the client has it already. */
  answer(exchange: Exchange): Answer | Promise<Answer> {
    const encoding = this.compressible
      ? negotiateEncoding(exchange.request.headers["accept-encoding"])
      : "identity";
    const variant = this.variant(encoding);
    return variant instanceof Promise
      ? variant.then((made) => this.#answerWith(made, exchange))
      : this.#answerWith(variant, exchange);
  }

  /** One encoding, made on first use; ready for everyone after. */
  variant(encoding: Encoding): Variant | Promise<Variant> {
    const made = this.#variants.get(encoding) ?? this.#make(encoding);
    this.#variants.set(encoding, made);
    return made;
  }

  #make(encoding: Encoding): Variant | Promise<Variant> {
    const { body, effort } = this.#options;
    if (encoding === "identity") return { body, headers: this.#headers(encoding, body) };
    return compress(body, encoding, effort).then((compressed) => {
      const variant = { body: compressed, headers: this.#headers(encoding, compressed) };
      this.#variants.set(encoding, variant);
      return variant;
    });
  }

  #headers(encoding: Encoding, body: Buffer): Answer["headers"] {
    const { type, cacheControl, headers } = this.#options;
    return {
      ...headers,
      "content-type": type,
      "content-length": body.length,
      "cache-control": cacheControl,
      etag: `"${this.#tag}${encoding === "identity" ? "" : `-${encoding}`}"`,
      ...(this.compressible ? { vary: "Accept-Encoding" } : {}),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    };
  }

  #answerWith({ headers, body }: Variant, exchange: Exchange): Answer {
    const { status = 200 } = this.#options;
    if (knownAlready(exchange, status, this.#tag)) {
      return { status: 304, headers: withoutBody(headers) };
    }
    return { status, headers, body };
  }
}

function withoutBody(headers: Answer["headers"]): Answer["headers"] {
  const { "content-length": _length, "content-encoding": _encoding, ...kept } = headers;
  return kept;
}
