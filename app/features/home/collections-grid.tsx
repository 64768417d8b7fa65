import { collections as copy } from "#copy/home.ts";
import { paths } from "#domain/paths.ts";
import { buttonClass } from "#ui/button.tsx";
import { Picture } from "#ui/picture.tsx";
import type { CollectionTile } from "./home-data.ts";

const large = {
  shape: "aspect-4/3 md:aspect-auto md:h-[26rem]",
  sizes: "(min-width: 768px) 740px, 92vw",
};
const small = {
  span: "md:col-span-4",
  shape: "aspect-4/3",
  sizes: "(min-width: 82.5rem) 540px, (min-width: 768px) 43vw, 92vw",
};
const wide = {
  span: "md:col-span-12",
  shape: "aspect-4/3 md:aspect-[3.2]",
  sizes: "(min-width: 82.5rem) 1240px, 92vw",
};
/** Layout of the tiles on wide screens: two large ones, three smaller, one across. */
const layouts = [
  { span: "md:col-span-7", ...large },
  { span: "md:col-span-5", ...large },
  small,
  small,
  small,
  wide,
];

/** The six collections, and a link to the price match (rule 2.25). */
export function CollectionsGrid({ tiles }: { tiles: readonly CollectionTile[] }) {
  return (
    <section
      id="collections"
      aria-labelledby="collections-title"
      className="page-width section-space"
    >
      <div className="mb-8 flex flex-wrap items-end justify-between gap-5">
        <h2 id="collections-title" className="text-h1">
          {copy.title}
        </h2>
        <a
          href={`${paths.priceMatch}#price-match-form`}
          className={buttonClass({ tone: "outline" })}
        >
          {copy.priceMatch}
        </a>
      </div>
      <ul className="grid gap-x-5 gap-y-9 md:grid-cols-12">
        {tiles.map((tile, index) => (
          <Tile key={tile.link} tile={tile} layout={layouts[index % layouts.length] ?? small} />
        ))}
      </ul>
    </section>
  );
}

interface TileProps {
  tile: CollectionTile;
  layout: typeof small;
}

function Tile({ tile, layout: { span, shape, sizes } }: TileProps) {
  const { title, badge, link, popular, picture, products } = tile;
  return (
    <li className={`group/tile relative ${span}`}>
      {products.length > 0 ? (
        <Products products={products} className={shape} />
      ) : (
        <Picture
          picture={picture}
          alt=""
          sizes={sizes}
          className={shape}
          imageClassName="transition-transform duration-250 ease-out group-hover/tile:scale-[1.02]"
        />
      )}
      <div className="mt-3.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-h3">
          <a href={link} className="after:absolute after:inset-0 hover:text-pine">
            {title}
          </a>
        </h3>
        <p className="text-[0.9375rem] font-semibold text-brass">{badge}</p>
      </div>
      <p className="mt-1 text-[0.9375rem] text-soft">{popular.join(", ")}</p>
    </li>
  );
}

/** Pictures of products, for a collection that has no picture of its own. */
function Products({
  products,
  className,
}: Pick<CollectionTile, "products"> & { className?: string }) {
  return (
    <span className={`flex justify-center bg-sand ${className}`}>
      {products.map((product) => (
        <Picture
          key={product.name}
          picture={product}
          alt=""
          sizes="(min-width: 768px) 310px, 46vw"
          className="h-full flex-1 md:max-w-80"
          imageClassName="object-contain!"
        />
      ))}
    </span>
  );
}
