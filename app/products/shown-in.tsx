import { shownIn } from "#copy/products.ts";

interface ShownInProps {
  color: string;
  /** Set if it follows other facts on one line. */
  follows?: boolean;
}

/** Says which color the picture shows, where the chosen one has no picture (rule 5.6). */
export function ShownIn({ color, follows = false }: ShownInProps) {
  return <span>{`${follows ? " · " : ""}${shownIn({ color })}`}</span>;
}
