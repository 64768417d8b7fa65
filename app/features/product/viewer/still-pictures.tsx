import type { GalleryView } from "#products/gallery.tsx";
import { Picture } from "#ui/picture.tsx";

/** The pictures of a product with those in this color first. */
export function inColorFirst(views: readonly GalleryView[], color: string): GalleryView[] {
  return [...views].sort((a, b) => Number(b.color === color) - Number(a.color === color));
}

interface StillPicturesProps {
  views: readonly GalleryView[];
  /** The `sizes` of each picture. */
  sizes: string;
}

/** A product's pictures one after the other, for browsers that don't show the model. */
export function StillPictures({ views, sizes }: StillPicturesProps) {
  return views.map(({ picture, alt, lang }) => (
    <Picture
      key={picture?.name ?? alt}
      picture={picture}
      alt={alt}
      lang={lang}
      sizes={sizes}
      className="aspect-4/5 w-full"
    />
  ));
}
