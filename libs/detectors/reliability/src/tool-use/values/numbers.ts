import type { Conversation, Quantity, Turn, Unit } from '../conversation';
import { isBound, isComputed } from './computed';
import { type CallView, type Doubt, named, quoted } from './doubt';
import type { Leaf } from './leaf';
import { EXACT_OR_UNIT, isMentioned, relationOf, uses } from './number-relation';
import { isFree, isPersonal, suits, unitOf } from './parameter';
import { isNumberOfPersons } from './persons';
import { CORRECTION, replacementOf } from './superseded';
import { tiedElsewhere } from './tied-numbers';

/** Finds a number that does not follow from the conversation. */
export const numberDoubt = (leaf: Leaf, value: number, view: CallView): Doubt | undefined => {
  const { conversation } = view;
  if (conversation.asked && isNumberOfPersons(leaf, value, conversation.asked)) return undefined;
  const unit = unitOf(leaf, view.leaves);
  let unconverted: Quantity | undefined;
  let fitting: Quantity | undefined;
  for (const { quantities } of conversation.turns)
    for (const quantity of quantities) {
      if (quantity.inName) continue;
      const found = relationOf(quantity, value, unit);
      if (found === 'fits') fitting ??= quantity;
      else if (found === 'unconverted') unconverted ??= quantity;
    }
  const other = tiedElsewhere(leaf, value, unit, view);
  if (other) return doubt(leaf, value, other, 0.8);
  const share = fitting && otherShare(value, unit, fitting, conversation.asked);
  if (share) return doubt(leaf, value, share, 0.75);
  if (fitting)
    return supersededNumber(leaf, value, unit, view) ?? corrected(leaf, value, unit, view);
  if (unconverted && unit)
    return {
      leaf,
      reason: `The value ${value} of ${named(leaf)} is in ${unit.name}, but the conversation says ${quoted(unconverted.shown)}.`,
      certainty: 0.85,
    };
  if (leaf.declared || value === 0 || isMentioned(value, leaf.about) || conversation.cut)
    return undefined;
  if (
    isForeign(conversation) ||
    isIrrational(conversation) ||
    isBound(value, conversation) ||
    isOnAnotherScale(unit, conversation) ||
    isComputed(value, unit, conversation)
  )
    return undefined;
  const unused = unusedIn(conversation.asked, leaf, unit, view);
  if (unused && (!isFree(leaf) || isPrecise(unused)) && value !== 1)
    return doubt(leaf, value, unused, 0.75);
  return leaf.required && isPersonal(leaf) && value !== 1
    ? {
        leaf,
        reason: `The value ${value} of ${named(leaf)} is not in the conversation.`,
        certainty: 0.65,
      }
    : undefined;
};

/** A number that the same turn takes back: `23 kilos? Hm, wait, say 20`. */
const supersededNumber = (
  leaf: Leaf,
  value: number,
  unit: Unit | undefined,
  view: CallView,
): Doubt | undefined => {
  const { asked } = view.conversation;
  if (!asked || leaf.declared) return undefined;
  const placed = asked.quantities
    .slice(0, MOST_EXAMINED)
    .filter(({ inName, weak }) => !inName && !weak)
    .map((quantity) => ({
      quantity,
      fits: relationOf(quantity, value, unit, EXACT_OR_UNIT) === 'fits',
      start: asked.tokens[quantity.first]?.start ?? 0,
      end: asked.tokens[quantity.end - 1]?.end ?? 0,
    }));
  const own = placed.filter(({ fits }) => fits);
  const [only] = own;
  if (!only || own.length > 1) return undefined;
  const newer = replacementOf(
    asked.text,
    only,
    placed.filter(
      ({ fits, quantity }) =>
        !fits &&
        isEligible(quantity, asked, leaf, unit) &&
        !view.all.some((other) => other !== leaf && uses(other, quantity, view)),
    ),
  );
  return newer && doubt(leaf, value, newer.quantity, 0.75);
};

/** A number of an earlier turn that the last one corrects: `sorry, make it three`. */
const corrected = (
  leaf: Leaf,
  value: number,
  unit: Unit | undefined,
  view: CallView,
): Doubt | undefined => {
  const { asked, turns } = view.conversation;
  if (!asked || turns.length < 2 || !CORRECTION.test(asked.lower.slice(0, 5000)) || leaf.declared)
    return undefined;
  if (asked.quantities.some((quantity) => relationOf(quantity, value, unit) === 'fits'))
    return undefined;
  const said = turns.some(
    (turn) =>
      turn.role === 'user' &&
      turn.quantities.some(
        (quantity) => !quantity.inName && relationOf(quantity, value, unit) === 'fits',
      ),
  );
  const newer = unusedIn(asked, leaf, unit, view);
  return said && newer && !isComputed(value, unit, view.conversation)
    ? doubt(leaf, value, newer, 0.7)
    : undefined;
};

/** The only percentage of the request, where a percentage has the value of another number. */
const otherShare = (
  value: number,
  unit: Unit | undefined,
  fitting: Quantity,
  turn: Turn | undefined,
): Quantity | undefined => {
  if (unit?.dimension !== 'share' || fitting.units.length > 0) return undefined;
  const shares =
    turn?.quantities.filter(({ units }) => units.some(({ dimension }) => dimension === 'share')) ??
    [];
  const [only] = shares;
  return only && shares.length === 1 && relationOf(only, value, unit) !== 'fits' ? only : undefined;
};

const doubt = (leaf: Leaf, value: number, quantity: Quantity, certainty: number): Doubt => ({
  leaf,
  reason: `The value ${value} of ${named(leaf)} does not follow from the conversation, which says ${quoted(quantity.shown)}.`,
  certainty,
});

/** A duration may follow from times of day, and a rating from one of another scale. */
const isOnAnotherScale = (unit: Unit | undefined, { asked }: Conversation): boolean =>
  asked !== undefined &&
  ((unit?.dimension === 'time' && asked.times.some(({ range }) => range === undefined)) ||
    /\bout of\b/.test(asked.lower.slice(0, 5000)));

/** Coordinates are known rather than said, unless the user gives some. */
const isPrecise = ({ values }: Quantity): boolean =>
  values.some((value) => /\.\d{3}/.test(String(value)));

/** Numbers may be written in a script whose numerals are not read. */
const isForeign = ({ asked }: Conversation): boolean =>
  /[\u0370-\u1fff\u3040-\uffef]/.test(asked?.text.slice(0, 5000) ?? '');

const isIrrational = ({ asked }: Conversation): boolean =>
  /\bpi\b|π/.test(asked?.lower.slice(0, 5000) ?? '');

const MOST_EXAMINED = 40;

const isEligible = (
  quantity: Quantity,
  turn: Turn,
  leaf: Leaf,
  unit: Unit | undefined,
): boolean => {
  const { inName, weak, units, first, end } = quantity;
  if (inName || weak) return false;
  for (let at = first; at < end; at++) if (turn.ofTime.has(at)) return false;
  if (units.length === 0) return true;
  return unit
    ? units.some(({ dimension }) => dimension === unit.dimension)
    : units.some(({ dimension }) => suits(leaf, dimension));
};

/** Finds a number of the user's last turn that the parameter may hold and that no argument uses. */
export const unusedIn = (
  turn: Turn | undefined,
  leaf: Leaf,
  unit: Unit | undefined,
  view: CallView,
): Quantity | undefined =>
  turn?.quantities
    .slice(0, MOST_EXAMINED)
    .find(
      (quantity) =>
        isEligible(quantity, turn, leaf, unit) &&
        !view.all.some((other) => other !== leaf && uses(other, quantity, view)),
    );
