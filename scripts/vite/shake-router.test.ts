import { build } from "vite";
import { expect, test } from "vitest";
import { shakeable } from "./shake-router.ts";

const library = `
  import * as React from "react";
  export const Used = React.forwardRef(function UsedForm() {});
  Used.displayName = "Used";
  export const Unused = React.forwardRef(function UnusedForm() {});
  Unused.displayName = "Unused";
  export const Here = React.createContext(undefined);
  Here.displayName = "Here";`;

/** What a page that imports only `Used` is sent of `code`. */
async function sent(code: string): Promise<string> {
  const files: Record<string, string> = {
    page: 'import { Used } from "library"; console.log(Used);',
    library: code,
  };
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, rolldownOptions: { input: "page", external: ["react"] } },
    plugins: [
      { name: "files", resolveId: (id) => (id in files ? id : null), load: (id) => files[id] },
    ],
  });
  if (!("output" in result)) throw new Error("nothing was built");
  return result.output[0].code;
}

test("what no page uses is left out, what one uses is kept", async () => {
  const before = await sent(library);
  expect(before).toContain("UnusedForm");

  const after = await sent(shakeable(library));
  expect(after).toContain("UsedForm");
  expect(after).not.toMatch(/UnusedForm|createContext|displayName/);
});

test.each([
  "const name = Form.displayName;",
  'form.title = "Form";',
  'form["displayName"] = "Form";',
  "useMemo(() => 1); memo(2); cache[forwardRef](3);",
])("%s stays", (code) => {
  expect(shakeable(code)).toBe(code);
});
