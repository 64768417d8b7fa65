import { once } from "node:events";
import { tmpdir } from "node:os";
import { pino } from "pino";
import type { BookingService } from "#server/bookings/booking-service.ts";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { createHttpServer } from "#server/http/create-server.ts";
import { Entity } from "#server/http/entity.ts";
import { Overload } from "#server/http/overload.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import { type ShopListenerOptions, shopListener } from "#server/http/shop-listener.ts";
import { limitsInMemory } from "#server/limits/open-limits.ts";
import { leadServices } from "./lead-services.ts";
import { noConfirmations } from "./no-confirmations.ts";
import { noQuotes } from "./no-quotes.ts";

/** The real listener on its own port, with fakes for what a test doesn't examine. */
export interface ListeningShop {
  url: string;
  /** Log lines so far. */
  log: string[];
  close: () => Promise<void>;
}

/** A booking service with nothing to offer. */
export const closedBackend: BookingService = {
  windows: async () => [],
  windowsToChoose: async () => [],
  booking: async () => undefined,
  calendar: async () => undefined,
  move: async () => undefined,
  cancel: async () => undefined,
  undoCancel: async () => undefined,
};

/** Renders a page that contains its own address. */
export const echo: PageRenderer = async ({ path, query }) => ({
  status: 200,
  shareable: true,
  entity: new Entity({
    type: "text/html; charset=utf-8",
    body: Buffer.from(`page ${path} query ${query}`),
    cacheControl: "no-cache",
    compressionLevel: "onDemand",
  }),
});

/**
 * Starts the real listener on a free loopback port, with the given options in place of its fakes.
 */
export async function listeningShop(
  given: Partial<ShopListenerOptions> = {},
): Promise<ListeningShop> {
  const log: string[] = [];
  const server = createHttpServer(
    shopListener({
      config: { siteUrl: "https://shop.example", trustProxy: 0 },
      uploadFolder: tmpdir(),
      logger: pino({ base: null }, { write: (line: string) => log.push(line) }),
      services: {
        leads: leadServices(async () => ({ ok: true, reference: "Q-7K3M9" })),
        delivery: closedBackend,
        quotes: noQuotes,
        catalog: createCatalog([]),
        confirmations: noConfirmations,
      },
      readiness: {
        checkWritable: async () => {},
        oldestUndeliveredSeconds: async () => undefined,
      },
      render: echo,
      limits: limitsInMemory(),
      // Without time, so that a busy machine isn't taken for an overloaded shop.
      overload: new Overload(() => 0),
      redeemToken: async () => undefined,
      files: [],
      stopping: new AbortController().signal,
      ...given,
    }).listen,
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
