import { ok } from "node:assert/strict";
import { existsSync } from "node:fs";
import { chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCertificate } from "#tests/support/certificate.ts";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/free-port.ts";
import { aptInstall } from "../../scripts/apt-install.ts";
import { runProgram } from "../../scripts/run-tool.ts";

/** A real email server that keeps all emails to example.com. */
export interface EmailServer {
  /** For `SMTP_URL`. */
  url: string;
  port: number;
  /** The self-signed certificate of its STARTTLS. */
  certFile: string;
  /** Returns the whole emails that arrived, for any address; `Delivered-To` has the address. */
  emails: () => Promise<string[]>;
  /** Restarts it with other settings, as an owner does after fixing them. */
  restart: (settings?: Readonly<Record<string, string>>) => Promise<void>;
  stop: () => Promise<void>;
}

/** A user and group id that no account has, for the mailboxes. */
const mailboxOwner = 5_000;

/**
 * Starts Postfix on a free loopback port, with all its files in a folder of its own. Needs root, as
 * Postfix does.
 * @param settings lines of `main.cf` that add to or replace the defaults here, such as a
 *   restriction on senders.
 */
export async function startPostfix(
  settings: Readonly<Record<string, string>> = {},
): Promise<EmailServer> {
  const program = "/usr/sbin/postfix";
  if (!existsSync(program) && !(await aptInstall("postfix"))) {
    throw new Error("These tests need Postfix. Debian: apt-get install postfix");
  }
  const folder = await mkdtemp(join(tmpdir(), "postfix-"));
  const port = await freePort();
  const certificate = await makeCertificate(folder);
  await runProgram("chmod", ["0755", folder]);
  for (const name of ["queue", "data", "mail"]) await mkdir(join(folder, name));
  await runProgram("chown", ["postfix", join(folder, "data")]);
  await chown(join(folder, "mail"), mailboxOwner, mailboxOwner);
  await writeFile(join(folder, "master.cf"), services(port));
  const start = async (more: Readonly<Record<string, string>>) => {
    const lines = { ...defaultSettings(folder, certificate), ...more };
    const text = Object.entries(lines).map(([name, value]) => `${name} = ${value}\n`);
    await writeFile(join(folder, "main.cf"), text.join(""));
    const { code, output } = await runProgram(program, ["-c", folder, "start"]);
    if (code !== 0) throw new Error(`Postfix did not start:\n${output}`);
    await untilPid(folder);
  };
  const stop = () => runProgram(program, ["-c", folder, "stop"]);
  await start(settings);
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    certFile: certificate.certFile,
    emails: () => emailsIn(join(folder, "mail", "all", "new")),
    restart: async (other = {}) => {
      await stop();
      await start(other);
    },
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function defaultSettings(
  folder: string,
  { certFile, keyFile }: { certFile: string; keyFile: string },
) {
  return {
    compatibility_level: "3.6",
    queue_directory: join(folder, "queue"),
    data_directory: join(folder, "data"),
    maillog_file: join(folder, "mail.log"),
    maillog_file_prefixes: folder,
    inet_interfaces: "127.0.0.1",
    inet_protocols: "ipv4",
    myhostname: "mail.example.com",
    mydestination: "",
    virtual_mailbox_domains: "example.com",
    virtual_mailbox_base: join(folder, "mail"),
    virtual_mailbox_maps: "static:all/",
    virtual_minimum_uid: "100",
    virtual_uid_maps: `static:${mailboxOwner}`,
    virtual_gid_maps: `static:${mailboxOwner}`,
    alias_maps: "",
    smtpd_relay_restrictions: "reject_unauth_destination",
    smtpd_tls_security_level: "may",
    smtpd_tls_cert_file: certFile,
    smtpd_tls_key_file: keyFile,
    // Emails to other domains are discarded.
    default_transport: "discard:nothing leaves a test",
  };
}

function services(port: number): string {
  const open = (name: string, wake: string, processes: string) =>
    `${name} unix n - n ${wake} ${processes} ${name}\n`;
  const internal = (name: string, program = name, processes = "-") =>
    `${name} unix - - n - ${processes} ${program}\n`;
  return [
    `127.0.0.1:${port} inet n - n - - smtpd\n`,
    open("cleanup", "-", "0"),
    open("qmgr", "300", "1"),
    "tlsmgr unix - - n 1000? 1 tlsmgr\n",
    ...["rewrite", "bounce", "defer", "trace"].map((name) =>
      internal(name, name === "rewrite" ? "trivial-rewrite" : "bounce"),
    ),
    ...["verify", "anvil", "scache"].map((name) => internal(name, name, "1")),
    ...["proxymap", "error", "discard"].map((name) => internal(name)),
    "virtual unix - n n - - virtual\n",
    internal("retry", "error"),
    "postlog unix-dgram n - n - 1 postlogd\n",
  ].join("");
}

async function untilPid(folder: string): Promise<void> {
  const file = join(folder, "queue", "pid", "master.pid");
  await eventually(() => ok(existsSync(file), "Postfix did not start."));
}

async function emailsIn(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
}
