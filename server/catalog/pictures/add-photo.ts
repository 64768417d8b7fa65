import type { Product } from "#domain/product.ts";
import { describePicture } from "#pictures/encode.ts";
import { productWithSlug } from "#server/catalog/products/product-rows.ts";
import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import type { Media } from "#server/media/media.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { type AddResult, addPictureToProduct } from "./add-picture.ts";
import { checkPhoto } from "./check-photo.ts";
import { queuePicture } from "./picture-queue.ts";
import { originalPath } from "./picture-rows.ts";
import { isRoomPicture } from "./starter-pictures.ts";

/** A photograph of the shop, and the picture it should become. */
export interface ShopPhoto {
  /** `SLUG/view` for a product; `rooms/…` or `types/…` to replace an existing picture. */
  name: string;
  bytes: Buffer;
  /** What it shows, for people who can't see it. */
  alt?: string | undefined;
}

export interface AddPhotoDeps {
  store: Store;
  media: Media;
  now: Date;
}

/** What will be published, with remarks for the owner, or why nothing will. */
export type AddedPhoto =
  | { ok: true; width: number; height: number; notes: string[] }
  | { ok: false; problem: string };

/**
 * Adds a photograph to the shop: stores it prepared for publishing and queues it for the worker,
 * which makes its sizes (rule 3.23), and names it in its product, in one transaction.
 */
export async function addPhoto(deps: AddPhotoDeps, shopPhoto: ShopPhoto): Promise<AddedPhoto> {
  const { store, media, now } = deps;
  const { name, bytes } = shopPhoto;
  const fits = await placeOf(store.queries, shopPhoto);
  if (!fits.ok) return fits;
  const checked = await checkPhoto(name, bytes);
  if (!checked.ok) return checked;
  const { photo, notes } = checked;
  const { hash, placeholder } = await describePicture(name, photo.jpeg);
  // Before the row, so that a row never lacks its file.
  await media.write(originalPath({ name, hash }), photo.jpeg);
  return writeCatalog(store, now, async (writer) => {
    const version = await writer.nextVersion();
    // Read again, as the product may have changed while the photograph was prepared.
    const place = await placeOf(writer.queries, shopPhoto);
    if (!place.ok) return place;
    if (place.product) await writer.save([place.product]);
    const { width, height } = photo;
    await queuePicture(writer.queries, { name, hash, width, height, placeholder }, now, version);
    return { ok: true, width, height, notes };
  });
}

/** The product with the picture added, or none for a room; or why the picture can't be added. */
async function placeOf(
  queries: Queries,
  { name, alt }: ShopPhoto,
): Promise<AddResult | { ok: true; product?: Product }> {
  if (isRoomPicture(name)) return { ok: true };
  const [, slug, view] = /^([a-z0-9-]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  if (!slug || !view) {
    const problem = `"${name}" is no picture's name; one looks like model-4400-recliner/primary.`;
    return { ok: false, problem };
  }
  const product = await productWithSlug(queries, slug);
  if (!product) return { ok: false, problem: `There is no piece ${slug}.` };
  return addPictureToProduct(product, view, alt);
}
