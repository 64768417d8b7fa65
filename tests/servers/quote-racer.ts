// One of several processes of a shop that do something with the same quotes at once: serves the shop's
// posts at the time that the test sets, and does what a worker does when it is told to.
import { pino } from "pino";
import { openDesk } from "#server/desk-services/open-desk.ts";
import { leadReferences } from "#server/leads/lead-queries.ts";
import { openLimits } from "#server/limits/open-limits.ts";
import { type OutboxWorker, startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import type { Sink } from "#server/outbox/sink.ts";
import { withCurrentQuoteEmails } from "#server/quotes/current-quote-emails.ts";
import { queueFollowUps } from "#server/quotes/follow-ups.ts";
import { createServices } from "#server/services/create-services.ts";
import type { SinkName } from "#server/store/schema.ts";
import { listeningShop } from "#tests/support/listening-shop.ts";
import { openBackendOn } from "#tests/support/test-backend.ts";
import type { RacerReport, RacerTask } from "./racers.ts";

const report = (said: RacerReport) => process.send?.(said);
let now = Date.parse(process.env.NOW ?? "");
const clock = () => new Date(now);
const logger = pino({ level: "error" }, { write: (fault: string) => report({ fault }) });
const backend = await openBackendOn(
  { dataDir: process.env.DATA_DIR ?? "", databaseUrl: process.env.DATABASE_URL || undefined },
  { clock, crmWebhookUrl: "https://crm", logger },
);
const { store, config } = backend;
const limits = openLimits({ store, linkSecret: config.linkSecret, logger });
const deps = { ...backend, limits, onMessagesQueued: () => {} };
const desk = await openDesk(deps);
const { leadsOfContact: contactLimit, postsOfQuote } = limits;
const shop = await listeningShop({
  config: { siteUrl: config.siteUrl, trustProxy: 1 },
  logger,
  limits,
  services: createServices({ ...deps, contactLimit, postsOfQuote }),
  desk: { desk, render: () => Promise.reject(new Error("Racers only get posts of scripts.")) },
});

function recordingSink(name: SinkName): Sink {
  return {
    name,
    leaseMs: 60_000,
    send: async ({ leadId, occasion }) => {
      report({ sent: { leadId, occasion, sink: name } });
      return { kind: "delivered" };
    },
  };
}

function startWorker(): OutboxWorker {
  const sinks = [recordingSink("crm"), recordingSink("shopper_mail")];
  return startOutboxWorker({
    store,
    clock,
    logger,
    retryBaseMs: 50,
    sinks: sinks.map((sink) => withCurrentQuoteEmails(sink, { store, clock })),
    findReferences: leadReferences(store),
    onReceiverChange: () => {},
  });
}

let worker: OutboxWorker | undefined;
const tasks: Record<RacerTask["task"], (task: RacerTask) => Promise<unknown>> = {
  setClock: async (task) => {
    now = task.now ?? now;
  },
  followUp: () => queueFollowUps(backend),
  startWorker: async () => {
    worker = startWorker();
  },
  stopWorker: async () => worker?.stop(),
};
process.on("message", (task: RacerTask) => {
  tasks[task.task](task).then(
    () => report({ done: true }),
    (error: Error) => report({ done: true, fault: error.stack ?? error.message }),
  );
});
process.on("disconnect", () => process.exit());
report({ url: shop.url });
