import { leadKinds } from "#server/lead-kinds/registry.ts";
import { leadForms } from "#server/leads/lead-forms.ts";
import type { Services } from "#server/services/page-services.ts";

type Leads = Services["leads"];

/** The shop's forms at their paths; posted leads go to the test. */
export function leadServices(submit: Leads["submit"]): Pick<Leads, "kindAt" | "submit"> {
  return { kindAt: leadForms(leadKinds), submit };
}
