import { redirect, useActionData, useLoaderData } from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { deskContext } from "#desk/context.server.ts";
import { afterPost } from "#desk/posted.server.ts";
import { copy } from "#desk/sign-in/copy.ts";
import { signInData } from "#desk/sign-in/sign-in-data.server.ts";
import { SignInForm } from "#desk/sign-in/sign-in-form.tsx";
import { SignInFrame } from "#desk/sign-in/sign-in-frame.tsx";

export function loader(args: LoaderArgs) {
  if (args.context.get(deskContext)) throw redirect("/", 303);
  return signInData(args);
}

export function action(args: LoaderArgs) {
  return afterPost(args);
}

export default function SignIn() {
  const loaderData = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <SignInFrame title={copy.title}>
      <SignInForm {...loaderData} refused={actionData} />
    </SignInFrame>
  );
}
