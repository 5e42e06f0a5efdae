import { askOk, type Where } from '../support/managing';
import { addressesOf } from './addresses';
import type { DashboardParts } from './session.suite';
import { newVisitor } from './visitor';

/** Describes what a person of another workspace sees of ours: nothing. */
export const describeTwoWorkspaces = (parts: () => DashboardParts & { theirs: Where }): void => {
  it('shows another workspace nothing of ours, even at its address', async () => {
    const { browser, where, theirs } = parts();
    const secret = 'Only our workspace knows this name';
    await askOk(where, 'POST', 'evaluation', { name: secret, piiCheck: true });
    await askOk(where, 'POST', 'api-keys', { name: secret, scopes: ['read'] });
    const visitor = await newVisitor(browser, where.address);
    await visitor.signIn(theirs.key);
    for (const address of await addressesOf(where)) {
      await visitor.open(address);
      expect([address, await visitor.page.content()]).not.toEqual([
        address,
        expect.stringContaining(secret),
      ]);
    }
    await visitor.leave();
  });
};
