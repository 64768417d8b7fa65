import { type ESTree, parseAst } from "vite";
import { knownFeatures, missingFeatures } from "./missing-features.ts";
import { missingSelectorsIn } from "./style-features.ts";

type Node = ESTree.Node;

/** Members of built-in objects that one of the oldest browsers lacks. */
const missing = builtIns(missingFeatures);
const known = builtIns(knownFeatures);

interface BuiltIns {
  /** Such as `Map` or `requestIdleCallback`. */
  globals: ReadonlySet<string>;
  /** Such as `Map.groupBy`. */
  statics: ReadonlySet<string>;
  /** Such as `toSorted`, of any object. */
  members: ReadonlySet<string>;
}

/**
 * What a script uses of what one of the oldest browsers lacks, in a way that fails there:
 * `Map.groupBy`, `.toSorted`, `requestIdleCallback`, `(?<=`. A missing member is undefined, which
 * fails only if it is called or looked into. Members count whatever their object is, unless an older
 * built-in object has one of the same name.
 */
export function missingBuiltInsIn(script: string): ReadonlySet<string> {
  const found = new Set<string>();
  visit(parseAst(script), undefined, (node, parent) => {
    if (node.type === "StaticBlock") found.add("static {");
    if (node.type === "Literal" || node.type === "TemplateElement") {
      const text = String(node.type === "Literal" ? (node.raw ?? "") : node.value.raw);
      if (/\(\?<[=!]/.test(text)) found.add("(?<=");
      if (/^\/.+\/[a-z]*v[a-z]*$/s.test(text)) found.add("/v");
    }
    for (const name of missingSelectorsIn(selectorIn(node))) found.add(name);
    if (node.type === "Identifier" && missing.globals.has(node.name) && isRead(node, parent)) {
      found.add(node.name);
    }
    if (node.type !== "MemberExpression" || node.computed || !isDereferenced(node, parent)) return;
    const name = node.property.type === "Identifier" ? node.property.name : "";
    const owner = node.object.type === "Identifier" ? node.object.name : "";
    if (missing.statics.has(`${owner}.${name}`)) found.add(`${owner}.${name}`);
    if (["window", "self", "globalThis"].includes(owner) && missing.globals.has(name)) {
      found.add(name);
    }
    if (missing.members.has(name) && !known.members.has(name)) found.add(`.${name}`);
  });
  return found;
}

/** The selector given to `querySelector` and its like; empty for any other node. */
function selectorIn(node: Node): string {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return "";
  const { property } = node.callee;
  const takesSelector =
    property.type === "Identifier" && /^(matches|closest|querySelector(All)?)$/.test(property.name);
  const [selector] = takesSelector ? node.arguments : [];
  if (selector?.type === "TemplateLiteral") {
    return selector.quasis.map(({ value }) => value.raw).join("");
  }
  return selector?.type === "Literal" ? String(selector.value) : "";
}

function builtIns(keys: ReadonlySet<string>): BuiltIns {
  const globals = new Set<string>();
  const statics = new Set<string>();
  const members = new Set<string>();
  for (const key of keys) {
    const [, kind, owner = "", name, deeper] =
      /^(javascript\.builtins|api)\.([^.]+)(?:\.([^.]+)(\..+)?)?$/.exec(key) ?? [];
    if (!kind || deeper || name?.endsWith("_event") || name === owner) continue;
    if (!name) globals.add(owner);
    else if (owner === "Window") globals.add(name);
    else if (kind === "api" ? name.endsWith("_static") : isStatic(owner, name)) {
      statics.add(`${owner}.${name.replace("_static", "")}`);
      // Who has no such object is told by the object's name.
    } else if (!missingFeatures.has(`${kind}.${owner}`)) members.add(name);
  }
  return { globals, statics, members };
}

/** Node has every built-in object of JavaScript, and the data doesn't tell which members are static. */
function isStatic(owner: string, name: string): boolean {
  const object: unknown = Reflect.get(globalThis, owner);
  return (typeof object === "object" || typeof object === "function") && object !== null
    ? name in object
    : false;
}

function isDereferenced(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === "CallExpression") return parent.callee === node && !parent.optional;
  if (parent?.type === "NewExpression") return parent.callee === node;
  return parent?.type === "MemberExpression" && parent.object === node && !parent.optional;
}

/** Neither the name of a property nor of a variable, nor asked for with `typeof`. */
function isRead(node: Node, parent: Node | undefined): boolean {
  if (!parent) return true;
  if (parent.type === "MemberExpression") return parent.object === node || parent.computed;
  if (parent.type === "Property") return parent.value === node && !parent.shorthand;
  if (parent.type === "UnaryExpression") return parent.operator !== "typeof";
  return !["MethodDefinition", "PropertyDefinition", "LabeledStatement"].includes(parent.type);
}

function visit(
  node: Node,
  parent: Node | undefined,
  see: (node: Node, parent: Node | undefined) => void,
) {
  see(node, parent);
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node, see);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
