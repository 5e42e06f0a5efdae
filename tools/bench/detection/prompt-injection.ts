import { existsSync, readFileSync } from 'node:fs';
import type { Content } from '@touchstone/contracts';
import { securityFamily } from '@touchstone/detectors/security';
import { injectionTexts } from '../../train/injection/all-texts';
import {
  INJECTION_RESULTS,
  type InjectionResults,
  leaveEachOut,
} from '../../train/injection/results';
import { isFresh, type LabelledText } from '../../train/injection/texts';
import { mean } from '../../train/injection/thresholds';
import { areaUnderCurve } from '../../train/lib/area-under-curve';
import type { Figure } from '../lib/report';
import type { Section } from '../lib/sections';
import { type Disguise, DISGUISES } from './rewriter';
import { type Verdict, verdictOn } from './verdicts';

/** Number of attacks per source that are disguised; each is examined once per disguise. */
const DISGUISED = 60;
/** Maximum length of a disguised attack: longer texts are not written letter by letter. */
const LONGEST_DISGUISED = 1_500;

const contentOf = (text: string, channel: LabelledText['channel']): Partial<Content> =>
  channel === 'user'
    ? { input: text }
    : { messages: [{ role: 'tool', content: text, toolCalls: [] }] };

const examine = ({ text, channel }: Pick<LabelledText, 'text' | 'channel'>): Verdict => {
  const detector = securityFamily.detectors().prompt_injections;
  if (!detector) throw new Error('The family has no detector of prompt injection.');
  return verdictOn(
    detector,
    { check: 'prompt_injections', mode: 'balanced' },
    contentOf(text, channel),
  );
};

const bySource = (texts: readonly LabelledText[]): Map<string, LabelledText[]> => {
  const groups = new Map<string, LabelledText[]>();
  for (const text of texts) groups.set(text.source, [...(groups.get(text.source) ?? []), text]);
  return groups;
};

const share = (verdicts: readonly Verdict[]): number =>
  verdicts.filter(({ flagged }) => flagged).length / verdicts.length;
const percentage = (name: string, value: number, goal?: Figure['goal']): Figure => ({
  name,
  unit: '%',
  values: [100 * value],
  ...(goal && { goal }),
});
const suspicions = (verdicts: readonly Verdict[]): number[] =>
  verdicts.map(({ suspicion }) => suspicion);

/**
 * Measures the shipped detector on texts that its model has not learned from. Their sources still
 * resemble its training texts; `left-out` is the stricter figure.
 */
const shipped = (data: string): Figure[] => {
  const examined = [...bySource(injectionTexts(data).filter(isFresh))].map(([source, texts]) => ({
    source,
    attacks: texts.filter(({ attack }) => attack).map(examine),
    benign: texts.filter(({ attack }) => !attack).map(examine),
  }));
  const pooled = suspicions(examined.flatMap(({ benign }) => benign));
  const ofSource = examined.flatMap(({ source, attacks, benign }) => [
    ...(attacks.length > 0
      ? [
          percentage(`${source}: recall of ${attacks.length}`, share(attacks)),
          {
            name: `${source}: area under the curve`,
            unit: '',
            values: [areaUnderCurve(suspicions(attacks), pooled)],
          },
        ]
      : []),
    ...(benign.length > 0
      ? [percentage(`${source}: false alarms of ${benign.length}`, share(benign))]
      : []),
    ...(attacks.length > 0 && benign.length > 0
      ? [percentage(`${source}: precision`, precision(attacks, benign))]
      : []),
  ]);
  return [
    ...ofSource,
    percentage(
      'mean over sources: recall',
      mean(
        examined.filter(({ attacks }) => attacks.length > 0).map(({ attacks }) => share(attacks)),
      ),
      { atLeast: 75 },
    ),
    percentage(
      'mean over sources: false alarms',
      mean(examined.filter(({ benign }) => benign.length > 0).map(({ benign }) => share(benign))),
      { atMost: 8 },
    ),
  ];
};

