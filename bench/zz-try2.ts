import { readdirSync, readFileSync } from "node:fs";
import { convertFile } from "#server/catalog/models/converter.ts";
const opts = { unit: "m", turn: 0, sizes: { width: 84, length: 37, height: 34 }, colors: ["Navy", "Sage", "Red", "Blue", "Green"] } as const;
let most = 0;
const timer = setInterval(() => {
  for (const pid of readdirSync("/proc").filter((n) => /^\d+$/.test(n))) {
    try {
      const s = readFileSync(`/proc/${pid}/status`, "utf8");
      if (!s.includes(`PPid:\t${process.pid}\n`)) continue;
      most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(s)?.[1] ?? 0));
    } catch {}
  }
}, 200);
const t = performance.now();
const r = await convertFile(process.argv[2] ?? "", opts);
console.log(r && "model" in r ? { ...r.model, packed: r.model.packed.length } : r, performance.now() - t, Math.round(most / 1024), "MB");
clearInterval(timer);
