import { EntitySchema } from 'typeorm';
import type {
  CheckRequest,
  Content,
  EvaluationResult,
  EvaluationSource,
  FamilyTiming,
  Status,
} from '@touchstone/contracts';
import type { StoredResults } from './stored-results';

export interface EvaluationRow {
  id: string;
  workspace: string;
  completed_at: Date;
  source: EvaluationSource;
  status: Status;
  score: number | null;
  key_id: string;
  definition_id: string | null;
  definition_version: number | null;
  /** The checks that ran, used by searches. */
  types: string[];
  /** Guardrails and rules that requested it. */
  guardrails: string[];
  /** See `terms.ts`. */
  terms: string[];
  /** Decimal text, in the order of storing; `null` in rows from before there were positions. */
  position: string | null;
  metadata: Record<string, string>;
  timings: FamilyTiming[];
  results: StoredResults | EvaluationResult[];
  /** The requested checks, unless they are those of the definition; `null` in earlier rows. */
  checks: CheckRequest[] | null;
  /** The judged content, if the workspace stores it. */
  content: Content | null;
}

export const evaluationEntity = new EntitySchema<EvaluationRow>({
  name: 'evaluation',
  tableName: 'evaluation',
  columns: {
    id: { type: 'text', primary: true },
    workspace: { type: 'text' },
    completed_at: { type: 'timestamptz' },
    source: { type: 'text' },
    status: { type: 'text' },
    score: { type: 'integer', nullable: true },
    key_id: { type: 'text' },
    definition_id: { type: 'text', nullable: true },
    definition_version: { type: 'integer', nullable: true },
    types: { type: 'text', array: true },
    guardrails: { type: 'text', array: true },
    terms: { type: 'text', array: true },
    position: { type: 'bigint', nullable: true },
    metadata: { type: 'jsonb' },
    timings: { type: 'json' },
    results: { type: 'json' },
    checks: { type: 'json', nullable: true },
    content: { type: 'json', nullable: true },
  },
});
