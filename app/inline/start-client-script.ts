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
