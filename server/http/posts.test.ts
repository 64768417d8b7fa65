import { once } from "node:events";
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FormFields, SubmissionResult } from "#server/leads/submission.ts";
import { limitsInMemory } from "#server/limits/limits.ts";
import type { Services } from "#server/services.ts";
import { eventually } from "#tests/support/eventually.ts";
import { closedDesk, type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";
import { noConfirmations } from "#tests/support/no-confirmations.ts";
import { Overload } from "./overload.ts";
import type { ShopListenerOptions } from "./shop-listener.ts";

type Submit = Services["leads"]["submit"];

let shop: ListeningShop;
let asked: { kind: string; fields: FormFields; sourcePage: string }[];
let result: () => SubmissionResult;

const submit: Submit = async (kind, fields, { sourcePage }) => {
  asked.push({ kind, fields, sourcePage });
  return result();
};

async function open(given: Partial<ShopListenerOptions> = {}) {
  shop = await listeningShop({
    services: { leads: { submit }, delivery: closedDesk, confirmations: noConfirmations },
    ...given,
  });
}

beforeEach(async () => {
  asked = [];
  result = () => ({ ok: true, reference: "Q-7K3M9" });
  await open();
});
afterEach(() => shop.close());

const form = new URLSearchParams({ name: "Jane", items: "[]" });

function post(path: string, init: RequestInit = {}) {
  const headers = { accept: "application/json", ...init.headers };
  return fetch(`${shop.url}${path}`, { method: "POST", body: form, ...init, headers });
}

describe("a lead posted by a script", () => {
  it("is handed over with its kind and page, and answered 201 with the reference", async () => {
    const answer = await post("/quote-request");
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ ok: true, reference: "Q-7K3M9" });
    expect(asked[0]).toMatchObject({ kind: "quote", sourcePage: "/quote-request" });
    expect(asked[0]?.fields.get("name")).toEqual(["Jane"]);
  });

  it("may be multipart, and repeated names keep their order", async () => {
    const body = new FormData();
    body.append("itemType", "sofa");
    body.append("itemType", "chair");
    await post("/custom-request", { body });
    expect(asked[0]?.kind).toBe("custom");
    expect(asked[0]?.fields.get("itemType")).toEqual(["sofa", "chair"]);
  });

  it("is answered 422 with a message per field when something is wrong", async () => {
    result = () => ({ ok: false, errors: { email: ["Please enter an e-mail address."] } });
    const answer = await post("/quote-request");
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      ok: false,
      errors: { email: ["Please enter an e-mail address."] },
    });
  });

  it("is answered 503, never success, when it could not be stored", async () => {
    result = () => {
      throw new Error("database is gone");
    };
    const answer = await post("/quote-request");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("10");
    expect(await answer.json()).toMatchObject({ ok: false });
    expect(shop.log.join()).toContain("database is gone");
  });

  it("is answered 429 with when to come back when one person sent too many", async () => {
    const errors = { form: ["Please try again in 2 minutes."] };
    result = () => ({ ok: false, errors, retryAfter: 90 });
    const answer = await post("/quote-request");
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("90");
    expect(await answer.json()).toEqual({ ok: false, errors });
  });

  it("leaves nothing of what was typed in the log", async () => {
    await post("/quote-request");
    expect(shop.log.join()).not.toContain("Jane");
  });
});

