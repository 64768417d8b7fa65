import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { addressGroup, clientAddress } from "./client-address.ts";

function from(socket: string, forwarded?: string) {
  const headers = forwarded ? { "x-forwarded-for": forwarded } : {};
  return { socket: { remoteAddress: socket }, headers } as unknown as IncomingMessage;
}

describe("the client's address", () => {
  it("is the connection's, whatever the client claims, when no proxy is trusted", () => {
    expect(clientAddress(from("203.0.113.9", "1.2.3.4"), 0)).toBe("203.0.113.9");
    expect(clientAddress(from("::ffff:203.0.113.9"), 0)).toBe("203.0.113.9");
  });

  it("is what the outermost trusted proxy saw", () => {
    expect(clientAddress(from("127.0.0.1", "1.2.3.4, 198.51.100.7"), 1)).toBe("198.51.100.7");
    expect(clientAddress(from("127.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.1"), 2)).toBe("1.2.3.4");
  });

  it.each([
    ["198.51.100.7:52814", "198.51.100.7"],
    ["[2001:db8::9]:52814", "2001:db8::9"],
    ["::ffff:198.51.100.7", "198.51.100.7"],
    ["fe80::1%eth0", "fe80::1"],
  ])("is read from %s", (entry, address) => {
    expect(clientAddress(from("127.0.0.1", entry), 1)).toBe(address);
  });

  it("is the outermost proxy's entry when fewer proxies were passed", () => {
    expect(clientAddress(from("127.0.0.1", "198.51.100.7"), 2)).toBe("198.51.100.7");
    expect(clientAddress(from("127.0.0.1", "198.51.100.7, 10.0.0.1"), 3)).toBe("198.51.100.7");
  });

  it("is the connection's address when headers are unusable", () => {
    expect(clientAddress(from("127.0.0.1"), 1)).toBe("127.0.0.1");
    expect(clientAddress(from("127.0.0.1", "unknown"), 1)).toBe("127.0.0.1");
  });
});

describe("the client group", () => {
  it.each([
    ["198.51.100.7", "198.51.100.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:0002::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("of %s is %s", (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});
