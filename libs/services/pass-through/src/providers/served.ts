import type { Provider } from '@touchstone/clients';
import type { DialectMatch } from '../dialects/dialect-for';
import { OperationNotServed } from '../errors';
import type { Target } from './target';

/**
 * Lists and descriptions of models; Azure has them below `/openai`. Ids may hold colons:
 * `llama3:8b`.
 */
const MODELS = /^(?:\/openai)?\/models(?:\/[^/]+)?$/;
const READING = new Set(['GET', 'HEAD']);

/**
 * Refuses every operation but the listed ones at addresses that are not a public vendor's: other
 * services than a model's API may listen there.
 * @param match dialect of the operation; `unreadable` for every spelling that a server could take
 * for another operation
 * @throws OperationNotServed
 */
export const demandServed = (
  { isPreset }: Provider,
  { operation }: Target,
  method: string,
  match: DialectMatch,
): void => {
  const listsModels =
    match === 'textless' && READING.has(method.toUpperCase()) && MODELS.test(operation);
  if (!isPreset && typeof match !== 'object' && !listsModels) throw new OperationNotServed();
};
