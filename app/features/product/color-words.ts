/** Sentences about a piece's colors, said by the server. */
export const words = {
  title: (count: number) => (count === 1 ? "Comes in one color" : `Comes in ${count} colors`),
  chooseOne: "Choose a color to see it in the pictures. Tell us which with your quote request.",
  shownIn: (colors: string) => `Shown in ${colors}.`,
  inModel: "The 3D view shows the others.",
  sampleWanted: (piece: string, color: string) => `A sample of ${piece} in ${color}`,
  sampleMessage: (piece: string, colors: string) =>
    `Hi! Could I get a sample of ${piece} in ${colors}?`,
  tellUs: "Tell us the color with your quote request.",
} as const;
