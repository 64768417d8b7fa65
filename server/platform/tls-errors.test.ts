import { expect, test } from "vitest";
import { describeTlsError, tlsErrorKind } from "./tls-errors.ts";

const coded = (code: string) => Object.assign(new Error("…"), { code });

test.each([
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "unknown issuer"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "unknown issuer"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "unknown issuer"],
  ["UNABLE_TO_GET_ISSUER_CERT", "unknown issuer"],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "unknown issuer"],
  ["CERT_HAS_EXPIRED", "expired"],
  ["CERT_NOT_YET_VALID", "not yet valid"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "wrong name"],
  ["HOSTNAME_MISMATCH", "wrong name"],
  ["CERT_REVOKED", "revoked"],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "no tls"],
  ["EPROTO", "no tls"],
  ["ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION", "old tls"],
  ["ERR_SSL_UNSUPPORTED_PROTOCOL", "old tls"],
  ["ERR_SSL_EE_KEY_TOO_SMALL", "weak"],
  ["ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED", "our certificate"],
])("D6, M1: %s means %s", (code, fault) => expect(tlsErrorKind(coded(code))).toBe(fault));

test.each([
  ["self-signed certificate in certificate chain", "unknown issuer"],
  ["certificate has expired", "expired"],
  ["Hostname/IP does not match certificate's altnames: Host: a. is not cert's CN: b", "wrong name"],
  ["SSL routines:ssl3_get_record:wrong version number", "no tls"],
])("M1: the message %j is enough when a library drops the error code", (message, fault) => {
  const wrapped = Object.assign(new Error(message), { code: "ESOCKET" });
  expect(tlsErrorKind(wrapped)).toBe(fault);
  expect(tlsErrorKind(new Error("send failed", { cause: wrapped }))).toBe(fault);
});

test.each(["ECONNREFUSED", "ETIMEDOUT", "ENOTFOUND"])("%s isn't a TLS error", (code) => {
  expect(describeTlsError(coded(code), { server: "the mail server" })).toBeUndefined();
});

test("D6: for a private CA the message names both ways to trust it", () => {
  const message = describeTlsError(coded("UNABLE_TO_VERIFY_LEAF_SIGNATURE"), {
    server: "PostgreSQL shop on db.example",
    trust: "add sslrootcert=/path/to/ca.pem to the address",
  });
  expect(message).toContain("sslrootcert=/path/to/ca.pem");
  expect(message).toContain("NODE_EXTRA_CA_CERTS");
});
