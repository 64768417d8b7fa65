import {
  clockText,
  longDate,
  monthAndDay,
  requestedDateTime,
  windowLabel,
} from "#domain/delivery/delivery-date.ts";
import { momentInSentence } from "#domain/desk/shop-clock.ts";
import type { Language } from "#domain/language.ts";
import { formatMoney, formatMoneyWithCents, freeOrMoney } from "#domain/money.ts";
import { responseTimeText } from "#domain/response-day.ts";
import { dayText } from "#domain/shop-calendar.ts";

const en = {
  clockText,
  dayText,
  formatMoney,
  formatMoneyWithCents,
  freeOrMoney,
  longDate,
  momentInSentence,
  monthAndDay,
  percent: (hundredths: number) => `${hundredths / 100}%`,
  requestedDateTime,
  responseTimeText,
  windowLabel,
};

/** How emails write money, days and times in each language. */
export const formatsIn: Readonly<Record<Language, typeof en>> = { en };
