import type { PictureData } from "#ui/picture.tsx";
import type { PartHtml } from "#ui/server-part.tsx";
import type { HomeCopy } from "./copy.ts";

export interface HeroSlide {
  title: string;
  badge: string;
  link: string;
  picture: PictureData | null;
  phonePicture: PictureData | null;
  alt: string;
}

export interface CollectionTile {
  title: string;
  badge: string;
  link: string;
  popular: readonly string[];
  picture: PictureData | null;
  /** Pictures of the collection's products, if the collection has no picture of its own. */
  products: PictureData[];
}

export interface HomeData {
  copy: Pick<HomeCopy, "sent" | "hero" | "testimonials">;
  testimonials: readonly { quote: string; author: string }[];
  slides: HeroSlide[];
  beforeTestimonials: PartHtml;
  afterTestimonials: PartHtml;
}
