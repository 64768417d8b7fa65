import { facts } from "#shop/facts.ts";
import type { LegalSection } from "./legal-document.ts";

const { name, email, phone, address } = facts;

/** Second half of the terms: using the site, liability, law and disputes. */
export const termsSmallPrint: readonly LegalSection[] = [
  {
    id: "using-the-site",
    title: "Using the site fairly",
    blocks: [
      "Please don't:",
      [
        "send requests in somebody else's name, or with details you know are wrong;",
        "book delivery windows you don't mean to use;",
        "send anything unlawful, or a file that is meant to do harm;",
        "try to break into the site, overload it, or read data that isn't yours;",
        "copy the catalog by automatic means faster than a person would read it.",
      ],
      "We may refuse or cancel requests that break these rules.",
    ],
  },
  {
    id: "what-you-send",
    title: "What you send us",
    blocks: [
      "Photos, links and notes you send stay yours. You allow us to use them for answering you and for doing what you asked, and you confirm that you may share them.",
    ],
  },
  {
    id: "our-content",
    title: "What belongs to us",
    blocks: [
      `The texts, pictures, drawings and the name ${name} belong to us or to those who licensed them to us. You may share links, print pages for your own use and show them to whoever lives with the sofa. Anything else needs our permission.`,
    ],
  },
  {
    id: "other-sites",
    title: "Other sites and services",
    blocks: [
      "The site links to services we don't run, such as financing providers, social networks and, where switched on, a chat window or an outside form. Their own terms apply there, and we don't answer for what they do.",
    ],
  },
  {
    id: "warranties",
    title: "What we don't promise",
    blocks: [
      "We work to keep the site right and reachable, but it is provided “as is” and “as available”. We don't promise that it is free of errors or always there, and to the extent the law allows we make no implied warranties about the site itself.",
      "This is about the site. Warranties on furniture you buy, the maker's and those the law gives you, are not touched by it.",
    ],
  },
  {
    id: "liability",
    title: "Limits of liability",
    blocks: [
      "To the extent the law allows, we are not liable for indirect or consequential losses that come from using this site, and our liability for the site as a whole is limited to 100 U.S. dollars. Nothing here limits liability for injury, for damage our crew does to your home or your things, for fraud, for gross negligence, or any right the Texas Deceptive Trade Practices Act or another law gives you that can't be waived.",
    ],
  },
  {
    id: "texas-law",
    title: "Texas law",
    blocks: [
      "These terms and everything that comes of using this site are governed by the laws of the State of Texas, and by federal law where it applies, without regard to rules that would point to another state's law.",
    ],
  },
  {
    id: "arbitration",
    title: "Disputes: talk first, then arbitration",
    blocks: [
      `Most things are settled by a call to ${phone}. If yours isn't, write to us and describe it; both sides then have 30 days to find a solution.`,
      "A dispute that remains, about these terms, this site or what we sold or delivered, is decided by binding arbitration in Harris County, Texas, by one neutral arbitrator under the consumer rules of an established arbitration organization, and under the Federal Arbitration Act. Hearings may be held by phone or video if both sides agree. The arbitrator may award whatever a court could award you individually. A judgment on the award may be entered in any court that has jurisdiction.",
      "Either side may instead go to a small-claims (justice) court in Harris County with a case that belongs there, and may ask a court for an order that can't wait. Disputes are brought for oneself only, not for a class or group. By agreeing to arbitration, you and we give up a trial before a jury.",
    ],
  },
  {
    id: "changes",
    title: "Changes and the rest",
    blocks: [
      "We may change these terms; the date at the top says when we last did. What was agreed before stays under the terms that were here then. If a part of them turns out to be invalid, the rest stays in force. If we don't insist on a rule once, we may still do so later. A written quote you accepted goes before these terms where the two differ.",
    ],
  },
  {
    id: "contact",
    title: "How to reach us",
    blocks: [
      `${name}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}. E-mail ${email}, phone ${phone}.`,
    ],
  },
];
