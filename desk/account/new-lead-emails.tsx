import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { copy } from "./copy.ts";

/** Whether every new lead is emailed to this staff member too. */
export function NewLeadEmails({ isOn }: { isOn: boolean }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-h3">{copy.emails.title}</h2>
      <Form method="post" className="flex flex-wrap items-center justify-between gap-4">
        <input type="hidden" name="action" value="new_lead_emails" />
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="on" defaultChecked={isOn} className="size-5 accent-pine" />
          {copy.emails.newLeads}
        </label>
        <Button type="submit" tone="quiet" size="small">
          {copy.emails.save}
        </Button>
      </Form>
    </section>
  );
}
