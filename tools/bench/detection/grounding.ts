import type { CheckRequest } from '@touchstone/contracts';
import type { Detector } from '@touchstone/detection';
import { reliabilityFamily } from '@touchstone/detectors/reliability';
import { figuresOf, groupedBy, type Judged } from '../../train/reliability/figures';
import { type GroundingRecord, readFolder, readRecords } from '../../train/reliability/records';
import type { Figure } from '../lib/report';
import type { Section } from '../lib/sections';
import { RUNS } from '../lib/statistics';
import { ordinaryTexts } from './ordinary-texts';
import { verdictOn } from './verdicts';

const REQUEST: CheckRequest<'grounding'> = {
  check: 'grounding',
  mode: 'balanced',
  multiTurn: false,
};
/** Contrast pairs by other authors than the rules; nothing learned from them. */
const OWN = ['answers', 'contrasts', 'held-out-contrasts'].map(
  (name) => `datasets/grounding/${name}.jsonl`,
);
const OUTPUT_CHARACTERS = 1_000;
const CONTEXT_CHARACTERS = 10_000;
const CALLS = 40;
const WARMING_CALLS = 200;
const LONG_CALLS = 4;

const detector = (): Detector<'grounding'> => {
  const { grounding: own } = reliabilityFamily.detectors();
  if (!own) throw new Error('The family has no detector of grounding.');
  return own;
};

const judge = (record: GroundingRecord): Judged => {
  const { output, context, asked } = record;
  const messages = [{ role: 'system' as const, content: context, toolCalls: [] }];
  return {
    record,
    flagged: verdictOn(detector(), REQUEST, { output, input: asked, messages }).flagged,
  };
};

/** Figures of the part of the labelled texts that the model did not learn from. */
const heldOut = (data: string): Figure[] =>
  groupedBy(
    [...readFolder(data).filter(({ dev }) => dev), ...OWN.flatMap(readRecords)].map(judge),
    ({ source }) => source,
  ).flatMap(([source, judged]): Figure[] => {
    const { balanced, recall, falseAlarms } = figuresOf(judged);
    return [
      { name: `grounding, ${source}, balanced accuracy`, unit: '', values: [balanced] },
      { name: `grounding, ${source}, recall`, unit: '', values: [recall] },
      { name: `grounding, ${source}, false alarms`, unit: '', values: [falseAlarms] },
    ].filter(({ values: [value = Number.NaN] }) => !Number.isNaN(value));
  });

/** Measures the processor time of outputs and contexts that no other call has seen, in ms for each. */
const costOf = (data: string) => {
  const text = ordinaryTexts(data);
  let made = 0;
  return (outputCharacters: number, contextCharacters: number, calls: number): number => {
    const contents = Array.from({ length: calls }, () => ({
      output: text(outputCharacters, ++made),
      messages: [
        { role: 'system' as const, content: text(contextCharacters, ++made), toolCalls: [] },
      ],
    }));
    const before = process.cpuUsage();
    for (const content of contents) verdictOn(detector(), REQUEST, content);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / calls;
  };
};

/** Measures grounding: figures on labelled texts, and cost. */
export const grounding = (data: string): Record<string, Section> => ({
  grounding: () => Promise.resolve(heldOut(data)),
  'grounding-cost': () => {
    const cost = costOf(data);
    cost(OUTPUT_CHARACTERS, CONTEXT_CHARACTERS, WARMING_CALLS);
    const runs = (measure: () => number): number[] => Array.from({ length: RUNS }, measure);
    return Promise.resolve([
      {
        name: 'grounding, 1,000 characters against 10,000, cpu',
        unit: 'ms',
        values: runs(() => cost(OUTPUT_CHARACTERS, CONTEXT_CHARACTERS, CALLS)),
        goal: { atMost: 20 },
      },
      {
        name: 'grounding, context of 100,000 to 10,000 characters, cpu',
        unit: '×',
        values: runs(
          () =>
            cost(OUTPUT_CHARACTERS, 10 * CONTEXT_CHARACTERS, LONG_CALLS) /
            cost(OUTPUT_CHARACTERS, CONTEXT_CHARACTERS, CALLS),
        ),
        goal: { atMost: 11 },
      },
    ]);
  },
});
