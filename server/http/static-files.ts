import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { yearAt } from "#domain/copyright.ts";
import type { DailyText } from "#server/placeholders/daily-text.ts";
import { facts } from "#shop/facts.ts";
import { addChatScript, chatScript, chatScriptPath } from "./chat-widget.ts";
import { compressedByBuild } from "./compressed-by-build.ts";
import { contentHashedPath, immutable, revalidate } from "./content-hashed.ts";
import { contentSecurityPolicy, type PolicyConfig } from "./content-security-policy.ts";
import { contentType } from "./content-types.ts";
import { DailyPage } from "./daily-page.ts";
import { Entity, type EntityOptions } from "./entity.ts";
import type { Handler } from "./exchange.ts";
import { filesInMemory } from "./files-in-memory.ts";
import { filesOnDisk } from "./files-on-disk.ts";
import { currentDailyText, hasDailyText } from "./fill-daily-text.ts";
import { fillSiteUrl } from "./fill-site-url.ts";
import { fillYear } from "./fill-year.ts";
import { finishHtml } from "./finish-html.ts";
import { sharedCacheControl } from "./shared-page.ts";

export interface StaticFiles {
  /** Serves GET and HEAD requests for files of the build. */
  handle: Handler;
  /**
   * Compresses everything that is sent compressed, one file after the other, so that no shopper
   * waits for it.
   */
  warm: () => Promise<void>;
}

/**
 * Reads the build's files for browsers into memory: prerendered pages, their data, scripts and
 * styles; pictures and models stay on disk. A page with a query is left to the renderer, because it
 * may read the query.
 */
export function openStaticFiles(
  folder: string,
  config: PolicyConfig,
  clock: () => Date = () => new Date(),
): StaticFiles {
  const year = yearAt(clock(), facts.timeZone);
  const textsNow = currentDailyText(clock);
  const pages = new Map<string, Entity | DailyPage>();
  const files = new Map<string, Entity>();
  const onDisk = filesOnDisk(folder);
  for (const path of existsSync(folder) ? filesInMemory(folder) : []) {
    const file = join(folder, path);
    const body = fillYear(fillSiteUrl(file, readFileSync(file), config.siteUrl), year);
    if (path.endsWith(".html")) {
      pages.set(
        pagePath(path),
        dailyOrStatic(body, (filled) => prerendered(filled, path, config)),
      );
    } else if (path.endsWith(".data")) {
      pages.set(
        path,
        dailyOrStatic(body, (filled) => entity(path, filled)),
      );
    } else files.set(path, entity(path, body, { compressed: compressedByBuild(folder, path) }));
  }
  const chat = chatScript(config);
  if (chat) files.set(chatScriptPath, entity(chatScriptPath, chat));
  let compressedText: DailyText | undefined;
  const compressAll = async () => {
    compressedText = textsNow();
    for (const found of [...pages.values(), ...files.values()]) {
      const current = found instanceof DailyPage ? found.forText(textsNow()) : found;
      if (!current.compressible) continue;
      await current.variant("br");
      await current.variant("gzip");
    }
  };
  return {
    handle: (exchange) => {
      const { method, path, query } = exchange;
      if (method !== "GET" && method !== "HEAD") return undefined;
      const found = files.get(path) ?? (query ? undefined : pages.get(path));
      if (!found) return onDisk(exchange);
      if (!(found instanceof DailyPage)) return found.respond(exchange);
      // If this fails, the file is compressed when it is requested, which reports the error.
      if (compressedText && compressedText !== textsNow()) compressAll().catch(() => {});
      return found.forText(textsNow()).respond(exchange);
    },
    warm: compressAll,
  };
}

function dailyOrStatic(body: Buffer, toEntity: (body: Buffer) => Entity): Entity | DailyPage {
  return hasDailyText(body) ? new DailyPage(body, toEntity) : toEntity(body);
}

function pagePath(file: string): string {
  return file.replace(/\/index\.html$/, "").replace(/\.html$/, "") || "/";
}

function prerendered(rendered: Buffer, file: string, config: PolicyConfig): Entity {
  const { body, scripts, styles } = finishHtml(rendered);
  const path = pagePath(file);
  const policy = contentSecurityPolicy(config, { scripts, styles }, path);
  return entity(file, addChatScript(body, path, config), {
    headers: { "content-security-policy": policy },
  });
}

function entity(
  path: string,
  body: Buffer,
  more: Pick<EntityOptions, "headers" | "compressed"> = {},
): Entity {
  return new Entity({
    type: contentType(path),
    body,
    cacheControl: cacheControlOf(path),
    compressionLevel: contentHashedPath.test(path) ? "permanent" : "startup",
    ...more,
  });
}

function cacheControlOf(path: string): string {
  if (contentHashedPath.test(path)) return immutable;
  return /\.(html|data)$/.test(path) ? sharedCacheControl : revalidate;
}
