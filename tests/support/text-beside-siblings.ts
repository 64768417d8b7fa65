import { type ESTree, parseSync, Visitor } from "vite";
import { type KnownNames, knownNames, rootOf } from "./component-names.ts";

/** A place in a component where a translated page could fail or show outdated text. */
export interface TextProblem {
  line: number;
  text: string;
  why: string;
}

/** Components that always render exactly one element. */
export const alwaysOneElement: ReadonlySet<string> = new Set([
  "Icon",
  "NoTranslate",
  "PhoneLink",
  "Button",
  "ButtonLink",
  "BrowseCollections",
  "CustomRequestLink",
  "CheckInput",
  "FreshText",
]);

/**
 * Finds text that a translator could separate from React. React keeps a reference to a text node
 * that has siblings, and a translator replaces that node: later changes are then written where no
 * shopper sees them, and inserting an element before it makes the page fail. A text that is the
 * only child of its element has no such node (decision 005).
 *
 * So text that may change must be the only child of its element, and text that never changes may
 * have siblings only if they are always rendered.
 */
export function textFaults(source: string): TextProblem[] {
  const { program } = parseSync("component.tsx", source, { preserveParens: false });
  const known = knownNames(program);
  const faults: TextProblem[] = [];
  const report = ({ start, end }: ESTree.Node, why: string) => {
    const text = source
      .slice(start, end)
      .trim()
      .split(/\s*\n\s*/)
      .join(" ");
    faults.push({ line: source.slice(0, start).split("\n").length, text, why });
  };
  const check = (node: ESTree.JSXElement | ESTree.JSXFragment) => {
    const children = node.children.filter(isRendered);
    const kinds = children.map((child) => kindOfChild(child, known));
    const alone = children.length === 1 && node.type === "JSXElement";
    children.forEach((child, index) => {
      const kind = kinds[index];
      if (kind === "texts") report(child, "several texts: give each an element");
      if (alone) return;
      if (kind === "unknown") report(child, "it may change: give it an element of its own");
      if (kind !== "words") return;
      if (node.type === "JSXFragment") report(child, "text in a fragment: give it an element");
      else if (kinds.includes("optional")) {
        report(child, "something beside it comes and goes: give the text an element");
      }
    });
  };
  const checkList = (call: ESTree.CallExpression) => {
    if (isMixed(call, known))
      report(call, "elements and texts in one list: give each text an element");
  };
  new Visitor({ JSXElement: check, JSXFragment: check, CallExpression: checkList }).visit(program);
  return faults;
}

type Child = ESTree.JSXChild;

/**
 * The kinds of children: text that never changes, exactly one element, optional elements, several
 * texts, or something that may be text and may change.
 */
type Kind = "words" | "element" | "optional" | "texts" | "unknown";

/** JSX drops comments, and whitespace that contains a line break. */
function isRendered(child: Child): boolean {
  if (child.type === "JSXText") return child.value.trim() !== "" || !child.value.includes("\n");
  return child.type !== "JSXExpressionContainer" || child.expression.type !== "JSXEmptyExpression";
}

function kindOfChild(child: Child, known: KnownNames): Kind {
  if (child.type === "JSXText") return "words";
  if (child.type === "JSXExpressionContainer") return kindOf(child.expression, known);
  if (child.type !== "JSXElement") return "optional";
  const { name } = child.openingElement;
  const isOne =
    name.type === "JSXIdentifier" && (/^[a-z]/.test(name.name) || alwaysOneElement.has(name.name));
  return isOne ? "element" : "optional";
}

function kindOf(
  expression: ESTree.Expression | ESTree.JSXEmptyExpression,
  known: KnownNames,
): Kind {
  switch (expression.type) {
    case "Literal":
      return expression.value === null ? "optional" : "words";
    case "JSXElement":
    case "JSXFragment":
      return "optional";
    case "ConditionalExpression":
      return combined([kindOf(expression.consequent, known), kindOf(expression.alternate, known)]);
    case "LogicalExpression":
      return combined([kindOf(expression.right, known)]);
    case "CallExpression":
      return kindOfCall(expression, known);
    case "MemberExpression":
    case "Identifier":
      if (known.nodes.has(lastNameOf(expression))) return "optional";
      return known.constants.has(rootOf(expression)) ? "words" : "unknown";
    default:
      return "unknown";
  }
}

/** Branches that are elements count as optional; one branch of text makes it text that changes. */
function combined(kinds: Kind[]): Kind {
  return kinds.every((kind) => kind === "optional" || kind === "element") ? "optional" : "unknown";
}

/** A list mapped to elements is optional. */
function kindOfCall({ callee, arguments: given }: ESTree.CallExpression, known: KnownNames): Kind {
  const name = lastNameOf(callee);
  if (known.nodes.has(name)) return "optional";
  if (name !== "map") return "unknown";
  const [each] = given;
  if (each?.type !== "ArrowFunctionExpression") return "texts";
  const results = resultsOf(each).map((result) => kindOf(result, known));
  return combined(results) === "optional" ? "optional" : "texts";
}

/** Whether a list contains both elements and text. */
function isMixed({ callee, arguments: [each] }: ESTree.CallExpression, known: KnownNames): boolean {
  if (lastNameOf(callee) !== "map" || each?.type !== "ArrowFunctionExpression") return false;
  const kinds = resultsOf(each).flatMap((result) =>
    result.type === "ConditionalExpression" ? [result.consequent, result.alternate] : [result],
  );
  const isElement = (kind: Kind) => kind === "optional";
  const found = kinds.map((kind) => kindOf(kind, known));
  return found.some(isElement) && !found.every(isElement);
}

function resultsOf({ body }: ESTree.ArrowFunctionExpression): ESTree.Expression[] {
  if (body.type !== "BlockStatement") return [body as ESTree.Expression];
  return body.body.flatMap((statement) =>
    statement.type === "ReturnStatement" && statement.argument ? [statement.argument] : [],
  );
}

function lastNameOf(expression: ESTree.Expression): string {
  if (expression.type === "Identifier") return expression.name;
  const named = expression.type === "MemberExpression" && !expression.computed;
  return named && expression.property.type === "Identifier" ? expression.property.name : "";
}
