export const copy = {
  title: "You",
  passkeys: {
    title: "Passkeys",
    text: "With a passkey you sign in by face, finger or PIN, and stay signed in for a week.",
    none: "You have no passkey yet.",
    add: "Add a passkey",
    remove: "Remove",
    removeNamed: (browser: string) => `Remove the passkey of ${browser}`,
    unsupported: "This browser has no passkeys. Sign in by email as before.",
    lastUsed: (time: string) => `Last used ${time}`,
    added: (time: string) => `Added ${time}`,
  },
  sessions: {
    title: "Signed in on",
    thisOne: "This browser",
    lastUsed: (time: string) => `Last used ${time}`,
    end: "End",
    endNamed: (browser: string) => `End the session on ${browser}`,
  },
  emails: {
    title: "Emails",
    newLeads: "Email me new leads",
    save: "Save",
  },
  signOut: "Sign out",
} as const;
