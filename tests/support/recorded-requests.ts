import type { BrowserContext } from "@playwright/test";

/** Collects the URLs outside `home`'s origin that the browser requests from now on. */
export function requestsElsewhere(context: BrowserContext, home: string): string[] {
  const { origin } = new URL(home);
  const foreignUrls: string[] = [];
  context.on("request", (request) => {
    const address = request.url();
    if (/^(data|blob|about):/.test(address) || new URL(address).origin === origin) return;
    foreignUrls.push(address);
  });
  context.on("page", (page) =>
    page.on("websocket", (socket) => {
      if (new URL(socket.url()).host !== new URL(home).host) foreignUrls.push(socket.url());
    }),
  );
  return foreignUrls;
}
