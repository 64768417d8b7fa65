// Preloaded into a command under test: the public addresses it asks lead to ports of this machine,
// as the domain's records and the ports 80 and 443 would.
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import { Socket } from "node:net";

/** Ports of this machine by `host:port`. */
const places = JSON.parse(process.env.ADDRESSES_LEAD_HERE ?? "{}");
const { connect } = Socket.prototype;

Socket.prototype.connect = function (...args) {
  const given = Array.isArray(args[0]) ? args[0] : args;
  const [options, ...rest] = given;
  const port = places[`${options?.host}:${options?.port}`];
  return port
    ? connect.call(this, { ...options, host: "127.0.0.1", port }, ...rest)
    : connect.apply(this, args);
};

const { lookup } = dns.promises;
dns.promises.lookup = (name, options) =>
  Object.keys(places).some((place) => place.startsWith(`${name}:`))
    ? lookup("127.0.0.1", options)
    : lookup(name, options);
syncBuiltinESMExports();
