import { isInCode } from '../names/code-identifiers';
import { classesOf } from '../names/gazetteer/gazetteer';
import { listedSpans } from '../names/gazetteer/listed-names';
import type { NameSpan } from '../names/name-span';
import { GAP, type NameWord, nameWords, SHAPE, wordAt } from '../names/name-words';
import { isListedTerm, isNotPerson } from '../names/non-persons';
import { figuresBeside } from '../names/public-figures/figures';
import { publicNames } from '../names/public-figures/publicity';
import { PublicityContext } from '../names/public-figures/publicity-words';
import { singleNames } from '../names/single-names';
import { isReported, taggedSpans } from '../names/spans';
import { nameModel, nameThresholds } from '../names/tagger/model';
import { titledSpans } from '../names/titled-names';
import { isUnspacedFigure, unspacedNames } from '../names/unspaced-names';
import type { Recogniser } from './recogniser';

/**
 * Returns a function that tests whether a span begins outside all others. Call it in the order of
 * the spans.
 */
const startsOutside = (tagged: readonly NameSpan[]): ((span: NameSpan) => boolean) => {
  let next = 0;
  return ({ first }) => {
    while ((tagged[next]?.last ?? Infinity) <= first) next++;
    return (tagged[next]?.first ?? Infinity) > first;
  };
};

/**
 * Returns a function that tests whether a span shares no word with the others. Call it in the order
 * of the spans.
 */
const isDisjointFrom = (tagged: readonly NameSpan[]): ((span: NameSpan) => boolean) => {
  let next = 0;
  return ({ first, last }) => {
    while ((tagged[next]?.last ?? Infinity) <= first) next++;
    return (tagged[next]?.first ?? Infinity) >= last;
  };
};

/** Returns true for the members of an object in source code: `Maria.createPool`. */
const isJoined = ({ gap, shape }: NameWord, first: NameWord): boolean =>
  gap === GAP.joiner &&
  (shape === SHAPE.small || shape === SHAPE.mixed) &&
  first.shape === SHAPE.capitalised;

const isInSourceCode = (
  text: string,
  words: readonly NameWord[],
  { first, last }: NameSpan,
): boolean => {
  const [word, second] = [wordAt(words, first), words[first + 1]];
  return last - first === 1
    ? isInCode(text, word.start, word.end)
    : second !== undefined && isJoined(second, word);
};

/** Upper limit of certainty, so that identifiers with check digits take precedence over names. */
const MOST_CERTAIN = 0.88;

/** Certainty of listed public figures that the tagger omits. */
const CERTAINTY_OF_FIGURES = 0.6;

/**
 * Names of persons, found by a trained tagger (see `names/tagger/MODEL-CARD.md`); in Chinese,
 * Japanese and Korean script by rules.
 */
export const person: Recogniser = {
  kind: 'person_name',
  title: 'name of a person',
  group: 'personal identifiers',
  *find({ text, tokens }) {
    const words = nameWords(text, tokens, classesOf);
    const tagged = taggedSpans(words, nameModel()).filter((span) =>
      isReported(words, span, nameThresholds),
    );
    const titled = [
      ...tagged,
      ...titledSpans(words)
        .filter(startsOutside(tagged))
        .filter((span) => !isListedTerm(words, span)),
    ].sort((one, other) => one.first - other.first);
    const paired = [
      ...titled,
      ...listedSpans(words)
        .filter((span) => isReported(words, span, nameThresholds))
        .filter(isDisjointFrom(titled)),
    ].sort((one, other) => one.first - other.first);
    let publicityContext: PublicityContext | undefined;
    const contextOfPublicity = (): PublicityContext =>
      (publicityContext ??= new PublicityContext(words));
    const single = singleNames(words, paired, contextOfPublicity).filter(
      (span) => !isNotPerson(words, span),
    );
    const named = [...paired, ...single].filter((span) => !isInSourceCode(text, words, span));
    const spans = [...named, ...figuresBeside(words, named, CERTAINTY_OF_FIGURES)];
    const isPublic = publicNames(words, spans);
    for (const span of spans) {
      const [first, last] = [words[span.first], words[span.last - 1]];
      if (first && last)
        yield {
          start: first.start,
          end: last.end,
          certainty: Math.min(span.certainty, MOST_CERTAIN),
          besideOthers: isPublic(span),
        };
    }
    for (const name of unspacedNames(text))
      yield { besideOthers: isUnspacedFigure(text, name), ...name };
  },
};
