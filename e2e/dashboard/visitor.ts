import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { testBrowser } from '@touchstone/testing';

/** Chromium as root needs to run without its sandbox. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: testBrowser(), args: ['--no-sandbox'] });

/** A person with a browser of their own, without cookies at first. */
export interface Visitor {
  page: Page;
  /**
   * Errors of scripts, and messages in the browser's console: reports of the content security policy
   * among them. Answers of the API with an error status are not.
   */
  problems: string[];
  /** Opens a path of the dashboard and waits until nothing is being loaded. */
  open(path: string): Promise<void>;
  signIn(key: string): Promise<void>;
  leave(): Promise<void>;
}

const TIMEOUT_MS = 15_000;

export const newVisitor = async (
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (!message.text().startsWith('Failed to load resource')) problems.push(message.text());
  });
  const open = async (path: string): Promise<void> => {
    await page.goto(`${address}${path}`);
    await settled(page);
  };
  return {
    page,
    problems,
    open,
    signIn: async (key) => {
      await open('/sign-in');
      await page.getByLabel('API key').fill(key);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('navigation').waitFor();
    },
    leave: () => context.close(),
  };
};

/**
 * Writes a picture of a page to the folder in `TOUCHSTONE_TEST_PICTURES`, if there is one: to look at,
 * and for the documentation.
 */
export const takePicture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['TOUCHSTONE_TEST_PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
};

/** Waits until a page shows its content: a title, and nothing that is being loaded. */
export const settled = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
};
