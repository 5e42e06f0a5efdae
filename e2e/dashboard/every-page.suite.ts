import { readFileSync } from 'node:fs';
import type { Result } from 'axe-core';
import { addressesOf } from './addresses';
import type { DashboardParts } from './session.suite';
import { newVisitor, settled, takePicture, type Visitor } from './visitor';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const SERIOUS = ['serious', 'critical'];
const THEMES = ['light', 'dark'] as const;
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 740 };

/** Returns what axe finds, in words; of each rule only the first element. */
const findingsOf = async ({ page }: Visitor): Promise<string[]> => {
  const violations: Result[] = await page.evaluate(
    'axe.run().then(({ violations }) => violations)',
  );
  return violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

/** Returns the name of an address for a picture: `guardrails-one`. */
const nameOf = (address: string): string => {
  const [, first = '', second] = address.split('/');
  return [first || 'overview', ...(second ? [second === 'new' ? 'new' : 'one'] : [])].join('-');
};

/** Returns the tables that would have to be scrolled sideways, in words. */
const wideTablesOf = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(
    `Array.from(document.querySelectorAll('table'))
      .filter(({ parentElement }) => parentElement.scrollWidth > parentElement.clientWidth)
      .map((table) => \`its table \${table.ariaLabel} is \${table.scrollWidth} wide on a small screen\`)`,
  );

/** Returns what is wrong with a page, in words. */
const faultsOf = async (visitor: Visitor, address: string): Promise<string[]> => {
  const { page } = visitor;
  await visitor.open(address);
  const faults: string[] = [];
  const title = await page.title();
  await takePicture(page, nameOf(address));
  if ((await page.getByRole('alert').count()) > 0) faults.push('shows an error');
  await page.evaluate(AXE);
  for (const theme of THEMES) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    faults.push(...(await findingsOf(visitor)).map((finding) => `${theme}: ${finding}`));
  }
  await page.setViewportSize(NARROW);
  const width = Number(await page.evaluate('document.documentElement.scrollWidth'));
  if (width > NARROW.width) faults.push(`is ${width} wide on a small screen`);
  faults.push(...(await wideTablesOf(visitor)));
  await page.setViewportSize(WIDE);
  await page.reload();
  await settled(page);
  if ((await page.title()) !== title) faults.push('is another page after a reload');
  faults.push(...visitor.problems.splice(0));
  return faults.map((fault) => `${address}: ${fault}`);
};

/** Describes what holds for every page of the dashboard, with real data. */
export const describeEveryPage = (parts: () => DashboardParts): void => {
  let addresses: string[];
  let visitor: Visitor;
  beforeAll(async () => {
    addresses = await addressesOf(parts().where);
    visitor = await newVisitor(parts().browser, parts().where.address);
    await visitor.signIn(parts().where.key);
  });
  afterAll(() => visitor.leave());

  it('is accessible in both themes, fits a small screen, survives a reload, and logs nothing', async () => {
    const faults: string[] = [];
    for (const address of addresses) faults.push(...(await faultsOf(visitor, address)));
    expect(faults).toEqual([]);
  });

  it('is there again after going back to it', async () => {
    const { page } = visitor;
    await visitor.open('/keys');
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('heading', { name: 'Audit log' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Keys' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/keys');
  });
};
