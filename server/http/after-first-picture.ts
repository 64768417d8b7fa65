const imports = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** As long as the script waits for a picture that does not come, milliseconds. */
const PATIENCE_MS = 3_000;

const firstPicture = `const first = document.querySelector("img[fetchpriority=high]");
if (first && !first.complete) await new Promise((go) => {
  first.addEventListener("load", go);
  first.addEventListener("error", go);
  setTimeout(go, ${PATIENCE_MS});
});
`;

/**
 * The page's own module script (React Router writes it), made to load the scripts it imports only
 * when the page's most important picture is here: on a slow line they would share it (decision 108).
 * A script without imports is returned as it is.
 */
export function afterFirstPicture(script: string): string {
  const found = [...script.matchAll(imports)];
  if (found.length === 0) return script;
  const names = found.map(([, name]) => name ?? "").join(", ");
  const loads = found.map(([, , address]) => `import(${address})`).join(", ");
  const rest = script.replace(imports, "").trim();
  return `${firstPicture}const [${names}] = await Promise.all([${loads}]);\n${rest}`;
}

/** Whether a page has a picture that is to come before everything else. */
export function hasFirstPicture(html: string): boolean {
  return /<img [^>]*fetchPriority="high"/i.test(html);
}
