import { outboxEntity, type SchemaDefinition } from '@touchstone/storage';
import { asyncEvaluationEntity } from '../async-evaluations/async-evaluation.entity';
import { batchEntity } from '../async-evaluations/batch.entity';
import { definitionEntity, definitionVersionEntity } from '../definitions/definition.entity';
import { exchangeEntity } from '../exchanges/exchange.entity';
import { guardrailEntity } from '../guardrails/guardrail.entity';
import { evaluationEntity } from '../history/evaluation.entity';
import { idempotencyKeyEntity } from '../idempotency/idempotency-key.entity';
import { integrationEntity } from '../integrations/integration.entity';
import { apiKeyEntity } from '../keys/api-key.entity';
import { sessionEntity } from '../sessions/session.entity';
import {
  checkCountEntity,
  evaluationCountEntity,
  exchangeCountEntity,
} from '../stats/counts.entities';
import { auditEntity } from '../workspaces/audit.entity';
import { workspaceEntity } from '../workspaces/workspace.entity';
import { AddContentAndLimits1764000000002 } from './add-content-and-limits.migration';
import { AsyncEvaluations1764000000008 } from './async-evaluations.migration';
import { AuditEvents1764000000003 } from './audit-events.migration';
import { Counts1764000000013 } from './counts.migration';
import { CreateTables1764000000001 } from './create-tables.migration';
import { DigestKeyIds1764000000009 } from './digest-key-ids.migration';
import { Exchanges1764000000006 } from './exchanges.migration';
import { FineCounts1764000000014 } from './fine-counts.migration';
import { GuardrailTimes1764000000015 } from './guardrail-times.migration';
import { HistoryTerms1764000000012 } from './history-terms.migration';
import { Integrations1764000000005 } from './integrations.migration';
import { ReferencesAndContact1764000000007 } from './references-and-contact.migration';
import { RequestedChecks1764000000016 } from './requested-checks.migration';
import { RetentionIndexes1764000000010 } from './retention-indexes.migration';
import { Sessions1764000000011 } from './sessions.migration';
import { ShortPendingLists1764000000004 } from './short-pending-lists.migration';

export const SCHEMA = 'management';

const entities = [
  workspaceEntity,
  auditEntity,
  apiKeyEntity,
  definitionEntity,
  definitionVersionEntity,
  guardrailEntity,
  integrationEntity,
  evaluationEntity,
  exchangeEntity,
  evaluationCountEntity,
  checkCountEntity,
  exchangeCountEntity,
  asyncEvaluationEntity,
  batchEntity,
  idempotencyKeyEntity,
  sessionEntity,
  outboxEntity,
];

const migrations = [
  CreateTables1764000000001,
  AddContentAndLimits1764000000002,
  AuditEvents1764000000003,
  ShortPendingLists1764000000004,
  Integrations1764000000005,
  Exchanges1764000000006,
  ReferencesAndContact1764000000007,
  AsyncEvaluations1764000000008,
  DigestKeyIds1764000000009,
  RetentionIndexes1764000000010,
  Sessions1764000000011,
  HistoryTerms1764000000012,
  Counts1764000000013,
  FineCounts1764000000014,
  GuardrailTimes1764000000015,
  RequestedChecks1764000000016,
];

/** @param schema overrides the service's schema name, for specs that run side by side */
export const managementSchema = (schema = SCHEMA): SchemaDefinition => ({
  schema,
  entities,
  migrations,
});
