// Loaded into the server under test with `--expose-gc --import`: measures it when asked.
const { channel } = process;

process.on("message", (asked) => {
  if (asked !== "memory") return;
  // Twice: what the first collection finalises, the second frees.
  for (let pass = 0; pass < 2; pass += 1) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heapUsed, external });
});
// Being listened to must not keep the server from stopping.
channel?.unref();
