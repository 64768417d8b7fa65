import { useId } from "react";
import * as copy from "#copy/viewer.ts";
import { type ModelData, modelPagePath } from "#products/model-data.ts";
import { buttonClass } from "#ui/button.tsx";
import { type PictureData, smallestFile } from "#ui/picture.tsx";
import { quickLookAddress, sceneViewerLink } from "./ar-addresses.ts";
import { missingViewerAddress, missingViewerId } from "./missing-viewer.ts";
import { RoomHelp } from "./room-help.tsx";
import type { RoomWay } from "./room-way.ts";

interface InRoomProps {
  title: string;
  /** Path of the product. */
  url: string;
  model: ModelData;
  color: string;
  /** Origin of the shop. */
  origin: string;
  /** The product's picture, for the link that an iPhone's viewer opens. */
  picture: PictureData | null;
  /** How this browser shows it in the room; undefined before hydration. */
  way: RoomWay | undefined;
}

/**
 * The links that show a product in the room, which work without script (rule 5.17). With script only the
 * one for this device is shown, or what to do instead.
 */
export function InRoom({ way, ...shown }: InRoomProps) {
  const heading = useId();
  const { title, url, color, origin } = shown;
  const path = modelPagePath(url, color);
  const page = `${origin}${path}`;
  return (
    <section aria-labelledby={heading} className="grid gap-3 justify-items-start">
      <h2 id={heading} className="font-sans text-base font-semibold tracking-normal">
        {copy.inRoom}
      </h2>
      {way === undefined ? <MissingViewer page={page} /> : null}
      {way === undefined ? (
        <div className="without-js grid justify-items-start gap-3">
          {isPlainHttp(origin) ? (
            <p>{copy.needsHttps}</p>
          ) : (
            <>
              <QuickLookLink {...shown} />
              <SceneViewerLink {...shown} page={page} />
            </>
          )}
        </div>
      ) : null}
      {/* Has room for a phone's link or a computer's code, so that nothing moves when the device is known. */}
      <div className="needs-js min-h-25 w-full pointer-fine:min-h-[28rem]">
        {way === "quick-look" ? <QuickLookLink {...shown} /> : null}
        {way === "scene-viewer" ? <SceneViewerLink {...shown} page={page} /> : null}
        {way && way !== "quick-look" && way !== "scene-viewer" ? (
          <RoomHelp way={way} title={title} page={path} />
        ) : null}
      </div>
    </section>
  );
}

type LinkProps = Omit<InRoomProps, "way">;

/** An iPhone opens its viewer only if the link has nothing but a picture in it. */
function QuickLookLink({ model, color, picture }: LinkProps) {
  return (
    <div className="flex items-center gap-4">
      <a rel="ar" href={quickLookAddress(model, color)}>
        <img
          src={picture ? smallestFile(picture) : "/icon-512.png"}
          alt={copy.onApple}
          width={80}
          height={100}
          className="aspect-4/5 w-20 object-cover"
        />
      </a>
      <p>{copy.onApple}</p>
    </div>
  );
}

function SceneViewerLink({ page, ...shown }: LinkProps & { page: string }) {
  return (
    <a
      href={sceneViewerLink({ ...shown, fallback: missingViewerAddress(page) })}
      className={buttonClass({ tone: "outline" }, "px-3")}
    >
      {copy.onAndroid}
    </a>
  );
}

/** Shown without script, and until it runs, on a phone that opened the page for want of a viewer. */
function MissingViewer({ page }: { page: string }) {
  return (
    <div id={missingViewerId} className="hidden max-w-prose target:block">
      <p>{copy.noViewer}</p>
      <p translate="no" className="text-[0.875rem] wrap-anywhere text-soft">
        {page}
      </p>
    </div>
  );
}

/** Whether the shop is open by http only; this machine's own address counts as safe. */
function isPlainHttp(origin: string): boolean {
  return /^http:\/\/(?!localhost\b|127\.|\[::1\])/.test(origin);
}
