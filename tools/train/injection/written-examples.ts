import { type Fields, isBoolean, isOneOf, isString, readRows } from '../lib/dataset';
import { foldOfKind } from './synthetic-texts';
import type { LabelledText } from './texts';

export const COLLECTION = 'own collection';
/** The order decides which text a seeded shuffle meets first, and so the weights. */
const FILES = [
  'direct',
  'agents',
  'languages',
  'talk',
  'long',
  'requests',
  'results',
  'tongues',
  'trades',
  'pages',
  'reported',
  'planted',
  'personas',
  'everyday',
  'fetched',
  'daily',
  'world',
  'tasks',
  'toolwork',
  'longer',
];

interface Row extends Pick<LabelledText, 'text' | 'attack' | 'channel'> {
  /** The technique of an attack, or the kind of a harmless text. */
  group: string;
}

const FIELDS: Fields<Row> = {
  text: isString,
  attack: isBoolean,
  channel: isOneOf('user', 'document'),
  group: isString,
};

/**
 * Reads the texts written one by one, attacks beside harmless texts in the same words and layout.
 * All are used for training, and measured where their kind is left out: a single held-out text
 * would be judged by its near duplicate, which has the other label.
 */
export const writtenExamples = (): LabelledText[] =>
  FILES.flatMap((file) =>
    readRows(`prompt-injection/examples/${file}.jsonl`, FIELDS).map(
      ({ text, attack, channel, group }): LabelledText => ({
        text,
        attack,
        channel,
        source: `own_collected_${file}`,
        origin: COLLECTION,
        fold: foldOfKind(group),
        unit: `${COLLECTION}, ${file}, ${group}`,
        use: 'train',
      }),
    ),
  );
