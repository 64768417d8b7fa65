import { LRUCache } from "lru-cache";
import { data, redirect } from "react-router";
import { addressHere } from "#app/routing/address-here.server.ts";
import * as copy from "#copy/product.ts";
import { drawingSvg } from "#domain/drawing/drawing-svg.ts";
import { measuredDrawing } from "#domain/drawing/measured-drawing.ts";
import type { Product, ProductSpecs } from "#domain/product.ts";
import { createSnapshot } from "#domain/product-snapshot.ts";
import { dimensionsText, feetAndInches, inchesAndFeet } from "#formats";
import type { GalleryView } from "#products/gallery.tsx";
import { modelOf, outlinesOf } from "#products/models.server.ts";
import { productCard, productCards } from "#products/product-cards.server.ts";
import { chosenOf } from "#products/product-choices.ts";
import { trailOf } from "#products/product-trail.server.ts";
import { variantChoices } from "#products/variant-choices.server.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { productColors } from "./colors.server.ts";
import { galleryViews } from "./gallery-views.server.ts";
import type { DrawnView, ProductDetails, ProductPageData } from "./product-page-data.ts";

const measure = (inches: number) => (inches === 0 ? "" : inchesAndFeet(inches));

const relatedShown = 4;

type SpecRow = [name: string, value: string];

interface ProductPage {
  page: ProductPageData;
  product: Product;
}

/**
 * Data of a product's page, or undefined if no product has that slug (rule 5.1).
 * @param variantId the variant whose picture is shown first, if the product has it.
 */
export function productPage(
  catalog: Catalog,
  slug: string,
  variantId?: string | null,
): ProductPage | undefined {
  const product = catalog.bySlug(slug);
  const trail = product && trailOf(product);
  if (!trail) return undefined;
  const related = catalog.related(product, relatedShown);
  const { choices, details } = described(product);
  const shown = choices && chosenOf(choices, variantId);
  const views = startingWith(shown?.card.image, galleryViews(catalog, product));
  const page = {
    card: productCard(catalog, product),
    description: product.description,
    choices,
    ...details,
    colors: productColors(product, views),
    views,
    model: modelOf(product),
    related: productCards(catalog, related),
    trail,
  };
  return { page, product };
}

/** What to throw for an address without a product: where it moved to, or 404 (rule 5.10). */
export function movedOrMissing(catalog: Catalog, slug: string) {
  const moved = catalog.movedTo(slug);
  return moved ? redirect(addressHere(moved.path), moved.status) : data(null, { status: 404 });
}

interface Described {
  choices: ProductPageData["choices"];
  details: ProductDetails;
}

const maxKnownBytes = 16 * 1024 * 1024;

/**
 * By the product, which is another object once something of it changes. A value takes about a
 * quarter more bytes than its JSON has characters.
 */
const known = new LRUCache<Product, Described>({
  maxSize: maxKnownBytes,
  sizeCalculation: (made) => Math.ceil(1.25 * JSON.stringify(made).length),
});

/** What a page shows that follows from the product alone: its drawings take long to make. */
function described(product: Product): Described {
  const kept = known.get(product);
  if (kept) return kept;
  const made = makeDescription(product);
  known.set(product, made);
  return made;
}

function makeDescription(product: Product): Described {
  const details = detailsOf(product);
  return { choices: pageChoices(product, details.drawing), details };
}

/**
 * The variants with their details; those of the same size share a drawing, because drawings are
 * large, and those of the product's size have none of their own.
 */
function pageChoices(
  product: Product,
  ownDrawing: ProductDetails["drawing"],
): ProductPageData["choices"] {
  const drawings = new Map([[dimensionsText(product.specs), ownDrawing]]);
  return variantChoices(product, (chosen) => {
    const sizes = dimensionsText(chosen.specs);
    const drawing = drawings.get(sizes) ?? drawingOf({ ...chosen, title: chosen.name });
    drawings.set(sizes, drawing);
    const { color, shownIn } = chosen;
    return {
      card: { ...createSnapshot(chosen), url: addressHere(chosen.url) },
      specs: specRows(chosen),
      ...(drawing === ownDrawing ? {} : { drawing }),
      ...(color ? { color } : {}),
      ...(shownIn ? { shownIn } : {}),
    };
  });
}

function detailsOf(product: Product): ProductDetails {
  return { specs: specRows(product), drawing: drawingOf(product) };
}

function drawingOf(product: Product): ProductDetails["drawing"] {
  const views = drawingsOf(product);
  return { views, caption: drawingCaption(product.specs, views.length > 1) };
}

function startingWith(image: string | undefined, views: GalleryView[]): GalleryView[] {
  const start = views.findIndex(({ picture }) => picture?.name === image);
  return start > 0 ? views.splice(start, 1).concat(views) : views;
}

/**
 * Front and side view of a product, or a box of its size, as pictures within the page, which need
 * neither JavaScript nor a request; none if a size is unknown.
 */
function drawingsOf(product: Product): DrawnView[] {
  return measuredDrawing(product.specs, outlinesOf(product)).map((view) => ({
    name: copy.views[view.name],
    src: `data:image/svg+xml,${encodeURI(drawingSvg(view)).replaceAll("#", "%23")}`,
    width: view.width,
    height: view.height,
    alt: copy.drawnAlt[view.name]({
      title: product.title,
      width: product.specs.width,
      depth: product.specs.length,
      height: product.specs.height,
    }),
  }));
}

/** The full specification as names and values; missing values are left out (rule 5.8). */
function specRows({ specs, sku }: Product): SpecRow[] {
  return withValues([
    ...sizeRows(specs),
    [copy.specs.material, specs.material],
    [copy.specs.color, specs.color],
    [copy.specs.features, specs.features],
    [copy.specs.sku, sku],
    [copy.specs.retailCode, specs.retailCode ?? ""],
  ]);
}

/** Width, depth and height as names and values; those that are unknown are left out. */
export function sizeRows({ width, length, height }: ProductSpecs): SpecRow[] {
  return withValues([
    [copy.specs.width, measure(width)],
    [copy.specs.depth, measure(length)],
    [copy.specs.height, measure(height)],
  ]);
}

function withValues(rows: SpecRow[]): SpecRow[] {
  return rows.filter(([, value]) => value !== "");
}

/** The dimensions as a sentence, for the caption of their drawing; without a model, of a box. */
function drawingCaption({ width, length, height }: ProductSpecs, hasModel: boolean): string {
  return copy.drawn[hasModel ? "model" : "box"]({
    width: feetAndInches(width),
    depth: feetAndInches(length),
    height: feetAndInches(height),
  });
}
