import { parseArgs } from "node:util";
import { CommandError } from "#server/commands/leads/output.ts";
import {
  type AllowedArguments,
  refuseUnexpectedArguments,
} from "#server/commands/unexpected-arguments.ts";
import {
  type AddModelRequest,
  type RemoveModelRequest,
  readModelRequest,
} from "./model-request.ts";

export const USAGE = `Usage:
  npm run catalog -- check [--strict]
      Checks the shop's facts, collections, deliveries, financing plans and the starter set.
      --strict also refuses what only lacks its picture yet.
  npm run catalog -- import FILE [--dry-run] [--map FILE] [--sure]
                            [--fetch-pictures --picture-hosts HOST,HOST]
      Adds and updates products by SKU or slug, all or nothing. FILE is a CSV with the columns of
      shop/catalogue-template.csv, an export of Shopify or WooCommerce, a feed for Google or Meta,
      JSON of this shop, or a vendor's price list. --dry-run only says what would happen.
      --map: how to read a file with other headings; the first try writes it for you to correct.
      --sure: yes to what the import asks. --fetch-pictures: also fetches and publishes the
      pictures named by address, over https and only from these hosts.
  npm run catalog -- export [--format csv|json]
      Prints all products, as an import reads them.
  npm run catalog -- list
      Prints id, SKU, title and whether it is on the site, of every product.
  npm run catalog -- hide ID… | show ID… | remove ID…
      Takes products off the site, shows them again, or removes them for good. An ID may also be
      written as SKU.
  npm run catalog -- picture NAME FILE [--alt "What it shows"]
      Adds a photograph of your own, of which the running shop makes every size and format the pages
      use. NAME is a piece's slug and a view: my-sofa/primary (its first picture), my-sofa/alternate
      (its second), my-sofa/primary-gray (the first in a color) or any other, such as my-sofa/back,
      which comes after them. rooms/… and types/… replace a picture that is there.
  npm run catalog -- pictures
      Lists the photographs whose sizes are still being made, and those that failed.
  npm run catalog -- model SKU FILE.glb [--unit in|cm|mm|m|ft] [--turn 90|180|270] [--sure]
                           [--dry-run]
      Makes FILE the 3D model of a piece: checks it against the piece's sizes, sets it on the floor,
      makes it small, and shows it. --unit: what the file is made in, if not meters. --turn: degrees
      to the left, seen from above. --sure: yes to what the command asks.
  npm run catalog -- model SKU --remove
      Removes a piece's 3D model.
  npm run catalog -- models
      Lists the 3D models of your own.`;

const MANY = 1000;

const allowedArguments: AllowedArguments = {
  check: { words: 0, options: ["strict"] },
  import: { words: 1, options: ["dry-run", "map", "sure", "fetch-pictures", "picture-hosts"] },
  export: { words: 0, options: ["format"] },
  list: { words: 0, options: [] },
  hide: { words: MANY, options: [] },
  show: { words: MANY, options: [] },
  remove: { words: MANY, options: [] },
  picture: { words: 2, options: ["alt"] },
  pictures: { words: 0, options: [] },
  model: { words: 2, options: ["unit", "turn", "sure", "dry-run", "remove"] },
  models: { words: 0, options: [] },
};

export interface ImportRequest {
  command: "import";
  file: string;
  dryRun: boolean;
  sure: boolean;
  map?: string;
  /** The hosts to fetch pictures from; if undefined, none are fetched. */
  pictureHosts?: string[];
}

/** A parsed command line. */
export type CatalogRequest =
  | { command: "help" | "list" | "models" | "pictures" }
  | { command: "check"; strict: boolean }
  | ImportRequest
  | { command: "export"; format: "csv" | "json" }
  | { command: "hide" | "show" | "remove"; ids: string[] }
  | { command: "picture"; name: string; file: string; alt?: string }
  | AddModelRequest
  | RemoveModelRequest;

/**
 * Parses the command line of `npm run catalog`.
 * @throws CommandError with the usage if it is invalid.
 */
export function readCatalogRequest(args: readonly string[]): CatalogRequest {
  const { values, positionals, tokens } = parse(args);
  const [command, first, second] = positionals;
  if (values.help || command === "help") return { command: "help" };
  refuseUnexpectedArguments(tokens, allowedArguments, USAGE);
  const { format, alt, strict } = values;
  if (command === "check") return { command, strict };
  if (command === "list" || command === "models" || command === "pictures") return { command };
  if (command === "model" && first) return readModelRequest(first, second, values);
  if (command === "import" && first) return importRequest(first, values);
  if (command === "export" && (format === "csv" || format === "json")) return { command, format };
  if ((command === "hide" || command === "show" || command === "remove") && first) {
    return { command, ids: positionals.slice(1) };
  }
  if (command === "picture" && first && second) {
    const words = alt?.trim();
    return { command, name: first, file: second, ...(words ? { alt: words } : {}) };
  }
  throw new CommandError(USAGE);
}

function importRequest(
  file: string,
  { map, sure, ...values }: ReturnType<typeof parse>["values"],
): ImportRequest {
  const hosts = (values["picture-hosts"] ?? "").split(",").map((host) => host.trim());
  const listed = hosts.filter((host) => host !== "");
  if (values["fetch-pictures"] !== listed.length > 0) {
    throw new CommandError(
      "--fetch-pictures and --picture-hosts go together: say from which hosts, such as cdn.shopify.com. Nothing was done.",
    );
  }
  return {
    command: "import",
    file,
    dryRun: values["dry-run"],
    sure,
    ...(map ? { map } : {}),
    ...(listed.length > 0 ? { pictureHosts: listed } : {}),
  };
}

function parse(args: readonly string[]) {
  const flag = { type: "boolean", default: false } as const;
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      tokens: true,
      options: {
        help: flag,
        strict: flag,
        "dry-run": flag,
        sure: flag,
        "fetch-pictures": flag,
        alt: text,
        map: text,
        "picture-hosts": text,
        unit: text,
        turn: text,
        remove: flag,
        format: { type: "string", default: "csv" },
      },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}
