import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A fake chat provider's server on this machine. */
export interface FakeChat {
  /** Its origin, and the URL of its widget's script. */
  origin: string;
  src: string;
  /** Paths requested so far. */
  requested: string[];
  close: () => void;
}

/**
 * The widget can be opened a moment after it loaded, shows its own picture and is labeled with its
 * id.
 */
const widget = `
  const id = document.currentScript.dataset.widgetId;
  setTimeout(() => {
    window.leadConnector = { chatWidget: { openWidget() {
      const chat = document.createElement("dialog");
      chat.setAttribute("aria-label", "Chat " + id);
      const face = document.createElement("img");
      face.src = new URL("/face.svg", "ORIGIN");
      face.alt = "";
      chat.append(face);
      document.body.append(chat);
      chat.showModal();
    } } };
  }, 50);
`;

const face = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** Starts the fake chat provider's server. */
export async function startFakeChat(): Promise<FakeChat> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    requested.push(path);
    if (path === "/loader.js") {
      response.setHeader("content-type", "text/javascript");
      response.end(widget.replace("ORIGIN", origin));
    } else if (path === "/face.svg") {
      response.setHeader("content-type", "image/svg+xml");
      response.end(face);
    } else {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, src: `${origin}/loader.js`, requested, close: () => void server.close() };
}
