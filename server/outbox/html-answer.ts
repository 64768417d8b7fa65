/** Enough of an answer to see what it is. */
const LOOKED_AT_BYTES = 4_096;
const HTML_BEGINS = /^[\s\ufeff]*<(!doctype\s+html|html|head|body|!--)/i;

/**
 * The first bytes of an answer's body as text, at most 4 kB. What cannot be read is left out: the
 * status has been received, and that is what counts.
 */
export async function bodyBegins(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    while (reader && bytes < LOOKED_AT_BYTES) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // The connection broke, or the time is up.
  } finally {
    reader?.releaseLock();
  }
  return text.slice(0, LOOKED_AT_BYTES);
}

/** Whether an answer is a web page, by what it says of itself or by how it begins. */
export function looksLikeHtml(contentType: string | null, begins: string): boolean {
  const says = /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? "");
  return says || HTML_BEGINS.test(begins);
}
