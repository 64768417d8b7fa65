import { lazyComponent } from "#ui/lazy-component.tsx";
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
  return (
    <RoomHelpText
      needed
      // Without the script the page's own address still leads there.
      onLoadError={() => undefined}
      way={way}
      title={title}
      address={new URL(page, location.href).href}
    />
  );
}
