import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UploadBuffer } from "#server/uploads/upload-buffer.ts";
import { readForm } from "./read-form.ts";

const urlencoded = "application/x-www-form-urlencoded";

interface Read {
  status: number;
  fields?: Record<string, readonly string[]>;
  files?: Record<string, { name: string; text: string }>;
}

/** Reads a body that arrives in chunks of this many bytes. */
async function read(body: Uint8Array, type: string, chunkBytes = 1_000): Promise<Read> {
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; at += chunkBytes) {
    chunks.push(Buffer.from(body.subarray(at, at + chunkBytes)));
  }
  const request = Object.assign(Readable.from(chunks, { objectMode: false }), {
    headers: { "content-type": type },
  });
  const spool = new UploadBuffer(tmpdir());
  try {
    const limit = 1024 * 1024;
    const result = await readForm(request as unknown as IncomingMessage, { limit, spool });
    if (!result.ok) return { status: result.status };
    const files: Read["files"] = {};
    for (const [field, file] of result.form.files) {
      files[field] = { name: file.name, text: (await file.read()).toString("latin1") };
    }
    return { status: 200, fields: Object.fromEntries(result.form.fields), files };
  } finally {
    await spool.close();
  }
}

async function encoded(form: FormData) {
  const posted = new Response(form);
  return { body: await posted.bytes(), type: posted.headers.get("content-type") ?? "" };
}

/** The prefix avoids names such as `__proto__`, which a plain object can't hold. */
const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }).map((text) => `f${text}`);
/** busboy treats a backslash before a quote as an escape; none of our field names contains one. */
const plainName = name.filter((sent) => !sent.includes("\\"));
const text = fc.string({ unit: "grapheme", maxLength: 200 });
const fields = fc.array(fc.tuple(name, text), { minLength: 1, maxLength: 30 });
const chunkBytes = fc.integer({ min: 1, max: 300 });

/**
 * As HTML specifies: line ends are sent as CR LF, and quotes and line ends in field names are
 * encoded.
 */
const crlfLines = (sent: string) => sent.replaceAll(/\r\n?|\n/g, "\r\n");
const encodedName = (sent: string) =>
  crlfLines(sent).replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");

describe("a form is read as the platform reads it", () => {
  it("without files, for any content in chunks of any size", async () => {
    await fc.assert(
      fc.asyncProperty(fields, chunkBytes, async (sent, bytes) => {
        const body = new URLSearchParams(sent).toString();
        const { fields: found } = await read(Buffer.from(body), urlencoded, bytes);
        const expected = Object.fromEntries(
          sent.map(([field]) => [field, sent.filter(([n]) => n === field).map(([, v]) => v)]),
        );
        expect(found).toEqual(expected);
      }),
    );
  });

  it("also in unusual encodings", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60 }), chunkBytes, async (body, n) => {
        const { status, fields: found } = await read(Buffer.from(body), urlencoded, n);
        const pairs = [...new URLSearchParams(Buffer.from(body).toString())];
        expect(status).toBe(pairs.length > 0 ? 200 : 400);
        if (found) expect(Object.values(found).flat()).toHaveLength(pairs.length);
      }),
    );
  });

  it("with files, for any content in chunks of any size", async () => {
    const content = fc.uint8Array({ minLength: 1, maxLength: 3_000 });
    const file = fc.record({ name: plainName, bytes: content });
    const plainFields = fc.array(fc.tuple(plainName, text), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(plainFields, file, chunkBytes, async (sent, given, bytes) => {
        const form = new FormData();
        for (const [field, value] of sent) form.append(field, value);
        form.append("offerFile", new File([given.bytes], given.name));
        const { body, type } = await encoded(form);
        const { fields: found, files } = await read(body, type, bytes);
        const expected = Object.fromEntries(
          sent.map(([field]) => [
            encodedName(field),
            sent
              .filter(([n]) => encodedName(n) === encodedName(field))
              .map(([, v]) => crlfLines(v)),
          ]),
        );
        expect(found).toEqual(expected);
        expect(files?.offerFile?.text).toBe(Buffer.from(given.bytes).toString("latin1"));
      }),
    );
  });
});

describe("a form with files", () => {
  it("returns the first non-empty file of a field", async () => {
    const form = new FormData();
    form.append("offerFile", new File([], ""));
    form.append("offerFile", new File(["first"], "first.pdf"));
    form.append("offerFile", new File(["second"], "second.pdf"));
    form.append("other", new File(["third"], "third.pdf"));
    const { body, type } = await encoded(form);
    for (const bytes of [1, 7, 10_000]) {
      expect((await read(body, type, bytes)).files).toEqual({
        offerFile: { name: "first.pdf", text: "first" },
        other: { name: "third.pdf", text: "third" },
      });
    }
  });

  it("has no file for an empty file field", async () => {
    const part =
      '--x\r\nContent-Disposition: form-data; name="offerFile"; filename=""\r\n' +
      "Content-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n";
    expect(await read(Buffer.from(part), "multipart/form-data; boundary=x")).toEqual({
      status: 200,
      fields: {},
      files: {},
    });
  });

  it.each(["../../offer.jpg", "C:\\photos\\offer.jpg", "a\nb.jpg", 'a"b.jpg', "."])(
    "keeps the full name of a file, so that it can be checked: %j",
    async (fileName) => {
      const form = new FormData();
      form.append("offerFile", new File(["x"], fileName));
      const { body, type } = await encoded(form);
      expect((await read(body, type)).files?.offerFile?.name).toBe(fileName);
    },
  );

  it("is refused at once wherever it is cut off", async () => {
    const form = new FormData();
    form.append("name", "Jane");
    form.append("offerFile", new File(["x".repeat(500)], "offer.jpg"));
    form.append("other", new File(["y".repeat(500)], "other.jpg"));
    const { body, type } = await encoded(form);
    const whole = body.length - "--\r\n".length;
    for (let length = 0; length < whole; length += 3) {
      for (const bytes of [13, 10_000]) {
        expect((await read(body.subarray(0, length), type, bytes)).status).toBe(400);
      }
    }
  });

  it("is refused when a part of it has no name", async () => {
    const part = "--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--\r\n";
    expect((await read(Buffer.from(part), "multipart/form-data; boundary=x")).status).toBe(400);
  });

  it("never hangs or crashes, whatever is sent", async () => {
    const tokens = ["--x", "\r\n", "--", "\r", "x", ":", ";", "a", " ", "\n", "name=", '"'];
    const header = 'Content-Disposition: form-data; name="a"; filename="b"';
    const noise = fc.array(fc.constantFrom(...tokens, header), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(noise, chunkBytes, async (sent, bytes) => {
        const result = await read(
          Buffer.from(sent.join("")),
          "multipart/form-data; boundary=x",
          bytes,
        );
        expect([200, 400]).toContain(result.status);
      }),
      { numRuns: 500 },
    );
  });
});
