/** Enough of a body to recognize HTML. */
const BYTES_READ = 4_096;
const HTML_START = /^[\s\ufeff]*<(!doctype\s+html|html|head|body|!--)/i;

/**
 * The start of a response's body as text, at most 4 kB. Read errors are ignored, as the status
 * that decides has been received.
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
    // The connection broke or the request timed out.
  } finally {
    reader?.releaseLock();
  }
  return text.slice(0, BYTES_READ);
}

/** Whether a response is a web page, by its content type or by the start of its body. */
export function looksLikeHtml(contentType: string | null, bodyStart: string): boolean {
  const isDeclared = /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? "");
  return isDeclared || HTML_START.test(bodyStart);
}
