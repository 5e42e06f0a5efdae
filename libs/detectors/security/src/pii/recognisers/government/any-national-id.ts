import { isObjectNoun } from '../../context/links';
import { patternRecogniser } from '../pattern/pattern-recogniser';
import type { Recogniser } from '../recogniser';
import { NATIONAL_ID_WORDS } from './data/national-id-words';

const WORDS_BEFORE = 5;
/** Maximum number of digits beyond a rule's minimum; rules outside this range are not tried. */
const MOST_BEYOND = 4;

/**
 * Number after words that name no country (`Tax ID`, a column `id_number`), confirmed by the check
 * digits of one of the rules in `national`. Excludes numbers of orders and parcels. Source: own
 * list of words.
 */
export const anyNationalId = (national: readonly Recogniser[]): Recogniser => {
  const byDigits: (readonly Recogniser[])[] = [];
  const confirming = national.filter(({ validates }) => validates !== undefined);
  const ofDigits = (count: number): readonly Recogniser[] =>
    (byDigits[count] ??= confirming.filter(
      ({ minDigits = 0 }) => minDigits <= count && count <= minDigits + MOST_BEYOND,
    ));
  const isConfirmed = (written: string): boolean =>
    ofDigits(written.match(/\d/g)?.length ?? 0).some(({ validates }) => validates?.(written));
  const isOfThing = (before: string): boolean =>
    (before.toLowerCase().match(/\p{L}+/gu) ?? []).slice(-WORDS_BEFORE).some(isObjectNoun);
  return patternRecogniser({
    kind: 'national_id',
    title: 'national identity number',
    group: 'government IDs',
    minDigits: 8,
    hasCheckDigits: true,
    pattern: /[A-Z]?\d(?:[ .\/-]?\d){6,14}(?:[ -]?[A-Z\d])?/i,
    accepts: (code, { excerpt, textBefore }) =>
      (isConfirmed(excerpt) || (code !== excerpt && isConfirmed(code))) && !isOfThing(textBefore),
    certaintyInContext: 0.82,
    reach: 24,
    contextWords: NATIONAL_ID_WORDS,
  });
};
