import { type ESTree, parseSync } from "vite";

/** A place in a source that reads a text or a group of texts. */
export interface CopyUse {
  /** The file in `copy/`, without `.json`. */
  file: string;
  /** Names from the file's top; `*` for a name that is only known when the code runs. */
  path: readonly string[];
  /** Whether the value goes to other code, which may read just a part of it. */
  passedOn: boolean;
}

/** What an expression is: texts of a file, or all languages of them. */
interface Texts {
  file: string;
  path: readonly string[];
  /** Whether the next name is a language (`copyIn`). */
  byLanguage: boolean;
}

type Node = ESTree.Node;

/** What a source reads of the texts it imports from `#copy/` and `#copy-in/`. */
export function copyUses(name: string, code: string): CopyUse[] {
  if (!/["']#copy(-in)?\//.test(code)) return [];
  const { program, errors } = parseSync(name, code);
  if (errors.length > 0) throw new SyntaxError(`${name}: ${errors[0]?.message}`);
  return new CopyReader(program).uses;
}

/** Follows imported texts through the names, members and patterns of one source. */
class CopyReader {
  readonly uses: CopyUse[] = [];
  /** Local names of texts. A name that has several meanings in a file stands for all of them. */
  readonly #names = new Map<string, Texts[]>();

  constructor(program: ESTree.Program) {
    for (const statement of program.body) this.#addImports(statement);
    // A name may be made from a name that is declared further down.
    for (let before = -1; before !== this.#meanings(); ) {
      before = this.#meanings();
      this.#addNames(program);
    }
    this.#visit(program);
  }

  #meanings(): number {
    return [...this.#names.values()].reduce((sum, texts) => sum + texts.length, 0);
  }

  #addImports(statement: Node): void {
    if (statement.type === "ExportNamedDeclaration" || statement.type === "ExportAllDeclaration") {
      const texts = textsFrom(statement.source);
      if (texts) this.#add(texts, true);
    }
    if (statement.type !== "ImportDeclaration" || statement.importKind === "type") return;
    const texts = textsFrom(statement.source);
    if (!texts) return;
    for (const specifier of statement.specifiers) {
      const { local } = specifier;
      if (specifier.type !== "ImportSpecifier" || texts.byLanguage) this.#name(local.name, texts);
      else if (specifier.importKind !== "type") {
        this.#name(local.name, step(texts, nameIn(specifier.imported)));
      }
    }
  }

  #name(name: string, texts: Texts): void {
    const known = this.#names.get(name) ?? [];
    if (known.some((other) => JSON.stringify(other) === JSON.stringify(texts))) return;
    this.#names.set(name, [...known, texts]);
  }

  /** Finds the names that declarations below a node give to texts. */
  #addNames(node: Node): void {
    if (node.type === "VariableDeclarator" && node.init) {
      for (const texts of this.#textsOf(node.init)) this.#bind(node.id, texts);
    }
    for (const child of childrenOf(node)) this.#addNames(child);
  }

  #bind(pattern: Node, texts: Texts): void {
    if (pattern.type === "Identifier") this.#name(pattern.name, texts);
    if (pattern.type === "AssignmentPattern") this.#bind(pattern.left, texts);
    if (pattern.type === "ArrayPattern") {
      pattern.elements.forEach((element, index) => {
        if (element) this.#bindPart(element, texts, String(index));
      });
    }
    if (pattern.type !== "ObjectPattern") return;
    for (const property of pattern.properties) {
      if (property.type === "RestElement") this.#bindPart(property, texts, "");
      else this.#bindPart(property.value, texts, keyOf(property.key, property.computed));
    }
  }

  #bindPart(pattern: Node, texts: Texts, name: string): void {
    if (pattern.type === "RestElement") this.#bind(pattern.argument, texts);
    else this.#bind(pattern, step(texts, name));
  }

  /** The texts an expression stands for; none if it is no such expression. */
  #textsOf(node: Node): Texts[] {
    switch (node.type) {
      case "Identifier":
        return this.#names.get(node.name) ?? [];
      case "MemberExpression": {
        const name = keyOf(node.property, node.computed);
        return this.#textsOf(node.object).map((texts) => step(texts, name));
      }
      case "ImportExpression": {
        const texts = textsFrom(node.source);
        return texts ? [texts] : [];
      }
      case "AwaitExpression":
        return this.#textsOf(node.argument);
      case "ConditionalExpression":
        return [...this.#textsOf(node.consequent), ...this.#textsOf(node.alternate)];
      case "LogicalExpression":
        return [...this.#textsOf(node.left), ...this.#textsOf(node.right)];
      case "ChainExpression":
      case "ParenthesizedExpression":
      case "TSAsExpression":
      case "TSNonNullExpression":
      case "TSSatisfiesExpression":
        return this.#textsOf(node.expression);
      default:
        return [];
    }
  }

  /** Notes what a node and those below it read. */
  #visit(node: Node): void {
    if (node.type === "ExportNamedDeclaration" && node.declaration) {
      this.#visitExported(node.declaration);
    }
    const texts = this.#textsOf(node);
    if (texts.length > 0) {
      for (const each of texts) this.#add(each, true);
      this.#visitNames(node);
      return;
    }
    if (node.type === "VariableDeclarator" && node.init && this.#isFollowed(node)) {
      this.#visitNames(node.init);
      return;
    }
    if (isReadWhole(node)) {
      for (const argument of node.arguments) {
        for (const each of this.#textsOf(argument)) this.#add(each, false);
      }
    }
    for (const child of childrenOf(node)) this.#visit(child);
  }

  /** Names of texts that are exported may be read by any source. */
  #visitExported(declaration: Node): void {
    if (declaration.type !== "VariableDeclaration") return;
    for (const { init } of declaration.declarations) {
      for (const texts of init ? this.#textsOf(init) : []) this.#add(texts, true);
    }
  }

  /** Whether a declaration only gives names to texts, whose uses are noted where they are. */
  #isFollowed({ id, init }: ESTree.VariableDeclarator): boolean {
    const isPattern =
      id.type === "Identifier" || id.type === "ObjectPattern" || id.type === "ArrayPattern";
    return isPattern && init !== null && this.#textsOf(init).length > 0;
  }

  /** Visits what stands in the brackets of `copy[…]`, and the condition of a choice. */
  #visitNames(node: Node): void {
    for (const child of childrenOf(node)) {
      if (this.#textsOf(child).length > 0) this.#visitNames(child);
      else this.#visit(child);
    }
  }

  #add({ file, path }: Texts, passedOn: boolean): void {
    this.uses.push({ file, path, passedOn });
  }
}

