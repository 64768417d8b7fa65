import { spawn } from "node:child_process";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/free-port.ts";
import { recordPagesOf } from "./page-recorder.ts";
import { endProgram, startScreen } from "./screen.ts";
import type { Browser, Handle, Session, Size, Tab } from "./tab.ts";
import { type ElementReference, WebDriverSession } from "./webdriver-session.ts";

/** Paths of WebKitGTK's programs. */
export interface WebKitPrograms {
  miniBrowser: string;
  driver: string;
  xvfb: string;
}

/**
 * Without a graphics card, Mesa renders 3D in software. Its anisotropic filter reads as many texels
 * as a pixel covers, up to minutes for a frame; graphics cards read at most a few.
 */
const inSoftware = {
  LIBGL_ALWAYS_SOFTWARE: "1",
  MESA_EXTENSION_OVERRIDE: "-GL_EXT_texture_filter_anisotropic -GL_ARB_texture_filter_anisotropic",
};

/** Starts WebKitGTK's own MiniBrowser on a virtual screen, driven by classic WebDriver. */
export async function startWebKit(programs: WebKitPrograms): Promise<Browser> {
  const screen = await startScreen(programs.xvfb);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: "ignore",
    detached: true,
    env: { ...process.env, DISPLAY: screen.display, ...inSoftware },
  });
  const address = `http://127.0.0.1:${port}`;
  const close = async () => {
    await endProgram(driver);
    await screen.close();
  };
  try {
    await eventually(() => fetch(`${address}/status`));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    open: (shopUrl, size) => openSession(address, programs.miniBrowser, shopUrl, size),
    close,
  };
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
    consoleMessages: () => shop.said,
    close: async () => {
      await session.end();
      await shop.close();
    },
  };
}

function tabOf(session: WebDriverSession, window: string, frames: readonly string[] = []): Tab {
  const here = () => session.enter(window, frames);
  return {
    goto: async (url) => {
      await eventually(async () => {
        await here();
        await session.navigate(url);
      });
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

/** A handle for an element of the session's current frame. */
function handleOf(session: WebDriverSession, element: ElementReference): Handle {
  return {
    ask: (question) => session.run(question, [element]),
    click: () => session.click(element),
    type: (text) => session.type(element, text),
    attach: (file) => session.type(element, file),
  };
}
