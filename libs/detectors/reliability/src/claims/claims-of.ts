import { compare, type Evidence } from './compare';
import type { ContextIndex } from './context-index';
import { read } from './statement';

/** Questions and small talk are only looked at where they repeat the context this closely: then they may be changed copies. */
const REPEATED = 0.6;
/** Every claim of a text, held against the context. `tick` is called once a claim; it may throw to stop the work. */
export const evidenceFor = (
  text: string,
  index: ContextIndex,
  tick: () => void = () => undefined,
): Evidence[] => {
  const seen = new Set<string>();
  return read(text).flatMap((statement) => {
    if (statement.terms.length === 0 || seen.has(statement.text)) return [];
    seen.add(statement.text);
    tick();
    const evidence = compare(statement, index);
    return statement.asserts || evidence.best >= REPEATED ? [evidence] : [];
  });
};
