import type { hero, testimonials } from "#copy/home.ts";
import type { PictureData } from "#ui/picture.tsx";
import type { PartHtml } from "#ui/server-part.tsx";

export interface HeroSlide {
  title: string;
  badge: string;
  link: string;
  /** What the button that shows this slide says. */
  show: string;
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
  copy: {
    hero: Omit<typeof hero, "text" | "show"> & { text: string };
    testimonials: typeof testimonials;
  };
  testimonials: readonly { quote: string; author: string }[];
  slides: HeroSlide[];
  beforeTestimonials: PartHtml;
  afterTestimonials: PartHtml;
}
