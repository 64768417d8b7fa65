import type { Plugin } from "vite";

/** Vite's module through which every `import()` goes. */
const preloadHelper = "\0vite/preload-helper.js";

/**
 * Leaves out the code with which Vite preloads the files of an `import()`: scripts aren't preloaded
 * (decision 004), and no part that is loaded later has styles of its own (decision 031).
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    apply: "build",
    load: (id) =>
      id === preloadHelper ? "export const __vitePreload = (load) => load();" : undefined,
  };
}
