import type { StoredEvaluation } from '../../api/evaluation';

export interface ReproducedRequest {
  path: string;
  body: Record<string, unknown>;
  /** Parts that were not stored, for a person to fill in. */
  missing: string[];
}

const PLACEHOLDER = 'fill in';

const withoutEmpty = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** Returns the request that repeats an evaluation: its definition, or the checks that were stored. */
export const requestOf = (evaluation: StoredEvaluation): ReproducedRequest => {
  const { content, metadata, definition, request } = evaluation;
  const shared = {
    ...(content === undefined ? { input: PLACEHOLDER } : withoutEmpty(content)),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
  const missing = content === undefined ? ['the content'] : [];
  if (definition !== null)
    return {
      path: '/api/v1/evaluation/invoke',
      body: { evaluation_id: definition.id, ...shared },
      missing,
    };
  return {
    path: '/api/v1/evaluation/evaluate',
    body: { ...shared, ...request },
    missing: request === undefined ? [...missing, 'the checks'] : missing,
  };
};
