import { starterPictures } from "#server/catalog/pictures/starter-pictures.ts";
import { addressedSize, type PictureData, pictureAddress } from "#ui/picture.tsx";
import { type SocialPicture, socialCardPath, socialCardPicture } from "./social-card.ts";

/**
 * The social picture of a page that starts with the picture of a room: its social card, or the
 * picture itself once the owner replaced the one on the card (rule 2.28).
 */
export function roomSocialPicture(page: string, room: PictureData | null): SocialPicture {
  const isOnCard = room?.hash === starterPictures.pictureNamed(room?.name)?.hash;
  return room && !isOnCard
    ? { path: pictureAddress(room), ...addressedSize(room) }
    : socialCardPicture(socialCardPath(page));
}
