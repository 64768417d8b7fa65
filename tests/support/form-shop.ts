import type { ShopListenerOptions } from "#server/http/shop-listener.ts";
import type { FormFields, SubmitResult } from "#server/leads/submission.ts";
import type { Services } from "#server/services/page-services.ts";
import { actionPages } from "./action-pages.ts";
import { leadServices } from "./lead-services.ts";
import { closedBackend, type ListeningShop, listeningShop } from "./listening-shop.ts";
import { noConfirmations } from "./no-confirmations.ts";

type Submit = Services["leads"]["submit"];

/** The real listener with the pages' own actions; what is posted as a lead goes to the test. */
export interface FormShop extends ListeningShop {
  /** What was handed over so far. */
  asked: { kind: string; fields: FormFields; sourcePage: string }[];
  /** What becomes of the next lead; accepted as Q-7K3M9 until it is set. */
  result: () => SubmitResult;
  /** Posts a form, as a script unless `accept` says otherwise; redirects are not followed. */
  post: (path: string, init?: RequestInit) => Promise<Response>;
}

/** What `post` sends where the test gives no body. */
export const sentForm = new URLSearchParams({ name: "Jane", items: "[]" });

/** Opens one. @param handed takes the leads in place of `asked` and `result`. */
export async function formShop(
  given: Partial<Omit<ShopListenerOptions, "services" | "render">> = {},
  handed?: Submit,
): Promise<FormShop> {
  const submit: Submit = async (kind, fields, { sourcePage }) => {
    shop.asked.push({ kind, fields, sourcePage });
    return shop.result();
  };
  const services: Services = {
    leads: leadServices(handed ?? submit),
    delivery: { ...closedBackend, move: async () => ({ ok: true }) },
    confirmations: noConfirmations,
  };
  const shop: FormShop = {
    ...(await listeningShop({ ...given, services, render: actionPages(services) })),
    asked: [],
    result: () => ({ ok: true, reference: "Q-7K3M9" }),
    post: (path, init = {}) =>
      fetch(`${shop.url}${path}`, {
        ...{ method: "POST", body: sentForm, redirect: "manual" },
        ...init,
        headers: { accept: "application/json", ...init.headers },
      }),
  };
  return shop;
}
