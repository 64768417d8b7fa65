/** The shop's colours (brand book) as mail clients need them: spelt out, inline. */
export const mailColors = {
  paper: "#FBF8F3",
  sand: "#F1EAE0",
  line: "#E3D9CB",
  ink: "#211C17",
  soft: "#5B5148",
  pine: "#1F4D3F",
} as const;

export const headingFont = "Fraunces, Georgia, serif";
export const bodyFont = "Figtree, Helvetica, Arial, sans-serif";
