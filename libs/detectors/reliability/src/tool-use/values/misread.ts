import { fold, WEEKDAYS } from '@touchstone/text';
import { type Conversation, isNumber, quantitiesIn, type Token } from '../conversation';
import { distance } from '../near-name';
import { type CallView, type Doubt, named, quoted } from './doubt';
import type { Leaf } from './leaf';

const LONGEST = 400;
const MOST_NUMBERS = 10;

/** Finds a name, number or weekday in a text that the conversation gives otherwise. */
export const misreadIn = (
  leaf: Leaf,
  tokens: readonly Token[],
  text: string,
  view: CallView,
): Doubt | undefined =>
  misspeltName(leaf, tokens, view.conversation) ??
  otherNumber(leaf, tokens, text, view.conversation) ??
  otherWeekday(leaf, tokens, view.conversation);

const PERSONS = new Set(
  'name guest passenger passengers recipient patient customer contact person assignee driver owner employee participant participants attendee attendees full first last surname beneficiary agent teacher doctor manager'.split(
    ' ',
  ),
);
const SHORTEST_NAME = 4;

/** `Hendrik Dahl` for Henrik Dahl. */
const misspeltName = (
  leaf: Leaf,
  tokens: readonly Token[],
  { turns }: Conversation,
): Doubt | undefined => {
  if (!leaf.words.some((word) => PERSONS.has(word)) || tokens.length > 5) return undefined;
  const said = turns
    .flatMap((turn) => turn.tokens.slice(0, 2000))
    .filter(({ raw }) => /^\p{Lu}\p{Ll}{2}/u.test(raw));
  const forms = new Set(said.map(({ form }) => form));
  for (const { raw, form } of tokens) {
    if (forms.has(form) || raw.length < SHORTEST_NAME || !/^\p{Lu}/u.test(raw)) continue;
    const meant = said.find(
      (other) =>
        other.form.charAt(0) === form.charAt(0) &&
        Math.abs(other.form.length - form.length) <= 1 &&
        !tokens.some((token) => token.form === other.form) &&
        transcribed(other.form) !== transcribed(form) &&
        distance(other.form, form) === 1,
    );
    if (meant)
      return {
        leaf,
        reason: `The value ${quoted(raw)} of ${named(leaf)} differs from ${quoted(meant.raw)} in the conversation.`,
        certainty: 0.7,
      };
  }
  return undefined;
};

/** `Juergen` and `Jurgen` are ways to write Jürgen. */
const transcribed = (name: string): string => fold(name).replaceAll(/([aou])e/g, '$1');

/** `14 Quay Street` for 4 Quay Street: another number before the same word. */
const otherNumber = (
  leaf: Leaf,
  tokens: readonly Token[],
  text: string,
  { turns, asked }: Conversation,
): Doubt | undefined => {
  if (!asked || text.length > LONGEST) return undefined;
  const known = new Set(
    turns.flatMap(({ quantities }) => quantities.flatMap(({ values }) => values)),
  );
  const all = turns.map(({ lower }) => lower).join('\n');
  for (const { first, end, values, inName, weak, units } of quantitiesIn(tokens, text).slice(
    0,
    MOST_NUMBERS,
  )) {
    const token = tokens[first];
    const noun = tokens[end]?.form === 'x' ? tokens[end + 1] : tokens[end];
    if (!token || inName || weak || !isNumber(token)) continue;
    if (values.some((value) => known.has(value)) || isSaidNumber(token.raw, all)) continue;
    const said = asked.quantities.find(
      (quantity) =>
        !quantity.weak &&
        !quantity.inName &&
        (units.length > 0
          ? quantity.units.some(({ name }) => units.some((unit) => unit.name === name))
          : noun !== undefined &&
            noun.form.length > 2 &&
            asked.tokens[quantity.end]?.form === noun.form),
    );
    if (said)
      return {
        leaf,
        reason: `The number ${token.raw} in the value of ${named(leaf)} does not match ${quoted(asked.text.slice(asked.tokens[said.first]?.start, asked.tokens[said.end]?.end))} in the conversation.`,
        certainty: 0.75,
      };
  }
  return undefined;
};

const isSaidNumber = (raw: string, text: string): boolean => {
  for (let at = text.indexOf(raw); at !== -1; at = text.indexOf(raw, at + 1))
    if (!/\d/.test(text[at - 1] ?? ' ') && !/\d/.test(text[at + raw.length] ?? ' ')) return true;
  return false;
};

/** Another weekday in a message than the only one of the conversation. */
const otherWeekday = (
  leaf: Leaf,
  tokens: readonly Token[],
  { turns, asked }: Conversation,
): Doubt | undefined => {
  const own = tokens.find(({ form }) => WEEKDAYS.has(form) && form.length > 3);
  if (!own || !asked) return undefined;
  const said = new Set(
    turns.flatMap((turn) => turn.tokens).flatMap(({ form }) => WEEKDAYS.get(form) ?? []),
  );
  const [only] = asked.tokens.filter(({ form }) => WEEKDAYS.has(form) && form.length > 3);
  return only && !said.has(WEEKDAYS.get(own.form) ?? -1)
    ? {
        leaf,
        reason: `The weekday ${quoted(own.raw)} in the value of ${named(leaf)} does not match ${quoted(only.raw)} in the conversation.`,
        certainty: 0.7,
      }
    : undefined;
};
