/** Why a TLS connection failed, by what the owner can do about it. */
export type TlsErrorKind =
  | "unknown issuer"
  | "expired"
  | "not yet valid"
  | "wrong name"
  | "revoked"
  | "no tls"
  | "old tls"
  | "weak"
  | "our certificate";

/** Node's error codes, and OpenSSL's messages for libraries that keep only those. */
const errorPatterns: readonly [kind: TlsErrorKind, pattern: RegExp][] = [
  [
    "unknown issuer",
    /DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(_LOCALLY)?)|CERT_UNTRUSTED|CERT_REJECTED|INVALID_CA|self[- ]signed certificate|unable to (verify the first|get (local )?issuer) certificate/i,
  ],
  ["expired", /CERT_HAS_EXPIRED|certificate has expired/i],
  ["not yet valid", /CERT_NOT_YET_VALID|certificate is not yet valid/i],
  [
    "wrong name",
    /ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH|does not match certificate's altnames/i,
  ],
  ["revoked", /CERT_REVOKED|certificate revoked/i],
  [
    "our certificate",
    /ALERT_(CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|CERTIFICATE_UNKNOWN)|alert (certificate required|bad certificate|unknown ca)/i,
  ],
  [
    "old tls",
    /UNSUPPORTED_PROTOCOL|ALERT_PROTOCOL_VERSION|VERSION_TOO_LOW|unsupported protocol|alert protocol version|HANDSHAKE_FAILURE|handshake failure|NO_SHARED_CIPHER/i,
  ],
  ["weak", /(KEY|MD|DH_KEY)_TOO_(SMALL|WEAK)|(key|md) too (small|weak)/i],
  [
    "no tls",
    /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST|wrong version number|packet length too long|EPROTO|does not support SSL|unknown protocol/i,
  ],
];

/** What went wrong with TLS, also when a library wrapped the error; undefined for other errors. */
export function tlsErrorKind(error: unknown): TlsErrorKind | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = "code" in at ? String(at.code) : "";
    const found = errorPatterns.find(
      ([, pattern]) => pattern.test(code) || pattern.test(at.message),
    );
    if (found) return found[0];
  }
  return undefined;
}

/** The target of a TLS connection, and how its settings can be fixed. */
export interface TlsTarget {
  /** `the mail server`, or a database by its name. */
  server: string;
  /** How to trust a private certificate authority, besides `NODE_EXTRA_CA_CERTS`. */
  trust?: string;
  /** How to continue without TLS, if that may be intended. */
  without?: string;
}

/**
 * Why TLS failed and what to do, as a message for the owner; undefined for other errors. It
 * contains nothing that was sent or typed.
 */
export function describeTlsError(
  error: unknown,
  { server, trust, without }: TlsTarget,
): string | undefined {
  const kind = tlsErrorKind(error);
  const trustAdvice = trust ? `${trust}, or set NODE_EXTRA_CA_CERTS` : "set NODE_EXTRA_CA_CERTS";
  const messages: Record<TlsErrorKind, string> = {
    "unknown issuer": `the certificate of ${server} is signed by an authority this machine does not know, or by itself. If it is your own, ${trustAdvice} to the file of that authority's certificate (PEM), and start again.`,
    expired: `the certificate of ${server} has expired. Have it renewed there, and see that this machine's clock is right.`,
    "not yet valid": `the certificate of ${server} is not valid yet. See that the clocks of this machine and of that server are right.`,
    "wrong name": `the certificate of ${server} is for another host name. Write the name that is in the certificate.`,
    revoked: `the certificate of ${server} was revoked. Have a new one made there.`,
    "our certificate": `${server} wants a certificate of ours, or refuses the one it got.`,
    "old tls": `${server} speaks no version of TLS, and no cipher, that is safe today. Have it updated to TLS 1.2 or newer.`,
    weak: `the certificate of ${server} has a key or signature too weak to be safe. Have a new one made there.`,
    "no tls": `${server} does not speak TLS at that port.${without ? ` ${without}` : ""}`,
  };
  return kind && messages[kind];
}
