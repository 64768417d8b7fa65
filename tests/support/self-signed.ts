import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCertificate } from "./certificate.ts";

/** A self-signed certificate for www.example.com, with its key. */
export async function selfSigned(): Promise<{ cert: string; key: string }> {
  const folder = await mkdtemp(join(tmpdir(), "certificate-"));
  try {
    const { text, keyFile } = await makeCertificate(folder);
    return { cert: text, key: await readFile(keyFile, "utf8") };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
