import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import type { Role } from "#domain/desk/roles.ts";
import type { RunningShop } from "./running-shop.ts";

const run = promisify(execFile);

let invited = 0;

/** Runs `npm run staff` for a shop and returns its output. */
export async function staffCommand(
  { dataDir }: Pick<RunningShop, "dataDir">,
  ...args: string[]
): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, NODE_OPTIONS: "" };
  const { stdout } = await run(process.execPath, ["server/commands/staff.ts", ...args], { env });
  return stdout;
}

/**
 * Invites somebody.
 * @returns the path of the link that signs them in
 */
export async function invite(shop: RunningShop, name: string, role: Role): Promise<string> {
  invited += 1;
  const email = `${name.split(" ")[0]}.${process.pid}.${invited}@shop.example`;
  const output = await staffCommand(shop, "invite", email, "--name", name, "--role", role);
  return linkPath(output);
}

/** Signs in as somebody new, by a link. */
export async function signInAs(page: Page, shop: RunningShop, name: string, role: Role) {
  await page.goto(await invite(shop, name, role));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/desk\/(inbox|you)$/);
}

/** The path of the sign-in link in a text. */
export function linkPath(text: string): string {
  const path = /\/desk\/links\/[0-9a-f]{64}/.exec(text)?.[0];
  if (!path) throw new Error("There is no sign-in link.");
  return path;
}
