// A page of one heading through React Router's request handler: what the framework itself costs.
import { createServer } from "node:http";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";

function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      createElement(ServerRouter, { context, url: request.url }),
      {
        onAllReady() {
          headers.set("content-type", "text/html");
          text(pipe(new PassThrough())).then(
            (html) => resolve(new Response(html, { status, headers })),
            reject,
          );
        },
        onShellError: reject,
      },
    );
  });
}

const build: ServerBuild = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { id: "root", path: "", module: { default: () => createElement("h1", null, "Hello") } },
  },
  assets: {
    entry: { module: "/entry.js", imports: [] },
    routes: {
      root: {
        id: "root",
        path: "",
        module: "/root.js",
        imports: [],
        hasAction: false,
        hasLoader: false,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasErrorBoundary: false,
        clientActionModule: undefined,
        clientLoaderModule: undefined,
        clientMiddlewareModule: undefined,
        hydrateFallbackModule: undefined,
      },
    },
    url: "/manifest.js",
    version: "1",
  },
  basename: "/",
  publicPath: "/",
  assetsBuildDirectory: "build",
  future: {} as ServerBuild["future"],
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
};

const handle = createRequestHandler(build, "production");
const server = createServer(async (request, response) => {
  const rendered = await handle(
    new Request(`http://127.0.0.1${request.url}`),
    new RouterContextProvider(),
  );
  const body = Buffer.from(await rendered.arrayBuffer());
  response.writeHead(rendered.status, {
    "content-type": "text/html",
    "content-length": body.length,
  });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`);
});
