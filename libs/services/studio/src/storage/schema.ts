import { outboxEntity, type SchemaDefinition } from '@touchstone/storage';
import { labelEntity } from '../labels/label.entity';
import { promptEntity } from '../prompts/prompt.entity';
import { revisionEntity } from '../revisions/revision.entity';
import { CreateTables1764000000001 } from './create-tables.migration';
import { DeletedPrompts1764000000003 } from './deleted-prompts.migration';
import { RequestIds1764000000002 } from './request-ids.migration';

export const SCHEMA = 'studio';

/** @param schema overrides the service's schema name, for specs that run side by side */
export const studioSchema = (schema = SCHEMA): SchemaDefinition => ({
  schema,
  entities: [promptEntity, revisionEntity, labelEntity, outboxEntity],
  migrations: [CreateTables1764000000001, RequestIds1764000000002, DeletedPrompts1764000000003],
});
