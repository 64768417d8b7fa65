import { copyIn } from "#copy-in/booking-refusals.ts";
import { readState } from "#domain/contact/us-state.ts";
import { readZip } from "#domain/contact/zip-code.ts";
import { bookingSchema, type ContactField } from "#domain/delivery/booking-schema.ts";
import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { ScheduledWindow } from "#domain/delivery/delivery-schedule.ts";
import { scheduledWindow } from "#domain/delivery/scheduled-windows.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import { deliverySchedule } from "#shop/delivery.ts";
import { facts } from "#shop/facts.ts";

/** Reads a name or a part of the address; empty if invalid, which adds an error. */
export function readContactField(
  form: FormReader,
  field: Exclude<ContactField, "email" | "phone">,
): string {
  const text = form.text(field, bookingSchema.contact[field]);
  if (field === "addressState") return readState(text) ?? "";
  return field === "addressZip" ? (readZip(text) ?? "") : text;
}

/** Reads the chosen window; undefined if none is chosen or it isn't offered, which adds an error. */
export function readWindow(form: FormReader, now: Date): ScheduledWindow | undefined {
  const key = { date: form.line("date"), window: form.line("window") };
  if (key.date === "" || key.window === "") {
    form.addError(key.date === "" ? "date" : "window", { problem: "timeMissing" });
    return undefined;
  }
  const window = scheduledWindow(deliverySchedule, shopDateTime(facts.timeZone, now), key);
  if (!window) form.addError("window", copyIn[form.language].notOffered);
  return window;
}
