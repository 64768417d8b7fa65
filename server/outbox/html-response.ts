/** Enough of an answer to see what it is. */
const BYTES_READ = 4_096;
const HTML_START = /^[\s\ufeff]*<(!doctype\s+html|html|head|body|!--)/i;

/**
 * The first bytes of an answer's body as text, at most 4 kB. What cannot be read is left out: the
 * status has been received, and that is what counts.
 */
export async function readBodyStart(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    while (reader && bytes < BYTES_READ) {
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
  return text.slice(0, BYTES_READ);
}

/** Whether an answer is a web page, by what it says of itself or by how it begins. */
export function looksLikeHtml(contentType: string | null, begins: string): boolean {
  const says = /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? "");
  return says || HTML_START.test(begins);
}
