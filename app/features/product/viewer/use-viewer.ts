import { useState } from "react";
import { useHydrated } from "#ui/hydrated.ts";
import type { Trouble } from "./copy.ts";
import { type RoomWay, roomWayHere, triedWay } from "./room-way.ts";

/** Whether the browser can draw in 3D; undefined until that was first asked. */
let canDraw: boolean | undefined;
/** Whether the device has stopped drawing, for all viewers that this page opens. */
let isLost = false;

/** A viewer's state: whether the model is there, and why not; and how it can be shown in the room. */
export interface Viewer {
  /** Whether the model is loaded. */
  shown: boolean;
  /** Why it isn't shown; undefined before hydration, as `way` is. */
  trouble: Trouble | undefined;
  way: RoomWay | undefined;
  onShown: (canShowInRoom: boolean) => void;
  onTrouble: (trouble: Trouble) => void;
  /** The device draws again after it stopped. */
  onRestored: () => void;
  /** The phone has no viewer installed. */
  onNoViewer: () => void;
  /** Tries to show the model again. */
  retry: () => void;
}

export function useViewer(): Viewer {
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const [met, setMet] = useState<Trouble>();
  const [tried, setTried] = useState<RoomWay>();
  const trouble = met ?? (hydrated ? knownTrouble() : undefined);
  return {
    shown: shown && !trouble,
    trouble,
    way: tried ?? (hydrated ? roomWayHere() : undefined),
    onShown(canShowInRoom) {
      setShown(true);
      setTried((before) => before ?? triedWay(roomWayHere(), canShowInRoom));
    },
    onTrouble(trouble) {
      isLost = trouble === "lost";
      setShown(false);
      setMet(trouble);
    },
    onRestored() {
      isLost = false;
      setMet(undefined);
    },
    onNoViewer: () => setTried("no-viewer"),
    retry() {
      // A browser may cache a script's failure until the page is reloaded, and rarely draws again
      // once it has stopped; the viewer is open again after that.
      if (trouble === "model") setMet(undefined);
      else location.reload();
    },
  };
}

function knownTrouble(): Trouble | undefined {
  canDraw ??= document.createElement("canvas").getContext("webgl2") !== null;
  if (!canDraw) return "noGraphics";
  return isLost ? "lost" : undefined;
}
