import { compact } from '@touchstone/text/fast';
import { characterBits } from '../../scan/scanned-text';
import { codeOf } from '../check-digits';
import type { Recogniser } from '../recogniser';
import { findInContext } from './context-search';
import type { PatternDescription } from './description';
import { boundsOf } from './pattern-bounds';
import { findStandalone } from './standalone-search';

// A comma may separate the digits of an amount or the cells of a row: after nine digits, or a last
// group that is not of three digits, it separates cells.
const SUM_BEFORE = '(?<!(?<!\\d)\\d{1,3},)';
const SUM_GOES_ON = '(?<!-\\d{2,4}|[ ]\\d{4,8}|\\d{9}),\\d';
// Without a context word, a match must not be part of anything longer, such as an identifier with
// dashes, an amount, a version or a path.
const STANDALONE_LEFT = `(?<![\\w.$€£¥#/\\\\+~^-])${SUM_BEFORE}(?<![$€£¥#][ ])`;
const STANDALONE_RIGHT = `(?![\\w%€$£/\\\\-]|[.:]\\d|${SUM_GOES_ON}|[ ][%€$£])`;
const CONTEXT_LEFT = `(?<!\\w|\\d[./:-]|[$€£¥])${SUM_BEFORE}`;
const CONTEXT_RIGHT = `(?!\\w|[.:/-]\\d|${SUM_GOES_ON})`;

const withBoundaries = (left: string, { source, flags }: RegExp, right: string): RegExp =>
  compact(new RegExp(`${left}(?:${source})${right}`, `g${flags}`));

/** Creates a recogniser from the description of a pattern. */
export const patternRecogniser = (description: PatternDescription): Recogniser => {
  const {
    kind,
    title,
    group,
    minDigits,
    contextWords,
    pattern,
    certaintyInContext = 0,
    certaintyAlone,
  } = description;
  const standalonePattern = {
    ...description,
    requiredBits: characterBits(description.requiredCharacters ?? ''),
    bounds: boundsOf(pattern),
  };
  const alone = withBoundaries(STANDALONE_LEFT, pattern, STANDALONE_RIGHT);
  const inContext = withBoundaries(CONTEXT_LEFT, pattern, CONTEXT_RIGHT);
  return {
    kind,
    title,
    group,
    minDigits,
    contextWords,
    validates: description.hasCheckDigits ? validatorOf(description) : undefined,
    requiresContext: certaintyAlone === undefined,
    besideOthers: description.besideOthers ?? description.labelOnly,
    find: (scanned, places) => [
      ...(places.length > 0
        ? findInContext(scanned, places, description, inContext, certaintyInContext)
        : []),
      ...(certaintyAlone === undefined ||
      (scanned.speculative && description.hasCheckDigits !== true)
        ? []
        : findStandalone(scanned, standalonePattern, alone, certaintyAlone)),
    ],
  };
};

const validatorOf = ({ pattern, accepts }: PatternDescription): ((written: string) => boolean) => {
  const whole = new RegExp(`^(?:${pattern.source})$`, pattern.flags);
  return (written) =>
    whole.test(written) &&
    (accepts?.(codeOf(written), {
      excerpt: written,
      textBefore: '',
      textAfter: '',
      inContext: true,
      isFieldValue: true,
    }) ??
      true);
};
