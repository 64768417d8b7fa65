import { writeFileSync } from "node:fs";
import { convertFile } from "#server/catalog/models/converter.ts";
import { addCloth, addLooks, aTexture, glbOf, newModel } from "#tests/support/made-model.ts";
const d = newModel();
addCloth(d, [84, 34, 37], 1_990_000);
const m = addLooks(d, ["Red", "sage", "Blue", "NAVY", "Green"]);
for (const [i, each] of m.entries()) {
  each.setBaseColorTexture(d.createTexture("t" + i).setImage(await aTexture(4096, "png")).setMimeType("image/png"));
}
writeFileSync("/tmp/owner-big.glb", await glbOf(d));
const opts = { unit: "m", turn: 0, sizes: { width: 84, length: 37, height: 34 }, colors: ["Navy", "Sage", "Red", "Blue", "Green"] } as const;
const t = performance.now();
const r = await convertFile("/tmp/owner-big.glb", opts);
console.log(r && "model" in r ? { ...r.model, packed: r.model.packed.length } : r, performance.now() - t);
