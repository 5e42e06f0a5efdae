import type { Channel } from '@touchstone/detectors/security/prompt-injection';
import { type Blend, fitBlend, probability } from './blend';
import type { Example, Vocabulary } from './examples';
import { fit, type FitOptions } from './fit';
import { judge, type Judged } from './judgement';
import { select } from './selection';
import { foldOf, isLearned, isMeasured } from './texts';
import { areaUnderCurve, shareAbove, thresholdFor } from './thresholds';

/** What models say of a source, or of a kind of our own texts, that they have not learned from, with the threshold of the others. */
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
  judged: Judged[];
}

/** Every text, judged by a model that has learned nothing from its origin, or from its kind where the texts are our own. */
export const leaveOneOut = (
  examples: readonly Example[],
  vocabulary: Vocabulary,
  options: FitOptions,
): LeftOut => {
  const folds = foldsOf(examples);
  const judged = folds.flatMap((fold) => {
    const learned = examples.filter(
      (example) => isLearned(example) && !fold.includes(foldOf(example)),
    );
    const chosen = select(learned, vocabulary);
    const model = fit(learned, vocabulary, chosen, options);
    return examples
      .filter((example) => isMeasured(example) && fold.includes(foldOf(example)))
      .map((example) => judge(example, chosen, model));
  });
  return { folds, judged };
};

/** Sources count alike, and so do the kinds of our own texts. */
const kindOf = ({ source, origin, unit }: Example): string => (unit === origin ? source : unit);

const scoresByKind = (judged: readonly Judged[], blend: Blend): Map<string, number[]> => {
  const groups = new Map<string, number[]>();
  for (const each of judged.filter(({ example }) => !example.attack)) {
    const key = kindOf(each.example);
    groups.set(key, [...(groups.get(key) ?? []), probability(blend, each)]);
  }
  return groups;
};

export interface Decision {
  blend: Blend;
  threshold: number;
}

/** What a channel decides by: the blend, and the threshold at which the mean over kinds of harmless texts is `falseAlarms`. */
export const decisionsFor = (
  judged: readonly Judged[],
  falseAlarms: number,
): Record<Channel, Decision> => {
  const decision = (channel: Channel): Decision => {
    const own = judged.filter(({ example }) => example.channel === channel);
    const blend = fitBlend(own);
    return { blend, threshold: thresholdFor(scoresByKind(own, blend), falseAlarms) };
  };
  return { user: decision('user'), document: decision('document') };
};

/** A text that its model has not learned from, and how far its probability lies above the threshold. */
export interface Verdict {
  example: Example;
  margin: number;
}

export const verdictsBy = (
  decisions: Record<Channel, Decision>,
  judged: readonly Judged[],
): Verdict[] =>
  judged.map(({ example, evidence, logOdds, oddsAsUser }) => {
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

/** What is said of every text; blend and threshold come from the texts of other folds. */
export const verdictsOf = ({ folds, judged }: LeftOut, falseAlarms: number): Verdict[] =>
  folds.flatMap((fold) => {
    const inFold = ({ example }: Judged): boolean => fold.includes(foldOf(example));
    return verdictsBy(
      decisionsFor(
        judged.filter((each) => !inFold(each)),
        falseAlarms,
      ),
      judged.filter(inFold),
    );
  });

const ratio = (margins: readonly number[]): number | null =>
  margins.length === 0 ? null : shareAbove(margins, 0);

/** Figures of every group and channel. */
export const figuresOf = (
  verdicts: readonly Verdict[],
  groupOf: (example: Example) => string,
): SourceFigures[] => {
  const benign = (channel: Channel) =>
    verdicts
      .filter(({ example }) => !example.attack && example.channel === channel)
      .map(({ margin }) => margin);
  const pooled = { user: benign('user'), document: benign('document') };
  return [...groupsOf(verdicts, groupOf).values()].map((group) => {
    const { example } = group[0] as Verdict;
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
