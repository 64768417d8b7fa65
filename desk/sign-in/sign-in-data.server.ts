import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { visitorContext } from "#desk/context.server.ts";

/** What the sign-in page shows. */
export async function signInData({ context, request }: LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const passkey = await context.get(visitorContext).signInWithPasskey();
  return {
    passkey: passkey ?? null,
    /** Where to go on; the server checks it. */
    next: asked.get("next") ?? "",
    /** The address that a link was asked for. */
    sent: asked.get("sent") ?? "",
  };
}

export type SignInData = Awaited<ReturnType<typeof signInData>>;
