import type { Browser } from 'playwright-core';
import {
  type AppProcess,
  describeWithBrowser,
  newDatabase,
  startApp,
  TEST_KEY,
} from '@touchstone/testing';
import { describeEveryPage } from './dashboard/every-page.suite';
import { describeHostileContent } from './dashboard/hostile.suite';
import { describeIntegrations } from './dashboard/integrations.suite';
import { describeJourneys } from './dashboard/journeys.suite';
import { seed } from './dashboard/seed';
import { describeDashboardSessions } from './dashboard/session.suite';
import { describeTwoWorkspaces } from './dashboard/two-workspaces.suite';
import { openBrowser } from './dashboard/visitor';
import { runCommand } from './support/command-line';
import type { Where } from './support/managing';
import { startVendorStub, type VendorStub } from './support/vendor-stub';

const SECRET = { TOUCHSTONE_SECRET_KEY: 'the secret of the dashboard’s tests' };

describeWithBrowser('the dashboard', () => {
  let database: Awaited<ReturnType<typeof newDatabase>>;
  let vendor: VendorStub;
  let app: AppProcess;
  let browser: Browser;
  let ours: Where;
  let theirs: Where;

  const secondWorkspace = async (): Promise<Where> => {
    const operated = { databaseUrl: database.url, env: SECRET };
    const made = await runCommand(operated, 'workspace', 'create', 'Team B');
    const [, workspace = ''] = /^Workspace: (\S+)$/m.exec(made) ?? [];
    const shown = await runCommand(
      operated,
      'key',
      'create',
      '--workspace',
      workspace,
      '--name',
      'b',
    );
    return { ...ours, key: /: (ts_\w+)$/m.exec(shown)?.[1] ?? '' };
  };

  beforeAll(async () => {
    [database, vendor, browser] = await Promise.all([
      newDatabase(),
      startVendorStub(),
      openBrowser(),
    ]);
    app = await startApp('all-in-one', {
      ...SECRET,
      ...vendor.env,
      TOUCHSTONE_BOOTSTRAP_API_KEY: TEST_KEY,
      TOUCHSTONE_DATABASE_URL: database.url,
      TOUCHSTONE_MESSAGING_URL: 'memory:',
      TOUCHSTONE_ALLOWED_NETWORKS: '127.0.0.1',
    });
    ours = { address: app.address, key: TEST_KEY };
    theirs = await secondWorkspace();
    await seed(ours);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), app.stop(), vendor.close()]);
    await database.drop();
  });
  const parts = () => ({ browser, where: ours, theirs, vendor });

  describe('a session', () => describeDashboardSessions(parts));
  describe('every page', () => describeEveryPage(parts));
  describe('a person', () => describeJourneys(parts));
  describe('an integration', () => describeIntegrations(parts));
  describe('two workspaces', () => describeTwoWorkspaces(parts));
  describe('hostile content', () => describeHostileContent(parts));
});
