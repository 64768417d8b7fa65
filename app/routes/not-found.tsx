import { data } from "react-router";
import NotFound from "#features/navigation/not-found.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export default function UnknownPath() {
  return <NotFound />;
}
