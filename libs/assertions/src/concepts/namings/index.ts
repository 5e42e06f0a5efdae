import type { ConceptName } from '../concept';
import { phraseBook } from '../naming';
import { ADVICE } from './advice';
import { CONTENT } from './content';
import { IDENTITY } from './identity';
import { MOVES } from './moves';
import type { Naming, Namings } from './naming';
import { PROMISES } from './promises';
import { STYLE } from './style';
import { TONE } from './tone';
import { USERS } from './users';

export interface Named {
  name: ConceptName;
  /** The phrase names the contrary. */
  contrary: boolean;
}

type Part = keyof Naming;

const entriesOf = (namings: Namings, part: Part, contrary: boolean): (readonly [string, Named])[] =>
  (Object.entries(namings) as [ConceptName, Naming][]).flatMap(([name, naming]) =>
    (naming[part] ?? []).map((pattern) => [pattern, { name, contrary }] as const),
  );

const OUTPUT: Namings = {
  ...PROMISES,
  ...ADVICE,
  ...CONTENT,
  ...IDENTITY,
  ...MOVES,
  ...TONE,
  ...STYLE,
};

/** Verbs with their objects. */
export const ACTS = phraseBook([
  ...entriesOf(OUTPUT, 'acts', false),
  ...entriesOf(OUTPUT, 'notActs', true),
]);
/** Nouns. */
export const THINGS = phraseBook([
  ...entriesOf(OUTPUT, 'things', false),
  ...entriesOf(OUTPUT, 'notThings', true),
]);
/** Adjectives and adverbs. */
export const TRAITS = phraseBook([
  ...entriesOf(OUTPUT, 'traits', false),
  ...entriesOf(OUTPUT, 'notTraits', true),
]);
/** Deeds of the user in a condition. */
export const USER_ACTS = phraseBook(entriesOf(USERS, 'acts', false));
export const USER_TRAITS = phraseBook(entriesOf(USERS, 'traits', false));
