import { addOnPrices } from "#domain/delivery/delivery-price.ts";
import { formatMoney } from "#domain/money.ts";
import { facts } from "#shop/facts.ts";

const { smallOrMedium, largeOrExtraLarge } = addOnPrices.haulAway;

/** The delivery page's questions and answers; also given to search engines. */
export const deliveryQuestions: readonly { question: string; answer: string }[] = [
  {
    question: "How soon can you deliver?",
    answer:
      "Typically one to three days after you order. Same-day and rush delivery are often possible for an extra fee: call first, so we can look at the truck's day before we say yes.",
  },
  {
    question: "Is delivery really free?",
    answer:
      "On qualifying orders in Houston and the surrounding areas, yes. Whether yours qualifies is part of your quote, so you know before you buy. Outside the metro there's a flat rate, and we tell you the amount on the phone.",
  },
  {
    question: "Do I have to be at home?",
    answer:
      "Someone aged 18 or older does, to show us the room and look everything over with the crew at the end. It doesn't have to be you.",
  },
  {
    question: "Can I change the day?",
    answer: `Yes, up to 24 hours before your delivery. Use the private link in your confirmation e-mail, or call ${facts.phone}.`,
  },
  {
    question: "Is assembly included?",
    answer: `White-glove service includes full assembly, placing the piece in its room and taking the debris with us, for ${formatMoney(addOnPrices.whiteGlove)} a booking. Simple pieces take 15 to 30 minutes, large ones one to two hours.`,
  },
  {
    question: "Will you take my old furniture?",
    answer: `Yes. Haul-away is ${formatMoney(smallOrMedium)} when we bring small and medium pieces, ${formatMoney(largeOrExtraLarge)} as soon as one of them is large or extra-large. Have the old piece empty and ready to go.`,
  },
];
