import { facts } from "#shop/facts.ts";
import type { LegalSection } from "./legal-document.ts";
import { type RetentionDays, retentionBlocks } from "./retention-text.ts";

const { name, email, phone } = facts;

/** Second half of the privacy policy: recipients, retention, and what shoppers can ask for. */
export const privacyRights = (retention: RetentionDays): readonly LegalSection[] => [
  {
    id: "who-receives-it",
    title: "Who receives it",
    blocks: [
      "What you send is stored in the site's own database. From there a copy goes to:",
      [
        "The shop's inbox, by e-mail, and a thank-you mail to you if you gave an address. The companies that carry our mail and host the site handle it for us in doing so.",
        "The system we keep our customers in (a CRM), run by a provider for us. Of a quote it gets the pieces, the sums, whether it was accepted and how you would like to pay; never your signature, your questions or the link.",
        "Our delivery crew: address, phone number, pieces and instructions, for the day they come.",
        "Authorities or courts, where the law obliges us.",
      ],
      "We don't sell your personal data, don't trade it, and don't share it for anybody else's advertising.",
    ],
  },
  {
    id: "other-companies",
    title: "Other companies on this site",
    blocks: [
      "As delivered, the site loads nothing from other companies: no analytics, no advertising pixels, no fonts or maps from elsewhere. Two things can be switched on by us, and then your browser does contact the company behind them, under that company's own privacy policy: a chat window, and an outside form on the price-match page. While they are off, Chat opens a text message on your phone and the price-match form is our own.",
      "Links to financing providers and social networks are ordinary links: nothing goes there before you follow one. What you tell a provider on its own site is between you and the provider.",
      "Calls, texts and e-mails travel through your phone company and your mail provider.",
    ],
  },
  {
    id: "how-long",
    title: "How long we keep it",
    blocks: [
      "We keep requests and bookings so that we can answer questions about a quote, a delivery or a piece you bought.",
      ...retentionBlocks(retention),
      "Copies in our inbox, in the CRM and in backups are cleared out by hand, under the same rule. Papers that tax law makes us keep, such as invoices, stay as long as it says.",
    ],
  },
  {
    id: "your-choices",
    title: "See it, correct it, have it erased",
    blocks: [
      `Write to ${email} or call ${phone}, and tell us the e-mail address or phone number you used, or your reference number. You can ask for a copy of what we hold about you, for a correction, or for erasure. We may ask a question to be sure it's you. We answer within 45 days, usually much sooner, and it costs nothing.`,
      "Erasing removes your requests and bookings, the quotes we made for them with everything you accepted and asked, their waiting deliveries and mail files from the site's database and folders for good. We then delete the copies in our inbox and the CRM by hand. Backups made before run out on their own schedule and are not used to bring your data back. Erasing a booking that is still to be delivered cancels it: the crew no longer knows where to go.",
      "If we say no to something, we tell you why, and you can ask us to look again. Texans can also turn to the Texas Attorney General.",
      "To empty what your browser keeps, remove the pieces from your lists or clear this site's data in the browser's settings. Using the site without storage works too: your list then lasts until you close the page.",
    ],
  },
  {
    id: "security",
    title: "How we protect it",
    blocks: [
      "Requests are kept in a database that has no login on the web: only people who run the shop's server can read it. The links to a quote and to a booking can't be guessed; treat yours like a key. No system is perfectly safe, and if yours is ever among data we lose, we tell you as the law requires.",
    ],
  },
  {
    id: "children",
    title: "Children",
    blocks: [
      `The site is for adults shopping for a home. It isn't directed to children under 13, and we don't knowingly collect personal data from anyone under 13. If you believe a child has sent us something, tell us and we erase it.`,
    ],
  },
  {
    id: "changes",
    title: "Changes to this policy",
    blocks: [
      "When the site starts doing something this page doesn't say, we change the page first and put the new date at its top. What you sent before is treated as the policy said then, unless you agree to something else.",
    ],
  },
  {
    id: "contact",
    title: "How to reach us",
    blocks: [
      `${name}, ${facts.address.street}, ${facts.address.city}, ${facts.address.region} ${facts.address.postalCode}. E-mail ${email}, phone ${phone}.`,
    ],
  },
];
