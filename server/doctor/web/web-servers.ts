import type { IncomingHttpHeaders } from "node:http";

/** Programs in front of shops for which there is advice. */
export type WebServerName = "nginx" | "Apache" | "Caddy" | "HAProxy" | "Cloudflare";

/** What a web server must do for the shop. */
export type Requirement =
  | "body"
  | "address"
  | "host"
  | "protocol"
  | "https"
  | "compression"
  | "cache";

/** HAProxy is missing because its responses don't name it. */
const serverPatterns: readonly [WebServerName, RegExp][] = [
  ["nginx", /nginx|openresty/i],
  ["Apache", /apache/i],
  ["Caddy", /caddy/i],
  ["Cloudflare", /cloudflare/i],
];

/** The web server that sent a response, by its `Server` header. */
export function webServerOf(headers: IncomingHttpHeaders): WebServerName | undefined {
  return serverPatterns.find(([, pattern]) => pattern.test(String(headers.server)))?.[0];
}

const lines: Record<Requirement, Partial<Record<WebServerName, string>>> = {
  body: {
    nginx: "client_max_body_size 15m;",
    Apache: "LimitRequestBody 15728640 (and SecRequestBodyLimit 15728640 with ModSecurity)",
    Caddy: "request_body { max_size 15MB }",
    HAProxy: "no http-request deny or wait-for-body for long bodies",
    Cloudflare: "no rule that refuses posts; then look at the web server behind it",
  },
  address: {
    nginx:
      "proxy_set_header X-Forwarded-For $remote_addr; ($proxy_add_x_forwarded_for behind another web server)",
    Apache: "no ProxyAddHeaders Off, and no RequestHeader for X-Forwarded-For",
    Caddy: "no header_up for X-Forwarded-For",
    HAProxy:
      "http-request set-header X-Forwarded-For %[src] (option forwardfor behind another web server)",
  },
  host: {
    nginx: "proxy_set_header Host $host;",
    Apache: "ProxyPreserveHost On",
    Caddy: "no header_up Host",
    HAProxy: "no set-header Host",
    Cloudflare: "no rule that overrides the Host header",
  },
  protocol: {
    nginx: "proxy_set_header X-Forwarded-Proto $scheme;",
    Apache: "RequestHeader set X-Forwarded-Proto https",
    Caddy: "no header_up for X-Forwarded-Proto",
    HAProxy: "http-request set-header X-Forwarded-Proto https if { ssl_fc }",
  },
  https: {
    nginx: "return 308 https://$host$request_uri; in a server block of its own for port 80",
    Apache: "Redirect 308 / https://HOST/ in the VirtualHost for port 80",
    Caddy: "no auto_https off, and no http:// before the name",
    HAProxy: "http-request redirect scheme https code 308 unless { ssl_fc }",
    Cloudflare: "Always Use HTTPS",
  },
  compression: {
    nginx: 'gzip off; and no proxy_set_header Accept-Encoding ""; or proxy_hide_header',
    Apache: "no SetOutputFilter DEFLATE or INFLATE, and no RequestHeader for Accept-Encoding",
    Caddy: "no encode, and no header_up for Accept-Encoding",
    HAProxy: "no compression lines",
  },
  cache: {
    nginx:
      "proxy_cache off; or no proxy_ignore_headers, and no expires or add_header Cache-Control",
    Apache:
      "CacheDisable / or no CacheIgnoreNoLastMod, CacheStorePrivate, CacheStoreNoStore, Expires",
    Caddy: "no cache plug-in, and no header for Cache-Control",
    HAProxy: "no http-request cache-use",
    Cloudflare: "no rule that caches everything",
  },
};

/**
 * What to configure in the web server that responded, or in each kind if it doesn't name itself.
 */
export function configAdvice(requirement: Requirement, headers: IncomingHttpHeaders): string {
  const serverName = webServerOf(headers);
  const line = serverName && lines[requirement][serverName];
  if (line) return `In ${serverName}: ${line}`;
  const all = Object.entries(lines[requirement]).map(([name, text]) => `${name}: ${text}`);
  return `In the web server (${all.join(" | ")})`;
}
