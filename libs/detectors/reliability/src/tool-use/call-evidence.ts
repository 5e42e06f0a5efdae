import { foldBase, roughStem, STOP_WORDS } from '@touchstone/text';
import { type Conversation, tokensOf } from './conversation';
import { isAsked, type Leaf } from './values';
import { accepts, isBroad } from './values/days-said';
import { isSameNumber } from './values/identifiers';
import { momentOf } from './values/moments';
import { isIdentifier } from './values/parameter';
import { isPlaceholder } from './values/unfilled';

/** Finds a value that only fills a place: the first word of the request, or one value everywhere. */
export const fillerIn = (
  leaves: readonly Leaf[],
  isSure: boolean,
  { asked }: Conversation,
): string | undefined => {
  const required = leaves.filter(
    ({ declared, value, required: needed }) =>
      needed &&
      !declared &&
      typeof value !== 'boolean' &&
      !(typeof value === 'string' && momentOf(value)),
  );
  const first = asked?.tokens[0];
  const word = required.find(
    ({ value }) => value === first?.raw && QUESTION_WORDS.has(first?.form ?? ''),
  );
  if (word) return String(word.value);
  const values = required.map(({ value }) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  );
  const [value] = values;
  if (values.length < 2 || value === undefined || value === '' || new Set(values).size > 1)
    return undefined;
  if (typeof value === 'string') return asked?.lower.split(value).length === 3 ? undefined : value;
  const times =
    asked?.quantities.filter(({ values: said }) => said.includes(Number(value))).length ?? 0;
  return times < 2 && (values.length > 2 || !isSure) && asked?.lower.includes('square') !== true
    ? String(value)
    : undefined;
};

const GIVEN = 1.5;
const NAMED = 1;
const MENTIONED = 0.7;
/** An everyday word may be in any request. */
const HARDLY = 0.2;
const MOST_GIVEN = 2.5;
const MADE_UP = 0.8;
const REPEATED = 1.5;

/** Log odds that the call's own values add: what the user gave, less what was made up. */
export const evidenceOf = (leaves: readonly Leaf[], conversation: Conversation): number => {
  const weighed = leaves.filter(({ declared, value }) => !declared && typeof value !== 'boolean');
  const given = weighed.map((leaf): number => {
    if (isGiven(leaf, conversation)) return GIVEN;
    if (isAsked(leaf, { conversation, leaves }) || isDayAsked(leaf, conversation)) return MENTIONED;
    if (!isMentioned(leaf, conversation)) return 0;
    if (isNamed(leaf, conversation)) return NAMED;
    if (leaf.words.some((word) => SEARCHED.has(word))) return MENTIONED;
    return /^[\p{Ll}\s]+$|^\d{1,4}$/u.test(String(leaf.value)) ? HARDLY : MENTIONED;
  });
  const madeUp = weighed.filter((leaf) => leaf.required && isMadeUp(leaf, conversation)).length;
  const texts = weighed
    .filter(({ required }) => required)
    .map(({ value }) => String(value).toLowerCase());
  const repeated = texts.length >= 2 && new Set(texts).size === 1 ? REPEATED : 0;
  return (
    Math.min(
      MOST_GIVEN,
      given.reduce((sum, each) => sum + each, 0),
    ) -
    MADE_UP * Math.min(3, madeUp) -
    repeated
  );
};

/** Checks for a date that the user's last turn names. */
const isDayAsked = ({ value }: Leaf, { asked, today }: Conversation): boolean =>
  typeof value === 'string' &&
  (momentOf(value)?.days ?? []).some((day) =>
    asked?.dates.some(
      (mention) => !mention.vague && !isBroad(mention) && accepts(mention, day, today),
    ),
  );

const SEARCHED = new Set(['query', 'keywords', 'keyword', 'search', 'term', 'terms']);
const PROSE = new Set(
  'text query title subject body message summary description content note name'.split(' '),
);
/** Everything happens somewhere and at some time: such values say little of what was asked. */
const CIRCUMSTANCES = new Set(
  'location city place address country region state date day time month year start end limit count level number amount'.split(
    ' ',
  ),
);

