/** What a browser is called in a list, by its User-Agent: `Safari on iPhone`. */
export function browserName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent) ?? "A browser";
  const device = nameIn(devices, userAgent);
  return device ? `${browser} on ${device}` : browser;
}

type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** The first that matches counts: most browsers also call themselves Chrome or Safari. */
const browsers: Names = [
  [/Edg/, "Edge"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/OPR\//, "Opera"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];

const devices: Names = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

function nameIn(names: Names, userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
