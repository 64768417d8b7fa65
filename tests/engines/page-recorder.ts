import {
  type PassedBack,
  proxyTo,
  type TestProxy,
  withAddress,
} from "#tests/support/test-proxy.ts";

const SCRIPT = "/test-recorder.js";
const SAID = "/test-recorder-said?";

/** A way to the shop whose pages tell what they say on their consoles. */
export interface RecordedShop extends TestProxy {
  /** What the pages said, as "kind: text". */
  said: string[];
}

/**
 * Stands before the shop and puts a script at the beginning of every page: classic WebDriver has no
 * console, and MiniBrowser writes none when it is automated. The script takes itself out of the page before
 * React sees it.
 */
export async function recordPagesOf(shopUrl: string): Promise<RecordedShop> {
  const said: string[] = [];
  const back = (response: PassedBack, path: string): PassedBack => {
    if (path === SCRIPT) return script;
    if (path.startsWith(SAID)) {
      said.push(decodeURIComponent(path.slice(SAID.length)));
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
  const { "content-length": _, etag: __, ...kept } = headers;
  const html = body.toString().replace(/<head[^>]*>/, `$&<script src="${SCRIPT}"></script>`);
  return { status, headers: kept, body: Buffer.from(html) };
}

const script: PassedBack = {
  status: 200,
  headers: { "content-type": "text/javascript", "cache-control": "no-store" },
  body: Buffer.from(`(${record})(${JSON.stringify(SAID)})`),
};

/** Runs in the page. It tells at once, as the page may be left the next moment. */
function record(address: string): void {
  document.currentScript?.remove();
  const tell = (kind: string, text: unknown) => {
    const request = new XMLHttpRequest();
    // An address holds only so much.
    const said = `${kind}: ${text}`.slice(0, 1000).toWellFormed();
    request.open("GET", address + encodeURIComponent(said), false);
    request.send();
  };
  for (const [method, kind] of [
    ["error", "error"],
    ["warn", "warning"],
  ] as const) {
    const original = console[method].bind(console);
    console[method] = (...words: unknown[]) => {
      original(...words);
      tell(kind, words.map(String).join(" "));
    };
  }
  addEventListener("unhandledrejection", ({ reason }) => tell("uncaught", reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    tell("error", `${violatedDirective} forbids ${blockedURI}`),
  );
  const failed = (event: ErrorEvent) => {
    const { target } = event;
    const resource = target instanceof Element ? target.outerHTML : undefined;
    tell(resource ? "error" : "uncaught", resource ? `not loaded: ${resource}` : event.message);
  };
  addEventListener("error", failed, true);
}
