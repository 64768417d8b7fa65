import { defineConfig } from "vitest/config";
import { compileCopy } from "./scripts/copy/compile-copy.ts";

compileCopy();

const globalSetup = ["tests/support/postgres-setup.ts"];

/** Only the build turns these scripts into text; imported as they are, they would run. */
const noInlineScripts = {
  name: "no-inline-scripts",
  enforce: "pre" as const,
  load: (id: string) => (id.endsWith("?inline-script") ? 'export default ""' : null),
};

export default defineConfig({
  test: {
    pool: "threads",
    maxWorkers: 2,
    reporters: ["./scripts/file-progress-reporter.ts"],
    projects: [
      {
        extends: true,
        plugins: [noInlineScripts],
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [
            "node_modules/**",
            "build/**",
            "tests/chaos/**",
            "tests/servers/**",
            "tests/engines/**",
          ],
          globalSetup,
          // Files of a worker share what they import, which takes half the time of loading it again.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
          // Ends what hangs; a busy machine takes several times as long as an idle one.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The real server, killed again and again: `npm run chaos`.
        extends: true,
        test: {
          name: "chaos",
          include: ["tests/chaos/**/*.test.ts"],
          globalSetup,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The shop behind the real nginx, HAProxy, Apache and Caddy, with the files of `deploy/`.
        extends: true,
        test: {
          name: "servers",
          include: ["tests/servers/**/*.test.ts"],
          globalSetup,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
      {
        // Journeys in Chromium, Firefox and WebKit: `npm run engines`.
        extends: true,
        test: {
          name: "engines",
          include: ["tests/engines/*.test.ts"],
          globalSetup: ["tests/engines/install-engines.ts"],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
