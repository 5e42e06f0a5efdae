import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Content } from '@touchstone/contracts';
import { reliabilityFamily } from '@touchstone/detectors/reliability';
import type { Figure } from '../lib/report';
import type { Section } from '../lib/sections';
import { verdictOn } from './verdicts';

/** A labelled answer of the development data. */
interface LabelledAnswer {
  input: string;
  output: string;
  context: string | null;
  label: string;
  kind: string;
}

/** Recall that checkable answers have to reach, in per cent. */
const LEAST_RECALL = 95;
/** Files of the development data, and whether they consist of checkable answers. */
const PUBLIC: readonly [file: string, checkable: boolean][] = [
  ['own_checkable_a', true],
  ['begin_wow', false],
  ['synthetic_responses_a', false],
  ['halueval_general_train', false],
];
/** Our own answers, by another author than the rules. */
const OWN = ['answers', 'held-out-answers', 'answers-2'];
const MOST_FALSE_ALARMS = 4;

export const answerContent = ({ input, output, context }: LabelledAnswer): Partial<Content> => ({
  input,
  output,
  messages: context === null ? [] : [{ role: 'system', content: context, toolCalls: [] }],
});

/** Returns true if the detector flags an answer without a judge. */
const flagsAnswer = (answer: LabelledAnswer): boolean => {
  const { hallucinations } = reliabilityFamily.detectors();
  if (!hallucinations) throw new Error('The family has no detector of hallucinations.');
  const request = { check: 'hallucinations', mode: 'balanced' } as const;
  return verdictOn(hallucinations, request, answerContent(answer)).flagged;
};

const read = (bytes: Buffer): LabelledAnswer[] =>
  bytes
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LabelledAnswer);

/** Reads a file of our own answers. */
export const answersOf = (name: string): LabelledAnswer[] =>
  read(readFileSync(`datasets/hallucinations/${name}.jsonl`));

const share = (answers: readonly LabelledAnswer[]): number =>
  (100 * answers.filter(flagsAnswer).length) / answers.length;

const figuresOf = (
  name: string,
  answers: readonly LabelledAnswer[],
  checkable: boolean,
): Figure[] => {
  const wrong = answers.filter(({ label }) => label === 'HALLUCINATED');
  const right = answers.filter(({ label }) => label !== 'HALLUCINATED');
  return [
    {
      name: `${name}: recall of ${wrong.length}`,
      unit: '%',
      values: [share(wrong)],
      ...(checkable && { goal: { atLeast: LEAST_RECALL } }),
    },
    {
      name: `${name}: false alarms of ${right.length}`,
      unit: '%',
      values: [share(right)],
      ...(checkable && { goal: { atMost: MOST_FALSE_ALARMS } }),
    },
  ];
};

/** Measures recall and false alarms by source; nothing of these data was used for training. */
export const hallucination = (data: string): Record<string, Section> => ({
  hallucination: () =>
    Promise.resolve([
      ...PUBLIC.flatMap(([name, checkable]) =>
        figuresOf(
          name,
          read(gunzipSync(readFileSync(join(data, 'hallucination', `${name}.jsonl.gz`)))),
          checkable,
        ),
      ),
      ...OWN.flatMap((name) => figuresOf(name, answersOf(name), true)),
    ]),
});
