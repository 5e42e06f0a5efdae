import type { Browser } from 'playwright-core';
import { type Deployment, describeWithBrowser, startAllInOne } from '@touchstone/testing';
import { describeEveryPage } from './dashboard/every-page.suite';
import { describeHostileContent } from './dashboard/hostile.suite';
import { seed } from './dashboard/seed';
import { describeDashboardSessions } from './dashboard/session.suite';
import { openBrowser } from './dashboard/visitor';
import { startVendorStub, type VendorStub } from './support/vendor-stub';

describeWithBrowser('the dashboard', () => {
  let vendor: VendorStub;
  let deployment: Deployment;
  let browser: Browser;
  beforeAll(async () => {
    vendor = await startVendorStub();
    [deployment, browser] = await Promise.all([
      startAllInOne({ ...vendor.env, TOUCHSTONE_ALLOWED_NETWORKS: '127.0.0.1' }),
      openBrowser(),
    ]);
    await seed(deployment);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), deployment.close(), vendor.close()]);
  });
  const parts = () => ({ browser, where: deployment });

  describe('a session', () => describeDashboardSessions(parts));
  describe('every page', () => describeEveryPage(parts));
  describe('hostile content', () => describeHostileContent(parts));
});
