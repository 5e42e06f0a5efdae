import { type Fields, isListOf, isOneOf, isString, readRows } from '../lib/dataset';
import { foldOfKind, HARMLESS, ORIGIN } from './synthetic-texts';
import type { LabelledText } from './texts';

/**
 * A pattern of harmless texts in the words of attacks: one text for each combination of choices,
 * joined.
 */
interface Row {
  kind: string;
  channel: LabelledText['channel'];
  choices: readonly (readonly string[])[];
}

const FIELDS: Fields<Row> = {
  kind: isString,
  channel: isOneOf('user', 'document'),
  choices: isListOf(isListOf(isString)),
};

/** The order decides which text a seeded shuffle meets first, and so the weights. */
const FILES: readonly { file: string; textsPerKind: number }[] = [
  { file: 'remarks', textsPerKind: 150 },
  { file: 'tasks', textsPerKind: 50 },
  { file: 'pages', textsPerKind: 75 },
  { file: 'requests', textsPerKind: 60 },
  { file: 'talk', textsPerKind: 60 },
  { file: 'ordinary', textsPerKind: 60 },
  // With more documents, the model misses attacks that ask for something harmless (as in BIPIA)
  // where their source is left out of training.
  { file: 'documents', textsPerKind: 40 },
  { file: 'reports', textsPerKind: 25 },
];
/** One text in this many is held out of training. */
const HELD_OUT = 7;

const combinations = (choices: Row['choices']): string[] =>
  choices.reduce<string[]>(
    (texts, parts) => texts.flatMap((text) => parts.map((part) => text + part)),
    [''],
  );

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other);

/**
 * Returns the smallest step that takes at most `limit` of `count` texts and still covers every
 * choice.
 */
const samplingStep = (count: number, limit: number): number => {
  let step = Math.ceil(count / limit);
  while (greatestCommonDivisor(step, count) > 1) step++;
  return step;
};

const textsOfKind = ({ kind, channel, choices }: Row, limit: number): LabelledText[] => {
  const all = combinations(choices);
  const step = samplingStep(all.length, limit);
  return all
    .filter((_, index) => index % step === 0)
    .map((text, index) => ({
      text,
      attack: false,
      channel,
      source: HARMLESS,
      origin: ORIGIN,
      fold: foldOfKind(kind),
      unit: `contrasts, ${kind}`,
      use: index % HELD_OUT === 0 ? 'dev' : 'train',
    }));
};

/**
 * Returns hard negatives: about as many texts of each kind, spread evenly over all combinations.
 */
export const hardNegatives = (): LabelledText[] =>
  FILES.flatMap(({ file, textsPerKind }) =>
    readRows(`prompt-injection/hard-negatives/${file}.jsonl`, FIELDS).flatMap((row) =>
      textsOfKind(row, textsPerKind),
    ),
  );
