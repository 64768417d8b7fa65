// Preloaded into a command under test: connections to public addresses go to ports of this machine,
// as if the domain's DNS records and the ports 80 and 443 led there.
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import { Socket } from "node:net";

/** Ports of this machine by `host:port`. */
const portsByAddress = JSON.parse(process.env.ADDRESSES_LEAD_HERE ?? "{}");
const { connect } = Socket.prototype;

Socket.prototype.connect = function (...args) {
  const given = Array.isArray(args[0]) ? args[0] : args;
  const [options, ...rest] = given;
  const port = portsByAddress[`${options?.host}:${options?.port}`];
  return port
    ? connect.call(this, { ...options, host: "127.0.0.1", port }, ...rest)
    : connect.apply(this, args);
};

const { lookup } = dns.promises;
dns.promises.lookup = (name, options) =>
  Object.keys(portsByAddress).some((place) => place.startsWith(`${name}:`))
    ? lookup("127.0.0.1", options)
    : lookup(name, options);
syncBuiltinESMExports();
