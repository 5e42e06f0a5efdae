import { outboxEntity, type SchemaDefinition } from '@touchstone/storage';
import { deliveryEntity } from '../deliveries/delivery.entity';
import { notifierEntity } from '../notifiers/notifier.entity';
import { alertEntity } from '../occasions/alert.entity';
import { CreateTables1764000000001 } from './create-tables.migration';
import { SkippedAndLastFailure1764000000002 } from './skipped-and-last-failure.migration';

export const SCHEMA = 'notifier';

/** @param schema another name than the service's own, for specs that run side by side */
export const notifierSchema = (schema = SCHEMA): SchemaDefinition => ({
  schema,
  entities: [notifierEntity, deliveryEntity, alertEntity, outboxEntity],
  migrations: [CreateTables1764000000001, SkippedAndLastFailure1764000000002],
});
