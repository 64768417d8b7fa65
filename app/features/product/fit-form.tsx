import { paths } from "#domain/paths.ts";
import { type PartHtml, ServerPart } from "#ui/server-part.tsx";

interface FitFormProps {
  fields: PartHtml;
  /** Id of the product or of the chosen variant. */
  id: string;
}

/** Asks whether the product gets in and fits: a plain form that leads to the answer (rule 20.10). */
export function FitForm({ fields, id }: FitFormProps) {
  return (
    <form action={paths.willItFit} className="no-print mt-5">
      <input type="hidden" name="items" value={id} />
      <ServerPart {...fields} className="grid gap-2" />
    </form>
  );
}
