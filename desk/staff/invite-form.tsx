import { Form } from "react-router";
import type { Refused } from "#desk/posted.server.ts";
import { errorsOf } from "#desk/sign-in/errors-of.ts";
import { roles } from "#domain/desk/roles.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { copy } from "./copy.ts";

/** Lets an owner invite somebody. */
export function InviteForm({ refused }: { refused?: Refused | undefined }) {
  const { invite } = copy;
  return (
    <section className="grid gap-4">
      <h2 className="text-h3">{invite.title}</h2>
      <p className="text-soft">{invite.text}</p>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="action" value="invite" />
        <TextField
          name="name"
          label={invite.name}
          autoComplete="off"
          required
          defaultValue={refused?.typed.name?.[0]}
          {...errorsOf(refused, "name")}
        />
        <TextField
          name="email"
          type="email"
          label={invite.email}
          autoComplete="off"
          required
          defaultValue={refused?.typed.email?.[0]}
          {...errorsOf(refused, "email")}
        />
        <SelectField
          name="role"
          label={copy.role}
          defaultValue={refused?.typed.role?.[0] ?? "seller"}
          {...errorsOf(refused, "role")}
        >
          {roles.map((each) => (
            <option key={each} value={each}>
              {copy.roles[each]}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{invite.button}</Button>
      </Form>
    </section>
  );
}
