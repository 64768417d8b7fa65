/** What the pictures of rooms show that more than one page uses, by the picture's name. */
export const roomPictureAlts = {
  living: "A green velvet sofa between a swivel chair by the window and a fluted sideboard",
  bedroom: "An upholstered bed between two lit nightstands, an oak bench at its foot",
  dining: "A long oak dining table with upholstered chairs under two pendant lamps, by a window",
  homeOffice: "A desk with a task chair in front of a bookcase",
  accessories: "A floor lamp, a rug and a mirror in a quiet corner",
  sofas: "A gray three-seat sofa and a swivel chair round two oak nesting tables",
  priceMatch: "A leather sofa, and on the table before it a laptop and two shops' circulars",
} as const;
