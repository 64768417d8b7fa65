import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ChatConfig, chatScript, chatScriptPath } from "./chat-widget.ts";
import { compressedByBuild } from "./compressed-by-build.ts";
import { contentHashedPath, immutable, revalidate } from "./content-hashed.ts";
import { contentType } from "./content-types.ts";
import { Entity } from "./entity.ts";
import type { Handler } from "./exchange.ts";
import { filesInMemory } from "./files-in-memory.ts";
import { filesOnDisk } from "./files-on-disk.ts";

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
 * Reads the build's files for browsers into memory: scripts, styles and icons; pictures and models
 * stay on disk.
 */
export function openStaticFiles(folder: string, config: ChatConfig): StaticFiles {
  const files = new Map<string, Entity>();
  const onDisk = filesOnDisk(folder);
  for (const path of existsSync(folder) ? filesInMemory(folder) : []) {
    files.set(path, entityOf(folder, path));
  }
  const chat = chatScript(config);
  if (chat) {
    const options = { type: contentType(chatScriptPath), cacheControl: revalidate };
    files.set(chatScriptPath, new Entity({ ...options, body: chat, compressionLevel: "startup" }));
  }
  return {
    handle: (exchange) => {
      const { method, path } = exchange;
      if (method !== "GET" && method !== "HEAD") return undefined;
      return files.get(path)?.respond(exchange) ?? onDisk(exchange);
    },
    warm: async () => {
      for (const file of files.values()) {
        if (!file.compressible) continue;
        await file.encoded("br");
        await file.encoded("gzip");
      }
    },
  };
}

function entityOf(folder: string, path: string): Entity {
  const isImmutable = contentHashedPath.test(path);
  return new Entity({
    type: contentType(path),
    body: readFileSync(join(folder, path)),
    cacheControl: isImmutable ? immutable : revalidate,
    compressionLevel: isImmutable ? "permanent" : "startup",
    compressed: compressedByBuild(folder, path),
  });
}
