import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endSessions, type SignedIn } from "#server/staff/sessions.ts";
import { openStore } from "#server/store/open-store.ts";
import { type DeskShop, openDeskShop } from "#tests/support/desk-shop.ts";
import { eventually } from "#tests/support/eventually.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { engines } from "#tests/support/test-database.ts";
import { eventStreams } from "./event-stream.ts";

const hello = "event: hello\ndata: {}\n\n";
const change = "event: change\ndata: {}\n\n";
const bye = "event: bye\ndata: {}\n\n";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("an event stream", () => {
  const nobody: ((token: string) => Promise<SignedIn | undefined>)[] = [];
  let changed: () => void;
  let open: ReturnType<typeof eventStreams>;
  beforeEach(() => {
    nobody.length = 0;
    open = eventStreams({
      desk: {
        whoHas: (token) => nobody[0]?.(token) ?? Promise.resolve(signedInAs("1")),
        onChange: (tell) => {
          changed = tell;
        },
      },
    });
  });

  const signedInAs = (id: string) => ({ session: { id } }) as SignedIn;

  function opened(session: string) {
    const { body, endBody } = open("token", signedInAs(session), "GET");
    if (!(body instanceof PassThrough)) throw new Error("It has no body.");
    const heard: string[] = [];
    body.on("data", (chunk) => heard.push(String(chunk)));
    return { body, endBody, heard: () => heard.join("") };
  }

  it("says hello at once, tells changes, and shows every 20 s that it is there", async () => {
    const { heard } = opened("1");
    changed();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(heard()).toBe(`${hello}${change}: still here\n\n`);
  });

  it.each([
    ["ended", async () => undefined, true],
    ["can't be read now", async () => Promise.reject(new Error("away")), false],
  ])("whose session %s within 5 s: it says bye or stays", async (_, whoHas, ends) => {
    const { heard } = opened("1");
    nobody.push(whoHas);
    await vi.advanceTimersByTimeAsync(5_000);
    changed();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard()).toBe(ends ? `${hello}${bye}` : `${hello}${change}`);
  });

  it("is one of 6 of a session; a closed one makes room", async () => {
    const streams = Array.from({ length: 6 }, () => opened("1"));
    const refused = open("token", signedInAs("1"), "GET");
    expect(refused).toEqual({ status: 503, headers: { "retry-after": 15 } });
    expect(open("token", signedInAs("2"), "GET").status).toBe(200);
    streams[0]?.body.destroy();
    await eventually(() => expect(open("token", signedInAs("1"), "GET").status).toBe(200));
  });

  it("is one of 200 of a process", () => {
    for (let at = 0; at < 200; at += 1) opened(String(at % 40));
    expect(open("token", signedInAs("new"), "GET").status).toBe(503);
  });

  it("has no body for HEAD, which counts for nothing", () => {
    for (let at = 0; at < 10; at += 1)
      expect(open("token", signedInAs("1"), "HEAD")).toMatchObject({ status: 200 });
    expect(open("token", signedInAs("1"), "HEAD").body).toBeUndefined();
    expect(open("token", signedInAs("1"), "GET").status).toBe(200);
  });
});

describe.each(engines)("on %s, /desk/events", (engine) => {
  let shop: DeskShop;
  let stopping: AbortController;
  beforeEach(async () => {
    stopping = new AbortController();
    shop = await openDeskShop(engine, { stopping: stopping.signal });
  });
  afterEach(() => shop.close());

  async function opened() {
    const member = await shop.add("Curtis", "seller");
    const response = await shop.ask("/desk/events", { token: await shop.signIn(member) });
    const heard: string[] = [];
    const read = async () => {
      for await (const chunk of response.body ?? []) heard.push(Buffer.from(chunk).toString());
    };
    const ended = read().then(
      () => "ended",
      () => "cut off",
    );
    await eventually(() => expect(heard.join("")).toBe(hello));
    return { member, response, heard, ended };
  }

  it("is a stream that no proxy keeps or holds back", async () => {
    const { response } = await opened();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    expect(response.headers.has("content-encoding")).toBe(false);
  });

  it("tells what another process commits, with nothing personal", async () => {
    const { heard } = await opened();
    const store = await openStore(shop.backend.database);
    await acceptQuote({ ...shop.backend, store });
    await store.close();
    await eventually(() => expect(heard.join("")).toBe(hello + change));
  });

  it("says bye to whom another process signs out", async () => {
    const { member, heard, ended } = await opened();
    const store = await openStore(shop.backend.database);
    await endSessions(store, member.id);
    await store.close();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await ended).toBe("ended");
    expect(heard.join("")).toBe(hello + bye);
  });

  it("says bye when the process stops", async () => {
    const { heard, ended } = await opened();
    stopping.abort();
    expect(await ended).toBe("ended");
    expect(heard.join("")).toBe(hello + bye);
  });

  it("has headers only for HEAD", async () => {
    const token = await shop.signIn(await shop.add("Maribel", "owner"));
    const response = await shop.ask("/desk/events", { token, method: "HEAD" });
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect(await response.text()).toBe("");
  });
});
