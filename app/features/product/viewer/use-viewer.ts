import { useEffect, useState, useSyncExternalStore } from "react";
import { useHydrated } from "#ui/hydrated.ts";
import { onMissingSceneViewer, openedForMissingViewer } from "./missing-viewer.ts";
import { type RoomWay, roomWayHere, triedWay } from "./room-way.ts";
import type { Trouble } from "./trouble.ts";

/** Whether the browser can draw in 3D; undefined until that was first asked. */
let canDraw: boolean | undefined;
/** Whether the device has stopped drawing, for all viewers that this page opens. */
let isLost = false;
const lostListeners = new Set<() => void>();

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
  /** Tries to show the model again. */
  retry: () => void;
}

export function useViewer(): Viewer {
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const [met, setMet] = useState<Trouble>();
  const lost = useSyncExternalStore(onLost, readLost, () => false);
  const [tried, setTried] = useState<RoomWay>();
  useEffect(() => {
    const miss = () => setTried("no-viewer");
    // The address may have been sent on to another device.
    if (openedForMissingViewer() && roomWayHere() === "scene-viewer") miss();
    return onMissingSceneViewer(miss);
  }, []);
  const trouble = hydrated && !canBrowserDraw() ? "noGraphics" : lost ? "lost" : met;
  return {
    shown: shown && !trouble,
    trouble,
    way: tried ?? (hydrated ? roomWayHere() : undefined),
    onShown(canShowInRoom) {
      setShown(true);
      setTried((before) => before ?? triedWay(roomWayHere(), canShowInRoom));
    },
    onTrouble(trouble) {
      setShown(false);
      if (trouble === "lost") setLost(true);
      else setMet(trouble);
    },
    onRestored: () => setLost(false),
    retry() {
      // A browser may cache a script's failure until the page is reloaded, and rarely draws again
      // once it has stopped; the viewer is open again after that.
      if (trouble === "model") setMet(undefined);
      else location.reload();
    },
  };
}

function canBrowserDraw(): boolean {
  canDraw ??= document.createElement("canvas").getContext("webgl2") !== null;
  return canDraw;
}

function setLost(lost: boolean): void {
  isLost = lost;
  for (const changed of lostListeners) changed();
}

function readLost(): boolean {
  return isLost;
}

function onLost(changed: () => void): () => void {
  lostListeners.add(changed);
  return () => lostListeners.delete(changed);
}
