import { encodeChanged } from "./encoding/encode.ts";
import { sheetPath } from "./places.ts";
import { renderStale } from "./rendering/render.ts";
import { contactSheet } from "./sheet.ts";

const usage = `studio: makes the shop's pictures (needs Blender from Debian's packages)

  studio render [name]        render what is missing or stale (a slug, or part of a picture's name), and encode it;
                              interrupt it freely, run it again to go on
  studio sheet [name] [file]  one contact sheet of the published pictures
  studio encode               publish the originals that changed`;

const [command, name, file] = process.argv.slice(2);

switch (command) {
  case "render":
    await renderStale(name);
    break;
  case "sheet":
    await contactSheet(file ?? sheetPath, name);
    break;
  case "encode":
    await encodeChanged();
    break;
  default:
    console.log(usage);
    process.exitCode = command ? 1 : 0;
}