/** The texts a module specifier stands for. */
function textsFrom(source: Node | null): Texts | undefined {
  const specifier = source?.type === "Literal" ? String(source.value) : "";
  const [, all, file] = /^#copy(-in)?\/(.+)\.ts$/.exec(specifier) ?? [];
  return file === undefined ? undefined : { file, path: [], byLanguage: all !== undefined };
}

function step({ file, path, byLanguage }: Texts, name: string): Texts {
  return { file, path: byLanguage ? path : [...path, name], byLanguage: false };
}

/** The name in `copy.name`, `copy["name"]` or a pattern; `*` if the code works it out. */
function keyOf(key: Node, computed: boolean): string {
  if (key.type === "Literal") return String(key.value);
  return !computed && key.type === "Identifier" ? key.name : "*";
}

function nameIn(node: Node): string {
  return node.type === "Literal"
    ? String(node.value)
    : node.type === "Identifier"
      ? node.name
      : "*";
}

/** Whether a call reads every text of a group: `Object.entries(copy.list)`. */
function isReadWhole(node: Node): node is ESTree.CallExpression {
  return (
    node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    node.callee.object.type === "Identifier" &&
    node.callee.object.name === "Object"
  );
}

/** The nodes below a node, except names that are no values, and types. */
function childrenOf(node: Node): Node[] {
  switch (node.type) {
    case "ImportDeclaration":
      return [];
    case "ExportSpecifier":
      return [node.local];
    case "MemberExpression":
      return node.computed ? [node.object, node.property] : [node.object];
    case "Property":
    case "PropertyDefinition":
    case "MethodDefinition":
      return nodesIn(node.computed ? [node.key, node.value] : [node.value]);
    case "VariableDeclarator":
      return nodesIn([...defaultsIn(node.id), node.init]);
    case "CatchClause":
      return [node.body];
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return nodesIn([...node.params.flatMap(defaultsIn), node.body]);
    default:
      return nodesIn(Object.values(node).flat());
  }
}

/** The values that a pattern gives to names that get none. */
function defaultsIn(pattern: Node): Node[] {
  switch (pattern.type) {
    case "AssignmentPattern":
      return [...defaultsIn(pattern.left), pattern.right];
    case "ArrayPattern":
      return nodesIn(pattern.elements).flatMap(defaultsIn);
    case "ObjectPattern":
      return pattern.properties.flatMap((property) =>
        defaultsIn(property.type === "RestElement" ? property : property.value),
      );
    default:
      return [];
  }
}

function nodesIn(values: readonly unknown[]): Node[] {
  return values.filter(isNode).filter(isCode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** Whether a node is code: no type, but what stands before `as` and `satisfies` is. */
function isCode({ type }: Node): boolean {
  return !type.startsWith("TS") || /^TS(As|NonNull|Satisfies)Expression$/.test(type);
}
