import { useState } from "react";
import * as copy from "#copy/viewer.ts";
import { type GalleryView, widestInPlace } from "#products/gallery.tsx";
import type { ModelData } from "#products/model-data.ts";
import { ShownIn } from "#products/shown-in.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { Picture } from "#ui/picture.tsx";
import type { Specs } from "./draw-sizes.ts";
import { isShownHere } from "./room-way.ts";
import { sizeNames } from "./size-lines.ts";
import type { Viewer } from "./use-viewer.ts";

const ModelStage = lazyComponent(() => import("./model-stage.tsx"));

interface ViewerStageProps {
  title: string;
  /** Path of the product. */
  url: string;
  model: ModelData;
  /** Label of the chosen color; "" if the model has only one look. */
  color: string;
  /** The product's specification, with the sizes that are drawn into the model. */
  specs: Specs;
  /** The product's picture, until the model is there. */
  still: GalleryView | undefined;
  viewer: Viewer;
}

/** The first picture, which gives way to the model once that is loaded (rule 5.7). */
export function ViewerStage({ still, viewer, ...shownModel }: ViewerStageProps) {
  const { shown, trouble, way, onTrouble } = viewer;
  const [showsSizes, setShowsSizes] = useState(false);
  return (
    <>
      {still ? (
        <div
          aria-hidden={shown}
          className={`absolute inset-0 transition-opacity duration-250 ${shown ? "opacity-0" : ""}`}
        >
          <Picture
            picture={still.picture}
            alt={still.alt}
            lang={still.lang}
            // Those of the product's page, which the browser has already.
            sizes="(min-width: 1320px) 610px, (min-width: 1024px) 48vw, 100vw"
            maxWidth={widestInPlace}
            priority
            className="size-full"
            imageClassName="object-contain!"
          />
          {still.color && still.color !== shownModel.color ? (
            <p className="absolute top-2 left-2 rounded-surface bg-paper/85 px-1.5 py-1 text-[0.8125rem] leading-tight text-soft">
              <ShownIn color={still.color} />
            </p>
          ) : null}
        </div>
      ) : null}
      {way && !trouble ? (
        <>
          <ModelStage
            needed
            onLoadError={() => onTrouble("script")}
            offersRoom={isShownHere(way) || way === "another-device"}
            showsSizes={showsSizes}
            viewer={viewer}
            {...shownModel}
          />
          {shown ? null : <LoadingStatus />}
        </>
      ) : null}
      {shown && sizeNames.some((name) => shownModel.specs.some(([known]) => known === name)) ? (
        <button
          type="button"
          aria-pressed={showsSizes}
          onClick={() => setShowsSizes(!showsSizes)}
          className={`absolute top-2 left-2 min-h-11 rounded-surface px-4 font-semibold ${showsSizes ? "bg-pine text-paper" : "bg-paper"}`}
        >
          {copy.showSizes}
        </button>
      ) : null}
    </>
  );
}

function LoadingStatus() {
  return (
    <p
      role="status"
      className="absolute top-2 right-2 rounded-surface bg-paper px-3 py-1 text-soft"
    >
      {copy.loading}
    </p>
  );
}
