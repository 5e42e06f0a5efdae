import type { Turn } from '../conversation';
import type { Leaf } from './leaf';

const COUNTS_PERSONS =
  /\b(?:guests?|people|persons?|passengers?|travell?ers?|adults?|attendees?|participants?|diners?|seats?|pax|covers?|visitors?|tickets?|count|party|players?|members?|heads?)\b/;

const SPEAKER = /\b(?:me|myself|i|i'm|i'd|i'll|we|we're)\b/;
const COMPANION =
  /\b(?:my|our|his|her|their|a|the) (?:\w+ )?(?:wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|son|daughter|sister|brother|friend|boss|colleague|flatmate|roommate|neighbour|neighbor|grandma|grandmother|grandpa|grandfather|aunt|uncle|cousin|baby|kid|child|nephew|niece)\b/g;
const LONGEST = 5000;
/** Nobody lists more persons one by one. */
const MOST_PERSONS = 30;

/**
 * Returns true if a number of persons follows from those that a turn lists: `me, my wife and the
 * three kids` are five.
 */
export const isNumberOfPersons = (
  leaf: Leaf,
  value: number,
  { lower, quantities }: Turn,
): boolean => {
  if (!COUNTS_PERSONS.test(`${leaf.words.join(' ')} ${leaf.about}`)) return false;
  const text = lower.slice(0, LONGEST);
  const speaker = SPEAKER.test(text) ? 1 : 0;
  const companions = text.match(COMPANION)?.length ?? 0;
  if (value < 2 || value > MOST_PERSONS || speaker + companions === 0) return false;
  const numbers = quantities
    .filter(({ inName, weak, units }) => !inName && !weak && units.length === 0)
    .flatMap(({ values: [own = 0] }) => (own > 0 && own < MOST_PERSONS ? [own] : []))
    .slice(0, MOST_PERSONS);
  const all = numbers.reduce((sum, each) => sum + each, 0);
  return [0, all, ...numbers].some((counted) =>
    [0, companions].some((others) =>
      [0, speaker].some((own) => others + own > 0 && counted + others + own === value),
    ),
  );
};
