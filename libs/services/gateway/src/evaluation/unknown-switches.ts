import { DEFINITION_SWITCHES, MISTAKEN_NAMES } from '@touchstone/contracts';
import { isJsonObject, keyPath } from '@touchstone/contracts/dto';
import { type Fields, fieldsOf } from '../http/own-fields';

const SUFFIXES = ['_check', '_checks', 'Check', 'Checks'];
const looksLikeSwitch = (name: string): boolean => SUFFIXES.some((suffix) => name.endsWith(suffix));

/** Aliases of switches, and of the lists that replace one. */
const OTHER_NAMES: Readonly<Record<string, string>> = { ...DEFINITION_SWITCHES, ...MISTAKEN_NAMES };

/**
 * Field names by each name that may refer to a switch. A name that is a field itself takes
 * precedence.
 */
const namesIn = (type: Fields): [name: string, field: string][] => {
  const fields = fieldsOf(type);
  const own = fields.filter(looksLikeSwitch).map((field): [string, string] => [field, field]);
  const others = Object.entries(OTHER_NAMES).filter(
    ([name, field]) => !fields.includes(name) && fields.includes(field),
  );
  return [...own, ...others];
};

const pairsOf = (text: string): Set<string> =>
  new Set(
    Array.from({ length: Math.max(text.length - 1, 0) }, (_, index) =>
      text.slice(index, index + 2),
    ),
  );

/** Sørensen–Dice coefficient of letter pairs, 0 to 1. */
const similarity = (left: string, right: string): number => {
  const [one, other] = [pairsOf(left), pairsOf(right)];
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
};

const stem = (name: string): string =>
  name
    .replace(/_?checks?$/i, '')
    .replaceAll('_', '')
    .toLowerCase();
/** Maximum length compared: longer names are cut. */
const COMPARED_CHARACTERS = 80;

const nearest = (unknown: string, type: Fields): string => {
  const name = unknown.slice(0, COMPARED_CHARACTERS);
  // The stem decides; the whole name distinguishes pii_check from piiCheck.
  const scored = namesIn(type).map(([known, field]) => ({
    field,
    score: similarity(stem(name), stem(known)) + similarity(name, known) / 10,
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).field;
};

/** Maximum number of names reported: each is compared with every known name. */
const MOST_NAMED = 5;

/**
 * Returns the names of enabled fields that look like a check; none if the body is not an object.
 */
const requested = (body: unknown): string[] =>
  isJsonObject(body)
    ? Object.keys(body).filter(
        (name) => looksLikeSwitch(name) && (body[name] === true || body[name] === 'true'),
      )
    : [];

const sentences = (names: string[], sentence: (name: string) => string): string[] =>
  names
    .slice(0, MOST_NAMED)
    .map((name) => `${keyPath(name).replace(/^\./, '')}: ${sentence(name)}`);

/**
 * Reports requested checks that no field of `type` enables. Ignoring them like other unknown fields
 * would be a silent pass.
 */
export const unknownSwitches = (type: Fields, body: unknown): string[] => {
  const known = fieldsOf(type);
  const unknown = requested(body).filter((name) => !known.includes(name));
  return sentences(
    unknown,
    (name) =>
      `there is no such check, so it would not run; the nearest field is ${nearest(name, type)}.`,
  );
};

/**
 * Reports every switch in a request that selects its checks by a definition of `type`: it accepts
 * none.
 */
export const switchesBesideDefinition = (type: Fields, body: unknown): string[] =>
  sentences(
    requested(body),
    (name) =>
      `an invocation runs the checks of its evaluation definition only; switch ${nearest(name, type)} on there.`,
  );
