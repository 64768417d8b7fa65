import { useState } from "react";
import * as copy from "#copy/viewer.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import type { RoomWay } from "./room-way.ts";

const RoomHelpText = lazyComponent(() => import("./room-help-text.tsx"));

export interface RoomHelpProps {
  way: RoomWay;
  title: string;
  /** Path of the product's 3D page in the chosen color. */
  page: string;
}

/** What to do where a product can't be shown in the room; its script comes with it. */
export function RoomHelp({ way, title, page }: RoomHelpProps) {
  const [failed, setFailed] = useState(false);
  const here = new URL(page, location.href).href;
  const address = way === "https" ? here.replace(/^http:/, "https:") : here;
  if (failed) {
    return (
      <p className="max-w-prose">
        <span>{copy.elsewhere}</span> <NoTranslate className="wrap-anywhere">{address}</NoTranslate>
      </p>
    );
  }
  return (
    <RoomHelpText
      needed
      onLoadError={() => setFailed(true)}
      way={way}
      title={title}
      address={address}
    />
  );
}
