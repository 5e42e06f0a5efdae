import type { Channel } from '@touchstone/detectors/security/prompt-injection';
import { areaUnderCurve } from '../lib/area-under-curve';
import { type Blend, fitBlend, probability } from './blend';
import type { Example, Vocabulary } from './examples';
import { fit } from './fit';
import type { FitOptions } from './fit-options';
import { type ScoredExample, scoreExample } from './scoring';
import { select } from './selection';
import { foldOf, isLearned, isMeasured } from './texts';
import { shareAbove, thresholdFor } from './thresholds';

/**
 * Figures of a source, or of a kind of our own texts, left out of training, at the threshold chosen
 * on the others.
 */
export interface SourceFigures {
  source: string;
  channel: Channel;
  attacks: number;
  benign: number;
  recall: number | null;
  falseAlarms: number | null;
  /** Against all benign texts of its channel. */
  auc: number | null;
}

/** Origins without attacks are left out a few at a time, to save time. */
const BENIGN_FOLDS = 4;

const foldsOf = (examples: readonly Example[]): string[][] => {
  const attacked = new Set(examples.filter(({ attack }) => attack).map(foldOf));
  const others = [...new Set(examples.map(foldOf))].filter((name) => !attacked.has(name));
  const shared = Array.from({ length: BENIGN_FOLDS }, (_, fold) =>
    others.filter((_name, at) => at % BENIGN_FOLDS === fold),
  );
  return [...[...attacked].map((name) => [name]), ...shared.filter((fold) => fold.length > 0)];
};

export interface LeftOut {
  folds: string[][];
  scored: ScoredExample[];
}

/**
 * Leave-one-source-out: scores each text with a model trained without its origin, or without its
 * kind where the text is our own.
 */
export const leaveOneOut = (
  examples: readonly Example[],
  vocabulary: Vocabulary,
  options: FitOptions,
): LeftOut => {
  const folds = foldsOf(examples);
  const scored = folds.flatMap((fold) => {
    const learned = examples.filter(
      (example) => isLearned(example) && !fold.includes(foldOf(example)),
    );
    const chosen = select(learned, vocabulary);
    const model = fit(learned, vocabulary, chosen, options);
    return examples
      .filter((example) => isMeasured(example) && fold.includes(foldOf(example)))
      .map((example) => scoreExample(example, chosen, model));
  });
  return { folds, scored };
};

/**
 * Returns the group of a text: sources have equal weight, and so have the kinds of our own texts.
 */
const kindOf = ({ source, origin, unit }: Example): string => (unit === origin ? source : unit);

const scoresByKind = (scored: readonly ScoredExample[], blend: Blend): Map<string, number[]> => {
  const groups = new Map<string, number[]>();
  for (const each of scored.filter(({ example }) => !example.attack)) {
    const key = kindOf(each.example);
    groups.set(key, [...(groups.get(key) ?? []), probability(blend, each)]);
  }
  return groups;
};

export interface Decision {
  blend: Blend;
  threshold: number;
}

/**
 * Returns a channel's decision parameters: the blend, and the threshold at which the mean over
 * kinds of harmless texts is `falseAlarms`.
 */
export const decisionsFor = (
  scored: readonly ScoredExample[],
  falseAlarms: number,
): Record<Channel, Decision> => {
  const decision = (channel: Channel): Decision => {
    const own = scored.filter(({ example }) => example.channel === channel);
    const blend = fitBlend(own);
    return { blend, threshold: thresholdFor(scoresByKind(own, blend), falseAlarms) };
  };
  return { user: decision('user'), document: decision('document') };
};

/**
 * A text that its model has not learned from, and the distance of its probability above the
 * threshold.
 */
export interface Verdict {
  example: Example;
  margin: number;
}

export const verdictsBy = (
  decisions: Record<Channel, Decision>,
  scored: readonly ScoredExample[],
): Verdict[] =>
  scored.map(({ example, evidence, logOdds, oddsAsUser }) => {
    const margin = (channel: Channel, odds: number): number =>
      probability(decisions[channel].blend, { evidence, logOdds: odds }) -
      decisions[channel].threshold;
    return {
      example,
      margin: Math.max(
        margin(example.channel, logOdds),
        oddsAsUser === undefined ? -1 : margin('user', oddsAsUser),
      ),
    };
  });

/** Returns the verdict on every text; blend and threshold come from the texts of other folds. */
export const verdictsOf = ({ folds, scored }: LeftOut, falseAlarms: number): Verdict[] =>
  folds.flatMap((fold) => {
    const inFold = ({ example }: ScoredExample): boolean => fold.includes(foldOf(example));
    return verdictsBy(
      decisionsFor(
        scored.filter((each) => !inFold(each)),
        falseAlarms,
      ),
      scored.filter(inFold),
    );
  });

const ratio = (margins: readonly number[]): number | null =>
  margins.length === 0 ? null : shareAbove(margins, 0);

/** Returns the figures of every group and channel. */
export const figuresOf = (
  verdicts: readonly Verdict[],
  groupOf: (example: Example) => string,
): SourceFigures[] => {
  const benign = (channel: Channel) =>
    verdicts
      .filter(({ example }) => !example.attack && example.channel === channel)
      .map(({ margin }) => margin);
  const pooled = { user: benign('user'), document: benign('document') };
  return [...groupsOf(verdicts, groupOf).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { example } = first;
    const margins = (attack: boolean) =>
      group.filter((each) => each.example.attack === attack).map(({ margin }) => margin);
    const [attacks, harmless] = [margins(true), margins(false)];
    return {
      source: groupOf(example),
      channel: example.channel,
      attacks: attacks.length,
      benign: harmless.length,
      recall: ratio(attacks),
      falseAlarms: ratio(harmless),
      auc: attacks.length === 0 ? null : areaUnderCurve(attacks, pooled[example.channel]),
    };
  });
};

const groupsOf = (
  verdicts: readonly Verdict[],
  groupOf: (example: Example) => string,
): Map<string, Verdict[]> => {
  const groups = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    const key = `${groupOf(verdict.example)} ${verdict.example.channel}`;
    const known = groups.get(key);
    if (known) known.push(verdict);
    else groups.set(key, [verdict]);
  }
  return groups;
};
