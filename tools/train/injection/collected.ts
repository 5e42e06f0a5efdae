import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partOf } from './own-texts';
import type { LabelledText } from './texts';

export const COLLECTION = 'own collection';
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
  /** The idea of an attack, or the kind of a harmless text. */
  group: string;
}

/**
 * Texts written one by one, attacks beside harmless texts in the same words and clothes. All are learned from, and measured where their kind is left out: a single one kept back
 * would be judged by its neighbour in the same words, which is of the other side.
 */
export const collected = (): LabelledText[] =>
  FILES.flatMap((file) =>
    readFileSync(join(__dirname, 'collected', `${file}.jsonl`), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): LabelledText => {
        const { text, attack, channel, group } = JSON.parse(line) as Row;
        return {
          text,
          attack,
          channel,
          source: `own_collected_${file}`,
          origin: COLLECTION,
          fold: partOf(group),
          unit: `${COLLECTION}, ${file}, ${group}`,
          use: 'train',
        };
      }),
  );
