import { data } from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { deskOf } from "#desk/desk.server.ts";

export function loader(args: LoaderArgs) {
  deskOf(args);
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
