import { Resolver } from "node:dns/promises";
import type { Check, CheckContext, Finding } from "#server/doctor/check.ts";
import { senderAndInbox } from "#server/mail/email-settings.ts";
import { asciiAddress } from "#server/platform/mailbox.ts";

/** How long a silent name server may delay the doctor. */
const TIMEOUT_MS = 2_000;

/** The DNS lookups that the check uses. */
export type Names = Pick<Resolver, "resolveTxt" | "resolveMx" | "resolve4" | "resolve6">;

/**
 * Checks whether the DNS makes our emails trustworthy: SPF and DMARC of the sender's domain, and
 * where emails to the shop's inbox go. Never a fault: a machine without DNS may send through a
 * server that has it.
 */
export const domainCheck: Check = {
  name: "domain",
  run: async (context) => {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
    context.signal.addEventListener("abort", () => resolver.cancel(), { once: true });
    return domainFindings(context.config, resolver);
  },
};

/** @param names the DNS, replaced in tests. */
export async function domainFindings(
  config: CheckContext["config"],
  names: Names,
): Promise<Finding[]> {
  if (!config.smtpUrl) return [];
  const { from, shopInbox } = senderAndInbox(config);
  const sender = domainOf(from.address);
  const all = await Promise.all([
    spfFindings(sender, names),
    dmarcFindings(sender, names),
    inboxFindings(domainOf(shopInbox.address), names),
  ]);
  return [...all.flat(), dkim(sender)];
}

function domainOf(address: string): string {
  const ascii = asciiAddress(`x${address.slice(address.lastIndexOf("@"))}`) ?? address;
  return ascii.slice(ascii.lastIndexOf("@") + 1).toLowerCase();
}

async function spfFindings(domain: string, names: Names): Promise<Finding[]> {
  const texts = await textsOf(domain, names);
  if (!texts) return [lookupFailed(domain)];
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const warn = (seen: string, advice: string): Finding[] => [{ level: "warning", seen, advice }];
  if (records.length === 0) {
    return warn(
      `${domain} has no SPF record: many inboxes take our mails for spam`,
      `Add a TXT record to ${domain} as your mail provider says, such as "v=spf1 include:… ~all".`,
    );
  }
  if (records.length > 1) {
    return warn(
      `${domain} has ${records.length} SPF records, so that none holds`,
      "Join them into one TXT record that begins with v=spf1.",
    );
  }
  const [record = ""] = records;
  if (/[\s]\+?all\b/i.test(record)) {
    return warn(
      `the SPF record of ${domain} lets everybody send in its name`,
      "Let it end with ~all or -all.",
    );
  }
  return [{ level: "ok", seen: `${domain} has an SPF record` }];
}

/** A domain without a record of its own inherits its parent domain's. */
async function dmarcFindings(domain: string, names: Names): Promise<Finding[]> {
  const labels = domain.split(".");
  for (let at = 0; at <= Math.max(0, labels.length - 2); at += 1) {
    const name = labels.slice(at).join(".");
    const texts = await textsOf(`_dmarc.${name}`, names);
    if (!texts) return [lookupFailed(`_dmarc.${name}`)];
    if (texts.some((text) => /^v=DMARC1\b/i.test(text))) {
      return [{ level: "ok", seen: `${name} has a DMARC record` }];
    }
  }
  return [
    {
      level: "warning",
      seen: `${domain} has no DMARC record: large providers ask for one`,
      advice: `Add a TXT record to _dmarc.${domain}, "v=DMARC1; p=none" to begin with.`,
    },
  ];
}

async function inboxFindings(domain: string, names: Names): Promise<Finding[]> {
  const found = await recordsOf(() => names.resolveMx(domain));
  if (!found) return [lookupFailed(domain)];
  const hosts = found.filter(({ exchange }) => exchange !== "" && exchange !== ".");
  if (hosts.length > 0) {
    return [
      {
        level: "ok",
        seen: `mail to ${domain} goes to ${hosts.map((host) => host.exchange).join(", ")}`,
      },
    ];
  }
  const refusesEmail = found.length > 0;
  if (!refusesEmail) {
    // Without MX the host of that name receives its emails (RFC 5321, section 5.1).
    const own = await Promise.all([
      recordsOf(() => names.resolve4(domain)),
      recordsOf(() => names.resolve6(domain)),
    ]);
    if (own.some((addresses) => addresses === undefined)) return [lookupFailed(domain)];
    if (own.flat().length > 0)
      return [{ level: "ok", seen: `mail to ${domain} goes to that host` }];
  }
  return [
    {
      level: "warning",
      seen: refusesEmail
        ? `${domain} says that it takes no mail`
        : `nothing in the DNS says where mail to ${domain} goes`,
      advice: "Look for a slip in SHOP_INBOX, or add an MX record to that domain.",
    },
  ];
}

function dkim(domain: string): Finding {
  return {
    level: "ok",
    seen: `whether mails are signed (DKIM) for ${domain} can't be seen from here`,
    advice:
      "Look at the source of a mail the shop sent you: Authentication-Results has dkim=pass, and d= there is your domain.",
  };
}

function lookupFailed(name: string): Finding {
  return {
    level: "warning",
    seen: `the DNS could not be asked about ${name}`,
    advice:
      "See that this machine has a name server (/etc/resolv.conf), then run the doctor again.",
  };
}

async function textsOf(name: string, names: Names): Promise<string[] | undefined> {
  const records = await recordsOf(() => names.resolveTxt(name));
  return records?.map((parts) => parts.join(""));
}

/** The records of one kind, possibly none; undefined if the DNS didn't respond. */
async function recordsOf<Value>(lookup: () => Promise<Value[]>): Promise<Value[] | undefined> {
  try {
    return await lookup();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === "ENOTFOUND" || code === "ENODATA" ? [] : undefined;
  }
}
