import { data } from "react-router";
import NotFound from "#features/navigation/not-found.tsx";

export function loader() {
  return data(null, { status: 404 });
}

/** A post gets the same page: without an action the router would answer 405. */
export const action = loader;

export default function UnknownPath() {
  return <NotFound />;
}
