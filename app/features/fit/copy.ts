import { formLimits } from "#domain/form-limits.ts";

export const copy = {
  title: "Will It Fit?",
  description:
    "Type in your door, hall, stairs or elevator and see whether a sofa, bed or table gets in, part by part, before it is on the truck.",
  slogan: "From the street to its spot",
  lead: "Fill in what you have measured and leave the rest. Sizes are inches unless you say otherwise: 36, 36 1/2, 3' 2\" or 92 cm.",
  whichPiece: {
    label: "Which piece?",
    help: "A name, a color, a width or a model number.",
    submit: "Find it",
    found: "Pick yours",
    none: "We found no piece by these words. Call or text us, and we look for you.",
  },
  notices: {
    cut: `These are the first ${formLimits.items} pieces of your list. Please check the others with a list of their own.`,
    gone: (ids: readonly string[]) =>
      ids.length === 1
        ? "One piece of this list is no longer here:"
        : `${ids.length} pieces of this list are no longer here:`,
  },
  pieces: "What we would bring in",
  size: (dimensions: string) => `Assembled ${dimensions}`,
  parts: (parts: string) => `Comes in parts: ${parts} in`,
  notChecked: "Not checked yet",
  gone: "no longer in our catalog. Ask us about something like it.",
  answer: {
    wayIn: "Your way in",
    incomplete: "To check a passage, we need the width of it too.",
  },
  form: {
    heading: "Your way in",
    usual: (inches: number) => `${inches} if you leave it empty`,
    submit: "Check",
    clear: "Clear it",
    answer: "The answer:",
    why: "See why",
    privacy:
      "This browser tab remembers your measures until you clear them or close it. Nothing is sent to us until you ask.",
  },
  ask: {
    heading: "Not sure? We measure with you.",
    quote: "Ask for a quote with these measures",
    quoteOnly: "Ask for a quote",
    text: "Text us a photo",
    call: "Call",
    message: (titles: string, wayIn: string) =>
      wayIn === ""
        ? `Hi! Will it get in at my place: ${titles}?`
        : `Hi! Will it get in at my place: ${titles}? My way in: ${wayIn}.`,
    anyPiece: "a piece of yours",
  },
  share: {
    button: "Share this answer",
    title: "Will it fit?",
    copied: "Link copied",
    copiedText: "Whoever opens it sees these pieces and measures, and nothing about you.",
  },
} as const;
