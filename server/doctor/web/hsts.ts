import type { Finding } from "#server/doctor/check.ts";
import { type SecurityConfig, strictTransport } from "#server/http/security-headers.ts";
import type { WebResponse } from "./request.ts";

/** Checks that `Strict-Transport-Security` arrives as the shop sent it (decision 014). */
export function checkHsts({ rawHeaders }: WebResponse, config: SecurityConfig): Finding[] {
  const expected = strictTransport(config);
  if (expected === undefined) return [];
  const arrived = rawHeaders.filter(
    (_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === "strict-transport-security",
  );
  const removeAdvice = "Take the header out of the web server: the shop sends it.";
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
    return [
      { level: "warning", seen: "Strict-Transport-Security comes twice", advice: removeAdvice },
    ];
  }
  if (normalized(only) === normalized(expected)) {
    return [{ level: "ok", seen: `Strict-Transport-Security says ${expected}` }];
  }
  const bindsOthers = /includesubdomains/i.test(only) && !config.hstsIncludeSubdomains;
  return [
    {
      level: "warning",
      seen: `Strict-Transport-Security says "${only}" where the shop says "${expected}"${bindsOthers ? ": it binds every other host of the domain" : ""}`,
      advice: bindsOthers
        ? `${removeAdvice} If it is meant so, write HSTS_INCLUDE_SUBDOMAINS=1.`
        : removeAdvice,
    },
  ];
}

function normalized(header: string): string {
  return header.toLowerCase().replaceAll(/\s/g, "");
}
