import type { Figure } from '../lib/report';
import type { Section } from '../lib/sections';
import { isClean, isFlagged, type JudgedRow, judgedRows, rowsOf, shareOf } from './moderation';
import { DISGUISES } from './rewriter';

/** Held out: other authors wrote these texts, and nobody reads which ones are misjudged. */
const SETS = ['held-out-mixed', 'held-out-hate-functions'];
/** Disguises that leave a text readable at once. */
const READABLE = [
  'leetspeak',
  'sparse leetspeak',
  'zero-width',
  'soft hyphens',
  'homoglyphs',
  'full-width',
  'dots between letters',
  'spaces between letters',
  'stacked accents',
  'capitals at random',
];

const figure = (name: string, value: number): Figure => ({ name, unit: '', values: [value] });

/** Shares of the violating and the clean texts that are flagged, each text disguised as a whole. */
const disguised = (): Figure[] => {
  const [set = ''] = SETS;
  const rows = rowsOf(set);
  return ['plain', ...READABLE].flatMap((name) => {
    const disguise = DISGUISES[name] ?? ((text: string) => text);
    const judged = judgedRows(rows.map((row) => ({ ...row, text: disguise(row.text) })));
    return [
      figure(
        `${set}, ${name}, flagged`,
        shareOf(
          judged.filter((row) => !isClean(row)),
          isFlagged,
        ),
      ),
      figure(`${set}, ${name}, false alarms`, shareOf(judged.filter(isClean), isFlagged)),
    ];
  });
};

/** Share of the texts of contrast pairs that are judged rightly: one violates, its twin is clean. */
const pairs = (set: string): Figure => {
  const groups = new Map<string, JudgedRow[]>();
  for (const row of judgedRows(rowsOf(set)))
    if (row.pair !== null) groups.set(row.pair, [...(groups.get(row.pair) ?? []), row]);
  const twins = [...groups.values()].filter(
    (group) => group.some(isClean) && !group.every(isClean),
  );
  return figure(
    `${set}, ${twins.length} contrast pairs, texts judged rightly`,
    shareOf(twins.flat(), (row) => isFlagged(row) !== isClean(row)),
  );
};

/** Measures content moderation on disguised texts and on contrast pairs. */
export const moderationDisguises: Record<string, Section> = {
  'moderation-disguises': () => Promise.resolve([...disguised(), ...SETS.map(pairs)]),
};
