import { data } from "react-router";
import { deskOf } from "#desk/desk.server.ts";
import type { Route } from "./+types/not-found";

export function loader(args: Route.LoaderArgs) {
  deskOf(args);
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
