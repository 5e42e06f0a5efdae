import type { Channel } from '@touchstone/detectors/security/prompt-injection';
import { type Blend, fitBlend, probability } from './blend';
import type { Example, Vocabulary } from './examples';
import { type FitOptions, fit } from './fit';
import { type Judged, judge } from './judgement';
import { select } from './selection';
import { isLearned, isMeasured } from './texts';
import { areaUnderCurve, shareAbove, thresholdFor } from './thresholds';

/** What a model says of a source that it has not learned from, with the threshold of the other sources. */
export interface SourceFigures {
  source: string;
  origin: string;
  channel: Channel;
  attacks: number;
  benign: number;
  recall: number | null;
  falseAlarms: number | null;
  /** Against benign texts of the source and of all others of its channel. */
  auc: number | null;
}

/** Origins without attacks are left out a few at a time, to save time. */
const BENIGN_FOLDS = 4;

const foldsOf = (examples: readonly Example[]): string[][] => {
  const attacked = new Set(examples.filter(({ attack }) => attack).map(({ origin }) => origin));
  const others = [...new Set(examples.map(({ origin }) => origin))].filter((origin) => !attacked.has(origin));
  const shared = Array.from({ length: BENIGN_FOLDS }, (_, fold) => others.filter((_origin, at) => at % BENIGN_FOLDS === fold));
  return [...[...attacked].map((origin) => [origin]), ...shared.filter((fold) => fold.length > 0)];
};

export interface LeftOut {
  folds: string[][];
  judged: Judged[];
}

/** Every text, judged by a model that has learned nothing from its origin. */
export const leaveOneOut = (examples: readonly Example[], vocabulary: Vocabulary, options: FitOptions): LeftOut => {
  const folds = foldsOf(examples);
  const judged = folds.flatMap((fold) => {
    const learned = examples.filter((example) => isLearned(example) && !fold.includes(example.origin));
    const chosen = select(learned, vocabulary);
    const model = fit(learned, vocabulary, chosen, options);
    return examples.filter((example) => isMeasured(example) && fold.includes(example.origin)).map((example) => judge(example, chosen, model));
  });
  return { folds, judged };
};

const scoresBySource = (judged: readonly Judged[], blend: Blend): Map<string, number[]> => {
  const groups = new Map<string, number[]>();
  for (const each of judged.filter(({ example }) => !example.attack)) {
    groups.set(each.example.source, [...(groups.get(each.example.source) ?? []), probability(blend, each)]);
  }
  return groups;
};

export interface Decision {
  blend: Blend;
  threshold: number;
}

/** One blend for both channels, for few sources of attacks are documents; the threshold comes from the benign texts of the channel. */
export const decisionsFor = (judged: readonly Judged[], falseAlarms: number): Record<Channel, Decision> => {
  const blend = fitBlend(judged);
  const decision = (channel: Channel) => ({ blend, threshold: thresholdFor(scoresBySource(judged.filter(({ example }) => example.channel === channel), blend), falseAlarms) });
  return { user: decision('user'), document: decision('document') };
};

const ratio = (scores: readonly number[], threshold: number): number | null => (scores.length === 0 ? null : shareAbove(scores, threshold));

/** Figures of every source; blend and threshold come from the sources of other folds. */
export const figuresOf = ({ folds, judged }: LeftOut, falseAlarms: number): SourceFigures[] =>
  folds.flatMap((fold) => {
    const others = judged.filter(({ example }) => !fold.includes(example.origin));
    const own = judged.filter(({ example }) => fold.includes(example.origin));
    const decisions = decisionsFor(others, falseAlarms);
    return [...groupsOf(own).values()].map((group) => {
      const { source, origin, channel } = (group[0] as Judged).example;
      const { blend, threshold } = decisions[channel];
      const scored = (wanted: boolean) => group.filter(({ example }) => example.attack === wanted).map((each) => probability(blend, each));
      const pooled = others.filter(({ example }) => !example.attack && example.channel === channel).map((each) => probability(blend, each));
      const [attacks, benign] = [scored(true), scored(false)];
      return {
        source, origin, channel, attacks: attacks.length, benign: benign.length,
        recall: ratio(attacks, threshold), falseAlarms: ratio(benign, threshold), auc: attacks.length === 0 ? null : areaUnderCurve(attacks, [...benign, ...pooled]),
      };
    });
  });

const groupsOf = (judged: readonly Judged[]): Map<string, Judged[]> => {
  const groups = new Map<string, Judged[]>();
  for (const each of judged) {
    const key = `${each.example.source} ${each.example.channel}`;
    const known = groups.get(key);
    if (known) known.push(each);
    else groups.set(key, [each]);
  }
  return groups;
};