/** Checks for a name, number of several digits or identifier of the user's last turn. */
const isGiven = (leaf: Leaf, { asked, turns }: Conversation): boolean => {
  if (
    isIdentifier(leaf) &&
    /\d/.test(String(leaf.value)) &&
    turns.some(({ role, text }) => role === 'tool' && text.includes(String(leaf.value)))
  )
    return true;
  if (
    typeof leaf.value !== 'string' ||
    !asked ||
    leaf.words.some((word) => PROSE.has(word) || CIRCUMSTANCES.has(word))
  )
    return false;
  const value = leaf.value.trim();
  if (isSameNumber(value, [asked])) return true;
  if (value.length < 4 || /^\d{1,4}$/.test(value) || !asked.text.includes(value)) return false;
  return (
    /[\d@/_]/.test(value) ||
    /^\p{Lu}\S*\s\S*\p{Lu}/u.test(value) ||
    (/\s/.test(value) && (asked.text.includes(`'${value}'`) || asked.text.includes(`"${value}"`)))
  );
};

/** Checks for a word that the user writes with a capital within a sentence. */
const isNamed = ({ value }: Leaf, { asked }: Conversation): boolean =>
  typeof value === 'string' && /^\p{Lu}/u.test(value) && (asked?.text.indexOf(value) ?? -1) > 0;

/** Checks for a value of the user's last turn, in other words perhaps. */
const isMentioned = (leaf: Leaf, { asked }: Conversation): boolean => {
  const isSearched = leaf.words.some((word) => SEARCHED.has(word));
  if (
    !asked ||
    (!isSearched && leaf.words.some((word) => PROSE.has(word) || CIRCUMSTANCES.has(word)))
  )
    return false;
  if (typeof leaf.value !== 'string') return false;
  const stems = tokensOf(leaf.value.slice(0, 100))
    .map(({ form }) => form)
    .filter((form) => form.length > 2 && !STOP_WORDS.has(form));
  if (/^[A-Z]{3}$/.test(leaf.value))
    return asked.tokens.some(
      ({ raw }) => raw.length > 3 && raw.startsWith(String(leaf.value).charAt(0)),
    );
  return (
    stems.length > 0 && stems.every((form) => asked.tokens.some((token) => token.form === form))
  );
};

const isMadeUp = (leaf: Leaf, { turns, says }: Conversation): boolean => {
  if (typeof leaf.value === 'number') {
    const { value } = leaf;
    return (
      value !== 0 &&
      !turns.some(({ quantities }) =>
        quantities.some(({ values }) => values.includes(Math.abs(value))),
      )
    );
  }
  if (typeof leaf.value !== 'string') return false;
  if (isPlaceholder(leaf.value)) return true;
  // `golden/retriever`: put together from words of the request.
  if (
    /^[\p{L}_-]+\/[\p{L}_-]+$/u.test(leaf.value) &&
    !turns.some(({ text }) => text.includes(String(leaf.value)))
  )
    return true;
  const forms = tokensOf(leaf.value.slice(0, 200)).map(({ form }) => form);
  if (forms.length === 0 || forms.length > 5) return false;
  // An identifier that is an everyday word of the request.
  if (
    isIdentifier(leaf) &&
    !/\d/.test(leaf.value) &&
    !turns.some(({ text }) => text.includes(String(leaf.value)))
  )
    return true;
  return forms.every(
    (form) => QUESTION_WORDS.has(form) || STOP_WORDS.has(form) || !says(roughStem(foldBase(form))),
  );
};

/** Words that no parameter has as its value. */
const QUESTION_WORDS = new Set(
  'what how who when where which why find get tell solve identify calculate compute show give can could please is are do does determine retrieve list create provide explain write'.split(
    ' ',
  ),
);
