import type { Queries } from "#server/store/store-interface.ts";
import type { LeadFile } from "./lead-file.ts";

/** Stores a lead's files in the lead's transaction, so that both are stored or neither. */
export async function storeLeadFiles(
  queries: Queries,
  leadId: string,
  files: readonly LeadFile[],
): Promise<void> {
  for (const { id, type, bytes } of files) {
    await queries
      .insertInto("lead_files")
      .values({ id, lead_id: leadId, media_type: type, content: bytes.toString("base64") })
      .execute();
  }
}

/** The file with this id; undefined if there is none or its lead was erased. */
export async function findLeadFile(
  queries: Queries,
  id: string,
): Promise<{ type: string; reference: string; bytes: Buffer } | undefined> {
  const row = await queries
    .selectFrom("lead_files")
    .innerJoin("leads", "leads.id", "lead_files.lead_id")
    .select(["media_type", "content", "reference"])
    .where("lead_files.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    type: row.media_type,
    reference: row.reference,
    bytes: Buffer.from(row.content, "base64"),
  };
}
