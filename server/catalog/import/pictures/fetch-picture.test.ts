import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { selfSigned } from "#tests/support/certificate.ts";
import { type FetchRules, fetchPicture } from "./fetch-picture.ts";
import { isPublicAddress } from "./public-address.ts";

let server: Server;
let host: string;
let rules: FetchRules;
beforeAll(async () => {
  const { key, cert } = await selfSigned();
  server = createServer({ key, cert }, (request, response) => {
    const path = request.url ?? "";
    if (path === "/moved") response.writeHead(302, { location: "/picture" }).end();
    else if (path === "/away")
      response.writeHead(302, { location: "https://other.example/x" }).end();
    else if (path === "/plain")
      response.writeHead(302, { location: `http://${host}/picture` }).end();
    else if (path === "/again") response.writeHead(302, { location: "/again" }).end();
    else if (path === "/endless") response.writeHead(200).write("x".repeat(2000));
    else if (path === "/slow") response.writeHead(200).write("x");
    else if (path === "/picture") response.end("a picture");
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  host = `www.example.com:${(server.address() as AddressInfo).port}`;
  rules = {
    hosts: [host],
    maxBytes: 1000,
    timeoutMs: 5000,
    ca: cert,
    isAllowedAddress: () => true,
    resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, over: Partial<FetchRules> = {}) =>
  fetchPicture(`https://${host}${path}`, { ...rules, ...over });
const failure = (problem: string) => ({ ok: false, problem: expect.stringContaining(problem) });

describe("a picture named by address (rule 3.19)", () => {
  test("is fetched from a listed host, also after a redirect there", async () => {
    const picture = { ok: true, bytes: Buffer.from("a picture") };
    expect([await get("/picture"), await get("/moved")]).toEqual([picture, picture]);
  });

  test("is not fetched from elsewhere, nor without https, nor after a redirect there", async () => {
    expect(await get("/picture", { hosts: ["pictures.example"] })).toEqual(
      failure("is not listed"),
    );
    expect(await get("/away")).toEqual(failure("on other.example, which is not listed"));
    expect(await get("/plain")).toEqual(failure("is not an https address"));
    expect(await fetchPicture("file:///etc/passwd", rules)).toEqual(
      failure("not an https address"),
    );
    expect(await fetchPicture(`https://a:b@${host}/picture`, rules)).toEqual(
      failure("has a password"),
    );
  });

  test("is not fetched from an address that only this machine can reach", async () => {
    const { isAllowedAddress: _, ...strict } = rules;
    const inner = failure("leads to an address that is not on the internet");
    expect(await fetchPicture(`https://${host}/picture`, strict)).toEqual(inner);
    for (const literal of ["127.0.0.1", "[::1]", "169.254.169.254", "[::ffff:10.0.0.1]"]) {
      const own = { ...strict, hosts: [URL.parse(`https://${literal}/`)?.host ?? ""] };
      expect(await fetchPicture(`https://${literal}/`, own)).toEqual(inner);
    }
  });

  test("has limits of size, time and redirects", async () => {
    expect(await get("/endless")).toEqual(failure("is larger than"));
    expect(await get("/slow", { timeoutMs: 200 })).toEqual(failure("took longer than 0.2 seconds"));
    expect(await get("/again")).toEqual(failure("is redirected too often"));
    expect(await get("/none")).toEqual(failure("the server responded 404"));
  });
});

test("public and other addresses", () => {
  expect(["8.8.8.8", "2606:4700::1111"].every(isPublicAddress)).toBe(true);
  const inner = [
    "10.1.2.3",
    "172.31.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "0.0.0.0",
    "::1",
    "fe80::1",
  ];
  expect([...inner, "fd00::1", "::ffff:127.0.0.1", "2002:7f00:1::"].some(isPublicAddress)).toBe(
    false,
  );
});
