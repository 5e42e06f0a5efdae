import type { VendorStub } from '../support/vendor-stub';
import type { DashboardParts } from './session.suite';
import { newVisitor } from './visitor';

/** Describes how a person connects a vendor and finds out whether it answers. */
export const describeIntegrations = (
  parts: () => DashboardParts & { vendor: VendorStub },
): void => {
  it('is connected, and answers to a test or says why not', async () => {
    const { browser, where, vendor } = parts();
    const visitor = await newVisitor(browser, where.address);
    const { page } = visitor;
    await visitor.signIn(where.key);
    await visitor.open('/integrations');
    await page.getByRole('button', { name: 'Connect a vendor' }).click();
    await page.getByRole('textbox', { name: 'Vendor' }).fill('openai');
    await page.getByLabel('Credential').fill('sk-of-a-journey-2468');
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('row', { name: /openai/ })
      .getByRole('button', { name: /Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Test' }).click();
    const dialog = page.getByRole('dialog', { name: 'Test “openai”' });
    const send = dialog.getByRole('button', { name: 'Send a test' });
    await send.click();
    await dialog.getByText('The vendor answered', { exact: true }).waitFor();
    expect(vendor.received.at(-1)).toMatchObject({
      path: '/v1/models',
      headers: { authorization: 'Bearer sk-of-a-journey-2468' },
    });
    vendor.fails = { status: 401, message: 'There is no such key.' };
    await dialog.getByLabel('Model').fill('small');
    await send.click();
    await dialog.getByText('There is no such key.').waitFor();
    await dialog.getByText(/^Status 401, .*, asked small$/).waitFor();
    vendor.fails = undefined;
    expect(visitor.problems).toEqual([]);
    await visitor.leave();
  });
};
