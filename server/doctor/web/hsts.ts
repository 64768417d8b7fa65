import type { Finding } from "#server/doctor/check.ts";
import { type SecurityConfig, strictTransport } from "#server/http/security-headers.ts";
import type { WebResponse } from "./request.ts";

/** Does `Strict-Transport-Security` arrive as the shop meant it (decision 033)? */
export function hstsAsMeant({ rawHeaders }: WebResponse, config: SecurityConfig): Finding[] {
  const meant = strictTransport(config);
  if (meant === undefined) return [];
  const arrived = rawHeaders.filter(
    (_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === "strict-transport-security",
  );
  const leave = "Take the header out of the web server: the shop sends it.";
  const [only] = arrived;
  if (only === undefined) {
    return [
      {
        level: "warning",
        seen: "Strict-Transport-Security is lost on the way",
        advice: "Let the shop's headers through the web server as they are.",
      },
    ];
  }
  if (arrived.length > 1) {
    return [{ level: "warning", seen: "Strict-Transport-Security comes twice", advice: leave }];
  }
  if (spelled(only) === spelled(meant)) {
    return [{ level: "ok", seen: `Strict-Transport-Security says ${meant}` }];
  }
  const bindsOthers = /includesubdomains/i.test(only) && !config.hstsIncludeSubdomains;
  return [
    {
      level: "warning",
      seen: `Strict-Transport-Security says "${only}" where the shop says "${meant}"${bindsOthers ? ": it binds every other host of the domain" : ""}`,
      advice: bindsOthers ? `${leave} If it is meant so, write HSTS_INCLUDE_SUBDOMAINS=1.` : leave,
    },
  ];
}

function spelled(header: string): string {
  return header.toLowerCase().replaceAll(/\s/g, "");
}
