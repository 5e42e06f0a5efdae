import { outboxEntity, type SchemaDefinition } from '@touchstone/storage';
import { definitionEntity, definitionVersionEntity } from '../definitions/definition.entity';
import { guardrailEntity } from '../guardrails/guardrail.entity';
import { evaluationEntity } from '../history/evaluation.entity';
import { apiKeyEntity } from '../keys/api-key.entity';
import { auditEntity } from '../workspaces/audit.entity';
import { workspaceEntity } from '../workspaces/workspace.entity';
import { CreateTables1764000000001 } from './create-tables.migration';

export const SCHEMA = 'management';

const entities = [workspaceEntity, auditEntity, apiKeyEntity, definitionEntity, definitionVersionEntity, guardrailEntity, evaluationEntity, outboxEntity];

/** @param schema another name than the service's own, for specs that run side by side */
export const managementSchema = (schema = SCHEMA): SchemaDefinition => ({ schema, entities, migrations: [CreateTables1764000000001] });
