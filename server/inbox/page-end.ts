import { isRecord } from "#domain/is-record.ts";

/** Where a page of a list ends: what its last lead is ordered by, and what decides ties. */
export interface PageEnd {
  key: string;
  tie: string;
}

/** As text for an address. */
export function writePageEnd({ key, tie }: PageEnd): string {
  return Buffer.from(JSON.stringify({ key, tie })).toString("base64url");
}

/** The end that an address names; undefined if it names none, which means the first page. */
export function readPageEnd(text: string | undefined): PageEnd | undefined {
  try {
    const end: unknown = JSON.parse(Buffer.from(text ?? "", "base64url").toString());
    if (!isRecord(end)) return undefined;
    const { key, tie } = end;
    return typeof key === "string" && typeof tie === "string" ? { key, tie } : undefined;
  } catch {
    return undefined;
  }
}
