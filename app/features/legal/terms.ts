import * as copy from "#copy/terms.ts";
import { fillIn, sectionOf } from "./fill-in.ts";
import type { LegalDocument } from "./legal-document.ts";

/** The terms of using the site and asking for a quote. */
export const terms: LegalDocument = {
  title: copy.title,
  meta: { title: fillIn(copy.meta.title), description: fillIn(copy.meta.description) },
  lead: copy.lead,
  effective: "2025-09-22",
  updated: "2025-09-22",
  inShort: copy.inShort.map(fillIn),
  sections: [
    sectionOf("agreement", copy.agreement),
    sectionOf("age", copy.age),
    sectionOf("quotes", copy.quotes),
    sectionOf("accepting", copy.accepting),
    sectionOf("pictures", copy.pictures),
    sectionOf("price-match", copy.priceMatch),
    sectionOf("delivery", copy.delivery),
    sectionOf("financing", copy.financing),
    sectionOf("using-the-site", copy.usingTheSite),
    sectionOf("what-you-send", copy.whatYouSend),
    sectionOf("our-content", copy.ourContent),
    sectionOf("other-sites", copy.otherSites),
    sectionOf("warranties", copy.warranties),
    sectionOf("liability", copy.liability),
    sectionOf("texas-law", copy.texasLaw),
    sectionOf("arbitration", copy.arbitration),
    sectionOf("changes", copy.changes),
    sectionOf("contact", copy.contact),
  ],
};
