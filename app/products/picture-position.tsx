import { pictures } from "#copy/products.ts";
import { RichText } from "#ui/rich-text.tsx";

/** Which picture of how many is in view. */
export function PicturePosition(values: { number: number; count: number }) {
  return (
    <RichText
      parts={pictures.position({
        ...values,
        hidden: (words) => <span className="sr-only">{words}</span>,
        place: (words) => <span>{words}</span>,
      })}
    />
  );
}
