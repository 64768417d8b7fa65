import { deskHome } from "#domain/desk/roles.ts";
import { deskPath } from "#domain/private-pages.ts";
import { readEmail, readName } from "#server/leads/contact-fields.ts";
import { FormReader } from "#server/leads/form-reader.ts";
import {
  addPasskey,
  memberOfPasskey,
  newPasskeyOptions,
  offersPasskeys,
  readNewPasskey,
  signInOptions,
} from "#server/staff/passkeys.ts";
import { startSession } from "#server/staff/sessions.ts";
import { sendLink } from "#server/staff/sign-in-email.ts";
import { linkLifetimes, linkOwner, makeLink, takeLink } from "#server/staff/sign-in-links.ts";
import { addFirstOwner, findByEmail, listStaff } from "#server/staff/staff-members.ts";
import type { DeskDeps, DeskPost } from "./desk-deps.ts";
import { type DeskOutcome, fieldError } from "./desk-outcome.ts";
import { refusalText } from "./staff-changes.ts";
import type { VisitorServices } from "./visitor-services.ts";

const endedLink = { ok: false, status: 410, message: "This link was used or is too old." } as const;

/** Milliseconds until a link is made, when the response to whoever asked has left. */
const afterResponseMs = 500;

/** What pages show to someone who isn't signed in. */
export function visitorServices(deps: DeskDeps): VisitorServices {
  const { store, clock } = deps;
  const passkeys = passkeyDeps(deps);
  return {
    async link(token) {
      const link = await linkOwner(store, token, clock());
      if (!link) return { kind: "ended" };
      if (link.memberId === null) {
        const owner = { email: "", name: "" };
        const newPasskey = offersPasskeys(passkeys)
          ? await newPasskeyOptions(passkeys, owner, clock())
          : undefined;
        return { kind: "first_owner", newPasskey };
      }
      const staff = await listStaff(store.queries);
      const member = staff.find(({ id }) => id === link.memberId);
      return member ? { kind: "member", name: member.name } : { kind: "ended" };
    },
    signInWithPasskey: async () =>
      offersPasskeys(passkeys) ? signInOptions(passkeys, clock()) : undefined,
  };
}

/** Signs in with a passkey, or emails a sign-in link. */
export async function askToSignIn(deps: DeskDeps, post: DeskPost): Promise<DeskOutcome> {
  const { clock, limits } = deps;
  const form = new FormReader(post.fields, "en");
  if (form.line("action") === "passkey") {
    const memberId = await memberOfPasskey(
      passkeyDeps(deps),
      form.all("passkey")[0] ?? "",
      clock(),
    );
    if (!memberId) return fieldError("passkey", "This passkey doesn't open this desk.");
    return signedInAs(deps, post, { memberId, way: "passkey" });
  }
  const email = readEmail(form, true);
  if (form.errors || !email) return { ok: false, status: 422, errors: form.errors ?? {} };
  const taken = await limits.linksOfAddress.take(email.toLowerCase());
  // Whether somebody works here must not show, not in words and not in the time it takes (rule
  // 18.4): on SQLite, making a link would hold up the response.
  if (taken.ok) {
    const next = nextPage(form);
    setTimeout(() => {
      emailLink(deps, email, next).catch((err) =>
        deps.logger.error({ err }, "no sign-in link was made"),
      );
    }, afterResponseMs);
  }
  return {
    ok: true,
    to: `${deskPath}/sign-in?sent=${encodeURIComponent(email)}`,
    message: `If ${email} belongs to somebody here, a link is on its way. It works once, for 15 minutes.`,
  };
}

async function emailLink(
  { store, clock, config, logger }: DeskDeps,
  email: string,
  next: string | undefined,
): Promise<void> {
  const member = await findByEmail(store.queries, email);
  if (!member) return;
  const link = await makeLink(store, member.id, linkLifetimes.signIn, clock());
  await sendLink({ config, logger }, member, { link, reason: "signIn", next });
}

/** Signs in by a link, which is then used up. The first owner also says who they are. */
export async function signInByLink(
  deps: DeskDeps,
  post: DeskPost,
  token: string,
): Promise<DeskOutcome> {
  const { store, clock } = deps;
  const link = await linkOwner(store, token, clock());
  if (!link) return endedLink;
  if (link.memberId === null) return firstOwner(deps, post, token);
  const used = await takeLink(store, token, clock());
  if (!used?.memberId) return endedLink;
  return signedInAs(deps, post, { memberId: used.memberId, way: "link" });
}

async function firstOwner(deps: DeskDeps, post: DeskPost, token: string): Promise<DeskOutcome> {
  const { store, clock } = deps;
  const form = new FormReader(post.fields, "en");
  const name = readName(form);
  const email = readEmail(form, true);
  if (form.errors || !email) return { ok: false, status: 422, errors: form.errors ?? {} };
  const posted = form.all("passkey")[0];
  const passkey = posted ? await readNewPasskey(passkeyDeps(deps), posted, clock()) : undefined;
  if (posted && !passkey) {
    return fieldError("passkey", "The passkey wasn't made. Please try again, or use your email.");
  }
  if (await findByEmail(store.queries, email)) {
    return fieldError("email", refusalText("known", email.toLowerCase()));
  }
  if (!(await takeLink(store, token, clock()))) return endedLink;
  const added = await addFirstOwner(store, { name, email }, clock());
  if (!added.ok) return endedLink;
  const memberId = added.value.id;
  if (passkey) await addPasskey(store, passkey, { memberId, browser: post.browser }, clock());
  return signedInAs(deps, post, { memberId, way: passkey ? "passkey" : "link" });
}

async function signedInAs(
  { store, clock }: DeskDeps,
  { browser, fields }: DeskPost,
  { memberId, way }: { memberId: string; way: "link" | "passkey" },
): Promise<DeskOutcome> {
  const member = (await listStaff(store.queries)).find(({ id }) => id === memberId);
  if (!member) return endedLink;
  const session = await startSession(store, { memberId, way, browser }, clock());
  return { ok: true, to: nextPage(new FormReader(fields, "en")) ?? deskHome(member.role), session };
}

/** Where to go on after signing in: a page of the desk, nowhere else. */
function nextPage(form: FormReader): string | undefined {
  const next = form.line("next");
  const path = URL.parse(next, "https://desk.invalid");
  const isOwn = path?.origin === "https://desk.invalid" && path.pathname.startsWith(`${deskPath}/`);
  return isOwn ? `${path.pathname}${path.search}` : undefined;
}

/** What the passkeys of the site are checked with. */
export function passkeyDeps({ store, config }: DeskDeps) {
  return { store, siteUrl: config.siteUrl, linkSecret: config.linkSecret };
}
