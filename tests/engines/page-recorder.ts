import {
  type PassedBack,
  proxyTo,
  type TestProxy,
  withAddress,
} from "#tests/support/test-proxy.ts";

const SCRIPT_PATH = "/test-recorder.js";
const MESSAGE_PATH = "/test-recorder-said?";

/** A proxy to the shop that collects the console messages of its pages. */
export interface RecordedShop extends TestProxy {
  /** The pages' console messages, as "kind: text". */
  said: string[];
}

/**
 * Proxies the shop and inserts a script at the start of every page, because classic WebDriver can't
 * read the console, and MiniBrowser doesn't print it when automated. The script removes itself from
 * the page before React sees it.
 */
export async function recordPagesOf(shopUrl: string): Promise<RecordedShop> {
  const said: string[] = [];
  const back = (response: PassedBack, path: string): PassedBack => {
    if (path === SCRIPT_PATH) return script;
    if (path.startsWith(MESSAGE_PATH)) {
      said.push(decodeURIComponent(path.slice(MESSAGE_PATH.length)));
      return { status: 204, headers: {}, body: Buffer.alloc(0) };
    }
    const isPage = String(response.headers["content-type"]).startsWith("text/html");
    return isPage ? withRecorder(response) : response;
  };
  const on = (headers: Parameters<typeof withAddress>[0]) => ({
    ...withAddress(headers),
    "accept-encoding": "identity",
  });
  return { ...(await proxyTo(() => shopUrl, { on, back })), said };
}

function withRecorder({ status, headers, body }: PassedBack): PassedBack {
  const { "content-length": _, etag: __, ...otherHeaders } = headers;
  const html = body.toString().replace(/<head[^>]*>/, `$&<script src="${SCRIPT_PATH}"></script>`);
  return { status, headers: otherHeaders, body: Buffer.from(html) };
}

const script: PassedBack = {
  status: 200,
  headers: { "content-type": "text/javascript", "cache-control": "no-store" },
  body: Buffer.from(`(${record})(${JSON.stringify(MESSAGE_PATH)})`),
};

/** Runs in the page. Sends synchronously, because the page may be left the next moment. */
function record(address: string): void {
  document.currentScript?.remove();
  const send = (kind: string, text: unknown) => {
    const request = new XMLHttpRequest();
    // The length of a URL is limited.
    const said = `${kind}: ${text}`.slice(0, 1000).toWellFormed();
    request.open("GET", address + encodeURIComponent(said), false);
    request.send();
  };
  for (const [method, kind] of [
    ["error", "error"],
    ["warn", "warning"],
  ] as const) {
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      original(...values);
      send(kind, values.map(String).join(" "));
    };
  }
  addEventListener("unhandledrejection", ({ reason }) => send("uncaught", reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    send("error", `${violatedDirective} forbids ${blockedURI}`),
  );
  const failed = (event: ErrorEvent) => {
    const { target } = event;
    const resource = target instanceof Element ? target.outerHTML : undefined;
    send(resource ? "error" : "uncaught", resource ? `not loaded: ${resource}` : event.message);
  };
  addEventListener("error", failed, true);
}