describe("a lead with a photo", () => {
  const photo = Buffer.alloc(300_000, "photo");
  const offer = () => {
    const body = new FormData();
    body.set("name", "Jane");
    body.set("offerFile", new File([photo], "offer.jpg"));
    return body;
  };

  it("is handed over with the whole of it, also where no disk takes it", async () => {
    for (const uploadFolder of [tmpdir(), "/nowhere/at/all"]) {
      const got: Buffer[] = [];
      await shop.close();
      await open({
        uploadFolder,
        services: {
          leads: {
            submit: async (_kind, _fields, { files }) => {
              const file = files?.get("offerFile");
              if (file) got.push(await file.read());
              return { ok: true, reference: "P-7K3M9" };
            },
          },
          delivery: closedDesk,
          confirmations: noConfirmations,
        },
      });
      expect((await post("/price-match/form", { body: offer() })).status).toBe(201);
      expect(got).toEqual([photo]);
    }
  });

  it("leaves nothing on the disk when its sender goes away halfway", async () => {
    const uploadFolder = mkdtempSync(join(tmpdir(), "uploads-"));
    await shop.close();
    await open({ uploadFolder });
    const { port, hostname } = new URL(shop.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      "POST /price-match/form HTTP/1.1\r\nHost: shop\r\nContent-Length: 1000000\r\n" +
        "Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\nContent-Disposition: " +
        `form-data; name="offerFile"; filename="a.jpg"\r\n\r\n${"x".repeat(200_000)}`,
    );
    // Open, and without a name: it loses that right after it is opened.
    await eventually(() =>
      expect([openUploads(uploadFolder), readdirSync(uploadFolder)]).toEqual([1, []]),
    );
    socket.destroy();
    await eventually(() => expect(openUploads(uploadFolder)).toBe(0));
    rmSync(uploadFolder, { recursive: true });
  });

  /** How many files this process holds open there, with a name or without. */
  function openUploads(folder: string): number {
    const targets = readdirSync("/proc/self/fd").map((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`);
      } catch {
        return "";
      }
    });
    return targets.filter((target) => target.startsWith(folder)).length;
  }
});

describe("a form posted by a browser without scripts", () => {
  it("reaches the page's own action", async () => {
    const answer = await post("/quote-request", { headers: { accept: "text/html" } });
    expect(await answer.text()).toBe(form.toString());
    expect(asked).toEqual([]);
  });
});

describe("a post that comes from elsewhere", () => {
  it.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("is refused: %j", async (headers) => {
    expect((await post("/quote-request", { headers })).status).toBe(403);
    expect(asked).toEqual([]);
  });

  it("is taken from our own site, as configured or as addressed", async () => {
    expect(
      (await post("/quote-request", { headers: { origin: "https://shop.example" } })).status,
    ).toBe(201);
    expect((await post("/quote-request", { headers: { origin: shop.url } })).status).toBe(201);
  });

  it.each(["same-origin", "none"])("is taken when the browser says %s", async (site) => {
    const headers = { "sec-fetch-site": site };
    expect((await post("/quote-request", { headers })).status).toBe(201);
  });
});

describe("a post that cannot be a form of ours", () => {
  it.each([
    ["application/json", 201],
    ["text/html", 200],
  ])("is 413 above 256 kB, said or streamed (%s)", async (accept, taken) => {
    const headers = { accept, "content-type": "application/x-www-form-urlencoded" };
    const said = async (body: string) => (await post("/quote-request", { body, headers })).status;
    const streamed = async (text: string) => {
      const init = { body: new Blob([text]).stream(), headers, duplex: "half" } as RequestInit;
      return (await post("/quote-request", init)).status;
    };
    const most = "a".repeat(256 * 1024);
    expect([await said(`${most}a`), await streamed(`${most}a`)]).toEqual([413, 413]);
    expect(asked).toEqual([]);
    expect([await said(most), await streamed(most)]).toEqual([taken, taken]);
  });

  it("is 400 when it is broken", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    expect((await post("/quote-request", { body: "--y", headers })).status).toBe(400);
  });

  it.each([
    "multipart/form-data",
    'multipart/form-data; boundary=""',
    "multipart/form-data; boundary=x",
  ])("is 400 when it is broken and nobody waits for JSON: %s", async (type) => {
    const headers = { "content-type": type, accept: "text/html" };
    for (const path of ["/quote-request", "/bookings/a"]) {
      expect((await post(path, { body: "--y\r\na", headers })).status).toBe(400);
      expect((await post(path, { body: "", headers })).status).toBe(400);
    }
  });

  it.each(["application/json", "text/html"])(
    "is 400 when it has a thousand fields too many, before anything is taken apart (%s)",
    async (accept) => {
      const urlencoded = "application/x-www-form-urlencoded";
      const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
      for (const path of ["/quote-request", "/price-match/form", "/bookings/a"]) {
        const plain = { accept, "content-type": urlencoded };
        expect((await post(path, { body: "a&".repeat(2_000), headers: plain })).status).toBe(400);
        const parts = { accept, "content-type": "multipart/form-data; boundary=x" };
        const body = `${part.repeat(2_000)}--x--\r\n`;
        expect((await post(path, { body, headers: parts })).status).toBe(400);
      }
      expect(asked).toEqual([]);
    },
  );

  it.each(["application/json", "text/html"])(
    "may be large only for the file it brings, not in its text (%s)",
    async (accept) => {
      const long = "a".repeat(256 * 1024 + 1);
      const withFile = new FormData();
      withFile.set("offerFile", new File([long], "offer.pdf"));
      const withText = new FormData();
      withText.set("competitor", long);
      const send = async (body: BodyInit) =>
        (await post("/price-match/form", { body, headers: { accept } })).status;
      expect(await send(new URLSearchParams({ competitor: long }))).toBe(413);
      expect(await send(withText)).toBe(413);
      expect(await send(withFile)).not.toBe(413);
    },
  );

  it("is 415 when it is not a form", async () => {
    const headers = { "content-type": "application/json" };
    expect((await post("/quote-request", { body: "{}", headers })).status).toBe(415);
  });
});

describe("posts that trickle", () => {
  /** Announces a long form and sends its beginning. */
  async function trickle(path: string, accept = "text/html"): Promise<Socket> {
    const { port, hostname } = new URL(shop.url);
    const socket = connect(Number(port), hostname).on("error", () => {});
    await once(socket, "connect");
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: shop\r\nAccept: ${accept}\r\n` +
        "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n--x",
    );
    return socket;
  }

  it("keep nobody else's lead out, however many there are", async () => {
    const overload = new Overload();
    const unlimited = { ...limitsInMemory(), leadPosts: { take: () => ({ ok: true }) as const } };
    await shop.close();
    await open({ overload, limits: unlimited });
    const sockets: Socket[] = [];
    for (let n = 0; n < 450; n += 1) sockets.push(await trickle("/price-match/form"));
    expect((await post("/quote-request")).status).toBe(201);
    expect(overload.figures.lead.underWay).toBe(0);
    for (const socket of sockets) socket.destroy();
  });

  it.each([
    ["application/json", '{"ok":false,"errors":{"form":["Your connection is too slow'],
    ["text/html", "<h1>Your connection is too slow"],
  ])("are told so in the end (%s)", async (accept, words) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const answer = text(await trickle("/price-match/form", accept));
    const over = vi.fn();
    answer.then(over);
    while (over.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(await answer).toContain(words);
  });
});

describe("too many leads from one client", () => {
  it("are counted only by a server that has time to take them", async () => {
    let counted = 0;
    const take = () => {
      counted += 1;
      return { ok: true } as const;
    };
    const overload = new Overload();
    const hanging = Promise.withResolvers<void>();
    const underWay = Array.from({ length: 400 }, () => overload.run("lead", () => hanging.promise));
    await shop.close();
    await open({ overload, limits: { ...limitsInMemory(), leadPosts: { take } } });
    expect((await post("/quote-request")).status).toBe(503);
    expect(counted).toBe(0);
    hanging.resolve();
    await Promise.all(underWay);
    expect((await post("/quote-request")).status).toBe(201);
    expect(counted).toBe(1);
  });

  it("are turned away after twenty, with when to come back", async () => {
    for (let sent = 0; sent < 20; sent++) expect((await post("/quote-request")).status).toBe(201);
    const answer = await post("/custom-request");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(590);
  });

  it.each(["/QUOTE-REQUEST", "/quote-request/", "/%71uote-request", "/Quote-Request.data"])(
    "are counted under every spelling of the address: %s",
    async (path) => {
      for (let sent = 0; sent < 20; sent++) await post(path, { headers: { accept: "text/html" } });
      expect((await post(path)).status).toBe(429);
      expect((await post("/quote-request")).status).toBe(429);
    },
  );

  it("do not keep a shopper from moving a delivery, which is counted apart", async () => {
    for (let sent = 0; sent < 20; sent++) await post("/quote-request");
    for (let sent = 0; sent < 20; sent++) expect((await post("/bookings/a")).status).toBe(200);
    expect((await post("/bookings/a")).status).toBe(429);
  });

  it("are counted per client behind a trusted proxy", async () => {
    await shop.close();
    await open({ config: { siteUrl: "https://shop.example", trustProxy: 1 } });
    const from = (address: string) =>
      post("/quote-request", { headers: { "x-forwarded-for": `6.6.6.6, ${address}` } });
    for (let sent = 0; sent < 20; sent++) expect((await from("10.0.0.1")).status).toBe(201);
    expect((await from("10.0.0.1")).status).toBe(429);
    expect((await from("10.0.0.2")).status).toBe(201);
  });
});
