import { type ESTree, Visitor } from "vite";

/** What the names in a component's file refer to, as far as the file itself shows. */
export interface KnownNames {
  /**
   * Names whose value never changes while the page is open: imports, and constants of the module.
   */
  constants: ReadonlySet<string>;
  /**
   * Names that hold elements: declared as `ReactNode`, as a function returning one, or assigned
   * JSX.
   */
  nodes: ReadonlySet<string>;
}

/** Collects the known names of a component's file. */
export function knownNames(program: ESTree.Program): KnownNames {
  const nodes = new Set<string>();
  new Visitor({
    TSPropertySignature({ key, typeAnnotation }) {
      if (key.type === "Identifier" && isNode(typeAnnotation?.typeAnnotation)) nodes.add(key.name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init && isJsx(init)) nodes.add(id.name);
    },
  }).visit(program);
  return { constants: moduleConstants(program), nodes };
}

/**
 * Returns the first name of an access such as `words.form.title`; empty if a key is computed at run
 * time.
 */
export function rootOf(expression: ESTree.Expression): string {
  if (expression.type === "Identifier") return expression.name;
  if (expression.type !== "MemberExpression" || expression.computed) return "";
  return rootOf(expression.object);
}

function isNode(type: ESTree.TSType | undefined): boolean {
  if (type?.type === "TSFunctionType") return isNode(type.returnType.typeAnnotation);
  if (type?.type !== "TSTypeReference") return false;
  const { typeName } = type;
  const name = typeName.type === "TSQualifiedName" ? typeName.right : typeName;
  return name.type === "Identifier" && ["ReactNode", "ReactElement"].includes(name.name);
}

function isJsx(expression: ESTree.Expression): boolean {
  if (expression.type !== "ConditionalExpression")
    return /^JSX(Element|Fragment)$/.test(expression.type);
  return [expression.consequent, expression.alternate].every(
    (branch) => isJsx(branch) || (branch.type === "Literal" && branch.value === null),
  );
}

function moduleConstants({ body }: ESTree.Program): ReadonlySet<string> {
  return new Set(
    body.flatMap((statement) => {
      if (statement.type === "ImportDeclaration") {
        return statement.specifiers.map(({ local }) => local.name);
      }
      if (statement.type !== "VariableDeclaration" || statement.kind !== "const") return [];
      return statement.declarations.flatMap(({ id }) => namesIn(id));
    }),
  );
}

function namesIn(pattern: ESTree.BindingPattern): string[] {
  if (pattern.type === "Identifier") return [pattern.name];
  if (pattern.type !== "ObjectPattern") return [];
  return pattern.properties.flatMap((property) =>
    property.type === "Property" ? namesIn(property.value as ESTree.BindingPattern) : [],
  );
}
