import { encodeChanged } from "./encoding/encode.ts";
import { exportModels } from "./modelling/export-models.ts";
import { sheetPath } from "./places.ts";
import { measureModels, renderStale } from "./rendering/render.ts";
import { contactSheet } from "./sheet.ts";

const usage = `studio: makes the shop's pictures (needs Blender from Debian's packages)

  studio render [--proof | --closest] [name]
                              render what is missing or stale (a slug, or part of a picture's name), and encode it;
                              interrupt it freely, run it again to go on; --proof prints at three quarters of the size,
                              --closest leaves what pages show as it is, and publishes only the closest look
  studio sheet [name] [file]  one contact sheet of the published pictures
  studio models [name]        the 3D models of products with "has360": true (or those whose slug contains name)
  studio measure [slug]       build the models without printing them and record their sizes in measured.json
  studio encode               publish the originals that changed`;

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const flagged = (flag: string) => process.argv.includes(flag);
const [command, name, file] = words;

switch (command) {
  case "render":
    await renderStale(name, { proof: flagged("--proof"), closest: flagged("--closest") });
    break;
  case "sheet":
    await contactSheet(file ?? sheetPath, name);
    break;
  case "models":
    await exportModels(name);
    break;
  case "measure":
    await measureModels(name);
    break;
  case "encode":
    await encodeChanged();
    break;
  default:
    console.log(usage);
    process.exitCode = command ? 1 : 0;
}
