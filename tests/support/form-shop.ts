import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import type { ShopListenerOptions } from "#server/http/shop-listener.ts";
import type { FormFields, SubmitResult } from "#server/leads/submission.ts";
import type { Services } from "#server/services/page-services.ts";
import { actionPages } from "./action-pages.ts";
import { leadServices } from "./lead-services.ts";
import { closedBackend, type ListeningShop, listeningShop } from "./listening-shop.ts";
import { noConfirmations } from "./no-confirmations.ts";
import { noQuotes } from "./no-quotes.ts";

type Submit = Services["leads"]["submit"];

/** The real listener with the pages' own actions; posted leads go to the test. */
export interface FormShop extends ListeningShop {
  /** Leads submitted so far. */
  submitted: { kind: string; fields: FormFields; sourcePage: string }[];
  /** The result of the next submit; accepted as Q-7K3M9 by default. */
  result: () => SubmitResult;
  /** Posts a form, as a script unless `accept` differs; redirects are not followed. */
  post: (path: string, init?: RequestInit) => Promise<Response>;
}

/** The default body of `post`. */
export const sentForm = new URLSearchParams({ name: "Jane", items: "[]" });

/**
 * Opens a form shop.
 * @param submitInstead receives the leads instead of `submitted` and `result`.
 */
export async function formShop(
  given: Partial<Omit<ShopListenerOptions, "services" | "render">> = {},
  submitInstead?: Submit,
): Promise<FormShop> {
  const submit: Submit = async (kind, fields, { sourcePage }) => {
    shop.submitted.push({ kind, fields, sourcePage });
    return shop.result();
  };
  const services: Services = {
    leads: leadServices(submitInstead ?? submit),
    delivery: { ...closedBackend, move: async () => ({ ok: true }) },
    quotes: noQuotes,
    catalog: createCatalog([]),
    confirmations: noConfirmations,
  };
  const shop: FormShop = {
    ...(await listeningShop({ ...given, services, render: actionPages(services) })),
    submitted: [],
    result: () => ({ ok: true, reference: "Q-7K3M9" }),
    post: (path, init = {}) =>
      fetch(`${shop.url}${path}`, {
        method: "POST",
        body: sentForm,
        redirect: "manual",
        ...init,
        headers: { accept: "application/json", ...init.headers },
      }),
  };
  return shop;
}
