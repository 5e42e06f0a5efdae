import type { Browser } from 'playwright-core';
import { eventually } from '@touchstone/testing';
import { ask, askOk, newKey, type Where } from '../support/managing';
import { newVisitor, type Visitor } from './visitor';

export interface DashboardParts {
  browser: Browser;
  where: Where;
}

/** Describes signing in and out in a real browser. */
export const describeDashboardSessions = (parts: () => DashboardParts): void => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newVisitor(parts().browser, parts().where.address);
  });
  afterEach(async () => {
    expect(visitor.problems).toEqual([]);
    await visitor.leave();
  });

  const path = (): string => new URL(visitor.page.url()).pathname;

  it('leads to the sign-in and back to the page that was asked for', async () => {
    await visitor.open('/keys?limit=1');
    expect(path()).toBe('/sign-in');
    await visitor.page.getByLabel('API key').fill(parts().where.key);
    await visitor.page.keyboard.press('Enter');
    await visitor.page.getByRole('table', { name: 'Keys' }).waitFor();
    expect(path()).toBe('/keys');
  });

  it('refuses an unknown key in the words of the API', async () => {
    await visitor.open('/sign-in');
    await visitor.page.getByLabel('API key').fill('an unknown key of a visitor');
    await visitor.page.getByRole('button', { name: 'Sign in' }).click();
    expect(await visitor.page.getByRole('alert').textContent()).toContain(
      'This API key is not valid.',
    );
  });

  it('never leads to another site after the sign-in', async () => {
    const { key } = parts().where;
    for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      await visitor.page.context().clearCookies();
      await visitor.open(`/sign-in?next=${encodeURIComponent(next)}`);
      await visitor.page.getByLabel('API key').fill(key);
      await visitor.page.keyboard.press('Enter');
      await visitor.page.getByRole('navigation').waitFor();
      expect(new URL(visitor.page.url()).origin).toBe(parts().where.address);
    }
  });

  it('keeps the session out of reach of scripts, and signs out', async () => {
    const { where } = parts();
    await visitor.signIn(where.key);
    expect(await visitor.page.evaluate('document.cookie')).toBe('');
    const [cookie] = await visitor.page.context().cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    await visitor.page.getByRole('button', { name: /▾/ }).click();
    await visitor.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await visitor.page.getByLabel('API key').waitFor();
    const answer = await ask({ ...where, key: '' }, 'GET', 'session', undefined, {
      cookie: `${cookie?.name}=${cookie?.value}`,
    });
    expect(answer.status).toBe(401);
  });

  it('ends the session within five seconds of the revocation of its key', async () => {
    const { where } = parts();
    const { id, key } = await newKey(where, { scopes: ['read'] });
    await visitor.signIn(key);
    await askOk(where, 'DELETE', `api-keys/${id}`);
    const revokedMs = performance.now();
    await eventually(async () => {
      await visitor.page.reload();
      return path() === '/sign-in';
    }, 5_000);
    expect(performance.now() - revokedMs).toBeLessThan(5_000);
  });

  it('does not spend vendor traffic, nor obeys a page of another origin', async () => {
    const { where } = parts();
    await visitor.signIn(where.key);
    const statusOf = (method: string, url: string): Promise<number> =>
      visitor.page.evaluate(
        async ([verb, address]) =>
          (await fetch(address as string, { method: verb as string })).status,
        [method, url],
      );
    expect(await statusOf('POST', '/api/providers/openai/chat/completions')).toBe(401);
    const [cookie] = await visitor.page.context().cookies();
    const foreign = await ask(
      { ...where, key: '' },
      'POST',
      'rules',
      {},
      {
        cookie: `${cookie?.name}=${cookie?.value}`,
        origin: 'https://evil.example',
      },
    );
    expect(foreign.status).toBe(403);
  });
};
