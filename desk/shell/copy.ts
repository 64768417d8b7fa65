export const copy = {
  desk: "desk",
  skip: "Skip to the page",
  nav: { label: "Desk", tabs: "Tabs", inbox: "Inbox", staff: "Staff", you: "You" },
  waiting: (count: string) => `${count} to answer`,
  search: { label: "Search", placeholder: "Search names, numbers, pieces", button: "Search" },
  offline: (time: string) => `Offline since ${time}`,
  offlineHelp: "What you do is kept here and sent by itself.",
  unsent: (count: number) =>
    count === 1 ? "1 thing waits to be sent." : `${count} things wait to be sent.`,
  errors: {
    401: { title: "Please sign in again", text: "You were signed out. Nothing is lost." },
    403: { title: "This isn't yours to open", text: "Your role can't do this. Ask the owner." },
    404: {
      title: "Nothing here",
      text: "This address doesn't lead anywhere, or the lead was erased.",
    },
    other: {
      title: "This page didn't load",
      text: "The desk's computer didn't respond. Nothing is lost: requests are stored and emailed to the shop.",
    },
  },
  signIn: "Sign in",
  toInbox: "Go to the inbox",
  again: "Try again",
} as const;
