import { once } from "node:events";
import { type Agent, get } from "node:http";
import { buffer } from "node:stream/consumers";

/** What Chrome sends. */
const browserEncodings = "gzip, deflate, br, zstd";

/**
 * Requests a page as Chrome does and reads it to its end, without decompressing it.
 * @throws an error if the status isn't 200
 */
export async function getPage(url: string, agent?: Agent): Promise<void> {
  const [response] = await once(
    get(url, { agent, headers: { "accept-encoding": browserEncodings } }),
    "response",
  );
  await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} responded ${response.statusCode}`);
}
