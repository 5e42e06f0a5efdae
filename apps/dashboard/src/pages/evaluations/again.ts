import type { ContentBody, StoredEvaluation } from '../../api/evaluation';
import type { Draft } from '../try-it/draft';
import type { TryItState } from '../try-it/state';

const jsonOf = (list: readonly unknown[] = []): string =>
  list.length === 0 ? '' : JSON.stringify(list, null, 2);

/** Returns a content as the texts of Try it; empty ones if it is not stored. */
export const draftOf = (content: ContentBody = {}): Draft => ({
  input: content.input ?? '',
  output: content.output ?? '',
  messages: jsonOf(content.messages),
  tools: jsonOf(content.available_tools),
});

const DEFAULT_MODE = 'balanced';

/**
 * Returns the view of Try it with the checks, their options and the mode of an evaluation; with its
 * definition as it is now, if they were not stored.
 */
export const tryItSearchOf = ({ request, definition }: StoredEvaluation): Partial<TryItState> => {
  if (request === undefined) return definition === null ? {} : { definition: definition.id };
  const { mode = DEFAULT_MODE, ...checks } = request;
  return { checks: JSON.stringify(checks), modes: String(mode) };
};
