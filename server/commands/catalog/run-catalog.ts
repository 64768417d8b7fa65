import { readFileSync } from "node:fs";
import { publishPhoto } from "#server/catalog/pictures/publish-photo.ts";
import { catalogFolder } from "#server/catalog/starter-set/load-products.ts";
import { namedFile } from "#server/commands/named-file.ts";
import { check } from "./check.ts";
import { importFile } from "./import.ts";
import { fail, indented, print } from "./print.ts";
import { exportProducts, listProducts, setStatus } from "./products.ts";
import { type CatalogRequest, readCatalogRequest, USAGE } from "./request.ts";

/**
 * Runs the command and returns its exit code.
 * @throws CommandError if the command line is invalid.
 */
export async function runCatalog(args: readonly string[]): Promise<number> {
  const request = readCatalogRequest(args);
  switch (request.command) {
    case "help":
      print([USAGE]);
      return 0;
    case "check":
      return check(request.strict);
    case "import":
      return await importFile(request);
    case "export":
      return await exportProducts(request.format);
    case "list":
      return await listProducts();
    case "hide":
    case "show":
    case "remove":
      return await setStatus(request.command, request.ids);
    case "picture":
      return await picture(request);
  }
}

async function picture({
  name,
  file,
  alt,
}: Extract<CatalogRequest, { command: "picture" }>): Promise<number> {
  const bytes = bytesOf(file);
  if (!bytes) return fail([`${file} cannot be read. Is the path right?`]);
  const published = await publishPhoto({ name, bytes, alt }, catalogFolder());
  if (!published.ok) return fail(["Nothing was published.", ...indented(published.problems)]);
  print([
    `Published ${name}, ${published.width} × ${published.height} pixels.`,
    ...published.notes,
    "Restart with npm start to show it on the site.",
  ]);
  return 0;
}

function bytesOf(file: string): Buffer | null {
  try {
    return readFileSync(namedFile(file));
  } catch {
    return null;
  }
}
