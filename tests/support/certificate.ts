import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram } from "../../scripts/run-tool.ts";

/** A self-signed certificate for the names in the shipped configurations. */
export interface Certificate {
  certFile: string;
  keyFile: string;
  /** The certificate's text, for clients that should trust it. */
  text: string;
}

/**
 * Creates a certificate for www.example.com, example.com and 127.0.0.1 in the folder, with openssl.
 */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const certFile = join(folder, "cert.pem");
  const keyFile = join(folder, "key.pem");
  const result = await runProgram("openssl", [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    "-keyout",
    keyFile,
    "-out",
    certFile,
    "-days",
    "2",
    "-subj",
    "/CN=www.example.com",
    "-addext",
    "subjectAltName=DNS:www.example.com,DNS:example.com,IP:127.0.0.1",
  ]);
  if (result.code !== 0) throw new Error(`openssl made no certificate:\n${result.output}`);
  return { certFile, keyFile, text: await readFile(certFile, "utf8") };
}

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
