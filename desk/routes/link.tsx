import { data, Form, Link } from "react-router";
import { visitorContext } from "#desk/context.server.ts";
import { afterPost } from "#desk/posted.server.ts";
import { copy } from "#desk/sign-in/copy.ts";
import { FirstOwnerForm } from "#desk/sign-in/first-owner-form.tsx";
import { SignInFrame } from "#desk/sign-in/sign-in-frame.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import type { Route } from "./+types/link";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = await context.get(visitorContext).link(params.token);
  const next = new URL(request.url).searchParams.get("next") ?? "";
  return data({ page, next }, { status: page.kind === "ended" ? 410 : 200 });
}

export function action(args: Route.ActionArgs) {
  return afterPost(args);
}

export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  const { page, next } = loaderData;
  if (page.kind === "ended" || actionData?.message) {
    return (
      <SignInFrame title={copy.ended.title}>
        <Link to="/sign-in" className={buttonClass()}>
          {copy.ended.again}
        </Link>
      </SignInFrame>
    );
  }
  if (page.kind === "first_owner") {
    return (
      <SignInFrame title={copy.firstOwner.title}>
        <FirstOwnerForm
          newPasskey={page.newPasskey ?? null}
          {...(actionData ? { refused: actionData } : {})}
        />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={copy.link.title(page.name)}>
      <Form method="post" className="grid">
        <input type="hidden" name="next" value={next} />
        <Button type="submit">{copy.link.signIn}</Button>
      </Form>
    </SignInFrame>
  );
}
