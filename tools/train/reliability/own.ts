import { type Fields, isListOf, isString, readRows } from '../lib/dataset';
import { type Random, seeded, shuffle } from '../lib/random';
import type { GroundingRecord } from './records';
import { grammarRecords } from './synthetic/pairs';

/** A text of ours with sentences that it supports and sentences that it does not. */
interface Passage {
  area: string;
  context: string;
  supported: readonly string[];
  unsupported: readonly string[];
}

const PASSAGE: Fields<Passage> = {
  area: isString,
  context: isString,
  supported: isListOf(isString),
  unsupported: isListOf(isString),
};

const SEED = 20_261_127;
/** Other passages around one, in a long context. */
const AROUND = 14;
const OF_EACH = 3;

const sentencesOf = (context: string): string[] => context.split(/(?<=[.;]) (?=[A-Z])/);

/** Makes the records of a passage: as it is written, in a long context, copied, and of others. */
const ofPassage = (
  passage: Passage,
  passages: readonly Passage[],
  random: Random,
): GroundingRecord[] => {
  const record = (
    output: string,
    ungrounded: boolean,
    kind: string,
    context = passage.context,
  ) => ({
    context,
    asked: '',
    output,
    ungrounded,
    source: kind === 'written' ? 'own passages' : 'own variants',
    kind: kind === 'written' ? (ungrounded ? 'unsupported' : 'supported') : kind,
    area: passage.area,
    dev: false,
  });
  const { supported, unsupported } = passage;
  const others = shuffle(
    passages.filter((other) => other !== passage),
    random,
  );
  const long = shuffle(
    [passage, ...others.slice(0, AROUND)].map(({ context }) => context),
    random,
  ).join('\n');
  const some = (texts: readonly string[]): string[] =>
    shuffle([...texts], random).slice(0, OF_EACH);
  const foreign = others.slice(AROUND, AROUND + OF_EACH);
  return [
    ...supported.map((text) => record(text, false, 'written')),
    ...unsupported.map((text) => record(text, true, 'written')),
    ...some(supported).map((text) => record(text, false, 'long', long)),
    ...some(unsupported).map((text) => record(text, true, 'long', long)),
    ...some(sentencesOf(passage.context)).map((text) => record(text, false, 'copy')),
    ...foreign.map(({ supported: [text = ''] }) => record(text, true, 'foreign')),
    ...foreign.slice(1).map(({ supported: [, text = ''] }) => record(text, true, 'foreign', long)),
  ];
};

/** Contrast pairs of our own: written ones and those of the grammar. */
export const ownRecords = (): GroundingRecord[] => {
  const random = seeded(SEED);
  const passages = readRows('grounding/passages.jsonl', PASSAGE);
  return [
    ...passages.flatMap((passage) => ofPassage(passage, passages, random)),
    ...grammarRecords(),
  ];
};
