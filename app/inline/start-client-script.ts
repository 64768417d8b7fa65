/** Milliseconds after `DOMContentLoaded` at which the client script starts at the latest. */
const latestStart = 3_000;

/**
 * Starts the client script, which the server sends as plain text
 * (`server/http/finish-html.ts`), two frames after the page's first picture is decoded: its
 * files would compete with the picture for bandwidth (decision 004). A click or key press starts it
 * at once.
 */
export function startClientScript(): void {
  addEventListener("DOMContentLoaded", () => {
    const heldScript = document.getElementById("client-script");
    if (!heldScript) return;
    const start = () => {
      if (!heldScript.id) return;
      heldScript.removeAttribute("id");
      const script = document.createElement("script");
      script.type = "module";
      script.textContent = heldScript.textContent;
      document.head.append(script);
    };
    const inFrames = (count: number) => {
      requestAnimationFrame(() => (count > 0 ? inFrames(count - 1) : start()));
    };
    const afterPaint = () => inFrames(2);
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    if (picture?.getClientRects().length) picture.decode().then(afterPaint, afterPaint);
    else afterPaint();
    setTimeout(start, latestStart);
    for (const eventType of ["pointerdown", "keydown"]) addEventListener(eventType, start, true);
  });
}
