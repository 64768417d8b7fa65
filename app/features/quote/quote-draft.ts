import { FormDraft } from "#forms/form-draft.ts";
import { quoteFields } from "./quote-fields.ts";

export const quoteDraft = new FormDraft("parsons-furniture-quote-draft", quoteFields);
