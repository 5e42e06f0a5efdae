import {
  isReported,
  type NameSpan,
  type NameWord,
  publicNames,
  taggedSpans,
  type TagModel,
  type Thresholds,
} from '@touchstone/detectors/security/names';
import { wordsOf } from './examples';
import type { NamedText } from './synthetic-texts';

/** A text with all candidates of the tagger, to be judged at any threshold. */
export interface Tagged {
  sample: NamedText;
  words: readonly NameWord[];
  spans: readonly NameSpan[];
}

export const tagAll = (texts: readonly NamedText[], model: TagModel): Tagged[] =>
  texts.map((sample) => {
    const words = wordsOf(sample.text);
    return { sample, words, spans: taggedSpans(words, model) };
  });

/** Returns the names reported for a text alone, without those of public figures. */
export const reportedIn = (
  { words, spans }: Tagged,
  thresholds: Thresholds,
): { start: number; end: number }[] => {
  const reported = spans.filter((span) => isReported(words, span, thresholds));
  const isPublic = publicNames(words, reported);
  return reported
    .filter((span) => !isPublic(span))
    .map(({ first, last }) => ({
      start: words[first]?.start ?? 0,
      end: words[last - 1]?.end ?? 0,
    }));
};

export interface Figures {
  texts: number;
  names: number;
  precision: number;
  recall: number;
  f1: number;
  /** F1 where any overlap counts as a match. */
  overlapF1: number;
  overlapRecall: number;
  /** Share of texts without names that have a report. */
  falseAlarms: number;
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const f1 = (precision: number, recall: number): number =>
  ratio(2 * precision * recall, precision + recall);

export const figuresOf = (tagged: readonly Tagged[], thresholds: Thresholds): Figures => {
  let [names, found, exact, touchedNames, touchedFound, nameless, alarmed] = [0, 0, 0, 0, 0, 0, 0];
  for (const one of tagged) {
    const wanted = one.sample.names;
    const got = reportedIn(one, thresholds);
    names += wanted.length;
    found += got.length;
    exact += got.filter(({ start, end }) =>
      wanted.some((name) => name.start === start && name.end === end),
    ).length;
    touchedNames += wanted.filter((name) =>
      got.some(({ start, end }) => start < name.end && name.start < end),
    ).length;
    touchedFound += got.filter(({ start, end }) =>
      wanted.some((name) => start < name.end && name.start < end),
    ).length;
    if (wanted.length > 0) continue;
    nameless++;
    if (got.length > 0) alarmed++;
  }
  const [precision, recall] = [ratio(exact, found), ratio(exact, names)];
  const [overlapPrecision, overlapRecall] = [
    ratio(touchedFound, found),
    ratio(touchedNames, names),
  ];
  return {
    texts: tagged.length,
    names,
    precision,
    recall,
    f1: f1(precision, recall),
    overlapF1: f1(overlapPrecision, overlapRecall),
    overlapRecall,
    falseAlarms: ratio(alarmed, nameless),
  };
};

/** Accepted share of our own texts without names that have a report. */
export const FALSE_ALARMS = 0.01;
const STEPS = 49;
/** Margin added to the threshold for names in small letters. */
const SMALL_MARGIN = 0.15;

/**
 * Counts texts without names in which the tagger alone reports something: the rules that leave out
 * public figures must not make it less strict.
 */
const falseAlarmsOf = (nameless: readonly Tagged[], thresholds: Thresholds): number =>
  ratio(
    nameless.filter(({ words, spans }) => spans.some((span) => isReported(words, span, thresholds)))
      .length,
    nameless.length,
  );

/**
 * Returns the lowest threshold at which at most `FALSE_ALARMS` of texts without names raise a false
 * alarm; never below one half.
 */
export const thresholdsFor = (tagged: readonly Tagged[]): Thresholds => {
  const nameless = tagged.filter(({ sample }) => sample.names.length === 0);
  for (let step = 0; step <= STEPS; step++) {
    const usual = Number((0.5 + step / 100).toFixed(2));
    const thresholds = { usual, small: Number(Math.min(0.97, usual + SMALL_MARGIN).toFixed(2)) };
    if (falseAlarmsOf(nameless, thresholds) <= FALSE_ALARMS) return thresholds;
  }
  return { usual: 0.99, small: 0.99 };
};
