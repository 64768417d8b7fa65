import { pino } from "pino";
import { openDesk } from "#server/desk-services/open-desk.ts";
import type { ShopListenerOptions } from "#server/http/shop-listener.ts";
import { limitsInMemory } from "#server/limits/open-limits.ts";
import { createServices } from "#server/services/create-services.ts";
import { startSession } from "#server/staff/sessions.ts";
import { addMember, type StaffMember } from "#server/staff/staff-members.ts";
import type { Engine } from "#server/store/store-interface.ts";
import { deskPagesAsData } from "./desk-pages.ts";
import { listeningShop } from "./listening-shop.ts";
import { openTestBackend, type TestBackend } from "./test-backend.ts";

/** A request to the desk. */
export interface DeskAsk {
  /** A session's token; signed out without. */
  token?: string | undefined;
  method?: string;
  /** A form to post. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** As a script, which gets JSON; a browser by default. */
  json?: boolean;
}

/** The real listener with the real desk on one database, and a clock to set. */
export interface DeskShop {
  backend: TestBackend;
  url: string;
  /** Log lines so far, the desk's and the listener's. */
  log: string[];
  /** Milliseconds since 1970; starts at 10:14 AM in Houston. */
  now: number;
  /** Asks over https as a browser on the site does, without following redirects. */
  ask: (path: string, asked?: DeskAsk) => Promise<Response>;
  /** Adds someone to the staff. */
  add: (name: string, role: StaffMember["role"]) => Promise<StaffMember>;
  /** Begins a session and returns its token. */
  signIn: (member: StaffMember) => Promise<string>;
  close: () => Promise<void>;
}

/** Settings of a desk's shop that differ from the usual ones. */
export interface DeskShopSettings extends Partial<Pick<ShopListenerOptions, "stopping">> {
  siteUrl?: string;
}

/** Opens the desk on an empty database of `engine`; close it at the end. */
export async function openDeskShop(
  engine: Engine,
  { siteUrl = "https://shop.example", ...given }: DeskShopSettings = {},
): Promise<DeskShop> {
  const log: string[] = [];
  const logger = pino({ base: null }, { write: (line: string) => log.push(line) });
  const clock = () => new Date(shop.now);
  const backend = await openTestBackend(engine, { clock, crmWebhookUrl: "https://crm", logger });
  const limits = limitsInMemory(() => shop.now);
  const config = { ...backend.config, siteUrl, trustProxy: 1 };
  const desk = await openDesk({ ...backend, config, limits, onMessagesQueued: () => {} });
  const listening = await listeningShop({
    config,
    logger,
    limits,
    services: createServices({ ...backend, config }),
    desk: { desk, render: deskPagesAsData(siteUrl) },
    ...given,
  });
  const shop: DeskShop = {
    backend,
    url: listening.url,
    log,
    now: Date.parse("2026-11-30T16:14:00Z"),
    ask: (path, asked = {}) => fetch(`${listening.url}${path}`, requestOf(siteUrl, asked)),
    add: async (name, role) => {
      const email = `${name.split(" ")[0]}@shop.example`.toLowerCase();
      const added = await addMember(backend.store, { email, name, role }, clock());
      if (!added.ok) throw new Error(added.refusal);
      return added.value;
    },
    signIn: ({ id: memberId }) =>
      startSession(backend.store, { memberId, way: "link", browser: "Test" }, clock()),
    close: async () => {
      await listening.close();
      await desk.close();
      await backend.close();
    },
  };
  return shop;
}

function requestOf(siteUrl: string, { token, method, form, headers, json }: DeskAsk): RequestInit {
  const { protocol, host } = new URL(siteUrl);
  const cookie = `${protocol === "https:" ? "__Host-desk" : "desk"}=${token}`;
  return {
    method: method ?? (form ? "POST" : "GET"),
    redirect: "manual",
    headers: {
      "x-forwarded-proto": protocol.slice(0, -1),
      "x-forwarded-host": host,
      ...(token ? { cookie } : {}),
      ...(form ? { origin: siteUrl, "sec-fetch-site": "same-origin" } : {}),
      ...(json ? { accept: "application/json" } : {}),
      ...headers,
    },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  };
}
