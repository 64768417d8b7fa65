import PostalMime from "postal-mime";

/** An email as its reader sees it. */
export interface ReadEmail {
  subject: string;
  /** All its parts: text, HTML and calendar entry. */
  body: string;
}

/** Decodes an email as an email server received it. */
export async function readEmail(octets: Buffer): Promise<ReadEmail> {
  const { subject = "", text, html, attachments } = await PostalMime.parse(octets);
  const files = attachments.map(({ content }) =>
    typeof content === "string" ? content : Buffer.from(content as ArrayBuffer).toString(),
  );
  return { subject, body: [text, html, ...files].join("\n") };
}
