import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { type Language, languages } from "./domain/language.ts";
import { chunkGroups, deskChunkGroups, takes } from "./scripts/vite/chunk-groups.ts";
import { inlineScript } from "./scripts/vite/inline-script.ts";
import { buildTarget } from "./scripts/vite/oldest-browsers.ts";
import { plainImports } from "./scripts/vite/plain-imports.ts";

const isDesk = process.env.BUILD_APP === "desk";

const language = (process.env.BUILD_LANGUAGE ?? "en") as Language;
const start = isDesk ? "/desk" : languages[language].start;

const groups = (isDesk ? deskChunkGroups : chunkGroups).map((group) => ({
  name: group.name,
  priority: group.priority,
  test: (id: string) => takes(group, id),
}));

const here = import.meta.dirname;

/** The texts, addresses and formats of the build's language; elsewhere these names mean the English ones. */
const ownLanguage = [
  { find: /^#copy\//, replacement: join(here, `copy/compiled/parts/${language}/`) },
  { find: "#addresses", replacement: join(here, `domain/addresses/${language}.ts`) },
  { find: "#formats", replacement: join(here, `copy/formats/${language}.ts`) },
];

const viewer = join(here, "app/features/product/viewer");

/** Whether a script file has too little code for it to matter when that is compiled. */
function isSmall(modules: Readonly<Record<string, { code: string | null }>>): boolean {
  const lengths = Object.values(modules).map(({ code }) => code?.length ?? 0);
  return lengths.reduce((sum, length) => sum + length, 0) < 2000;
}

export default defineConfig(({ command }) => ({
  // Where the development server of each app and language finds its own modules.
  base: command === "serve" ? `${start}/` : "/",
  plugins: [tailwindcss(), reactRouter(), inlineScript(), plainImports()],
  resolve: {
    alias: [
      ...ownLanguage,
      // What the 3D viewer imports from three.js by name, replaced by what fits this site (decision 004).
      {
        find: "three/examples/jsm/libs/meshopt_decoder.module.js",
        replacement: `${viewer}/no-mesh-decoder.ts`,
      },
      {
        find: "three/examples/jsm/loaders/RGBELoader.js",
        replacement: `${viewer}/hdr-loader.mjs`,
      },
    ],
  },
  // No preload links: on a slow phone they delay the first picture.
  build: {
    modulePreload: false,
    cssTarget: buildTarget,
    copyPublicDir: !isDesk && language === "en",
    ...(isDesk ? { assetsDir: "desk-assets" } : {}),
  },
  environments: {
    client: {
      build: {
        target: buildTarget,
        rolldownOptions: {
          // Leaves out what only the server renders.
          treeshake: {
            propertyReadSideEffects: false,
            moduleSideEffects: [
              { test: /\/(app\/(?!entry)|copy\/|domain\/|shop\/).*\.tsx?$/, sideEffects: false },
            ],
          },
          output: {
            codeSplitting: { groups },
            // Has Chromium compile a script while it arrives, and not each function on its first
            // call; most of the 3D viewer is never called (decision 004).
            postBanner: ({ name, modules }) =>
              name === "model-stage" || isSmall(modules) ? "" : "//# allFunctionsCalledOnLoad",
          },
        },
      },
    },
  },
}));
