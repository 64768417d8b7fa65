// usage: node trace-click.mjs URL OUT
import { chromium } from "@playwright/test";
const url = process.argv[2]; const runs = Number(process.argv[3] ?? 5);
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ["--no-sandbox"] });
const med = (a) => a.toSorted((x, y) => x - y)[a.length >> 1];
async function measure(name, prepare, act, done, options={}) {
  const wall = [], busy = [], cats = {};
  for (let i = 0; i < runs; i++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    const page = await context.newPage();
    await prepare(page);
    const cdp = await browser.newBrowserCDPSession();
    const events = [];
    cdp.on("Tracing.dataCollected", ({ value }) => events.push(...value));
    await cdp.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "blink.user_timing"] } });
    await page.evaluate(done);
    await act(page);
    await page.waitForFunction(() => window.doneAt);
    await page.waitForTimeout(700);
    const t = await page.evaluate(() => window.doneAt - window.pressedAt);
    wall.push(t);
    const ended = new Promise((r) => cdp.once("Tracing.tracingComplete", r));
    await cdp.send("Tracing.end"); await ended;
    // renderer main thread: most RunTask
    const threads = {};
    for (const e of events) if (e.name === "thread_name" && e.args.name === "CrRendererMain") threads[`${e.pid}:${e.tid}`] = 0;
    const press = events.filter((e) => e.name === "EventDispatch" && ["mousedown","pointerdown","touchstart"].includes(e.args.data?.type)).map((e) => e.ts).sort((a,b)=>a-b)[0] ?? 0;
    for (const e of events) { const k = `${e.pid}:${e.tid}`; if (k in threads && e.name.endsWith("RunTask") && e.ts >= press - 2000) threads[k] += (e.tdur ?? 0) / 1000; }
    const [k, v] = Object.entries(threads).sort((a, b) => b[1] - a[1])[0];
    busy.push(v);
    const per = {};
    for (const e of events) if (`${e.pid}:${e.tid}` === k && e.ts >= press - 2000) { const n = e.name; if (["FunctionCall","EventDispatch","UpdateLayoutTree","Layout","Paint","PrePaint","Layerize","Commit","ParseHTML","v8.compile","EvaluateScript","MinorGC","MajorGC","RunMicrotasks","FireAnimationFrame","HitTest","TimerFire","IntersectionObserverController::computeIntersections"].includes(n)) per[n] = (per[n] ?? 0) + (e.tdur ?? 0) / 1000; }
    for (const [n, v] of Object.entries(per)) (cats[n] ??= []).push(v);
    await context.close();
  }
  console.log(name, "wall", med(wall).toFixed(0), `(${Math.min(...wall).toFixed(0)}-${Math.max(...wall).toFixed(0)})`, "main CPU", med(busy).toFixed(0), JSON.stringify(Object.fromEntries(Object.entries(cats).map(([n, v]) => [n, +med(v).toFixed(1)]))));
}
const listing = "/collections/living-room/recliners-lift-chairs";
const press = () => { addEventListener("pointerdown", () => { window.pressedAt ??= performance.now(); }, true); };
const title = `(() => { (${press})(); let want; addEventListener("click", (e) => { want = e.target.closest("article")?.querySelector("h2 a,h3 a")?.textContent; }, true); const check = () => { if (want && document.querySelector("h1")?.textContent === want || want && [...document.querySelectorAll("h1")].some(h=>h.textContent===want)) window.doneAt = performance.now(); else requestAnimationFrame(check); }; requestAnimationFrame(check); })()`;
const only = process.argv[4];
const want = (n) => !only || only.split(",").includes(n);
if (want("rest")) await measure("rest-click", async (page) => { await page.goto(url + listing, { waitUntil: "networkidle" }); await page.waitForTimeout(300); await page.locator("article").nth(1).locator("h2 a,h3 a").hover(); await page.waitForTimeout(600); }, (page) => page.mouse.down().then(() => page.mouse.up()), title);
if (want("touch")) await measure("touch-click", async (page) => { await page.goto(url + listing, { waitUntil: "networkidle" }); await page.waitForTimeout(300); }, (page) => page.locator("article").nth(1).locator("h2 a,h3 a").tap(), title, { hasTouch: true, viewport: { width: 390, height: 800 } });
const frames = (cond) => `(() => { (${press})(); const check = () => { if (window.pressedAt && (${cond})) window.doneAt = performance.now(); else requestAnimationFrame(check); }; requestAnimationFrame(check); })()`;
if (want("filter")) await measure("filter", async (page) => { await page.goto(url + listing, { waitUntil: "networkidle" }); await page.waitForTimeout(300); await page.locator("#filters input[type=checkbox]").first().hover(); await page.waitForTimeout(300);}, (page) => page.mouse.down().then(() => page.mouse.up()), frames(`document.querySelector("[aria-live=polite].font-semibold")?.textContent !== (window.before ??= document.querySelector("[aria-live=polite].font-semibold")?.textContent)`));
if (want("cart")) await measure("cart", async (page) => { await page.goto(url + listing, { waitUntil: "networkidle" }); await page.waitForTimeout(300); await page.locator("article").nth(1).getByRole("button", { name: /Add to/ }).hover(); await page.waitForTimeout(300);}, (page) => page.mouse.down().then(() => page.mouse.up()), frames(`document.querySelector("header a[href='/quote-request']")?.textContent === "1"`));
if (want("quick")) await measure("quick", async (page) => { await page.goto(url + listing, { waitUntil: "networkidle" }); await page.waitForTimeout(300); await page.locator("article").nth(1).getByRole("link", { name: /Quick View/ }).hover(); await page.waitForTimeout(300);}, (page) => page.mouse.down().then(() => page.mouse.up()), frames(`document.querySelector("dialog[open] h2")`));
if (want("back")) await measure("back", async (page) => { await page.goto(url + listing, { waitUntil: "networkidle" }); await page.waitForTimeout(300); await page.locator("article").nth(1).locator("h2 a,h3 a").click(); await page.waitForFunction(() => location.pathname.startsWith("/products/")); await page.waitForTimeout(900);}, (page) => page.evaluate(() => { window.pressedAt = performance.now(); history.back(); }), frames(`document.querySelectorAll("article").length > 6`));
await browser.close();
