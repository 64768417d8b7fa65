/** An email as its reader sees it. */
export interface ReadEmail {
  subject: string;
  /** All its parts, decoded: text, HTML and calendar entry. */
  body: string;
}

/** Decodes an email as an email server received it. */
export function readEmail(source: string): ReadEmail {
  const [headers = ""] = source.split("\r\n\r\n", 1);
  const [, subject = ""] = /^Subject: (.*)$/m.exec(headers.replace(/\r\n[ \t]/g, " ")) ?? [];
  const parts = source.split(/^--[^\r\n]+\r\n/m).slice(1);
  return { subject: decodedWords(subject), body: parts.map(decodedPart).join("\n") };
}

/** A header's text, with its encoded words decoded (RFC 2047). */
function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString("latin1")
        : fromHex(word.replaceAll("_", " ")),
    )
    .replace(/^.*$/s, asUtf8);
}

function decodedPart(part: string): string {
  const [headers = "", ...rest] = part.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  const [, encoding = ""] = /^Content-Transfer-Encoding: (\S+)/im.exec(headers) ?? [];
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  return encoding === "quoted-printable" ? asUtf8(fromHex(body.replaceAll("=\r\n", ""))) : body;
}

function fromHex(text: string): string {
  return text.replace(/=([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function asUtf8(bytes: string): string {
  return Buffer.from(bytes, "latin1").toString("utf8");
}
