import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { crmWebhook } from "./crm-webhook.ts";

it("retries with a clear error when the receiver isn't a web server", async () => {
  const server = createServer((socket) => socket.end("220 mail.example ready\r\n"));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const crm = crmWebhook({ url: `http://127.0.0.1:${port}/`, clock: () => new Date() });
  const message = { id: "d-1", leadId: "l-1", reference: "Q-7K3M9", occasion: "accepted" };
  const outcome = await crm.send({ ...message, payload: "{}", attempt: 1 });
  server.close();
  expect(outcome).toEqual({
    kind: "retry",
    error: "The CRM could not be reached.",
    scope: "receiver",
    surelyReceiver: true,
  });
});
