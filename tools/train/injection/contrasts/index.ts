import { HARMLESS, ORIGIN, partOf } from '../own-texts';
import type { LabelledText } from '../texts';
import { DOCUMENTS } from './documents';
import { ORDINARY } from './ordinary';
import { PAGES } from './pages';
import { REMARKS } from './remarks';
import { REPORTS } from './reports';
import { REQUESTS } from './requests';
import { TALK } from './talk';
import { TASKS } from './tasks';

/** Harmless texts in the words of attacks: kinds by name, each a row of choices that are written one after the other. */
export type Contrasts = Readonly<Record<string, readonly (readonly string[])[]>>;

interface Table {
  channel: LabelledText['channel'];
  kinds: Contrasts;
  /** Texts of each kind. */
  most: number;
}

const TABLES: readonly Table[] = [
  { channel: 'user', kinds: REMARKS, most: 150 },
  { channel: 'user', kinds: TASKS, most: 50 },
  { channel: 'user', kinds: PAGES, most: 75 },
  { channel: 'user', kinds: REQUESTS, most: 60 },
  { channel: 'user', kinds: TALK, most: 60 },
  { channel: 'user', kinds: ORDINARY, most: 60 },
  // With more of them attacks that ask for something harmless, as those of BIPIA do, are missed where nobody has seen their like.
  { channel: 'document', kinds: DOCUMENTS, most: 40 },
  { channel: 'document', kinds: REPORTS, most: 25 },
];

const written = (choices: readonly (readonly string[])[]): string[] => choices.reduce<string[]>((texts, parts) => texts.flatMap((text) => parts.map((part) => text + part)), ['']);

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

/** The least step with which no more than so many are taken, and every choice of every place is met. */
const stepThrough = (count: number, most: number): number => {
  let step = Math.ceil(count / most);
  while (gcd(step, count) > 1) step++;
  return step;
};

/** As many of each kind, spread over all that can be written. */
export const contrasts = (): LabelledText[] =>
  TABLES.flatMap(({ channel, kinds, most }) =>
    Object.entries(kinds).flatMap(([kind, choices]) => {
      const all = written(choices);
      const step = stepThrough(all.length, most);
      return all.filter((_, index) => index % step === 0).map((text, index): LabelledText => ({
        text, attack: false, channel, source: HARMLESS, origin: ORIGIN, fold: partOf(kind), unit: `contrasts, ${kind}`, use: index % 7 === 0 ? 'dev' : 'train',
      }));
    }),
  );
