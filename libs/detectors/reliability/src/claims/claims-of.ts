import { clausesOf } from './clauses';
import { compare, type Evidence } from './compare';
import { buildIndex, type ContextIndex } from './context-index';
import { asSentences } from './context-text';
import { featuresOf } from './features';
import { type ContextKind, contextKindOf } from './model';
import { parseStatements, type Statement } from './statement';

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
    return clausesOf(statement).flatMap((claim) => {
      tick();
      const evidence = compare(claim, index);
      return statement.asserts || evidence.best >= REPEATED ? [evidence] : [];
    });
  });
};

/** Features of the support model for every claim of a text, and the kind of the context. */
export const claimFeatures = (
  text: string,
  context: string,
  asked: string,
): { kind: ContextKind; claims: number[][] } => {
  const index = buildIndex(contextStatements(context), undefined, parseStatements(asked));
  return {
    kind: contextKindOf(index.statements.length),
    claims: evidenceFor(text, index).map(featuresOf),
  };
};

/** Parses a context, in which data becomes sentences. */
export const contextStatements = (text: string, tick?: () => void): readonly Statement[] =>
  parseStatements(asSentences(text), tick);
