import type { z } from "zod";
import type { Problem } from "./problem.ts";

const kinds: Record<string, string> = {
  string: "text in quotes",
  number: "a number",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "a group in { }",
  record: "a group in { }",
};

/**
 * Checks data against a schema and lists all problems in terms the owner understands.
 * @returns the parsed value, or all problems found; never throws.
 */
export function checkAgainst<T>(
  schema: z.ZodType<T>,
  source: string,
  data: unknown,
): { ok: true; value: T } | { ok: false; problems: Problem[] } {
  const result = schema.safeParse(data, { error: plainWords });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, problems: result.error.issues.flatMap((issue) => toProblems(source, issue)) };
}

function toProblems(source: string, issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      source,
      field: fieldName([...issue.path, key]),
      message: "is not a field we know; check the spelling or remove it",
    }));
  }
  return [{ source, field: fieldName(issue.path), message: issue.message }];
}

/** `specs.width`, `swatches #2.label`: positions count from one. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name} #${part + 1}`;
    return name === "" ? String(part) : `${name}.${String(part)}`;
  }, "");
}

function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "is missing";
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      if (issue.input === undefined) return "is missing";
      return `must be one of ${issue.values.map(String).join(", ")}`;
    case "too_small":
      if (issue.origin === "string") return "must not be empty";
      if (issue.origin === "array") return `needs at least ${issue.minimum}`;
      return `must be ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`;
    case "too_big":
      return `must be at most ${issue.maximum}`;
    default:
      return undefined;
  }
}
