import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { deskContext } from "./context.server.ts";

/** What the frame around every page of the desk shows; no member when signed out. */
export async function rootData({ context }: LoaderArgs) {
  const desk = context.get(deskContext);
  const now = new Date().toISOString();
  if (!desk) return { now, member: null, counts: null };
  const { id, name, role } = desk.member;
  return { now, member: { id, name, role }, counts: (await desk.inbox?.counts()) ?? null };
}

export type RootData = Awaited<ReturnType<typeof rootData>>;
