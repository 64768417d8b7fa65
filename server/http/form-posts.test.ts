import { mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { type FormShop, formShop, sentForm } from "#tests/support/form-shop.ts";
import { echo, listeningShop } from "#tests/support/listening-shop.ts";
import type { PageRenderer } from "./page-renderer.ts";

let shop: FormShop;

async function open(...given: Parameters<typeof formShop>) {
  shop = await formShop(...given);
}

beforeEach(() => open());
afterEach(() => shop.close());

const post: FormShop["post"] = (...sent) => shop.post(...sent);

describe("a lead posted by a script", () => {
  it("is submitted with kind and page, and returns 201 with the reference", async () => {
    const response = await post("/quote-request");
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ ok: true, reference: "Q-7K3M9" });
    expect(shop.submitted[0]).toMatchObject({ kind: "quote", sourcePage: "/quote-request" });
    expect(shop.submitted[0]?.fields.get("name")).toEqual(["Jane"]);
  });

  it("may be multipart, and repeated names keep their order", async () => {
    const body = new FormData();
    body.append("itemType", "sofa");
    body.append("itemType", "chair");
    await post("/custom-request", { body });
    expect(shop.submitted[0]?.kind).toBe("custom");
    expect(shop.submitted[0]?.fields.get("itemType")).toEqual(["sofa", "chair"]);
  });

  it("gets 422 with a message per field when something is wrong", async () => {
    shop.result = () => ({ ok: false, errors: { email: ["Please enter an e-mail address."] } });
    const response = await post("/quote-request");
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      ok: false,
      errors: { email: ["Please enter an e-mail address."] },
    });
  });

  it("gets 503, never success, when it could not be stored", async () => {
    shop.result = () => {
      throw new Error("database is gone");
    };
    const response = await post("/quote-request");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
    expect(await response.json()).toMatchObject({ ok: false });
    expect(shop.log.join()).toContain("database is gone");
  });

  it("gets 429 with the time to wait when one person sent too many", async () => {
    const errors = { form: ["Please try again in 2 minutes."] };
    shop.result = () => ({ ok: false, errors, retryAfter: 90 });
    const response = await post("/quote-request");
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("90");
    expect(await response.json()).toEqual({ ok: false, errors });
  });

  it("writes no field values to the log", async () => {
    await post("/quote-request");
    await eventually(() => expect(shop.log.join()).toContain("/quote-request"));
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

  it("is submitted with the whole photo, even if it can't be written to disk", async () => {
    for (const uploadFolder of [tmpdir(), "/nowhere/at/all"]) {
      const got: Buffer[] = [];
      await shop.close();
      await open({ uploadFolder }, async (_kind, _fields, { files }) => {
        const file = files?.get("offerFile");
        if (file) got.push(await file.read());
        return { ok: true, reference: "P-7K3M9" };
      });
      expect((await post("/price-match/form", { body: offer() })).status).toBe(201);
      expect(got).toEqual([photo]);
    }
  });

  it("leaves no file when the upload is aborted", async () => {
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
    // The file is open but has no name: it is unlinked right after it is opened.
    await eventually(() =>
      expect([openUploads(uploadFolder), readdirSync(uploadFolder)]).toEqual([1, []]),
    );
    socket.destroy();
    await eventually(() => expect(openUploads(uploadFolder)).toBe(0));
    rmSync(uploadFolder, { recursive: true });
  });

  /** How many files this process has open in a folder, with or without a name. */
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

describe("a post from another origin", () => {
  it.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("is refused: %j", async (headers) => {
    expect((await post("/quote-request", { headers })).status).toBe(403);
    expect(shop.submitted).toEqual([]);
  });

  it("is accepted from SITE_URL or the requested host", async () => {
    expect(
      (await post("/quote-request", { headers: { origin: "https://shop.example" } })).status,
    ).toBe(201);
    expect((await post("/quote-request", { headers: { origin: shop.url } })).status).toBe(201);
  });

  it.each(["same-origin", "none"])("is accepted when the browser sends %s", async (site) => {
    const headers = { "sec-fetch-site": site };
    expect((await post("/quote-request", { headers })).status).toBe(201);
  });
});

describe("a post to an address that takes none", () => {
  it("doesn't reach the page's action with its form", async () => {
    const got = new Map<string, boolean>();
    await shop.close();
    const render: PageRenderer = async (exchange, posted) => {
      got.set(exchange.path, posted !== undefined);
      return echo(exchange);
    };
    const shopOfPages = await listeningShop({ render });
    for (const path of ["/custom-request", "/bookings/a/_.data", "/", "/bookings/a/more"]) {
      await fetch(shopOfPages.url + path, { method: "POST", body: sentForm });
    }
    await shopOfPages.close();
    await open();
    expect([...got.values()]).toEqual([true, true, false, false]);
  });

  it.each([
    ["/", 405],
    ["/nowhere", 404],
  ])("is refused by the page, and counts like a lead: %s", async (path, status) => {
    const headers = { accept: "text/html" };
    for (let sent = 0; sent < 20; sent++) {
      expect((await post(path, { headers })).status).toBe(status);
    }
    expect((await post("/quote-request")).status).toBe(429);
  });
});

describe("a post that can't be one of our forms", () => {
  it.each([
    ["application/json", 201],
    ["text/html", 303],
  ])("is 413 above 256 kB, announced or streamed (%s)", async (accept, taken) => {
    const headers = { accept, "content-type": "application/x-www-form-urlencoded" };
    const sendWhole = async (body: string) =>
      (await post("/quote-request", { body, headers })).status;
    const sendStreamed = async (text: string) => {
      const init = { body: new Blob([text]).stream(), headers, duplex: "half" } as RequestInit;
      return (await post("/quote-request", init)).status;
    };
    const most = "a".repeat(256 * 1024);
    expect([await sendWhole(`${most}a`), await sendStreamed(`${most}a`)]).toEqual([413, 413]);
    expect(shop.submitted).toEqual([]);
    expect([await sendWhole(most), await sendStreamed(most)]).toEqual([taken, taken]);
  });

  it("is 400 when it is broken", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    expect((await post("/quote-request", { body: "--y", headers })).status).toBe(400);
  });

  it.each([
    "multipart/form-data",
    'multipart/form-data; boundary=""',
    "multipart/form-data; boundary=x",
  ])("is a 400 page when it is broken and JSON wasn't requested: %s", async (type) => {
    const headers = { "content-type": type, accept: "text/html" };
    for (const path of ["/quote-request", "/bookings/a"]) {
      expect((await post(path, { body: "--y\r\na", headers })).status).toBe(400);
      expect((await post(path, { body: "", headers })).status).toBe(400);
    }
  });

  it.each(["application/json", "text/html"])(
    "is 400 with too many fields, before parsing (%s)",
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
      expect(shop.submitted).toEqual([]);
    },
  );

  it.each(["application/json", "text/html"])(
    "may be large only because of its file, not its text (%s)",
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
