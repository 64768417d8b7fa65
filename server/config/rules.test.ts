import { expect, it } from "vitest";
import { blockedPorts } from "./rules.ts";

it("lists exactly the ports that this Node's fetch refuses", async () => {
  const refused = [];
  for (let port = 1; port <= 11_000; port += 1) if (await isRefused(port)) refused.push(port);
  expect(refused).toEqual([...blockedPorts]);
});

/**
 * Calls `fetch` with a dispatcher that stops before connecting, to see whether it gets that far.
 */
async function isRefused(port: number): Promise<boolean> {
  let tried = false;
  const dispatcher = {
    dispatch: () => {
      tried = true;
      throw new Error("no connection is made");
    },
  };
  const init = { dispatcher } as unknown as RequestInit;
  await expect(fetch(`http://127.0.0.1:${port}/`, init)).rejects.toThrow();
  return !tried;
}
