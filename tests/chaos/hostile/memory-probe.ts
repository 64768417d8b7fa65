// Loaded into the server under test with `--expose-gc --import`: measures its memory on request.
const { channel } = process;

process.on("message", (message) => {
  if (message !== "memory") return;
  // Twice, because the second collection frees what the first one finalizes.
  for (let pass = 0; pass < 2; pass += 1) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heapUsed, external });
});
// The message channel must not keep the server from stopping.
channel?.unref();
