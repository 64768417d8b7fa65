import { BlockList, isIPv4 } from "node:net";

const special4Nets = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
const special = new BlockList();
for (const [net, prefix] of special4Nets.map((text) => text.split("/"))) {
  special.addSubnet(net ?? "", Number(prefix), "ipv4");
}
const ordinary6 = new BlockList();
ordinary6.addSubnet("2000::", 3, "ipv6");
const special6 = new BlockList();
for (const [net, prefix] of ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"].map((text) =>
  text.split("/"),
)) {
  special6.addSubnet(net ?? "", Number(prefix), "ipv6");
}

/**
 * Whether an address is public, not of this machine, its network or a special purpose, so that an
 * imported file can't make the shop send requests into its own network.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, "ipv4");
  return ordinary6.check(address, "ipv6") && !special6.check(address, "ipv6");
}
