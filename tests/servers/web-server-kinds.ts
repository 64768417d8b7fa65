import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Certificate } from "#tests/support/certificate.ts";

/** Addresses and files of one run: free ports instead of 80, 443 and the processes' usual ones. */
export interface Places {
  /** The value of `SITE_URL`. */
  siteUrl: string;
  httpPort: number;
  httpsPort: number;
  /** Ports of the shop's processes. */
  processes: readonly number[];
  certificate: Certificate;
  /** Folder for the program's files. */
  folder: string;
}

/** A web server in Debian that the guide has a configuration for. */
export interface WebServerKind {
  name: "nginx" | "haproxy" | "apache" | "caddy";
  program: string;
  debianPackage: string;
  /** Path of the configuration shipped in `deploy/`. */
  shipped: string;
  /**
   * Writes this run's configuration and returns the arguments that start the program in the
   * foreground.
   */
  prepare: (config: string, places: Places) => Promise<string[]>;
}

export const webServerKinds: readonly WebServerKind[] = [
  {
    name: "nginx",
    program: "/usr/sbin/nginx",
    debianPackage: "nginx",
    shipped: "deploy/nginx.conf",
    prepare: async (config, places) => {
      const { folder } = places;
      const site = adapted(config, places, {
        process: /^\tserver 127\.0\.0\.1:\d+.*;\n/gm,
        port: /127\.0\.0\.1:\d+/,
      })
        .replaceAll(/listen \[::\]:.*;\n/g, "")
        .replaceAll("listen 80;", `listen 127.0.0.1:${places.httpPort};`)
        .replaceAll("listen 443 ssl", `listen 127.0.0.1:${places.httpsPort} ssl`);
      await writeFile(join(folder, "site.conf"), site);
      const main = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http { client_body_temp_path ${folder}/bodies; proxy_temp_path ${folder}/answers; access_log off;
include ${folder}/site.conf; }`;
      await writeFile(join(folder, "nginx.conf"), main);
      return ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
    },
  },
  {
    name: "haproxy",
    program: "/usr/sbin/haproxy",
    debianPackage: "haproxy",
    shipped: "deploy/haproxy.cfg",
    prepare: async (config, places) => {
      const { folder, certificate } = places;
      const pem = join(folder, "both.pem");
      await writeFile(pem, certificate.text + (await readFile(certificate.keyFile, "utf8")));
      const text = adapted(config, places, {
        process: /^\tserver process-\d+ .*\n/gm,
        port: /127\.0\.0\.1:\d+/,
      })
        .replaceAll(/^\t(user|group) haproxy\n/gm, "")
        .replace("/etc/haproxy/www.example.com.pem", pem)
        .replace("bind :80", `bind 127.0.0.1:${places.httpPort}`)
        .replace("bind :443", `bind 127.0.0.1:${places.httpsPort}`);
      await writeFile(join(folder, "haproxy.cfg"), text);
      return ["-db", "-f", join(folder, "haproxy.cfg")];
    },
  },
  {
    name: "apache",
    program: "/usr/sbin/apache2",
    debianPackage: "apache2-bin",
    shipped: "deploy/apache.conf",
    prepare: async (config, places) => {
      const { folder } = places;
      const site = adapted(config, places, {
        process: /^\t\tBalancerMember .*\n/gm,
        port: /127\.0\.0\.1:\d+/,
      })
        .replaceAll("*:80>", `*:${places.httpPort}>`)
        .replaceAll("*:443>", `*:${places.httpsPort}>`);
      await writeFile(join(folder, "apache.conf"), `${apacheBasics(places)}\n${site}`);
      return ["-DFOREGROUND", "-f", join(folder, "apache.conf")];
    },
  },
  {
    name: "caddy",
    program: "/usr/bin/caddy",
    debianPackage: "caddy",
    shipped: "deploy/Caddyfile",
    prepare: async (config, places) => {
      const { folder, certificate, httpPort, httpsPort } = places;
      const upstreams = places.processes.map((port) => `127.0.0.1:${port}`).join(" ");
      const tls = `\n\ttls ${certificate.certFile} ${certificate.keyFile}\n\tbind 127.0.0.1`;
      const text = withAddress(config, places)
        .replace(/127\.0\.0\.1:3001.*127\.0\.0\.1:3004/, upstreams)
        .replace(/^www\.example\.com \{/m, `www.example.com {${tls}`)
        .replace(/^example\.com \{/m, `example.com {${tls}`);
      const basics = `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n}\n`;
      await copyFile(certificate.certFile, join(folder, "known.pem"));
      await writeFile(join(folder, "Caddyfile"), basics + text);
      return ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
    },
  },
];

/** Adapts the shipped text: this run's address and certificate, and one line per process. */
function adapted(config: string, places: Places, lines: { process: RegExp; port: RegExp }): string {
  const shipped = config.match(lines.process) ?? [];
  const [first = ""] = shipped;
  const processLines = places.processes.map((port) =>
    first.replace(lines.port, `127.0.0.1:${port}`).replace("process-3001", `process-${port}`),
  );
  const template = config.replace(lines.process, (line) => (line === first ? "PROCESSES\n" : ""));
  return withAddress(template.replace("PROCESSES\n", processLines.join("")), places)
    .replaceAll(/\S+\/fullchain\.pem/g, places.certificate.certFile)
    .replaceAll(/\S+\/privkey\.pem/g, places.certificate.keyFile);
}

function withAddress(config: string, { siteUrl }: Places): string {
  return config.replaceAll("https://www.example.com", siteUrl);
}

/** The settings in Debian's own apache2.conf, and the modules the shipped file needs. */
function apacheBasics({ folder, httpPort, httpsPort }: Places): string {
  const modules = [
    "mpm_event",
    "authz_core",
    "alias",
    "headers",
    "ssl",
    "socache_shmcb",
    "http2",
    "proxy",
    "proxy_http",
    "proxy_balancer",
    "proxy_hcheck",
    "slotmem_shm",
    "lbmethod_byrequests",
  ];
  return [
    `ServerRoot ${folder}`,
    "ServerName localhost",
    `PidFile ${folder}/apache.pid`,
    `DefaultRuntimeDir ${folder}`,
    `ErrorLog ${folder}/error.log`,
    `Listen 127.0.0.1:${httpPort}`,
    `Listen 127.0.0.1:${httpsPort}`,
    "User www-data",
    "Group www-data",
    ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
  ].join("\n");
}
