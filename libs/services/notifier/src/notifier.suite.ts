import type { Database } from '@touchstone/storage';
import { describeBacklog } from './deliveries/backlog.suite';
import { describeDelivery } from './deliveries/delivery.suite';
import { describeDeliveryLog } from './deliveries/delivery-log.suite';
import { describeDisabling } from './deliveries/disabling.suite';
import { describeEvents } from './events/events.suite';
import { describeAlerts } from './events/guardrail-alerts.suite';
import { describeIsolation } from './isolation.suite';
import { type RunningNotifier, startNotifier } from './notifier.fixture';
import { describeNotifiers } from './notifiers/notifiers.suite';
import { describeSecretRotation } from './storage/secret-rotation.suite';

/** Behaviour of the service on any engine. */
export const describeNotifier = (database: () => Database): void => {
  let service: RunningNotifier;
  beforeAll(async () => {
    service = await startNotifier(database());
  });
  afterAll(() => service.close());
  const running = () => service;

  describe('notifiers', () => describeNotifiers(running));
  describe('an evaluation', () => describeEvents(running));
  describe('a delivery', () => describeDelivery(running, database));
  describe('a failing notifier', () => describeDisabling(running));
  describe('the backlog', () => describeBacklog(database));
  describe('the delivery log', () => describeDeliveryLog(running));
  describe('an alert', () => describeAlerts(running, database));
  describe('a workspace', () => describeIsolation(running));
  describe('a change of the secret key', () => describeSecretRotation(database));
};
