import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** A passkey made in software, which answers as a browser would. */
export interface SoftwarePasskey {
  /** The answer to `navigator.credentials.create`, as JSON. */
  created: (challenge: string, flags?: number) => string;
  /** The answer to `navigator.credentials.get`, as JSON. */
  signed: (challenge: string, flags?: number) => string;
}

/** Who touched it, and was recognized by it. */
export const presentAndVerified = 0x05;
export const presentOnly = 0x01;

const hasCredential = 0x40;

/** Makes a passkey (ES256, a counter that stays 0) for a site. */
export function softwarePasskey(origin: string): SoftwarePasskey {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, credential = Buffer.alloc(0)) => {
    const site = createHash("sha256").update(new URL(origin).hostname).digest();
    return Buffer.concat([site, Buffer.from([flags, 0, 0, 0, 0]), credential]);
  };
  const common = { id: text(id), rawId: text(id), type: "public-key", clientExtensionResults: {} };
  return {
    created: (challenge, flags = presentAndVerified) => {
      const key = coseKey(Buffer.from(x, "base64url"), Buffer.from(y, "base64url"));
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText("fmt"),
        cborText("none"),
        cborText("attStmt"),
        Buffer.from([0xa0]),
        cborText("authData"),
        cborBytes(authenticatorData(flags | hasCredential, credential)),
      ]);
      const clientDataJSON = text(clientData("webauthn.create", challenge));
      const response = { clientDataJSON, attestationObject: text(attestation) };
      return JSON.stringify({ ...common, response });
    },
    signed: (challenge, flags = presentAndVerified) => {
      const data = authenticatorData(flags);
      const client = clientData("webauthn.get", challenge);
      const hash = createHash("sha256").update(client).digest();
      const signature = createSign("sha256").update(data).update(hash).sign(privateKey);
      const answer = { authenticatorData: text(data), clientDataJSON: text(client) };
      return JSON.stringify({ ...common, response: { ...answer, signature: text(signature) } });
    },
  };
}

/** A public key as COSE has it: {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y}. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([
    head,
    Buffer.from([0x21]),
    cborBytes(x),
    Buffer.from([0x22]),
    cborBytes(y),
  ]);
}

function cborText(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

/** Bytes with their length in as few bytes as it needs, which readers rely on. */
function cborBytes(value: Buffer): Buffer {
  const { length } = value;
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), value]);
}

function text(bytes: Buffer): string {
  return bytes.toString("base64url");
}
