import {
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { visitorContext } from "#desk/context.server.ts";
import { afterPost } from "#desk/posted.server.ts";
import { copy } from "#desk/sign-in/copy.ts";
import { FirstOwnerForm } from "#desk/sign-in/first-owner-form.tsx";
import { SignInFrame } from "#desk/sign-in/sign-in-frame.tsx";
import { Button, buttonClass } from "#ui/button.tsx";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = await context.get(visitorContext).link(params.token ?? "");
  const next = new URL(request.url).searchParams.get("next") ?? "";
  return data({ page, next }, { status: page.kind === "ended" ? 410 : 200 });
}

export function action(args: LoaderArgs) {
  return afterPost(args);
}

export default function SignInLink() {
  const loaderData = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
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
        <FirstOwnerForm newPasskey={page.newPasskey ?? null} refused={actionData} />
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
