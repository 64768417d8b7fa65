import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import { buffer } from "node:stream/consumers";

/** A response whose body was read completely. */
export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** The client's own address, one of 127.0.0.0/8. */
  from?: string;
}

/** Sends a request to an address; any host name leads to this machine. */
export function ask(
  address: string,
  certificate: string,
  given: HttpRequest = {},
): Promise<HttpResponse> {
  const { protocol, hostname, port, pathname, search, host } = new URL(address);
  const send = protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = send(
      {
        host: "127.0.0.1",
        port,
        path: pathname + search,
        agent: false,
        ...(given.from ? { localAddress: given.from } : {}),
        servername: hostname,
        ca: certificate,
        method: given.method ?? "GET",
        headers: { host, ...given.headers },
      },
      async (response) => {
        const body = await buffer(response);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(given.body);
  });
}

/** Posts fields as a form on the site's own page does. */
export function postForm(
  address: string,
  certificate: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  from?: string,
): Promise<HttpResponse> {
  return ask(address, certificate, {
    method: "POST",
    ...(from ? { from } : {}),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: new URL(address).origin,
      "sec-fetch-site": "same-origin",
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

/** Posts a form with a file, as multipart. */
export async function postFile(
  address: string,
  certificate: string,
  fields: Record<string, string>,
  file: { field: string; name: string; type: string; bytes: Buffer },
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(file.field, new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
  const encoded = new Response(form);
  return ask(address, certificate, {
    method: "POST",
    headers: {
      "content-type": encoded.headers.get("content-type") ?? "",
      origin: new URL(address).origin,
      "sec-fetch-site": "same-origin",
      ...headers,
    },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}
