// The fastest response node:http itself can give: one body of the given size, nothing else.
import { createServer } from "node:http";

const body = Buffer.alloc(Number(process.argv[2] ?? 1_000), "a");
const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "text/html", "content-length": body.length });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`);
});
