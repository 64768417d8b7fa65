/**
 * The shop's colors (brand book) as literal values for inline styles, as email clients need them.
 */
export const emailColors = {
  paper: "#FBF8F3",
  sand: "#F1EAE0",
  line: "#E3D9CB",
  ink: "#211C17",
  soft: "#5B5148",
  pine: "#1F4D3F",
} as const;

export const headingFont = "Fraunces, Georgia, serif";
export const bodyFont = "Figtree, Helvetica, Arial, sans-serif";
