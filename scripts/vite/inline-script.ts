import { build, type Plugin } from "vite";
import { buildTarget } from "./oldest-browsers.ts";

const query = "?inline-script";

/**
 * Resolves imports of `file.ts?inline-script` to the text of one minified script with all its
 * imports.
 */
export function inlineScript(): Plugin {
  let conditions: string[] = [];
  return {
    name: "inline-script",
    configResolved(config) {
      conditions = config.resolve.conditions;
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const input = id.slice(0, -query.length);
      const script = await bundle(input, conditions);
      for (const file of script.files) this.addWatchFile(file);
      return `export default ${JSON.stringify(script.code)}`;
    },
  };
}

async function bundle(
  input: string,
  conditions: string[],
): Promise<{ code: string; files: string[] }> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    resolve: { conditions },
    build: {
      write: false,
      target: buildTarget,
      rolldownOptions: { input, output: { format: "iife" } },
    },
  });
  const output = "output" in result ? result.output[0] : undefined;
  if (!output) throw new Error(`${input} produced no script.`);
  return { code: output.code.trim(), files: output.moduleIds };
}
