import { check } from "./check.ts";
import { importFile } from "./import.ts";
import { addModelFile, listModels, removeModelOf } from "./models.ts";
import { addPicture, listPictures } from "./photos.ts";
import { print } from "./print.ts";
import { exportProducts, listProducts, setStatus } from "./products.ts";
import { readCatalogRequest, USAGE } from "./request.ts";

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
      return await check(request.strict);
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
      return await addPicture(request);
    case "pictures":
      return await listPictures();
    case "model":
      return await addModelFile(request);
    case "remove-model":
      return await removeModelOf(request.sku);
    case "models":
      return await listModels();
  }
}
