import { roughStem } from '@touchstone/text';
import type { Quantity, Turn, Unit } from '../conversation';
import type { CallView } from './doubt';
import type { Leaf } from './leaf';
import { relationOf, uses } from './number-relation';

const GENERIC = new Set(
  'number num count of max min total quantity value amount the and level size no maximum minimum first second third time times'
    .split(' ')
    .map(roughStem),
);
const SAME = [
  'guest people person passenger traveller traveler attendee participant diner seat pax',
  'child kid',
  'adult grown',
  'day night',
];
const classes = new Map(
  SAME.flatMap((list, index) =>
    list.split(' ').map((word): [string, number] => [roughStem(word), index]),
  ),
);
const classOf = (stem: string): number | string => classes.get(stem) ?? stem;

/** Finds the number that stands before the parameter's noun, if it differs: `2 adults` and `adults: 1`. */
export const tiedElsewhere = (
  leaf: Leaf,
  value: number,
  unit: Unit | undefined,
  view: CallView,
): Quantity | undefined => {
  const turn = view.conversation.asked;
  if (!turn || leaf.declared) return undefined;
  const head = leaf.words.map(roughStem).findLast((stem) => !GENERIC.has(stem));
  if (head === undefined || leaf.listed || leaf.words.includes('per')) return undefined;
  const own = classOf(head);
  const tied = turn.quantities.filter(({ units, end, weak, inName }) => {
    const next = turn.tokens[end];
    const noun =
      next && /^[\s-]$/.test(turn.text.slice(turn.tokens[end - 1]?.end, next.start))
        ? next.form
        : '';
    return (
      units.length === 0 && !weak && !inName && noun.length > 2 && own === classOf(roughStem(noun))
    );
  });
  const [only] = tied;
  if (!only || tied.length > 1 || relationOf(only, value, unit) === 'fits' || hasCorrection(turn))
    return undefined;
  // `4 light years` are the distance, not the speed of light.
  const noun = roughStem(turn.tokens[only.end]?.form ?? '');
  const isOthers = view.all.some(
    (other) =>
      other !== leaf && other.words.map(roughStem).includes(noun) && uses(other, only, view),
  );
  return isOthers ? undefined : only;
};

const hasCorrection = ({ lower }: Turn): boolean =>
  /\b(?:more|less|fewer|under|over|above|below|least|most|extra|another|additional|plus|instead|not|each|per|every)\b/.test(
    lower.slice(0, 5000),
  );
