import { availableWindows } from "#server/bookings/available-windows.ts";
import type { PostedFile } from "#server/leads/submission.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { everyKind, leadOf } from "./every-kind.ts";
import { formFields } from "./form-fields.ts";
import type { TestBackend } from "./test-backend.ts";

/**
 * Submits one lead of every kind, including a booking and an upload. Returns references by kind.
 */
export async function acceptEveryKind(
  backend: TestBackend,
  given: Record<string, string> = {},
): Promise<Map<string, string>> {
  const references = new Map<string, string>();
  const offered = await availableWindows(backend.store.queries, backend.clock());
  // Not the first day, because whether it can still be moved depends on the time of the test run.
  const free = offered.find(({ date, left }) => date !== offered[0]?.date && left > 0);
  if (!free) throw new Error("nothing can be booked");
  for (const kind of everyKind) {
    const { path, fields, file } = leadOf(kind, `${kind}-key`, free);
    const fullName = given.name ?? "Dana Whitfield";
    const submitted = await submitLead(
      backend,
      kind,
      formFields({ ...fields, fullName, ...given }),
      {
        sourcePage: path,
        ...(file ? { files: new Map([[file.field, postedFile(file.name, file.bytes)]]) } : {}),
      },
    );
    if (!submitted.ok) throw new Error(`${kind} was refused: ${JSON.stringify(submitted.errors)}`);
    references.set(kind, submitted.reference);
  }
  return references;
}

/** A file as a form posts it. */
export function postedFile(name: string, bytes: Buffer): PostedFile {
  return { name, size: bytes.length, read: async (most) => bytes.subarray(0, most) };
}
