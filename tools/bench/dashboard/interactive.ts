import { type Browser, chromium } from 'playwright-core';
import { findBrowser, startAllInOne } from '@touchstone/testing';
import { withDeployment } from '../lib/deployment';
import { connectTo } from '../lib/evaluation-client';
import type { Figure } from '../lib/report';
import { evaluationBody } from '../lib/requests';
import { repeatedly } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';

const EVALUATIONS = 200;
/** About a phone of a few years ago. */
const SLOWDOWN = 4;
/** The sign-in asks for no data: a floor, which says how fast the machine is. */
const FLOOR = { 'sign-in': '/sign-in' };
const PAGES = { overview: '/', evaluations: '/evaluations' };

/** Measures the time from the request of a page to its data, in a browser without a cache. */
export const interactive = (): Promise<Figure[]> =>
  withDeployment(startAllInOne(), async (deployment) => {
    const client = connectTo(deployment);
    for (let call = 0; call < EVALUATIONS; call++)
      await client.evaluate(evaluationBody(ordinaryText, 300));
    await client.close();
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ['--no-sandbox'],
    });
    try {
      const figures: Figure[] = [];
      for (const [name, path] of Object.entries({ ...FLOOR, ...PAGES })) {
        const { ms } = await repeatedly<'ms'>(async () => ({
          ms: await loadMs(browser, deployment, path),
        }));
        figures.push({
          name: `${name}, processor ${SLOWDOWN} times slower`,
          unit: 'ms',
          values: ms,
          goal: name in FLOOR ? undefined : { atMost: 1_000 },
        });
      }
      return figures;
    } finally {
      await browser.close();
    }
  });

const loadMs = async (
  browser: Browser,
  { address, key }: { address: string; key: string },
  path: string,
): Promise<number> => {
  const context = await browser.newContext();
  try {
    const opened = await context.request.post(`${address}/api/session`, {
      headers: { origin: address },
      data: { key },
    });
    if (!opened.ok()) throw new Error(`Signing in answered ${opened.status()}.`);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(`${address}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    return Number(await page.evaluate('performance.now()'));
  } finally {
    await context.close();
  }
};
