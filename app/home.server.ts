import { findCollection } from "#domain/collection.ts";
import type { HeroSlide, HomeData } from "#features/home/home-data.ts";
import { words } from "#features/home/words.ts";
import { collections } from "#shop/collections.ts";
import { homeQuestions } from "#shop/words/en/home-questions.ts";
import { testimonials } from "#shop/words/en/testimonials.ts";
import { pictureNamed } from "./pictures.server.ts";

/** The rooms of the slideshow, with what their pictures show. */
const heroRooms = [
  {
    slug: "living-room",
    name: "living",
    alt: "A sunlit living room with a gray sofa and a leather recliner",
  },
  {
    slug: "bedroom",
    name: "bedroom",
    alt: "A made bed with a channeled headboard against a sage wall",
  },
  {
    slug: "dining-room",
    name: "dining",
    alt: "A long oak dining table with upholstered chairs by a window",
  },
];

export function homeData(): HomeData {
  return {
    words,
    testimonials,
    questions: homeQuestions,
    slides: heroRooms.flatMap(({ slug, name, alt }): HeroSlide[] => {
      const room = findCollection(collections, slug);
      if (!room) return [];
      return [
        {
          title: room.title,
          badge: room.badge,
          link: room.link,
          picture: pictureNamed(`rooms/${name}-hero`) ?? pictureNamed(`rooms/${name}`),
          phonePicture: pictureNamed(`rooms/${name}-hero-phone`),
          alt,
        },
      ];
    }),
    tiles: collections.map(({ title, badge, link, popular, image }) => ({
      title,
      badge,
      link,
      popular,
      picture: pictureNamed(image),
    })),
  };
}
