import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/free-port.ts";
import { recordPagesOf } from "./page-recorder.ts";
import type { Browser, Handle, Session, Size, Tab } from "./tab.ts";
import { type ElementReference, WebDriverSession } from "./webdriver-session.ts";

/** Where WebKitGTK's programs are. */
export interface WebKitPrograms {
  miniBrowser: string;
  driver: string;
  xvfb: string;
}

/** MiniBrowser, WebKitGTK's own, on a screen that nobody sees, driven by classic WebDriver. */
export async function startWebKit(programs: WebKitPrograms): Promise<Browser> {
  const started: ChildProcess[] = [];
  const close = async () => {
    for (const child of started.toReversed()) await end(child);
  };
  try {
    const display = await startScreen(programs.xvfb, started);
    const driver = await startDriver(programs.driver, display, started);
    return {
      open: (shopUrl, size) => openSession(driver, programs.miniBrowser, shopUrl, size),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openSession(
  driver: string,
  binary: string,
  shopUrl: string,
  size: Size,
): Promise<Session> {
  const shop = await recordPagesOf(shopUrl);
  // A window with bars can't be as narrow as a phone.
  const options = { binary, args: ["--automation", "--full-screen"] };
  const session = await WebDriverSession.start(driver, {
    "webkitgtk:browserOptions": options,
  }).catch(async (error: unknown) => {
    await shop.close();
    throw error;
  });
  await session.resize(size);
  return {
    tab: tabOf(session, await session.window()),
    home: shop.url,
    complaints: () => shop.said,
    close: async () => {
      await session.end();
      await shop.close();
    },
  };
}

/** Starts a screen and gives its number. */
async function startScreen(program: string, started: ChildProcess[]): Promise<string> {
  const args = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    detached: true,
  });
  started.push(child);
  const said = child.stdio[3];
  if (!said) throw new Error("The screen does not say its number.");
  const [number] = await once(said, "data");
  return `:${String(number).trim()}`;
}

/** Starts the driver on a screen and gives its address. */
async function startDriver(
  program: string,
  display: string,
  started: ChildProcess[],
): Promise<string> {
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`], {
    stdio: "ignore",
    detached: true,
    // Without a graphics card 3D is drawn in software.
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: "1" },
  });
  started.push(child);
  const url = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(`${url}/status`));
  return url;
}

/** Ends a program and all it has started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = once(child, "exit");
  process.kill(-child.pid, "SIGTERM");
  await ended;
}

function tabOf(session: WebDriverSession, window: string, frames: readonly string[] = []): Tab {
  const here = () => session.enter(window, frames);
  return {
    goto: async (url) => {
      await here();
      await session.navigate(url);
    },
    back: async () => {
      await here();
      await session.run(() => history.back(), []);
    },
    evaluate: async (run, ...args) => {
      await here();
      return session.run(run, args);
    },
    find: async (look, ...args) => {
      await here();
      const found = await session.run(look, args);
      return found ? handleOf(session, found as unknown as ElementReference) : undefined;
    },
    frame: async (selector) => {
      await eventually(() => session.enter(window, [...frames, selector]));
      return tabOf(session, window, [...frames, selector]);
    },
    newTab: async () => tabOf(session, await session.openWindow()),
  };
}

/** An element of the frame the session is in. */
function handleOf(session: WebDriverSession, element: ElementReference): Handle {
  return {
    ask: (question) => session.run(question, [element]),
    click: () => session.click(element),
    type: (text) => session.type(element, text),
    attach: (file) => session.type(element, file),
  };
}
