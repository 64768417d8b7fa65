import { dateParts } from "#domain/date-parts.ts";
import { type Weekday, weekdayOf } from "#domain/opening-hours.ts";

export const months = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
] as const;

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  monday: "lunes",
  tuesday: "martes",
  wednesday: "miércoles",
  thursday: "jueves",
  friday: "viernes",
  saturday: "sábado",
  sunday: "domingo",
};

export function monthAndDay(date: string): string {
  const { month, day } = dateParts(date);
  return `${day} de ${months[month]}`;
}

export function weekdayText(date: string): string {
  return weekdayNames[weekdayOf(date)];
}

export function dayText(date: string): string {
  return `${weekdayText(date)} ${monthAndDay(date)}`;
}

export function shortWeekday(weekday: Weekday): string {
  return weekdayNames[weekday].slice(0, 3);
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
