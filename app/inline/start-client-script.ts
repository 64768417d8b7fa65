/** Starts the client script, which the server sends as plain text (`server/http/finish-html.ts`). */
export function startClientScript(): void {
  const heldScript = document.getElementById("client-script");
  if (!heldScript) return;
  heldScript.removeAttribute("id");
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = heldScript.textContent;
  document.head.append(script);
}

/**
 * Calls `start` at once, but in a frame when that is at most half a screen out of view: compiling the
 * script a second time would keep the page around it busy.
 */
export function whenNearView(start: () => void): void {
  if (window === parent) {
    start();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: "50%" },
  );
  observer.observe(document.documentElement);
}
