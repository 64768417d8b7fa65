import type { Finding } from "#server/doctor/check.ts";
import { maxFormBytesWithFile } from "#server/http/body-limits.ts";
import { NoResponseError, type WebResponse } from "./request.ts";
import type { ProbeResponse, Site } from "./site.ts";
import { configAdvice } from "./web-servers.ts";

const BOUNDARY = "doctor";
const MEGABYTE = 1024 * 1024;

/** Checks that the largest form gets through: a price match with a photo of over ten megabytes. */
export async function upload(site: Site): Promise<Finding[]> {
  let probed: ProbeResponse;
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  try {
    probed = await site.probe({ method: "POST", headers, body: largeForm() });
  } catch (error) {
    return [connectionFinding(error)];
  }
  const { response, report } = probed;
  const size = `${maxFormBytesWithFile / MEGABYTE} MB`;
  if (report?.received === maxFormBytesWithFile) {
    return [{ level: "ok", seen: `a form of ${size} gets through` }];
  }
  if (report) {
    return [
      {
        level: "fault",
        seen: `of a form of ${size} only ${report.received} bytes arrive`,
        advice: `Let it through whole. ${configAdvice("body", response.headers)}`,
      },
    ];
  }
  return [refusalFinding(response, size)];
}

function refusalFinding({ status, headers }: WebResponse, size: string): Finding {
  if (status === 403 || status === 405) {
    return {
      level: "fault",
      seen: `posts are refused before the shop (status ${status})`,
      advice:
        "Every form is a post: let them through. Look for rules about methods (limit_except, LimitExcept) and for a firewall's.",
    };
  }
  return {
    level: "fault",
    seen: `a form of ${size}, a price match with a photo, is refused before the shop (status ${status})`,
    advice: `Allow 15 MB. ${configAdvice("body", headers)}`,
  };
}

function connectionFinding(error: unknown): Finding {
  const size = `${maxFormBytesWithFile / MEGABYTE} MB`;
  if (error instanceof NoResponseError) {
    return {
      level: "warning",
      seen: `a form of ${size} was not answered in time`,
      advice:
        "The line is slow, or a server on the way keeps it. Try a price match with a large photo.",
    };
  }
  return {
    level: "fault",
    seen: `the connection is cut while a form of ${size}, a price match with a photo, is sent`,
    advice: `Allow 15 MB. ${configAdvice("body", {})}`,
  };
}

/** A form with one file as browsers send it, of exactly the largest size the shop accepts. */
function largeForm(): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="offerFile"; filename="offer.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const tail = `\r\n--${BOUNDARY}--\r\n`;
  const file = Buffer.alloc(maxFormBytesWithFile - head.length - tail.length, 0x20);
  return Buffer.concat([Buffer.from(head), file, Buffer.from(tail)]);
}
