// npm run copy -- check | export LANGUAGE FILE | import LANGUAGE FILE
import { runCommand } from "#server/commands/run-command.ts";
import { runCopy } from "./copy/run-copy.ts";
import { runTool } from "./run-tool.ts";

await runCommand(() =>
  runCopy(process.argv.slice(2), (folder) =>
    runTool(["node_modules/@biomejs/biome/bin/biome", "format", "--write", folder]),
  ),
);
