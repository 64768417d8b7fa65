import { encodeChanged } from "./encoding/encode.ts";

const usage = `studio: makes the shop's pictures (needs Blender from Debian's packages)

  studio render [slug]   render what is missing or stale, then encode it; Ctrl-C is safe, run again to go on
  studio sheet           one contact sheet of every picture
  studio encode          publish the originals that changed`;

const [command] = process.argv.slice(2);

switch (command) {
  case "encode":
    await encodeChanged();
    break;
  default:
    console.log(usage);
    process.exitCode = command ? 1 : 0;
}
