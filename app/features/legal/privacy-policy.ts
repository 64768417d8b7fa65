import { facts } from "#shop/facts.ts";
import type { LegalDocument } from "./legal-document.ts";
import { privacyOfQuotes } from "./privacy-of-quotes.ts";
import { privacyRights } from "./privacy-rights.ts";
import type { RetentionDays } from "./retention-text.ts";

const { name, email, phone } = facts;

export const privacyMeta = {
  title: `Privacy Policy | ${name}`,
  description: `What ${name} keeps when you ask for a quote or book a delivery, who receives it, what stays in your browser, and how to have it erased.`,
};

/**
 * Describes what the software does with personal data: a change to one needs a change to the other.
 */
export const privacyPolicy = (retention: RetentionDays): LegalDocument => ({
  title: "Privacy Policy",
  meta: privacyMeta,
  lead: "You can look at every piece we show without telling us who you are. When you do tell us, this is what happens with it.",
  effective: "2025-09-22",
  updated: "2025-09-22",
  inShort: [
    "We get your details only when you send us a form, a text, a call or an e-mail.",
    "We use them to answer you, to deliver to you, and to know which of our ads work. We don't sell them.",
    "No accounts and no cookies for shoppers, no analytics. Your quote list and wishlist stay in your browser.",
    `Want it gone? Write to ${email} or call ${phone}, and we erase it.`,
  ],
  sections: [
    {
      id: "who-we-are",
      title: "Who we are",
      blocks: [
        `${name} is a furniture shop in ${facts.address.city}, Texas. “We” and “us” mean the shop; “the site” means these pages. This policy covers the site and what you send us through it. How to reach us stands at the end.`,
      ],
    },
    {
      id: "what-you-send",
      title: "What you send us",
      blocks: [
        "The site has no accounts and takes no payments. We receive personal data from the site only when you send one of its forms, and then what you typed into it:",
        [
          "A quote request: your name, e-mail address, phone number, how and when you like to be reached, where you heard of us, your requests, the pieces on your list with quantities and notes, and, unless you leave them out, the measures of your way in that the page shows beside the form.",
          "A custom request: your name, your phone number or e-mail address, what you are looking for and the collection you were looking at.",
          "A delivery booking: your name, e-mail address, phone number, delivery address, what is to be carried, the add-ons you chose, your delivery window and your instructions.",
          "A financing request: your name, phone number, e-mail address, ZIP code, budget range, timeline, the furniture you have in mind and the plan you prefer. The field for the last four digits of your Social Security number is optional and never leaves your browser: it is not sent to us, to a provider or to anybody.",
          "A price-match request: the piece, the competitor and their price, the link or photo of their offer, your name, and your phone number or e-mail address.",
          "On the page of a quote: your acceptance, your questions and the changes you ask for, or that you don't want it and why; if you choose a delivery there, your address and instructions.",
        ],
        "Our sellers and the owner see what you sent, together with your earlier requests, what we answered and when, and the notes they write about it; these are erased with your request. Everyone on our staff signs in as themselves, and the crew sees no requests.",
        "Choosing a financing provider on the plans page tells us which one was chosen, without your name.",
      ],
    },
    privacyOfQuotes,
    {
      id: "what-comes-with-it",
      title: "What is sent along",
      blocks: [
        "Together with a form we receive where the visit began, so that we know which advertising is worth its money: the page you sent the form from, the first page you opened, the site that led you here, and campaign tags (“utm” tags) in the link you followed. We also keep the time you sent it and the reference number you were given. A form that looks as if a program had filled it in is marked so for us; it is answered like any other.",
        "To stop floods of automatic messages, our server counts how many forms come from one internet address in ten minutes, and from one e-mail address or phone number in an hour. The counts are held in memory, or, where several servers share the work, in the database under a code the address can't be read from. They are not kept with your request. The server's log lists the pages that were asked for, without addresses, names or anything you typed.",
      ],
    },
    {
      id: "in-your-browser",
      title: "What stays in your browser",
      blocks: [
        "The site sets no cookies in your browser: the only one there is belongs to our own staff, whose browsers get it when they sign in to the pages they work on. The site keeps a few things in your own browser's storage, where only this site can read them:",
        [
          "Your quote list and your wishlist, until you empty them or clear your browser's data.",
          "A form you have begun, so that a reload doesn't lose it, until you send it or close the tab. A delivery booking waits longer, until you send it or clear your browser's data.",
          "The measures of your door, hall, stairs, elevator and room as you typed them under “Will it fit?”, to fill them in for the next piece, until you clear them or close the tab.",
          "Your name, e-mail address, phone number and ZIP code as you typed them into one form, to offer them to the next, until you close the tab.",
          "For the length of a visit: where the visit began (as above) and that you closed the call bar.",
        ],
        "Nothing you typed into a form reaches us until you send it. The page does ask our server for the pieces on your lists, for suggestions while you type into the search field, and for the delivery times that are free; none of these says who you are. Whether a piece fits is worked out in your browser while you type; the measures stand in the page's address, so our server reads them when you open, reload or share that address. A list you share as a link is readable by whoever has the link: it names the pieces and such measures, not you.",
      ],
    },
    {
      id: "why",
      title: "What we use it for",
      blocks: [
        [
          "To answer you by the way you asked for: phone, text or e-mail.",
          "To prepare your quote, deliver, assemble, and handle what comes after.",
          "To send the mails a request, a quote or a booking needs, such as its confirmation and a reminder before a quote ends or a delivery comes.",
          "To see which advertising brings people to us.",
          "To keep the site working and to protect it from abuse, and to meet our duties under the law.",
        ],
        "We don't decide anything about you by automatic means, and sending a form doesn't sign you up for advertising.",
      ],
    },
    ...privacyRights(retention),
  ],
});
