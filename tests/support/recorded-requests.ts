import type { BrowserContext } from "@playwright/test";

/** Addresses outside `home`'s origin that anything in the browser asks for, from now on. */
export function requestsElsewhere(context: BrowserContext, home: string): string[] {
  const { origin } = new URL(home);
  const elsewhere: string[] = [];
  context.on("request", (request) => {
    const address = request.url();
    if (/^(data|blob|about):/.test(address) || new URL(address).origin === origin) return;
    elsewhere.push(address);
  });
  context.on("page", (page) =>
    page.on("websocket", (socket) => {
      if (new URL(socket.url()).host !== new URL(home).host) elsewhere.push(socket.url());
    }),
  );
  return elsewhere;
}
