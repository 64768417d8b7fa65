import { Form } from "react-router";
import { PasskeyButton } from "#desk/passkeys/passkey-button.tsx";
import type { Refused } from "#desk/posted.server.ts";
import { Problem } from "#desk/sign-in/problem.tsx";
import { Button } from "#ui/button.tsx";
import type { AccountData } from "./account-data.server.ts";
import { copy } from "./copy.ts";
import { ListedItem } from "./listed-item.tsx";
import { NewLeadEmails } from "./new-lead-emails.tsx";

/** One's own passkeys, sessions and emails. */
export function AccountPage({
  account,
  refused,
}: {
  account: AccountData;
  refused: Refused | undefined;
}) {
  const { passkeys, sessions } = copy;
  return (
    <main id="content" className="page-width grid max-w-2xl gap-10 py-8">
      <header>
        <h1 className="text-h2">{account.name}</h1>
        <p className="text-soft">{account.email}</p>
      </header>
      <section className="grid gap-3">
        <h2 className="text-h3">{passkeys.title}</h2>
        <p className="text-soft">{passkeys.text}</p>
        <ul>
          {account.passkeys.map(({ id, browser, added, lastUsed }) => (
            <ListedItem
              key={id}
              title={browser}
              text={lastUsed ? passkeys.lastUsed(lastUsed) : passkeys.added(added)}
              button={passkeys.remove}
              buttonLabel={passkeys.removeNamed(browser)}
              fields={{ action: "remove_passkey", passkey: id }}
            />
          ))}
        </ul>
        {account.passkeys.length === 0 ? <p>{passkeys.none}</p> : null}
        <Problem messages={refused?.errors.passkey} />
        <Form method="post">
          <PasskeyButton
            label={passkeys.add}
            tone="outline"
            options={account.newPasskey && { make: account.newPasskey }}
            action="add_passkey"
          />
        </Form>
      </section>
      <section className="grid gap-3">
        <h2 className="text-h3">{sessions.title}</h2>
        <ul>
          {account.sessions.map(({ id, browser, lastUsed, isThis }) => (
            <ListedItem
              key={id}
              title={browser}
              text={isThis ? sessions.thisOne : sessions.lastUsed(lastUsed)}
              {...(isThis
                ? {}
                : {
                    button: sessions.end,
                    buttonLabel: sessions.endNamed(browser),
                    fields: { action: "end_session", session: id },
                  })}
            />
          ))}
        </ul>
      </section>
      {account.newLeadEmails === null ? null : <NewLeadEmails isOn={account.newLeadEmails} />}
      <Form method="post">
        <input type="hidden" name="action" value="sign_out" />
        <Button type="submit" tone="quiet">
          {copy.signOut}
        </Button>
      </Form>
    </main>
  );
}
