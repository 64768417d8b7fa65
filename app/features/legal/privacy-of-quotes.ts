import type { LegalSection } from "./legal-document.ts";

/** The part of the privacy policy about quotes: their links, what is noted, what an acceptance keeps. */
export const privacyOfQuotes: LegalSection = {
  id: "quotes",
  title: "Quotes, and what an acceptance keeps",
  blocks: [
    "A quote has a private page. Its link holds no name, address or price and can't be guessed, but whoever has it can see the quote, ask about it, accept it and choose a delivery for it. Treat it like a key. If somebody else may have it, tell us: we make you a new one, and the old one opens nothing from then on.",
    "When you accept a quote, we keep exactly what you accepted:",
    [
      "which version of the quote it was;",
      "the name you typed as your signature, and the date and time;",
      "how you said you would like to pay;",
      "every line, text, price and sum as the page showed them;",
      "if you said yes on the phone or in the shop, who of us recorded it.",
    ],
    "None of it changes afterwards, whatever happens to our prices, and it stays until your request is erased. You get the same by e-mail.",
    "Once the page has been on your screen for two seconds, it tells our server that the link was opened, and we note when, so that we don't wait for an answer to a mail that never reached you. Nothing else about your visit is noted, and nothing at all if your browser runs no script. Our mails have no hidden pictures that would tell us you opened them.",
    "Our sellers and the owner see every version we sent you, whether it was opened, what you asked and what we answered, what you accepted or declined and why, and the payments we took: amount, date, and whether it was cash, card or check. The site never sees a card number.",
  ],
};
