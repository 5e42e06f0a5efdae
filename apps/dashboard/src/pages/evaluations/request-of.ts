import type { FamilyTiming } from '@touchstone/contracts';
import type { StoredEvaluation } from '../../api/evaluation';
import { ALL_CATEGORIES, CHECK_PARTS } from '../../ui/schema-form/check-families';

export interface ReproducedRequest {
  path: string;
  body: Record<string, unknown>;
  /** Parts that were not stored, for a person to fill in. */
  missing: string[];
}

type Fields = Record<string, unknown>;

const namesOf = ({ evaluationResults }: StoredEvaluation, check: string): string[] =>
  evaluationResults
    .filter(({ type }) => type === check)
    .flatMap(({ results }) => results.map(({ name }) => name));

const SAFETY = CHECK_PARTS.flatMap(([family, parts]) =>
  family === 'safety' ? parts.filter(({ field }) => field !== ALL_CATEGORIES) : [],
);

/** Returns the switch of every category, or those of the ones that were asked for. */
const safetySwitches = (evaluation: StoredEvaluation): Fields => {
  const names = namesOf(evaluation, 'safety');
  const asked = SAFETY.filter(({ field }) => names.includes(field.replace(/_check$/, '')));
  if (asked.length === 0 || asked.length === SAFETY.length) return { [ALL_CATEGORIES]: true };
  return Object.fromEntries(asked.map(({ field }) => [field, true]));
};

const DEFAULT_MODE = 'balanced';
const PLACEHOLDER = 'fill in';

const fieldsOf = (evaluation: StoredEvaluation, check: string): Fields => {
  const results = evaluation.evaluationResults
    .filter(({ type }) => type === check)
    .flatMap((group) => group.results);
  const data = results.flatMap(({ data: own }) => (own === undefined ? [] : [own]));
  switch (check) {
    case 'safety':
      return safetySwitches(evaluation);
    case 'policy':
      return { assertions: results.map(({ claim, data: own }) => claim ?? own ?? PLACEHOLDER) };
    case 'topic_scoping':
      return { allowed_topics: [PLACEHOLDER] };
    case 'syntax':
      return { syntax_checks: Object.fromEntries(data.map((rule) => [rule, { args: '' }])) };
    default: {
      const part = CHECK_PARTS.flatMap(([, parts]) => parts).find((each) => each.check === check);
      return part === undefined ? {} : { [part.field]: true };
    }
  }
};

/** Bounds on a length are an argument of the rule, which results do not repeat. */
const BOUNDED = ['length', 'word count'];

const missingIn = (fields: Fields, hasContent: boolean): string[] => {
  const rules = Object.keys((fields['syntax_checks'] as object | undefined) ?? {});
  return [
    ...(hasContent ? [] : ['the content']),
    ...(fields['allowed_topics'] === undefined ? [] : ['allowed_topics']),
    ...rules.filter((rule) => BOUNDED.includes(rule)).map((rule) => `the bound on ${rule}`),
  ];
};

/** Returns the slowest mode that was used; modes of single checks are not stored. */
const modeOf = (timings: readonly FamilyTiming[]): Fields => {
  const slowest = (['quality', 'balanced', 'speed'] as const).find((each) =>
    timings.some(({ mode }) => mode === each),
  );
  return slowest === undefined || slowest === DEFAULT_MODE ? {} : { mode: slowest };
};

const withoutEmpty = (fields: object): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** Returns the checks of an evaluation as the fields of a request. */
export const checksOf = (evaluation: StoredEvaluation): Fields =>
  Object.assign(
    {},
    ...evaluation.evaluationResults.map(({ type }) => fieldsOf(evaluation, type)),
  ) as Fields;

/** Returns the request that repeats an evaluation, as far as its record says. */
export const requestOf = (evaluation: StoredEvaluation): ReproducedRequest => {
  const { content, metadata, definition, timings } = evaluation;
  const shared = {
    ...(content === undefined ? { input: PLACEHOLDER } : withoutEmpty(content)),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
  if (definition !== null)
    return {
      path: '/api/v1/evaluation/invoke',
      body: { evaluation_id: definition.id, ...shared },
      missing: missingIn({}, content !== undefined),
    };
  const fields = checksOf(evaluation);
  return {
    path: '/api/v1/evaluation/evaluate',
    body: { ...shared, ...modeOf(timings), ...fields },
    missing: missingIn(fields, content !== undefined),
  };
};
