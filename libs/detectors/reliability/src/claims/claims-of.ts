import { compare, type Evidence } from './compare';
import type { ContextIndex } from './context-index';
import { parseStatements } from './statement';

/**
 * Share of a question's or small talk's terms that must recur in one context statement for it to be
 * compared with the context: at this share it may be an altered copy.
 */
const REPEATED = 0.6;

/**
 * Compares every claim of a text with the context. `tick` is called for each sentence and claim and
 * may throw to stop the work.
 */
export const evidenceFor = (
  text: string,
  index: ContextIndex,
  tick: () => void = () => undefined,
): Evidence[] => {
  const seen = new Set<string>();
  return parseStatements(text, tick).flatMap((statement) => {
    if (statement.terms.length === 0 || seen.has(statement.text)) return [];
    seen.add(statement.text);
    tick();
    const evidence = compare(statement, index);
    return statement.asserts || evidence.best >= REPEATED ? [evidence] : [];
  });
};
