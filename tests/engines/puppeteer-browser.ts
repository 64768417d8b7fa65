import {
  type ElementHandle,
  type Frame,
  type JSHandle,
  type LaunchOptions,
  launch,
  type Page,
} from "puppeteer-core";
import type { Browser, Handle, Tab } from "./tab.ts";

/**
 * Starts a browser that speaks CDP (Chromium) or WebDriver BiDi (Firefox); each shopper gets their
 * own context.
 */
export async function startWithPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await launch({ headless: true, ...options });
  return {
    open: async (home, size) => {
      const context = await browser.createBrowserContext();
      const messages: string[] = [];
      const openPage = async () => {
        const page = await context.newPage();
        listen(page, messages);
        await page.setViewport(size);
        return page;
      };
      return {
        tab: tabOf(await openPage(), openPage),
        home,
        consoleMessages: () => messages,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

function listen(page: Page, messages: string[]): void {
  page.on("console", (message) => {
    const kind = message.type() === "warn" ? "warning" : message.type();
    messages.push(`${kind}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`uncaught: ${error}`));
}

function tabOf(page: Page, openPage: () => Promise<Page>, inside: Frame = page.mainFrame()): Tab {
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    back: async () => {
      await page.evaluate(() => history.back());
    },
    evaluate: (run, ...args) => inside.evaluate(run as never, ...args) as Promise<never>,
    find: async (look, ...args) => {
      const found: JSHandle = await inside.evaluateHandle(look as never, ...args);
      const element = found.asElement() as ElementHandle<HTMLElement> | null;
      return element ? handleOf(element) : undefined;
    },
    frame: async (selector) => {
      const frame = await (await inside.waitForSelector(selector))?.contentFrame();
      if (!frame) throw new Error(`There is no frame ${selector}.`);
      return tabOf(page, openPage, frame);
    },
    newTab: async () => tabOf(await openPage(), openPage),
  };
}

function handleOf(element: ElementHandle<HTMLElement>): Handle {
  return {
    ask: async (question) => element.evaluate(question),
    click: () => element.click(),
    type: (text) => element.type(text),
    attach: async (file) => {
      await (element as ElementHandle<HTMLInputElement>).uploadFile(file);
    },
  };
}
