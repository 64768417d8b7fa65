import * as copy from "#copy/privacy-policy.ts";
import { fillIn, sectionOf } from "./fill-in.ts";
import type { LegalDocument } from "./legal-document.ts";
import { type RetentionDays, retentionBlocks } from "./retention-text.ts";

export const privacyMeta = {
  title: fillIn(copy.meta.title),
  description: fillIn(copy.meta.description),
};

/**
 * Describes what the software does with personal data: a change to one needs a change to the other.
 */
export const privacyPolicy = (retention: RetentionDays): LegalDocument => ({
  title: copy.title,
  meta: privacyMeta,
  lead: copy.lead,
  effective: "2025-09-22",
  updated: "2025-09-22",
  inShort: copy.inShort.map(fillIn),
  sections: [
    sectionOf("who-we-are", copy.whoWeAre),
    sectionOf("what-you-send", copy.whatYouSend),
    sectionOf("quotes", copy.quotes),
    sectionOf("what-comes-with-it", copy.whatComesWithIt),
    sectionOf("in-your-browser", copy.inYourBrowser),
    sectionOf("why", copy.why),
    sectionOf("who-receives-it", copy.whoReceivesIt),
    sectionOf("other-companies", copy.otherCompanies),
    {
      id: "how-long",
      title: copy.howLong.title,
      blocks: [copy.howLong.why, ...retentionBlocks(retention), copy.howLong.copies],
    },
    sectionOf("your-choices", copy.yourChoices),
    sectionOf("security", copy.security),
    sectionOf("children", copy.children),
    sectionOf("changes", copy.changes),
    sectionOf("contact", copy.contact),
  ],
});
