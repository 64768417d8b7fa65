import { Form } from "react-router";
import { roles } from "#domain/desk/roles.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field.tsx";
import { copy } from "./copy.ts";
import type { ListedStaff } from "./staff-data.server.ts";

/** A staff member, with what an owner may change. */
export function MemberCard({ member }: { member: ListedStaff[number] }) {
  const { id, name, email, role, lastSeen, passkeys, sessions, isOnlyOwner } = member;
  return (
    <li className="grid gap-3 border-line border-t py-5">
      <div>
        <h2 className="text-h3">{name}</h2>
        <p className="wrap-anywhere text-soft">{email}</p>
        <p className="text-soft">
          {lastSeen ? copy.lastSeen(lastSeen) : copy.neverSeen} · {copy.passkeys(passkeys)} ·{" "}
          {copy.sessions(sessions)}
        </p>
      </div>
      {isOnlyOwner ? (
        <p>{copy.onlyOwner}</p>
      ) : (
        <Form method="post" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="action" value="role" />
          <input type="hidden" name="member" value={id} />
          <SelectField name="role" label={copy.role} defaultValue={role} key={role}>
            {roles.map((each) => (
              <option key={each} value={each}>
                {copy.roles[each]}
              </option>
            ))}
          </SelectField>
          <Button type="submit" tone="quiet">
            {copy.changeRole}
          </Button>
        </Form>
      )}
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="member" value={id} />
        {isOnlyOwner ? null : (
          <Button
            type="submit"
            name="action"
            value="remove"
            tone="quiet"
            size="small"
            aria-label={copy.removeNamed(name)}
          >
            {copy.remove}
          </Button>
        )}
        <Button
          type="submit"
          name="action"
          value="end_sessions"
          tone="quiet"
          size="small"
          aria-label={copy.endSessionsOf(name)}
        >
          {copy.endSessions}
        </Button>
      </Form>
    </li>
  );
}
