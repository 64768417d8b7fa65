import { expect, test } from "vitest";
import { roomWay, triedWay } from "./room-way.ts";

const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko)";
const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";

const facts = { platform: "", maxTouchPoints: 5, isSecure: true };

test.each([
  ["Safari on an iPhone", `${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`, "quick-look"],
  ["Chrome on an iPhone", `${iPhone} CriOS/140.0 Mobile/15E148 Safari/604.1`, "quick-look"],
  ["Firefox on an iPhone", `${iPhone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, "quick-look"],
  [
    "Google's app on an iPhone",
    `${iPhone} GSA/380.0 Mobile/15E148 Safari/604.1`,
    "another-browser",
  ],
  ["Facebook on an iPhone", `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`, "another-browser"],
  ["Instagram on an iPhone", `${iPhone} Mobile/15E148 Instagram 350.0`, "another-browser"],
  ["any other app on an iPhone", `${iPhone} Mobile/15E148`, "another-browser"],
  ["Chrome on Android", `${android} Chrome/140.0.0.0 Mobile Safari/537.36`, "scene-viewer"],
  ["Chrome on an Android tablet", `${android} Chrome/140.0.0.0 Safari/537.36`, "scene-viewer"],
  [
    "Firefox on Android",
    "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
    "another-browser",
  ],
  [
    "TikTok on Android",
    `${android} Chrome/140.0.0.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6`,
    "another-browser",
  ],
  [
    "any other app on Android",
    `${android.replace(")", "; wv)")} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
    "another-browser",
  ],
  ["a computer", mac, "another-device"],
] as const)("%s: %s", (_what, userAgent, way) => {
  expect(roomWay({ ...facts, userAgent })).toBe(way);
});

test("an iPad that calls itself a Macintosh is one by its touch screen", () => {
  const tablet = { ...facts, userAgent: mac, platform: "MacIntel" };
  expect(roomWay(tablet)).toBe("quick-look");
  expect(roomWay({ ...tablet, maxTouchPoints: 0 })).toBe("another-device");
});

test("by plain http a phone opens no viewer", () => {
  const insecure = { ...facts, isSecure: false };
  expect(roomWay({ ...insecure, userAgent: `${iPhone} Version/18.0 Mobile Safari/604.1` })).toBe(
    "https",
  );
  expect(roomWay({ ...insecure, userAgent: `${android} Chrome/140.0.0.0 Mobile Safari` })).toBe(
    "https",
  );
  expect(roomWay({ ...insecure, userAgent: mac })).toBe("another-device");
});

test("what the browser turns out to do counts", () => {
  expect(triedWay("quick-look", true)).toBe("quick-look");
  expect(triedWay("quick-look", false)).toBe("another-device");
  expect(triedWay("another-device", true)).toBe("web-xr");
  expect(triedWay("another-device", false)).toBe("another-device");
  expect(triedWay("another-browser", true)).toBe("another-browser");
  expect(triedWay("https", false)).toBe("https");
});
