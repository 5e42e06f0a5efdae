import type { Database } from '@touchstone/storage';
import { type AggregatorStub, serveAggregator } from './async-evaluations/aggregator-stub.fixture';
import { describeAsyncEvaluations } from './async-evaluations/async-evaluation.suite';
import { describeBatches } from './async-evaluations/batch.suite';
import { describeCommandLine } from './cli/commands.suite';
import { describeSealedList, describeSecretRotation } from './cli/secret-rotation.suite';
import { describeDefinitions } from './definitions/definition.suite';
import { describeExchanges } from './exchanges/exchange.suite';
import { describeFirstStart } from './first-start.suite';
import { describeGuardrails } from './guardrails/guardrail.suite';
import { describeEvaluationRequest } from './history/evaluation-request.suite';
import { describeFeed } from './history/feed.suite';
import { describeHistory } from './history/history.suite';
import { describeIdempotency } from './idempotency/idempotency.suite';
import { describeIntegrations } from './integrations/integration.suite';
import { describeIsolation } from './isolation.suite';
import { describeApiKeys } from './keys/api-key.suite';
import { type RunningManagement, startManagement } from './management.fixture';
import { describeRetention } from './retention/retention.suite';
import { describeSessions, describeSessionTimes } from './sessions/session.suite';
import { describeStats } from './stats/stats.suite';
import { describeAudit } from './workspaces/audit.suite';
import { describeQuotas } from './workspaces/quotas.suite';
import { describeWorkspaces } from './workspaces/workspace.suite';

/** Describes the service, on every engine. */
export const describeManagement = (database: () => Database): void => {
  let service: RunningManagement;
  beforeAll(async () => {
    service = await startManagement(database());
  });
  afterAll(() => service.close());
  const running = () => service;

  let aggregator: AggregatorStub;
  beforeAll(async () => {
    aggregator = await serveAggregator(service);
  });
  describe('an asynchronous evaluation', () => describeAsyncEvaluations(running, () => aggregator));
  describe('a batch', () => describeBatches(running, () => aggregator));
  describe('idempotency keys', () => describeIdempotency(running));
  describe('API keys', () => describeApiKeys(running));
  describe('sessions', () => describeSessions(running));
  describe('definitions', () => describeDefinitions(running));
  describe('guardrails', () => describeGuardrails(running));
  describe('integrations', () => describeIntegrations(running));
  describe('workspaces', () => describeWorkspaces(running));
  describe('the audit log', () => describeAudit(running));
  describe('the history', () => describeHistory(running));
  describe('the request of an evaluation', () => describeEvaluationRequest(running));
  describe('the feed of evaluations', () => describeFeed(running));
  describe('exchanges', () => describeExchanges(running));
  describe('statistics', () => describeStats(running));
  describe('a workspace', () => describeIsolation(running));
  describe('the command line', () => describeCommandLine(running));
  describe('a change of the secret key', () => describeSecretRotation(database));
  describe('the list of sealed columns', () => describeSealedList(running));
  describe('sign-in', () => describeSessionTimes(database));
  describe('a start', () => describeFirstStart(database));
  describe('a quota', () => describeQuotas(database));
  describe('retention', () => describeRetention(database));
};
