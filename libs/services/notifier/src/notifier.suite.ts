import type { Database } from '@touchstone/storage';
import { describeDisabling } from './deliveries/disabling.suite';
import { describeLog } from './deliveries/log.suite';
import { describeSending } from './deliveries/sending.suite';
import { describeWaiting } from './deliveries/waiting.suite';
import { describeIsolation } from './isolation.suite';
import { type RunningNotifier, startNotifier } from './notifier.fixture';
import { describeNotifiers } from './notifiers/notifiers.suite';
import { describeAlerts } from './occasions/alerts.suite';
import { describeOccasions } from './occasions/occasions.suite';

/** What the service does on every engine. */
export const describeNotifier = (database: () => Database): void => {
  let service: RunningNotifier;
  beforeAll(async () => {
    service = await startNotifier(database());
  });
  afterAll(() => service.close());
  const running = () => service;

  describe('notifiers', () => describeNotifiers(running));
  describe('an evaluation', () => describeOccasions(running));
  describe('a delivery', () => describeSending(running, database));
  describe('a target that fails for long', () => describeDisabling(running));
  describe('what waits', () => describeWaiting(database));
  describe('the log', () => describeLog(running));
  describe('an alert', () => describeAlerts(running, database));
  describe('a workspace', () => describeIsolation(running));
};
