import { readFileSync, writeFileSync } from "node:fs";
import { largePhoto } from "#tests/support/photo.ts";
import type { Row } from "./table.ts";
import { warmShop } from "./warm-shop.ts";

const photos = 20;
/** Just under the largest dimensions a photo may have. */
const side = 1_855;
const maxGrowth = 200;

/** The two ways to submit the form, and the status each returns when it is accepted. */
const submitModes = {
  "by script": { accept: "application/json", status: 201 },
  "without script": { accept: "text/html", status: 303 },
} as const;

/** Measures how much a shop's memory grows while twenty photos of 10 MB arrive at once. */
export async function photoMemory(): Promise<Row[]> {
  const photo = await largePhoto(side);
  const rows: Row[] = [];
  for (const mode of ["by script", "without script"] as const) {
    rows.push(await measure(photo, mode));
  }
  return rows;
}

async function measure(photo: Buffer, mode: keyof typeof submitModes): Promise<Row> {
  const { accept, status } = submitModes[mode];
  const shop = await warmShop({ TRUST_PROXY: "1" });
  try {
    const { pid = 0 } = shop.process;
    // Resets the peak, because starting takes memory too.
    writeFileSync(`/proc/${pid}/clear_refs`, "5");
    const before = megabytes(pid, "VmRSS");
    const requests = Array.from({ length: photos }, (_, number) => {
      const headers = { accept, "x-forwarded-for": `10.0.0.${number + 1}` };
      return send(shop.url, priceMatchForm(photo, number), headers);
    });
    const statuses = await Promise.all(requests);
    const peak = megabytes(pid, "VmHWM");
    const refused = statuses.filter((received) => received !== status).length;
    const grown = Math.round(peak - before);
    return {
      what: `memory for ${photos} photos of ${(photo.length / 1e6).toFixed(1)} MB at once, ${mode}`,
      value: `+ ${grown} MB from ${before.toFixed(0)} MB, ${refused} refused`,
      limit: `+ ${maxGrowth} MB`,
      ok: grown <= maxGrowth && refused === 0,
    };
  } finally {
    await shop.stop();
  }
}

/** Resident memory of a process in MB, now (`VmRSS`) or at its peak (`VmHWM`). */
function megabytes(pid: number, line: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_000;
}

function priceMatchForm(photo: Buffer, number: number): FormData {
  const form = new FormData();
  form.set("product", "Model 2500 Sofa Chaise");
  form.set("competitor", "Big Box");
  form.set("competitorPrice", "1,299.50");
  form.set("name", `Shopper ${number}`);
  form.set("email", `shopper-${number}@example.com`);
  form.set("idempotencyKey", crypto.randomUUID());
  form.set("offerFile", new File([new Uint8Array(photo)], "offer.png", { type: "image/png" }));
  return form;
}

async function send(url: string, body: FormData, headers: Record<string, string>): Promise<number> {
  const init = { method: "POST", body, headers, redirect: "manual" } as const;
  const response = await fetch(`${url}/price-match/form`, init);
  await response.arrayBuffer();
  return response.status;
}
