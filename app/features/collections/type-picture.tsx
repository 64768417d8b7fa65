// biome-ignore-all lint/a11y/useAnchorContent: the picture repeats the link of the title, for pointers only
import { Picture } from "#ui/picture.tsx";
import type { TypeCard } from "./collection-page-data.ts";

interface TypePictureProps {
  type: TypeCard;
  /** The `sizes` of the picture in this layout. */
  sizes: string;
  /** Classes of the frame; give it an aspect ratio. */
  className: string;
  imageClassName?: string;
}

/** A product type's picture; a click on it does what Browse Category beside it does. */
export function TypePicture({ type, sizes, className, imageClassName }: TypePictureProps) {
  const { link, picture } = type;
  return (
    <a
      href={link}
      tabIndex={-1}
      aria-hidden="true"
      className={`relative block overflow-hidden bg-sand ${className}`}
    >
      <Picture
        picture={picture}
        alt={type.pictureAlt}
        sizes={sizes}
        className="absolute! inset-0"
        imageClassName={imageClassName}
      />
    </a>
  );
}
