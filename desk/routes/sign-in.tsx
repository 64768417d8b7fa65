import { redirect } from "react-router";
import { deskContext } from "#desk/context.server.ts";
import { afterPost } from "#desk/posted.server.ts";
import { copy } from "#desk/sign-in/copy.ts";
import { signInData } from "#desk/sign-in/sign-in-data.server.ts";
import { SignInForm } from "#desk/sign-in/sign-in-form.tsx";
import { SignInFrame } from "#desk/sign-in/sign-in-frame.tsx";
import type { Route } from "./+types/sign-in";

export function loader(args: Route.LoaderArgs) {
  if (args.context.get(deskContext)) throw redirect("/", 303);
  return signInData(args);
}

export function action(args: Route.ActionArgs) {
  return afterPost(args);
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SignInFrame title={copy.title}>
      <SignInForm {...loaderData} {...(actionData ? { refused: actionData } : {})} />
    </SignInFrame>
  );
}
