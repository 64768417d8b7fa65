import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** An email with a sign-in link, as the shop wrote it into its data folder. */
export interface SignInEmail {
  to: string;
  token: string;
  /** Where to go on after signing in. */
  next: string | null;
}

/** Every email with a sign-in link so far, in no order. */
export function signInEmails({ dataDir }: { dataDir: string }): SignInEmail[] {
  const folder = join(dataDir, "mail");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.startsWith("sign-in-") && name.endsWith(".eml"))
    .map((name) => emailIn(readFileSync(join(folder, name), "utf8")));
}

function emailIn(file: string): SignInEmail {
  const text = file.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
  const [, to = ""] = /^To: .*?<?([^\s<>]+@[^\s<>]+)>?\r?$/m.exec(text) ?? [];
  const [address = "", token = ""] =
    /https?:\/\/\S+\/desk\/links\/([0-9a-f]{64})\S*/.exec(text) ?? [];
  return { to, token, next: URL.parse(address)?.searchParams.get("next") ?? null };
}
