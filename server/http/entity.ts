import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { CompressedBodies } from "./compressed-by-build.ts";
import {
  type CompressionLevel,
  compress,
  compressible,
  type Encoding,
  negotiateEncoding,
} from "./encoding.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { isNotModified } from "./not-modified.ts";

export interface EntityOptions {
  type: string;
  body: Buffer;
  cacheControl: string;
  compressionLevel: CompressionLevel;
  status?: number;
  /** Bodies that are compressed already. */
  compressed?: CompressedBodies;
  /** Further headers, such as the page's content security policy. */
  headers?: Record<string, string>;
}

type Variant = Pick<HandlerResponse, "headers"> & { body: Buffer };

/**
 * A response body that is sent many times; each encoding and its headers are made once, on first
 * use.
 */
export class Entity {
  readonly #options: EntityOptions;
  readonly #tag: string;
  #compressionLevel: CompressionLevel;
  readonly #variants = new Map<Encoding, Variant | Promise<Variant>>();

  constructor(options: EntityOptions) {
    this.#options = options;
    this.#compressionLevel = options.compressionLevel;
    this.#tag = hash("sha256", options.body, "base64url").slice(0, 22);
  }

  /** Approximate size in memory, in bytes; a page's two compressed variants take half of it again. */
  get size(): number {
    return this.#options.body.length * (this.compressible ? 1.5 : 1);
  }

  /** Whether to send it compressed; tiny bodies would only grow. */
  get compressible(): boolean {
    return this.#options.body.length > 300 && compressible(this.#options.type);
  }

  /** Whether the other one would be sent in the same way, to the last byte. */
  isSame(other: Entity): boolean {
    const { body: _body, ...sent } = this.#options;
    const { body: _other, ...otherSent } = other.#options;
    return this.#tag === other.#tag && isDeepStrictEqual(sent, otherSent);
  }

  /** The response to a request; 304 if the client has this version already. */
  respond(exchange: Exchange): HandlerResponse | Promise<HandlerResponse> {
    const encoding = this.compressible
      ? negotiateEncoding(exchange.request.headers["accept-encoding"], this.#compressionLevel)
      : "identity";
    const variant = this.variant(encoding);
    return variant instanceof Promise
      ? variant.then((made) => this.#respondWith(made, exchange))
      : this.#respondWith(variant, exchange);
  }

  /** One encoding, made on first use and then kept. */
  variant(encoding: Encoding): Variant | Promise<Variant> {
    const made = this.#variants.get(encoding) ?? this.#make(encoding);
    this.#variants.set(encoding, made);
    return made;
  }

  /** Whether it was compressed for a waiting shopper only. */
  get canShrink(): boolean {
    return this.compressible && this.#compressionLevel === "onDemand";
  }

  /**
   * Compresses it with the effort of a page that is sent often. Until that is done, a larger variant
   * is sent if there is one.
   */
  async shrink(): Promise<void> {
    if (!this.canShrink) return;
    this.#compressionLevel = "startup";
    this.#variants.delete("zstd");
    const made = [...this.#variants.keys()];
    await this.variant("br");
    for (const encoding of made) await this.#make(encoding);
  }

  #make(encoding: Encoding): Variant | Promise<Variant> {
    const { body, compressed } = this.#options;
    if (encoding === "identity") return { body, headers: this.#headers(encoding, body) };
    const ready = encoding === "zstd" ? undefined : compressed?.[encoding];
    if (ready) return { body: ready, headers: this.#headers(encoding, ready) };
    return compress(body, encoding, this.#compressionLevel).then((compressed) => {
      const variant = { body: compressed, headers: this.#headers(encoding, compressed) };
      this.#variants.set(encoding, variant);
      return variant;
    });
  }

  #headers(encoding: Encoding, body: Buffer): HandlerResponse["headers"] {
    const { type, cacheControl, compressionLevel, headers } = this.#options;
    // Weak if the same page may later be sent in fewer bytes (RFC 9110, section 8.8.1).
    const strength = compressionLevel === "onDemand" ? "W/" : "";
    return {
      ...headers,
      "content-type": type,
      "content-length": body.length,
      "cache-control": cacheControl,
      etag: `${strength}"${this.#tag}${encoding === "identity" ? "" : `-${encoding}`}"`,
      ...(this.compressible ? { vary: "Accept-Encoding" } : {}),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    };
  }

  #respondWith({ headers, body }: Variant, exchange: Exchange): HandlerResponse {
    const { status = 200 } = this.#options;
    if (isNotModified(exchange, status, this.#tag)) {
      return { status: 304, headers: withoutBodyHeaders(headers) };
    }
    return { status, headers, body };
  }
}

function withoutBodyHeaders(headers: HandlerResponse["headers"]): HandlerResponse["headers"] {
  const { "content-length": _length, "content-encoding": _encoding, ...kept } = headers;
  return kept;
}
