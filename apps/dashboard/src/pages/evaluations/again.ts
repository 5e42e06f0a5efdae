import type { ContentBody, StoredEvaluation } from '../../api/evaluation';
import type { Draft } from '../try-it/draft';
import { checksOf } from './request-of';

const jsonOf = (list: readonly unknown[] = []): string =>
  list.length === 0 ? '' : JSON.stringify(list, null, 2);

/** Returns a content as the texts of Try it; empty ones if it is not stored. */
export const draftOf = (content: ContentBody = {}): Draft => ({
  input: content.input ?? '',
  output: content.output ?? '',
  messages: jsonOf(content.messages),
  tools: jsonOf(content.available_tools),
});

/**
 * Returns the view of Try it with the checks of an evaluation. Topics are not stored, so they are
 * left for a person to add.
 */
export const tryItSearchOf = (evaluation: StoredEvaluation): Record<string, string> => {
  if (evaluation.definition !== null) return { definition: evaluation.definition.id };
  const checks = checksOf(evaluation);
  delete checks['allowed_topics'];
  return { checks: JSON.stringify(checks) };
};
