import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { SAFETY_CATEGORIES, type SafetyCategory } from '@touchstone/contracts';
import { type Fields, isOneOf, isString, readRows } from '../lib/dataset';

/** A text and the categories that it violates. */
export interface Example {
  text: string;
  categories: readonly SafetyCategory[];
  source: string;
  kind: string;
  weight: number;
}

interface OwnRow {
  text: string;
  side: 'input' | 'output';
  categories: readonly SafetyCategory[];
  kind: string;
  pair: string | null;
}

const isCategories = (value: unknown): value is readonly SafetyCategory[] =>
  Array.isArray(value) && value.every((one) => SAFETY_CATEGORIES.includes(one as SafetyCategory));

const OWN_FIELDS: Fields<OwnRow> = {
  text: isString,
  side: isOneOf('input', 'output'),
  categories: isCategories,
  kind: isString,
  pair: (value): value is string | null => value === null || isString(value),
};

export const OWN_SOURCES = ['people', 'acts', 'mixed'] as const;

/** Examples of `datasets/content-moderation`. */
export const ownExamples = (): Example[] =>
  OWN_SOURCES.flatMap((source) =>
    readRows(`content-moderation/${source}.jsonl`, OWN_FIELDS).map(
      ({ text, categories, kind }) => ({ text, categories, source, kind, weight: 1 }),
    ),
  );

/** Fields of the public files that hold a text: moderation, topics, replies, calls. */
interface PublicRow {
  text?: string | null;
  output?: string;
  label?: string;
  unsafe?: 0 | 1 | null;
  messages?: { content: string | null }[];
}

interface CleanSource {
  file: string;
  most: number;
  isClean?: (row: PublicRow) => boolean;
}

/** How much a clean text of the public data counts: it is far from any violation. */
const PUBLIC_WEIGHT = 0.1;

const isBenign = ({ label }: PublicRow): boolean => label === 'BENIGN';
const CLEAN_SOURCES: readonly CleanSource[] = [
  { file: 'moderation/clinc_queries', most: 250 },
  { file: 'moderation/halueval_queries', most: 500 },
  { file: 'moderation/halueval_responses', most: 350 },
  { file: 'moderation/own_sensitive_but_safe_dev', most: 160 },
  { file: 'grounding/synthetic_web_a', most: 300 },
  { file: 'grounding/begin_wow', most: 300 },
  { file: 'tool_use/bfcl_live_simple', most: 300 },
  { file: 'injection/followbench_prompts', most: 300, isClean: isBenign },
  { file: 'injection/bipia_train', most: 200, isClean: isBenign },
  { file: 'policy/service_replies_a', most: 150 },
];

const rowsOf = (path: string): PublicRow[] =>
  gunzipSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as PublicRow);

const textOf = ({ text, output, messages }: PublicRow): string =>
  text ?? output ?? messages?.[0]?.content ?? '';

/**
 * Clean texts of public data sets of other families, evenly spread over each file.
 * @throws Error when a file is missing
 */
export const cleanExamples = (dataFolder: string): Example[] =>
  CLEAN_SOURCES.flatMap(({ file, most, isClean = () => true }) => {
    const texts = rowsOf(join(dataFolder, `${file}.jsonl.gz`))
      .filter(isClean)
      .map(textOf)
      .filter((text) => text !== '');
    const step = Math.max(1, texts.length / most);
    return Array.from({ length: Math.min(most, texts.length) }, (_, index) => ({
      text: texts[Math.floor(index * step)] ?? '',
      categories: [],
      source: file,
      kind: file,
      weight: PUBLIC_WEIGHT,
    }));
  });
