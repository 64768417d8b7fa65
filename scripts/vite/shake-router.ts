import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

/** React's functions that only make a value, as it marks them in JSX but not where they are called. */
const makers = new Set(["createContext", "forwardRef", "memo"]);

/** Lets the bundler leave out components of React Router that no page uses (decision 004). */
export function shakeRouter(): Plugin {
  return {
    name: "shake-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.js$/ },
      handler: (code) => ({ code: shakeable(code), map: null }),
    },
  };
}

/** `code` without the display names of its components, and its calls of React's makers marked as pure. */
export function shakeable(code: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  new Visitor({
    ExpressionStatement({ start, end, expression }) {
      if (expression.type !== "AssignmentExpression") return;
      if (propertyOf(expression.left) === "displayName") edits.push({ start, end, text: "" });
    },
    CallExpression({ start, callee }) {
      const maker = propertyOf(callee);
      if (maker && makers.has(maker)) {
        edits.push({ start, end: start, text: "/* @__PURE__ */ " });
      }
    },
  }).visit(parseSync("router.js", code).program);
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code);
}

/** The name after the dot, of what has one. */
function propertyOf(node: ESTree.Node): string | undefined {
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return undefined;
  return node.computed ? undefined : node.property.name;
}
