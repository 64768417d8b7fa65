import type { PictureData } from "#ui/picture.tsx";

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
}

export interface HomeData {
  slides: HeroSlide[];
  tiles: CollectionTile[];
}
