import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { readConfig } from "#server/config/read-config.ts";
import { everyKind } from "#tests/support/every-kind.ts";

const read = (name: string) => readFileSync(`deploy/${name}`, "utf8");
const units = readdirSync("deploy").filter((name) => name.endsWith(".service"));

it("has an example environment the shop accepts", () => {
  expect(readConfig({ ...parseEnv(read("parsons-furniture.env")) }, everyKind)).toMatchObject({
    ok: true,
    config: { trustProxy: 1, dataDir: "/var/lib/parsons-furniture" },
  });
});

it("uncommenting an example line never sets a public secret", () => {
  const every = read("parsons-furniture.env").replaceAll(/^#(?=[A-Z_]+=)/gm, "");
  expect(parseEnv(every)).toMatchObject({ LINK_SECRET: "", RETENTION_DAYS: "730" });
});

it.each(units)("starts scripts that exist: %s", (unit) => {
  const scripts = read(unit).match(/(?:scripts|server)\/[\w/]+\.(?:ts|mjs)/g) ?? [];
  expect(scripts).not.toEqual([]);
  for (const script of scripts) expect(existsSync(script)).toBe(true);
});

it("runs every process unprivileged, from the documented folder and environment", () => {
  expect(units).toContain("parsons-furniture@.service");
  for (const unit of units) {
    expect(read(unit)).toContain("User=shop");
    expect(read(unit)).toContain("WorkingDirectory=/srv/parsons-furniture");
  }
});

it("starts every process with the memory settings that npm start gives it", () => {
  const [, setting = ""] = /(MALLOC_\w+): "2"/.exec(readFileSync("scripts/run.mjs", "utf8")) ?? [];
  const started = ["parsons-furniture@.service", "parsons-furniture-worker@.service", "Dockerfile"];
  expect(setting).toMatch(/^MALLOC_/);
  for (const name of started) expect(read(name)).toContain(`${setting}=2`);
});

it("gives the young generation of V8 the memory that npm start gives it", () => {
  const [setting = ""] = /--max-semi-space-size=\d+/.exec(read("../scripts/run.mjs")) ?? [];
  expect(setting).not.toBe("");
  for (const name of ["parsons-furniture@.service", "Dockerfile"]) {
    expect(read(name)).toContain(setting);
  }
});

it("gives commands the settings of the processes", () => {
  const guide = readFileSync("docs/operating.md", "utf8");
  const file = "/etc/parsons-furniture.env";
  for (const unit of units.filter((name) => !name.includes("build"))) {
    expect(read(unit)).toContain(`EnvironmentFile=${file}`);
  }
  expect(guide).toContain(`install -m 0640 -g shop deploy/parsons-furniture.env ${file}`);
  expect(guide).toContain(`ln -s ${file} /srv/parsons-furniture/.env`);
});

it("sends the proxy's requests to the processes the guide starts", () => {
  const ports = [...read("Caddyfile").matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
  expect(ports).toEqual(["3001", "3002", "3003", "3004"]);
  for (const port of ports) {
    expect(readFileSync("docs/operating.md", "utf8")).toContain(`parsons-furniture@${port}`);
  }
});

it("numbers its workers so that each has a port for its metrics", () => {
  const unit = read("parsons-furniture-worker@.service");
  expect(unit).toContain("a digit from 1 to 9");
  const [, port = ""] = /METRICS_PORT=(\S+)/.exec(unit) ?? [];
  for (const number of ["1", "9"]) {
    expect(readConfig({ METRICS_PORT: port.replace("%i", number) }, everyKind).ok).toBe(true);
  }
});

it("documents how the image runs behind a proxy, and that workers have no health check", () => {
  const dockerfile = read("Dockerfile");
  expect(dockerfile).toMatch(
    /docker run -d --name shop -p 127\.0\.0\.1:3000:3000[\s\S]*?-e TRUST_PROXY=1/,
  );
  expect(dockerfile).toContain("--no-healthcheck … parsons-furniture node_modules/.bin/node");
});

it("builds the image with the tested steps", () => {
  const dockerfile = read("Dockerfile");
  expect(dockerfile).toContain("node scripts/run.mjs build");
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const script = (JSON.parse(command) as string[]).at(-1) ?? "";
  expect(existsSync(script)).toBe(true);
});
