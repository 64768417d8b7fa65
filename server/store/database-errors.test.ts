import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { OwnerError } from "#server/platform/owner-error.ts";
import { describeDatabaseError } from "./database-errors.ts";

const dataDir = "data";
const databaseUrl = "postgres://shop:the-password@db.example:6432/shop";
const fault = (code: string, message = "…") => Object.assign(new Error(message), { code });

describe("describeDatabaseError", () => {
  it.each([
    ["ECONNREFUSED", "nobody answers for PostgreSQL shop on db.example:6432"],
    ["ENOTFOUND", "no such host"],
    ["28P01", "does not take the password of shop"],
    ["28000", "lets no user shop in"],
    ["3D000", "there is no PostgreSQL shop on db.example:6432"],
    ["42501", "Make shop the owner"],
    ["53300", "max_connections"],
    ["25006", "takes no changes"],
    ["3F000", "search_path"],
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "sslrootcert"],
    ["SELF_SIGNED_CERT_IN_CHAIN", "NODE_EXTRA_CA_CERTS"],
    ["CERT_HAS_EXPIRED", "has expired"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "another host name"],
  ])("describes PostgreSQL's %s, without the password", (code, expected) => {
    const described = describeDatabaseError(fault(code), { dataDir, databaseUrl });
    expect(described).toBeInstanceOf(OwnerError);
    expect(String(described)).toMatch(/^Error: DATABASE_URL: /);
    expect(String(described)).toContain(expected);
    expect(JSON.stringify(described) + String(described)).not.toContain("the-password");
  });

  it.each([
    ["SQLITE_NOTADB", "is damaged"],
    ["SQLITE_CORRUPT_INDEX", "npm run restore -- FILE"],
    ["EACCES", "this user may not read and write"],
    ["EEXIST", "something else has the name"],
    ["SQLITE_FULL", "is full"],
  ])("describes SQLite's %s, with its file", (code, expected) => {
    const described = String(describeDatabaseError(fault(code), { dataDir }));
    expect(described).toContain(`DATA_DIR: `);
    expect(described).toContain(resolve("data/shop.sqlite"));
    expect(described).toContain(expected);
  });

  it("describes a missing password, whose error has no code", () => {
    const error = new Error("SASL: client password must be a string");
    expect(String(describeDatabaseError(error, { dataDir, databaseUrl }))).toContain(
      "password of shop",
    );
  });

  it.each([
    ["The server does not support SSL connections", "sslmode"],
    ['no pg_hba.conf entry for host "10.0.0.4", no encryption', "sslmode=require"],
    ["unsupported startup parameter: options", "Leave out options"],
    ["transaction blocks not allowed in statement pooling mode", "pool_mode set to transaction"],
    ["received invalid response: H", "is no PostgreSQL"],
  ])("D6: describes %j, which has no code", (message, expected) => {
    expect(String(describeDatabaseError(new Error(message), { dataDir, databaseUrl }))).toContain(
      expected,
    );
  });

  it("D6: names the unreadable certificate file from the address", () => {
    const error = Object.assign(
      new Error("ENOENT: no such file or directory, open '/etc/ca.pem'"),
      {
        code: "ENOENT",
        syscall: "open",
        path: "/etc/ca.pem",
      },
    );
    expect(String(describeDatabaseError(error, { dataDir, databaseUrl }))).toContain(
      "the file /etc/ca.pem",
    );
  });

  it("names the given setting instead of the variable", () => {
    const described = describeDatabaseError(
      fault("3D000"),
      { dataDir, databaseUrl },
      "The address after move",
    );
    expect(String(described)).toContain("The address after move: there is no");
  });

  it("returns any other error unchanged", () => {
    const bug = new TypeError("x is not a function");
    expect(describeDatabaseError(bug, { dataDir, databaseUrl })).toBe(bug);
    expect(describeDatabaseError(bug, { dataDir })).toBe(bug);
  });
});
