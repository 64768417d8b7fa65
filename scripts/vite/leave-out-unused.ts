import type { Plugin } from "vite";

/**
 * What the browser never runs here, by the end of its path, each with the little its importers still
 * ask for: parts of the router for features that are switched off (decision 004), how the bundler waits
 * for style sheets, a decoder and an outlived name.
 */
const unused: Readonly<Record<string, string>> = {
  // routeDiscovery is "initial": every route is known from the start.
  "/lib/dom/ssr/fog-of-war.js": `
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = () => {};
    export const getManifestPath = (path) => path;`,
  // No instrumentations are registered in the browser.
  "/lib/router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  // The site's own error page stands in for the default one; this is for when even that one fails.
  "/lib/dom/ssr/errorBoundaries.js": `
    import { Component, createElement as h } from "react";
    const text = "Something went wrong. Please load the page again.";
    export class RemixErrorBoundary extends Component {
      state = { failed: false };
      static getDerivedStateFromError = () => ({ failed: true });
      render() {
        return this.state.failed
          ? h("html", { lang: "en" }, h("body", null, h("p", null, text)))
          : this.props.children;
      }
    }
    export const RemixRootDefaultErrorBoundary = () => null;
    export const BoundaryShell = () => null;`,
  // Every page comes finished from the server, so nothing waits for its first data.
  "/lib/dom/ssr/fallback.js": "export const RemixRootDefaultHydrateFallback = () => null;",
  // The one style sheet is in every page from the start, so no part has one to wait for (decision 004).
  "\0vite/preload-helper.js": "export const __vitePreload = (load) => load();",
  // No model is packed this way, and the real one starts WebAssembly, which the CSP forbids (decision 008).
  "/libs/meshopt_decoder.module.js":
    "export const MeshoptDecoder = { ready: Promise.resolve(), supported: false };",
  // The viewer still asks for its loader of light by the old name, which does nothing but warn on the console.
  "/jsm/loaders/RGBELoader.js": 'export { HDRLoader as RGBELoader } from "./HDRLoader.js";',
};

/** Keeps those parts out of the browser's scripts; a build in which one isn't found fails. */
export function leaveOutUnused(): Plugin {
  const found = new Set<string>();
  return {
    name: "leave-out-unused",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const end = Object.keys(unused).find((path) => id.endsWith(path));
      if (!end) return null;
      found.add(end);
      return unused[end];
    },
    buildEnd(error) {
      const missing = Object.keys(unused).filter((path) => !found.has(path));
      if (!error && missing.length > 0) this.error(`There is no ${missing.join(", ")} any more.`);
    },
  };
}
