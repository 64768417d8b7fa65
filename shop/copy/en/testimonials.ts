/** Customer quotes (rule 1.11: the demo shop's sample copy, never sent to search engines). */
export const testimonials: readonly { quote: string; author: string }[] = [
  {
    quote:
      "They matched the big store's price on our sectional, then came in under it. Delivered Thursday, assembled before lunch.",
    author: "Denise R., Katy",
  },
  {
    quote:
      "I texted a picture of a recliner from another shop. Two hours later I had a better one for less.",
    author: "Marcus T., Third Ward",
  },
  {
    quote:
      "The crew carried a king bed up three flights, built it, and took every scrap of cardboard with them.",
    author: "Alicia G., Midtown",
  },
  {
    quote:
      "No pressure, no pop-ups, just a person who picks up the phone. I bought the whole dining set.",
    author: "Robert L., Pearland",
  },
  {
    quote: "My mother's lift chair came the next day and they showed her every button, twice.",
    author: "Yolanda P., Sugar Land",
  },
  {
    quote: "We split the payments and still paid less than the first quote we got elsewhere.",
    author: "Kevin & Tran N., Alief",
  },
  {
    quote: "The desk was wrong for my corner and they said so before I bought it. Who does that?",
    author: "Sam W., The Heights",
  },
  {
    quote: "Old couch out, new couch in, floor swept. Twenty-five minutes.",
    author: "Patricia M., Spring",
  },
];
