/** When the client script starts at the latest, milliseconds after the document is read. */
const latest = 3_000;

/**
 * Starts the client script, which the server sends as plain text (`server/http/hold-client-script.ts`),
 * two frames after the page's first picture is decoded: its files would share the line with the
 * picture (decision 004). A click or a key starts it at once.
 */
export function startClientScript(): void {
  addEventListener("DOMContentLoaded", () => {
    const held = document.getElementById("client-script");
    if (!held) return;
    const start = () => {
      if (!held.id) return;
      held.removeAttribute("id");
      const script = document.createElement("script");
      script.type = "module";
      script.textContent = held.textContent;
      document.head.append(script);
    };
    const inFrames = (count: number) => {
      requestAnimationFrame(() => (count > 0 ? inFrames(count - 1) : start()));
    };
    const afterPaint = () => inFrames(2);
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    if (picture) picture.decode().then(afterPaint, afterPaint);
    else afterPaint();
    setTimeout(start, latest);
    for (const act of ["pointerdown", "keydown"]) addEventListener(act, start, true);
  });
}
