import { mayUse } from "#domain/desk/roles.ts";
import { deskPath } from "#domain/private-pages.ts";
import { followLeads } from "#server/inbox/follow-leads.ts";
import { quoteRulesIn } from "#server/quotes/quote-rules.ts";
import { type SignedIn, signedIn, whoHas } from "#server/staff/sessions.ts";
import { listStaff } from "#server/staff/staff-members.ts";
import { accountService, changeAccount } from "./account.ts";
import { createInboxService } from "./create-inbox-service.ts";
import { createQuoteService } from "./create-quote-service.ts";
import type { DeskDeps, DeskPost } from "./desk-deps.ts";
import type { DeskOutcome } from "./desk-outcome.ts";
import type { DeskServices } from "./desk-services.ts";
import { ownerName } from "./role-refusal.ts";
import { askToSignIn, signInByLink, visitorServices } from "./sign-in.ts";
import { changeStaff, staffService } from "./staff-service.ts";
import type { VisitorServices } from "./visitor-services.ts";

/** The desk as requests use it. */
export interface Desk {
  visitor: VisitorServices;
  /** Who a session's token belongs to, which counts as a use of the session. */
  signedIn(token: string): Promise<SignedIn | undefined>;
  /** Who a session's token belongs to, without using it. */
  whoHas(token: string): Promise<SignedIn | undefined>;
  servicesFor(who: SignedIn): Promise<DeskServices>;
  /** Does what a form asks for whose sender may post it. */
  perform(post: DeskPost, who: SignedIn | undefined): Promise<DeskOutcome>;
  /** Calls back after every change to a lead, by whichever process. */
  onChange(tell: () => void): void;
  close(): Promise<void>;
}

/** Opens the desk, once per process. */
export async function openDesk(deps: DeskDeps): Promise<Desk> {
  const { store, clock, logger } = deps;
  const listeners: (() => void)[] = [];
  const tellAll = async () => {
    for (const tell of listeners) tell();
  };
  const close = await followLeads({ store, logger, onChange: tellAll });
  const servicesFor = async (who: SignedIn): Promise<DeskServices> => {
    const { member, session } = who;
    return {
      member,
      session,
      ownerName: ownerName(await listStaff(store.queries)),
      catalog: deps.catalog,
      account: accountService(deps, who),
      ...(mayUse(member.role, "leads") ? { inbox: createInboxService(deps, member) } : {}),
      ...(mayUse(member.role, "quotes")
        ? { quotes: createQuoteService({ ...deps, rulesIn: quoteRulesIn }, member) }
        : {}),
      ...(mayUse(member.role, "staff") ? { staff: staffService(deps) } : {}),
    };
  };
  return {
    visitor: visitorServices(deps),
    signedIn: (token) => signedIn(store, token, clock()),
    whoHas: (token) => whoHas(store, token, clock()),
    servicesFor,
    onChange: (tell) => listeners.push(tell),
    close,
    perform: async (post, who) => {
      const [page = "", id = "", part = ""] = post.path.slice(deskPath.length + 1).split("/");
      if (page === "sign-in") return askToSignIn(deps, post);
      if (page === "links") return signInByLink(deps, post, id);
      if (!who) throw new Error(`Nobody is signed in who posts to ${page}.`);
      if (page === "you") return changeAccount(deps, { ...post, who });
      const { inbox, quotes, staff } = await servicesFor(who);
      if (page === "staff" && staff) return changeStaff(deps, { ...post, who });
      if (page !== "leads" || !inbox) throw new Error(`${page} takes no form.`);
      // A reply answers the quote's questions, but belongs to the lead (contract of the desk).
      const isQuotes = part === "quote" || post.fields.get("action")?.[0] === "reply";
      if (quotes && isQuotes) return quotes.act(id, post.fields);
      return id === "new" ? inbox.add(post.fields) : inbox.act(id, post.fields);
    },
  };
}
