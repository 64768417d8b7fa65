export const copy = {
  title: "Sign in",
  withPasskey: "Sign in with a passkey",
  email: "Your email",
  emailLink: "Email me a link",
  sent: (email: string) =>
    `If ${email} belongs to somebody here, a link is on its way. It works once, for 15 minutes.`,
  askOwner: "Nothing after a minute? Ask the owner.",
  link: {
    title: (name: string) => `Sign in as ${name}?`,
    signIn: "Sign in",
  },
  firstOwner: {
    title: "This desk is yours",
    text: "Say who you are. You can invite the others afterwards.",
    name: "Your name",
    makePasskey: "Make a passkey",
    withEmail: "Continue with email",
  },
  ended: {
    title: "This link was used or is too old.",
    again: "Email me a new link",
  },
} as const;
