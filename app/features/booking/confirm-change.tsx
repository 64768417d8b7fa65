import type { ReactNode } from "react";
import * as copy from "#copy/private-booking.ts";
import { Button } from "#ui/button.tsx";

interface ConfirmChangeProps {
  change: "cancel" | "undo";
  heading: string;
  text: string;
  /** Label of the checkbox that must be checked. */
  checkboxLabel: string;
  button: string;
  /** Another action beside the button. */
  children?: ReactNode;
}

/**
 * Asks for confirmation before a booking changes. The checkbox starts unchecked: a program that
 * opens links in emails and submits the forms it finds changes nothing (rule 10.26).
 */
export function ConfirmChange(props: ConfirmChangeProps) {
  const { change, heading, text, checkboxLabel, button, children } = props;
  return (
    <section className="no-print border-l-4 border-clay bg-white py-6 pr-5 pl-6">
      <h2 className="text-h3">{heading}</h2>
      <p className="mt-2 text-soft">{text}</p>
      <form method="post" noValidate className="mt-4 grid gap-5">
        <input type="hidden" name="change" value={change} />
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input
            type="checkbox"
            name="sure"
            required
            autoComplete="off"
            className="size-5 shrink-0 accent-pine"
          />
          <span>{checkboxLabel}</span>
        </label>
        <div className="flex flex-wrap items-center gap-3 max-xs:*:grow">
          <Button type="submit">{button}</Button>
          {children}
        </div>
      </form>
    </section>
  );
}

/** Whether the checkbox of a posted change was checked. */
export function isConfirmed(form: FormData): boolean {
  return form.get("sure") === "on";
}

/** Shown when it was not checked. */
export const notConfirmedMessage = copy.unsure;
