import {
  type Deployment,
  describeWithServers,
  startAllInOne,
  startDistributed,
} from '@touchstone/testing';
import { textFieldsSuite } from './text-fields.suite';

/**
 * Settings with an unused mail server, permitted addresses and high limits: without them many
 * requests would be refused before anything is stored.
 */
const ENV = {
  TOUCHSTONE_ALLOWED_NETWORKS: '127.0.0.1',
  TOUCHSTONE_SMTP_URL: 'smtp://127.0.0.1:9',
  TOUCHSTONE_MAIL_FROM: 'touchstone@example.org',
  TOUCHSTONE_LIMIT_API_KEYS: '100000',
  TOUCHSTONE_LIMIT_DEFINITIONS: '100000',
  TOUCHSTONE_LIMIT_GUARDRAILS: '100000',
  TOUCHSTONE_LIMIT_ALERT_RECIPIENTS: '100000',
};

const everything = (start: () => Promise<Deployment>) => (): void => {
  let deployment: Deployment;

  beforeAll(async () => {
    deployment = await start();
  });
  afterAll(() => deployment?.close());

  describe('every field of every route', () => textFieldsSuite(() => deployment));
};

describe(
  'all-in-one',
  everything(() => startAllInOne(ENV)),
);
describeWithServers(
  'the distributed set',
  everything(() => startDistributed({ env: ENV })),
);
