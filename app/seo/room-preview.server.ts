import { starterPictures } from "#server/catalog/pictures/starter-pictures.ts";
import { type PictureData, pictureAddress } from "#ui/picture.tsx";
import { socialCardPath } from "./social-card.ts";

/**
 * Path of the preview of a page that starts with the picture of a room: its social card, or the
 * picture itself once the owner replaced the one on the card (rule 2.28).
 */
export function roomPreview(page: string, room: PictureData | null): string {
  const isOnCard = room?.hash === starterPictures.pictureNamed(room?.name)?.hash;
  return room && !isOnCard ? pictureAddress(room) : socialCardPath(page);
}
