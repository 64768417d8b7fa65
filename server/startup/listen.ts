import { once } from "node:events";
import type { Server } from "node:http";
import type { Config } from "#server/config/read-config.ts";
import type { Logger } from "#server/platform/log.ts";

/**
 * Opens the port and logs its address. If the port can't be opened, prints why and ends the
 * process.
 */
export async function listen(
  server: Server,
  { port, host, siteUrl }: Pick<Config, "port" | "host" | "siteUrl">,
  logger: Logger,
): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const description = code === "EADDRINUSE" ? "is taken" : `cannot be opened (${code})`;
    process.stderr.write(
      `Port ${port} on ${host} ${description}. Set PORT (or HOST) and start again.\n`,
    );
    process.exit(1);
  }
  const address = server.address();
  const open = address && typeof address === "object" ? address.port : port;
  logger.info({ url: `http://${host}:${open}`, siteUrl }, "the shop is open");
}
