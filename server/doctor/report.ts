import { cleanLine } from "#domain/clean-text.ts";
import type { CheckedFinding, Level } from "./check.ts";

const levelWidth = "warning".length;

/** The findings as readable lines: level, check and what was seen, then the advice. */
export function reportText(findings: readonly CheckedFinding[]): string {
  const checkWidth = Math.max(0, ...findings.map(({ check }) => check.length));
  const indent = " ".repeat(levelWidth + checkWidth + 4);
  const lines = findings.flatMap(({ level, check, seen, advice }) => [
    `${level.padEnd(levelWidth)}  ${check.padEnd(checkWidth)}  ${cleanLine(seen)}`,
    ...(advice ? [`${indent}${cleanLine(advice)}`] : []),
  ]);
  return [...lines, "", summary(findings)].join("\n");
}

function summary(findings: readonly CheckedFinding[]): string {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  const counted = (many: number, word: string) => `${many} ${word}${many === 1 ? "" : "s"}`;
  return `${counted(count("fault"), "fault")}, ${counted(count("warning"), "warning")}, ${count("ok")} ok.`;
}
