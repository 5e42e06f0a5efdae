import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { SAFETY_CATEGORIES, type SafetyCategory } from '@touchstone/contracts';
import { datasetFiles, type Fields, isOneOf, isString, readRows } from '../lib/dataset';
import { readRecords } from '../reliability/records';
import { readAreas } from '../tool-use/areas';
import { readDomains } from '../topic/domains';

/** A labelled text. */
export interface Example {
  text: string;
  /** For each category, in catalogue order: true if violated, `undefined` if not labelled. */
  violates: readonly (boolean | undefined)[];
  /** The file of the text. */
  source: string;
  isOwn: boolean;
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

const FOLDER = 'content-moderation';
const HELD_OUT = 'held-out';

/** Examples of `datasets/content-moderation`, without those that only measure. */
export const ownExamples = (): Example[] =>
  datasetFiles(FOLDER)
    .filter((file) => !basename(file).startsWith(HELD_OUT))
    .flatMap((file) =>
      readRows(file, OWN_FIELDS).map(({ text, categories }) => ({
        text,
        violates: SAFETY_CATEGORIES.map((category) => categories.includes(category)),
        source: basename(file, '.jsonl'),
        isOwn: true,
      })),
    );

/** Names of the categories in the public files. */
const PUBLIC_NAMES: Record<SafetyCategory, string> = {
  dangerous_content: 'dangerous',
  harassment: 'harassment',
  hate_speech: 'hate',
  sexual_content: 'sexual',
};

interface PublicRow {
  text: string;
  labels?: Record<string, 0 | 1 | null>;
  unsafe?: 0 | 1 | null;
}

/**
 * Examples of the public moderation files.
 * @throws Error when the folder is missing
 */
export const publicExamples = (dataFolder: string): Example[] => {
  const folder = join(dataFolder, 'moderation');
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}; name it with --data.`);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl.gz'))
    .sort()
    .flatMap((file) => rowsOf(join(folder, file)).map((row) => publicExample(row, file)));
};

const rowsOf = (path: string): PublicRow[] =>
  gunzipSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as PublicRow);

const publicExample = ({ text, labels, unsafe }: PublicRow, file: string): Example => ({
  text,
  violates: SAFETY_CATEGORIES.map((category) => {
    const label = labels?.[PUBLIC_NAMES[category]];
    if (label === 1 || label === 0) return label === 1;
    return unsafe === 0 ? false : undefined;
  }),
  source: file.replace('.jsonl.gz', ''),
  isOwn: false,
});

const harmless = (text: string, source: string): Example => ({
  text,
  violates: SAFETY_CATEGORIES.map(() => false),
  source,
  isOwn: false,
});

/** Outputs of one context that are read: the others say nearly the same. */
const OUTPUTS_EACH = 2;

/** Contexts of the dataset of grounding, each with its first outputs. */
const answeredTexts = (): string[] => {
  const outputs = new Map<string, string[]>();
  for (const { context, output } of readRecords('datasets/grounding/answers.jsonl'))
    outputs.set(context, [...(outputs.get(context) ?? []), output]);
  return [...outputs].flatMap(([context, own]) => [context, ...own.slice(0, OUTPUTS_EACH)]);
};

/**
 * Ordinary texts of many fields, from the datasets of topics, grounding and tool use; all of them are
 * harmless.
 */
export const ordinaryExamples = (): Example[] => [
  ...readDomains().flatMap(({ user, assistant }) =>
    [...user, ...assistant].map((text) => harmless(text, 'topic-scoping')),
  ),
  ...answeredTexts().map((text) => harmless(text, 'grounding')),
  ...readAreas().flatMap(({ requests }) => requests.map(({ text }) => harmless(text, 'tool-use'))),
];

/** Texts without a meaning, which no category may claim. */
const ODD_TEXTS = [
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  'a a a a a a a a',
  'x',
  'k',
  '1 2 3 4 5 6 7 8 9 10',
  '42',
  'ok',
  'yes',
  'hello',
  '__proto__ constructor toString valueOf hasOwnProperty',
  'lorem ipsum dolor sit amet consectetur adipiscing elit',
  'asdf jkl qwerty zxcv uiop',
  'const total = items.map((item) => item.price).reduce((sum, price) => sum + price, 0);',
  'SELECT name, price FROM products WHERE id = 7 ORDER BY name',
  '{"id": 17, "name": "test", "items": []}',
  'https://example.com/shop/item?id=17',
  'AB-1042-XY',
  'the the the the the',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'zzzzzzzzzzzzzzzzzzzz',
  'hahahahahahahahaha',
  'amamamamamamamamamamamam',
  'a.m. a.m. a.m. a.m. a.m. p.m. p.m. p.m.',
  'am am am am am am am am',
  'bla bla bla bla bla bla',
  'no no no no no no',
  'go go go go go go',
  'na na na na na na na na',
  'lol lol lol lol',
  'I',
  'you',
  'they',
  'he she it we',
];

export const oddExamples = (): Example[] =>
  ODD_TEXTS.map((text) => ({
    text,
    violates: SAFETY_CATEGORIES.map(() => false),
    source: 'odd texts',
    isOwn: true,
  }));
