import type { GuardrailFields, GuardrailRecord, GuardrailThreshold } from '@touchstone/contracts';
import { InvalidField, storable } from '@touchstone/storage';
import type { StoredGuardrail } from './guardrail.entity';

const FIELDS = [
  'name',
  'description',
  'active',
  'trigger',
  'error_threshold',
  'warning_threshold',
  'evaluations',
  'actions',
  'mode',
  'on_error',
  'stream',
] as const satisfies (keyof GuardrailFields)[];

const DEFAULTS = { active: true, mode: 'enforce', on_error: 'closed' } as const;

/**
 * Merges named fields into the stored ones: a named object replaces the old one as a whole, cleared
 * fields are removed, and the rest stays.
 * @throws InvalidField
 */
export const merged = (
  before: GuardrailFields,
  fields: GuardrailFields,
  cleared: readonly GuardrailThreshold[] = [],
): StoredGuardrail => {
  const kept = Object.fromEntries(
    Object.entries(named(before)).filter(
      ([field]) => !(cleared as readonly string[]).includes(field),
    ),
  );
  const after = { ...DEFAULTS, ...kept, ...storable(named(fields)) };
  checkThresholds(after);
  return after;
};

const named = (fields: GuardrailFields): GuardrailFields =>
  Object.fromEntries(
    FIELDS.flatMap((field) =>
      fields[field] === undefined || fields[field] === null ? [] : [[field, fields[field]]],
    ),
  );

/** Leaves out the times of changes, of which the audit log has its own. */
export const auditedState = (record: GuardrailRecord): object => ({
  ...named(record),
  id: record.id,
  created_at: record.created_at,
});

const checkThresholds = ({
  error_threshold: error,
  warning_threshold: warning,
}: GuardrailFields): void => {
  if (error !== undefined && warning !== undefined && warning < error)
    throw new InvalidField('warning_threshold', `at least the error_threshold, which is ${error}`);
};

/** Returns the definitions a guardrail uses, by the field that names them; `""` names none. */
export const referencesOf = ({
  evaluations,
}: GuardrailFields): { field: string; definition: string }[] =>
  (['request_evaluation', 'response_evaluation'] as const)
    .map((side) => ({ field: `evaluations.${side}`, definition: evaluations?.[side] ?? '' }))
    .filter(({ definition }) => definition !== '');
