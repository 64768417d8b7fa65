/**
 * Who said it; what they said is in `copy/en/home.json` under `quotes` (rule 1.11: the demo shop's
 * sample copy, never sent to search engines).
 */
export const testimonials = [
  { key: "denise", author: "Denise R., Katy" },
  { key: "marcus", author: "Marcus T., Third Ward" },
  { key: "alicia", author: "Alicia G., Midtown" },
  { key: "robert", author: "Robert L., Pearland" },
  { key: "yolanda", author: "Yolanda P., Sugar Land" },
  { key: "kevinAndTran", author: "Kevin & Tran N., Alief" },
  { key: "sam", author: "Sam W., The Heights" },
  { key: "patricia", author: "Patricia M., Spring" },
] as const;
