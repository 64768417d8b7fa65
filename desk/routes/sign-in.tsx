import { Form } from "react-router";
import { facts } from "#shop/facts.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";

export function meta() {
  return [{ title: `Sign in | ${facts.name}` }];
}

export default function SignIn() {
  return (
    <main id="content" className="page-width section-space grid max-w-md gap-6">
      <h1 className="text-h2">Sign in</h1>
      <Form method="post" className="grid gap-5">
        <TextField name="email" type="email" label="Your email" autoComplete="email" />
        <Button type="submit">Email me a link</Button>
      </Form>
    </main>
  );
}
