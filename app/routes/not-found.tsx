import { data } from "react-router";
import NotFound from "#features/navigation/not-found.tsx";

export function meta() {
  return [{ title: "404: page not found" }, { name: "robots", content: "noindex" }];
}

export function loader() {
  return data(null, { status: 404 });
}

export default function UnknownPath() {
  return <NotFound />;
}
