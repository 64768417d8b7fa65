/** How a browser can show a model in the room, or what is in the way of it. */
export type RoomWay =
  /** By an iPhone's or iPad's own viewer. */
  | "quick-look"
  /** By an Android phone's. */
  | "scene-viewer"
  /** By the page itself, as in the browser of a headset. */
  | "web-xr"
  /** Not here, but on a phone: a computer, or anything else without such a viewer. */
  | "another-device"
  /** An Android phone whose viewer isn't installed. */
  | "no-viewer"
  /** Within another app, or in a browser that opens no viewer. */
  | "another-browser"
  /** The page came by plain http. */
  | "https";

/** What a browser says about itself. */
export interface BrowserFacts {
  userAgent: string;
  /** `navigator.platform`. */
  platform: string;
  maxTouchPoints: number;
  /** `isSecureContext`. */
  isSecure: boolean;
}

/** Apps that show pages inside themselves, and Android's part for doing so (`wv`). */
const inApp =
  /\bFB(?:AN|AV|IOS)\b|FB_IAB|Instagram|Barcelona|musical_ly|BytedanceWebview|TikTok|Snapchat|Pinterest|LinkedInApp|Twitter|\bLine\/|WhatsApp|MicroMessenger|; wv\)/i;

/** Android browsers that hand no link to Scene Viewer. */
const withoutSceneViewer = /firefox|OculusBrowser/i;

/** How a browser can show a model in the room (rule 5.18). */
export function roomWay(browser: BrowserFacts): RoomWay {
  const { userAgent, isSecure } = browser;
  const isAndroid = /android/i.test(userAgent);
  const isApple = !isAndroid && isAppleDevice(browser);
  if (!isApple && !isAndroid) return "another-device";
  if (!isSecure) return "https";
  if (inApp.test(userAgent)) return "another-browser";
  if (isAndroid) return withoutSceneViewer.test(userAgent) ? "another-browser" : "scene-viewer";
  // Only browsers call themselves Safari, and Google's app opens no viewer.
  const isBrowser = /Safari\//.test(userAgent) && !/GSA\//.test(userAgent);
  return isBrowser ? "quick-look" : "another-browser";
}

/** An iPad calls itself a Macintosh, but no Macintosh has a touch screen. */
function isAppleDevice({ userAgent, platform, maxTouchPoints }: BrowserFacts): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (platform === "MacIntel" && maxTouchPoints > 1);
}

/** Whether it can be shown in the room on this very device. */
export function isShownHere(way: RoomWay): boolean {
  return way === "quick-look" || way === "scene-viewer" || way === "web-xr";
}

/** What a browser turns out to do, once the viewer has asked it. */
export function triedWay(expected: RoomWay, canShowInRoom: boolean): RoomWay {
  if (canShowInRoom === isShownHere(expected)) return expected;
  if (!canShowInRoom) return "another-device";
  return expected === "another-device" ? "web-xr" : expected;
}

/** The way of the browser this runs in. */
export function roomWayHere(): RoomWay {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return roomWay({ userAgent, platform, maxTouchPoints, isSecure: isSecureContext });
}
