import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { textBytes } from "#server/platform/held-bytes.ts";
import type { CompressedBodies } from "./compressed-by-build.ts";
import {
  type CompressionLevel,
  compress,
  compressible,
  type Encoding,
  negotiateEncoding,
  unzstd,
  zstd,
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

type EncodedBody = Pick<HandlerResponse, "headers"> & { body: Buffer };

/** What an entity with three encodings takes besides its bodies and headers, as measured. */
const OBJECT_BYTES = 1_400;

/**
 * A response body that is sent many times; each encoding and its headers are made once, on first
 * use.
 */
export class Entity {
  readonly #options: Omit<EntityOptions, "body">;
  /** The body, in zstd once it is packed. */
  #body: Buffer;
  readonly #length: number;
  #isPacked = false;
  readonly #tag: string;
  #compressionLevel: CompressionLevel;
  readonly #encoded = new Map<Encoding, EncodedBody | Promise<EncodedBody>>();

  constructor({ body, ...options }: EntityOptions) {
    this.#options = options;
    this.#body = body;
    this.#length = body.length;
    this.#compressionLevel = options.compressionLevel;
    this.#tag = hash("sha256", body, "base64url").slice(0, 22);
  }

  /** Approximate size in memory, in bytes, with a page's two further encodings. */
  get size(): number {
    const bodies = this.#isPacked ? 3 : this.compressible ? 1.5 : 1;
    const headers = Object.entries(this.#options.headers ?? {}).flat();
    const headerBytes = headers.reduce((bytes, text) => bytes + textBytes(text), 0);
    return OBJECT_BYTES + headerBytes + this.#body.length * bodies;
  }

  /**
   * Keeps the body only compressed, in about a tenth of the memory. Encodings that aren't made yet
   * take a millisecond longer then.
   */
  pack(): void {
    if (this.#isPacked || !this.compressible) return;
    this.#body = zstd(this.#body);
    this.#isPacked = true;
    this.#encoded.delete("identity");
  }

  /** Whether to send it compressed; tiny bodies would only grow. */
  get compressible(): boolean {
    return this.#length > 300 && compressible(this.#options.type);
  }

  /** Whether the other one would be sent in the same way, to the last byte. */
  isSame(other: Entity): boolean {
    return this.#tag === other.#tag && isDeepStrictEqual(this.#options, other.#options);
  }

  /** The response to a request; 304 if the client has this version already. */
  respond(exchange: Exchange): HandlerResponse | Promise<HandlerResponse> {
    const encoding = this.compressible
      ? negotiateEncoding(exchange.request.headers["accept-encoding"], this.#compressionLevel)
      : "identity";
    const body = this.encoded(encoding);
    return body instanceof Promise
      ? body.then((made) => this.#respondWith(made, exchange))
      : this.#respondWith(body, exchange);
  }

  /** One encoding, made on first use and then kept, unless it is the plain body of a packed one. */
  encoded(encoding: Encoding): EncodedBody | Promise<EncodedBody> {
    if (encoding === "identity" && this.#isPacked) return this.#make(encoding);
    const made = this.#encoded.get(encoding) ?? this.#make(encoding);
    this.#encoded.set(encoding, made);
    return made;
  }

  /** Whether it was compressed for a waiting shopper only. */
  get canShrink(): boolean {
    return this.compressible && this.#compressionLevel === "onDemand";
  }

  /**
   * Compresses it with the effort of a page that is sent often. Until that is done, a larger body
   * is sent if there is one.
   */
  async shrink(): Promise<void> {
    if (!this.canShrink) return;
    this.#compressionLevel = "startup";
    this.#encoded.delete("zstd");
    const made = [...this.#encoded.keys()];
    await this.encoded("br");
    for (const encoding of made) await this.#make(encoding);
  }

  #make(encoding: Encoding): EncodedBody | Promise<EncodedBody> {
    const ready = this.#ready(encoding);
    if (ready) return { body: ready, headers: this.#headers(encoding, ready) };
    const body = this.#isPacked ? unzstd(this.#body) : this.#body;
    if (encoding === "identity") return { body, headers: this.#headers(encoding, body) };
    return compress(body, encoding, this.#compressionLevel).then((compressed) => {
      const made = { body: compressed, headers: this.#headers(encoding, compressed) };
      this.#encoded.set(encoding, made);
      return made;
    });
  }

  #ready(encoding: Encoding): Buffer | undefined {
    if (encoding === "zstd") return this.#isPacked ? this.#body : undefined;
    return encoding === "identity" ? undefined : this.#options.compressed?.[encoding];
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

  #respondWith({ headers, body }: EncodedBody, exchange: Exchange): HandlerResponse {
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
