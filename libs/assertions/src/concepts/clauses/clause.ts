import { type Reading, recalled } from '../reading';
import { type RuleWord } from '../rule-words';
import { atEdge, offeredAtEnd } from './at-edge';
import { conditionFirst, labelled, personFirst, toPersons } from './condition-first';
import { conditionLast } from './condition-last';
import { namedWords, settled, withExamples } from './fixed';
import type { Clause } from './parsed-clause';
import { trimmed } from './parsed-clause';
import { plainClause } from './plain-clause';
import { needing, refusing, scoped, withoutClause } from './scope';
import { clauseSeries, permittedExcept, withoutExplanation } from './series';

export const clauseOf = (words: readonly RuleWord[], reading: Reading): Clause | undefined =>
  recalled('clause', words, reading, () => readClause(words, reading));

const readClause = (raw: readonly RuleWord[], reading: Reading): Clause | undefined => {
  const words = trimmed(raw);
  if (words.length === 0 || reading.budget.left-- <= 0) return undefined;
  return (
    permittedExcept(words, reading) ??
    personFirst(words, reading) ??
    (words.some(({ key }, at) => key === 'without' && /ing$/.test(words[at + 1]?.key ?? ''))
      ? withoutClause(words, reading)
      : undefined) ??
    settled(words, reading) ??
    (words.slice(1, 5).some(({ is, key }) => is === 'mark' && key === ':')
      ? labelled(words, reading)
      : undefined) ??
    withoutExplanation(words, reading) ??
    withExamples(words, reading) ??
    conditionFirst(words, reading) ??
    toPersons(words, reading) ??
    offeredAtEnd(words, reading) ??
    plainClause(words, reading) ??
    atEdge(words, reading) ??
    scoped(words, reading) ??
    needing(words, reading) ??
    refusing(words, reading) ??
    withoutClause(words, reading) ??
    conditionLast(words, reading) ??
    labelled(words, reading) ??
    namedWords(words, reading) ??
    clauseSeries(words, reading)
  );
};
