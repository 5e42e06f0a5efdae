import type { Countable, Format, Side } from './constraint';
import type { Slot } from './lexicon';

/** The meaning of a sentence: its slots grouped by kind, without their order. */
export interface SentenceMeaning {
  side: Side;
  forbids: boolean;
  /** "may … only", "may … at most": a limit on what is allowed. */
  permits: boolean;
  /** An imperative, addressed to the author of the answer. */
  commands: boolean;
  /** Contains a demand ("must", "never") rather than only a statement. */
  demands: boolean;
  verbs: Set<string>;
  edges: string[];
  bounds: string[];
  numbers: number[];
  units: Countable[];
  literals: string[];
  formats: Format[];
  languages: string[];
  letters: boolean;
  /** Names a kind of words ("product names") without any of them: only a part of the text is meant. */
  ofWords: boolean;
  /** Those of times, only, anyof, allof, oneof, and, or, range, iso, colon that occur. */
  flags: Set<string>;
}

const values = (slots: readonly Slot[], is: string): string[] =>
  slots.filter((slot) => slot.is === is).map(({ value }) => value);
const FLAGS = ['times', 'only', 'anyof', 'allof', 'oneof', 'and', 'or', 'range', 'iso'];

/**
 * Groups the slots of a sentence; `undefined` when a word is not recognised, when the sentence
 * permits instead of demanding, or when it contains two negations.
 */
export const meaningOf = (
  slots: readonly Slot[],
  negativeConcord: boolean,
): SentenceMeaning | undefined => {
  const has = (is: string): boolean => slots.some((slot) => slot.is === is);
  if (has('unknown') || has('open')) return undefined;
  const negations = slots.filter(({ is }) => is === 'not').length;
  if (negations > 1 && !negativeConcord) return undefined;
  const permits = has('may') && negations === 0;
  if (
    permits &&
    !has('only') &&
    !slots.some(({ is, value }) => is === 'bound' && CEILINGS.has(value))
  )
    return undefined;
  const side = sideOf(values(slots, 'side'));
  if (!side || !joined(slots, 'unit') || !joined(slots, 'literal')) return undefined;
  return {
    side,
    forbids: negations > 0,
    permits,
    commands: isCommand(slots),
    demands: has('must') || negations > 0 || has('may'),
    verbs: new Set(values(slots, 'verb')),
    edges: values(slots, 'edge'),
    bounds: values(slots, 'bound'),
    numbers: values(slots, 'number').map(Number),
    units: values(slots, 'unit') as Countable[],
    literals: values(slots, 'literal'),
    formats: values(slots, 'format') as Format[],
    languages: values(slots, 'language'),
    ofWords: slots.some(({ is, value }) => is === 'kind' && value === 'word') && !has('literal'),
    letters: slots.some(({ is, value }) => is === 'kind' && value === 'letter'),
    flags: new Set(FLAGS.filter(has)),
  };
};

const CEILINGS = new Set(['max', 'below']);
const AHEAD = new Set(['filler', 'must', 'not', 'only']);

const isCommand = (slots: readonly Slot[]): boolean => {
  const first = slots.find(({ is }) => !AHEAD.has(is));
  return !slots.some(({ is }) => is === 'side') && (first?.is === 'verb' || first?.is === 'edge');
};

const sideOf = (sides: string[]): Side | undefined => {
  const [first = 'any', ...others] = new Set(sides.filter((side) => side !== 'any'));
  return others.length > 0 ? undefined : (first as Side);
};

const BETWEEN = new Set(['comma', 'and', 'or', 'filler', 'kind', 'not']);

/** Recognises a list of units or literals: only joiners separate them, and at least one does. */
const joined = (slots: readonly Slot[], is: string): boolean => {
  const places = slots.flatMap((slot, index) => (slot.is === is ? [index] : []));
  return places.slice(1).every((place, index) => {
    const between = slots.slice((places[index] ?? 0) + 1, place);
    return (
      between.every((slot) => BETWEEN.has(slot.is)) &&
      between.some(({ is: name }) => name === 'comma' || name === 'and' || name === 'or')
    );
  });
};
