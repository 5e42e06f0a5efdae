import { outboxEntity, type SchemaDefinition } from '@touchstone/storage';
import { deliveryEntity } from '../deliveries/delivery.entity';
import { alertEntity } from '../events/alert.entity';
import { alertRateEntity } from '../events/alert-rate.entity';
import { notifierEntity } from '../notifiers/notifier.entity';
import { AlertRates1764000000003 } from './alert-rates.migration';
import { CreateTables1764000000001 } from './create-tables.migration';
import { SkippedAndLastFailure1764000000002 } from './skipped-and-last-failure.migration';

export const SCHEMA = 'notifier';

/** @param schema overrides the service's schema name, for specs that run side by side */
export const notifierSchema = (schema = SCHEMA): SchemaDefinition => ({
  schema,
  entities: [notifierEntity, deliveryEntity, alertEntity, alertRateEntity, outboxEntity],
  migrations: [
    CreateTables1764000000001,
    SkippedAndLastFailure1764000000002,
    AlertRates1764000000003,
  ],
});
