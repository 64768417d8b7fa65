import { parseArgs } from "node:util";
import { modelSheet } from "./model-sheet.ts";
import { exportLight, exportModels } from "./modelling/export-models.ts";
import { packModels } from "./modelling/pack-models.ts";
import { publishOriginals } from "./originals.ts";
import { modelSheetPath, sheetPath } from "./places.ts";
import { inspectScenes, measureModels } from "./rendering/look-over.ts";
import { renderStale } from "./rendering/render.ts";
import { contactSheet } from "./sheet.ts";

const usage = `studio: makes the shop's pictures (needs Blender from Debian's packages)

  studio render [--proof] [name …]
                              render what is missing or stale (slugs, or parts of pictures' names), and encode it;
                              interrupt it freely, run it again to go on; --proof prints at three quarters of the size
  studio sheet [name] [file]  one contact sheet of the published pictures
  studio models [name]        the 3D models of products that have none yet (or of those whose slug contains name)
  studio model-sheet [name] [file]
                              each published model beside its product's first picture
  studio pack FOLDER          publish the models of a folder, SLUG.glb as Blender exported them (needs no Blender)
  studio light                the light of the product studio, for the 3D viewer
  studio measure [slug …]     build the models without printing them and record their sizes in measured.json
  studio inspect [name …]     look for what hangs in the air, is sunk into something or passes through another piece
  studio encode               publish the originals that changed`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { proof: { type: "boolean", default: false } },
});
const [command, ...names] = positionals;
const [name, file] = names;

switch (command) {
  case "render":
    await renderStale(names, flags);
    break;
  case "sheet":
    await contactSheet(file ?? sheetPath, name);
    break;
  case "models":
    await exportModels(name);
    break;
  case "model-sheet":
    await modelSheet(file ?? modelSheetPath, name);
    break;
  case "pack":
    await packModels(name);
    break;
  case "light":
    await exportLight();
    break;
  case "measure":
    await measureModels(...names);
    break;
  case "inspect":
    await inspectScenes(...names);
    break;
  case "encode":
    await publishOriginals();
    break;
  default:
    console.log(usage);
    process.exitCode = command ? 1 : 0;
}
