import { basename } from "node:path";
import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

/** How the router speaks to whoever programs with it. */
const speakers = new Set(["warning", "warningOnce", "warnOnce", "invariant", "Error"]);

/**
 * Puts file and line in place of the router's messages to developers, as React does with its own
 * (decision 004). What it says when something is wrong still comes, and can be looked up.
 */
export function shortenMessages(): Plugin {
  return {
    name: "shorten-messages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.js$/ },
      handler: (code, id) => ({ code: shortened(code, basename(id)), map: null }),
    },
  };
}

/** `code` with every message in it replaced by `file` and the line it stood on. */
export function shortened(code: string, file: string): string {
  const messages: ESTree.Node[] = [];
  const take = ({ callee, arguments: said }: ESTree.CallExpression | ESTree.NewExpression) => {
    if (callee.type !== "Identifier" || !speakers.has(callee.name)) return;
    const message = said.at(-1);
    if (message && isText(message)) messages.push(message);
  };
  new Visitor({ CallExpression: take, NewExpression: take }).visit(parseSync(file, code).program);
  return messages
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => {
      const line = code.slice(0, start).split("\n").length;
      return `${left.slice(0, start)}"${file}:${line}"${left.slice(end)}`;
    }, code);
}

/** Text in quotes, a template, or such a text with something added to it. */
function isText(node: ESTree.Node): boolean {
  if (node.type === "BinaryExpression") return isText(node.left) || isText(node.right);
  if (node.type === "Literal") return typeof node.value === "string";
  return node.type === "TemplateLiteral";
}
