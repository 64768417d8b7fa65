/** The opening tag that React Router renders for the client script. */
const clientScript = /<script([^>]*) type="module" async="">/;

/**
 * Keeps the browser from running the client script, or fetching what it imports, before
 * `app/inline/start-client-script.ts` starts it.
 */
export function holdClientScript(html: string): string {
  return html.replace(clientScript, '<script$1 type="text/plain" id="client-script">');
}
