/** How React Router's renderer begins the page's own script. */
const pageScript = /<script([^>]*) type="module" async="">/;

/** Keeps the browser from running the page's own script, or fetching what it imports, by itself. */
export function holdPageScript(html: string): string {
  return html.replace(pageScript, '<script$1 type="text/plain" id="page-script">');
}

/**
 * Runs in the browser: begins the held script once the page's first picture is on the screen, two
 * frames after it is decoded, for the script's files would share the line with it (decision 004). It goes into the head, where nobody counts it as a change.
 * What a shopper presses meanwhile comes first; so does the script after three seconds.
 */
export const heldScriptStarter = `addEventListener("DOMContentLoaded", () => {
  const held = document.getElementById("page-script");
  if (!held) return;
  const begin = () => {
    if (!held.id) return;
    held.removeAttribute("id");
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = held.textContent;
    document.head.append(script);
  };
  const inFrames = (count) => requestAnimationFrame(count ? () => inFrames(count - 1) : begin);
  const painted = () => inFrames(2);
  const first = document.querySelector("img[fetchpriority=high]");
  first ? first.decode().then(painted, painted) : painted();
  setTimeout(begin, 3000);
  for (const act of ["pointerdown", "keydown"]) addEventListener(act, begin, true);
})`.replace(/\n\s*/g, "");