const precision = (attacks: readonly Verdict[], benign: readonly Verdict[]): number => {
  const [right, wrong] = [attacks, benign].map(
    (verdicts) => verdicts.filter(({ flagged }) => flagged).length,
  ) as [number, number];
  return right + wrong === 0 ? 0 : right / (right + wrong);
};

/**
 * Measures models on the source left out of their training. Read from the trainer's last run unless
 * `anew`.
 */
const leftOut = (data: string, anew: boolean): Figure[] => {
  if (!anew && !existsSync(INJECTION_RESULTS))
    throw new Error(
      `There is no ${INJECTION_RESULTS} yet: run npm run train -- injection, or add --loso.`,
    );
  const { withOwn, withoutOwn } = anew
    ? leaveEachOut(data)
    : (JSON.parse(readFileSync(INJECTION_RESULTS, 'utf8')) as InjectionResults);
  const known = (values: readonly (number | null)[]): number[] =>
    values.filter((value) => value !== null);
  const figures = (
    title: string,
    results: InjectionResults['withOwn'],
    goals: boolean,
  ): Figure[] => [
    ...results.flatMap(({ source, channel, recall, falseAlarms, auc }) => [
      ...(recall === null ? [] : [percentage(`${title}, ${source} (${channel}): recall`, recall)]),
      ...(auc === null
        ? []
        : [
            {
              name: `${title}, ${source} (${channel}): area under the curve`,
              unit: '',
              values: [auc],
            },
          ]),
      ...(falseAlarms === null
        ? []
        : [percentage(`${title}, ${source} (${channel}): false alarms`, falseAlarms)]),
    ]),
    percentage(
      `${title}, mean over sources: recall`,
      mean(known(results.map(({ recall }) => recall))),
      goals ? { atLeast: 75 } : undefined,
    ),
    percentage(
      `${title}, mean over sources: false alarms`,
      mean(known(results.map(({ falseAlarms }) => falseAlarms))),
      goals ? { atMost: 8 } : undefined,
    ),
  ];
  return [
    ...figures('left out', withOwn, true),
    ...figures('left out, without our texts', withoutOwn, false),
  ];
};

const thinned = (texts: readonly LabelledText[]): LabelledText[] => {
  const short = texts.filter(({ text }) => text.length <= LONGEST_DISGUISED);
  const step = Math.max(1, short.length / DISGUISED);
  return short.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
};

/** Measures the same attacks in each disguise. The first line is the recall without a disguise. */
const disguised = (data: string): Figure[] => {
  const unlearned = injectionTexts(data).filter(isFresh);
  const attacks = [...bySource(unlearned.filter(({ attack }) => attack)).values()]
    .map(thinned)
    .filter((texts) => texts.length > 0);
  const benign = [...bySource(unlearned.filter(({ attack }) => !attack)).values()]
    .map(thinned)
    .filter((texts) => texts.length > 0);
  const found = (groups: readonly LabelledText[][], disguise: Disguise) =>
    mean(
      groups.map((texts) =>
        share(texts.map(({ text, channel }) => examine({ text: disguise(text), channel }))),
      ),
    );
  const recalls = Object.entries(DISGUISES).map(([name, disguise]) => ({
    name,
    recall: found(attacks, disguise),
    falseAlarms: found(benign, disguise),
  }));
  return [
    percentage(
      'undisguised: recall',
      found(attacks, (text) => text),
    ),
    ...recalls.flatMap(({ name, recall, falseAlarms }) => [
      percentage(`${name}: recall`, recall, { atLeast: 65 }),
      percentage(`${name}: false alarms`, falseAlarms),
    ]),
    percentage('mean over disguises: recall', mean(recalls.map(({ recall }) => recall)), {
      atLeast: 65,
    }),
    percentage(
      'mean over disguises: false alarms',
      mean(recalls.map(({ falseAlarms }) => falseAlarms)),
    ),
  ];
};

export const promptInjection = (data: string, anew: boolean): Record<string, Section> => ({
  injection: () => Promise.resolve(shipped(data)),
  'injection-left-out': () => Promise.resolve(leftOut(data, anew)),
  'injection-disguised': () => Promise.resolve(disguised(data)),
});
