import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAFETY_CATEGORIES, type SafetyCategory } from '@touchstone/contracts';
import type { Detector } from '@touchstone/detection';
import { safetyFamily } from '@touchstone/detectors/safety';
import { aTask } from '@touchstone/testing';
import type { Figure } from '../lib/report';
import type { Section } from '../lib/sections';

const FOLDER = 'datasets/content-moderation';
/** By file; the goals concern the held-out texts. */
const SETS = [
  'people',
  'acts',
  'mixed',
  'held-out-mixed',
  'held-out-hate-functions',
  'held-out-languages',
];
const HELD_OUT = 'held-out';

interface Row {
  text: string;
  side: 'input' | 'output';
  categories: SafetyCategory[];
  kind: string;
  /** Twins have the same value. */
  pair: string | null;
  /** ISO 639-1; English without it. */
  language?: string;
}

export interface JudgedRow extends Row {
  flagged: ReadonlySet<SafetyCategory>;
}

const detector = (): Detector<'safety'> => {
  const { safety } = safetyFamily.detectors();
  if (!safety) throw new Error('The family has no detector of content moderation.');
  return safety;
};

export const rowsOf = (set: string): Row[] =>
  readFileSync(join(FOLDER, `${set}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

const judge = (safety: Detector<'safety'>, row: Row): JudgedRow => {
  const outcomes = safety.examine(
    aTask(
      { check: 'safety', mode: 'balanced', categories: [...SAFETY_CATEGORIES] },
      { [row.side]: row.text },
    ),
  );
  const flagged = outcomes.flatMap((each) =>
    each.kind === 'verdict' && each.flagged ? [each.name as SafetyCategory] : [],
  );
  return { ...row, flagged: new Set(flagged) };
};

export const judgedRows = (rows: readonly Row[]): JudgedRow[] => {
  const safety = detector();
  return rows.map((row) => judge(safety, row));
};

export const shareOf = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length / Math.max(items.length, 1);

export const isFlagged = ({ flagged }: JudgedRow): boolean => flagged.size > 0;
export const isClean = ({ categories }: JudgedRow): boolean => categories.length === 0;

const grouped = (
  rows: readonly JudgedRow[],
  groupOf: (row: JudgedRow) => string | undefined,
): [string, JudgedRow[]][] => {
  const groups = new Map<string, JudgedRow[]>();
  for (const row of rows) {
    const group = groupOf(row);
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return [...groups].sort(([one], [other]) => one.localeCompare(other));
};

const kindOf = ({ kind }: JudgedRow): string => kind.replace(/\+disguised$/, '');

const figuresOf = (set: string, rows: readonly JudgedRow[]): Figure[] => {
  const goals = set.startsWith(HELD_OUT);
  const named = (name: string, value: number, goal: Figure['goal']): Figure => ({
    name: `${set}, ${name}`,
    unit: '',
    values: [value],
    ...(goals && goal && { goal }),
  });
  const clean = rows.filter(isClean);
  return [
    ...SAFETY_CATEGORIES.flatMap((category) => {
      const own = rows.filter(({ categories }) => categories.includes(category));
      const name = `recall of ${category} (${own.length})`;
      const found = shareOf(own, ({ flagged }) => flagged.has(category));
      return own.length === 0 ? [] : [named(name, found, { atLeast: 0.75 })];
    }),
    named(`false alarms (${clean.length})`, shareOf(clean, isFlagged), { atMost: 0.08 }),
    ...grouped(rows, ({ language }) => language).flatMap(([language, own]) => {
      const violating = own.filter((row) => !isClean(row));
      const harmless = own.filter(isClean);
      return [
        named(`${language}, recall (${violating.length})`, shareOf(violating, isFlagged), {
          atLeast: 0.7,
        }),
        named(`${language}, false alarms (${harmless.length})`, shareOf(harmless, isFlagged), {
          atMost: 0.06,
        }),
      ];
    }),
    ...grouped(rows, kindOf).map(([kind, own]) =>
      named(`${kind} (${own.length}), flagged`, shareOf(own, isFlagged), undefined),
    ),
  ];
};

/** Measures content moderation on our own texts, by category and kind. */
export const moderation: Record<string, Section> = {
  moderation: () => Promise.resolve(SETS.flatMap((set) => figuresOf(set, judgedRows(rowsOf(set))))),
};
