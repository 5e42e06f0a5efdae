import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { NamedText } from './synthetic-texts';

interface Row {
  text: string;
  spans?: readonly { start: number; end: number; type: string }[] | null;
}

/** Data sets with labelled positions of names. */
export const LABELLED = ['presidio_large', 'presidio_synth_v2', 'own_generator_a'] as const;
/** Data sets without names. */
export const NAMELESS = ['banking77_train', 'clinc_queries', 'own_negatives_a'] as const;
/** Ordinary requests without labels, a few of which name a person: measured, never trained on. */
export const REQUESTS = ['halueval_queries', 'followbench_prompts', 'bfcl_queries'] as const;

const rowsOf = (path: string): Row[] =>
  gunzipSync(readFileSync(`${path}.jsonl.gz`))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);

/** Maps the sets' offsets, which count code points, to UTF-16 units. */
const unitsOf = (text: string): number[] => {
  const units = [0];
  for (const character of text) units.push((units.at(-1) ?? 0) + character.length);
  return units;
};

const namedText = ({ text, spans }: Row, source: string): NamedText => {
  const units = unitsOf(text);
  const persons = (spans ?? []).filter(({ type }) => type === 'PERSON');
  return {
    text,
    source,
    names: persons.map(({ start, end }) => ({ start: units[start] ?? 0, end: units[end] ?? 0 })),
  };
};

/**
 * Reads the texts of a set in its order.
 * @throws Error when the file is missing
 */
export const textsOfSet = (dataFolder: string, name: string): NamedText[] => {
  const family = (REQUESTS as readonly string[]).includes(name) ? 'injection' : 'pii';
  return rowsOf(join(dataFolder, family, name)).map((row) => namedText(row, name));
};
