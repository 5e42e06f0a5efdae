import {
  type ArgumentRef,
  type ArgumentTest,
  namePieces,
  thingOf,
  type ValueTest,
} from '@touchstone/assertions';
import type { Answer } from './answer';
import { type Conversation, type MadeCall, userTextsBefore } from './conversation';
import { isOnSide, todayBefore, weekdayOf } from './days';
import { belongsToUser } from './own';
import { isOwnId, isTraceable } from './provenance';
import { hasSecret } from './secrets';
import { figureOf, isLanguage, meetsValue, minutesOf, same } from './values';

type Entry = readonly [key: string, value: unknown];

const plainKey = (key: string): string => key.toLowerCase().replaceAll(/[\s_-]/g, '');

const MONEY = /^(?:euros?|eur|dollars?|usd|pounds?|gbp|cents?|chf|francs?|yen|bucks|credits)$/;
/** Keys that hold a value with a unit, or that a word of a rule means. */
const KEYS: readonly (readonly [RegExp, RegExp])[] = [
  [
    MONEY,
    /amount|price|sum|total|value|cost|refund|budget|fee|payment|credit|deposit|limit|money|eur|usd|gbp/i,
  ],
  [/^(?:percent|percentage|%|discount)$/, /percent|pct|discount|rate|rebate|off/i],
  [
    /^(?:people|persons?|guests?|adults?|seats?|participants?|attendees?|visitors?)$/,
    /people|person|guest|party|seat|adult|size|participant|attendee|visitor/i,
  ],
  [/^(?:degrees?|celsius|fahrenheit)$/, /temp|celsius|fahrenheit|degree|heat/i],
  [/^(?:days?)$/, /day|valid|duration|period|expir/i],
  [/^(?:hours?)$/, /hour|duration|length/i],
  [/^(?:minutes?)$/, /minute|min$|duration|length/i],
  [/^(?:weeks?|months?|years?|nights?)$/, /week|month|year|night|duration|period/i],
  [
    /^(?:results?|items?|pieces?|units?|copies|entries|rows|hits)$/,
    /limit|count|quantity|max|number|results|items|size|units|copies|rows|top|qty|amount/i,
  ],
  [
    /^(?:address(?:es)?|e-?mail(?:s| address(?:es)?)?|recipients?|domains?|email addresses)$/,
    /^(?:to|cc|bcc|recipients?|e?mail|address|.*_(?:email|address|to))$|email|recipient/i,
  ],
  [/^date$/, /date|weekday|^day$|start|when|slot|check_?in|^from$|departure|arrival/i],
  [/^(?:time|times|start|slot)$/, /time|start|slot|hour|^at$|begin|when|datetime|date_?time/i],
  [
    /^(?:files?|paths?|folders?|directory|director(?:y|ies))$/,
    /path|file|folder|dir|location|target/i,
  ],
  [/^(?:urls?|links?|sites?|websites?|hosts?)$/, /url|link|site|domain|host|page|uri/i],
  [/^(?:branches)$/, /branch|ref/i],
  [/^(?:ids?|number|numbers)$/, /(?:^|_)(?:id|number|no|nr)$|Id$/],
  [/^(?:(?:phone )?numbers?)$/, /phone|number|to$/i],
  [/^(?:title|titles|subjects?)$/, /title|subject|heading/i],
  [/^(?:quer(?:y|ies)|searches)$/, /query|^q$|search|term|keyword/i],
];

const entriesOf = ({ arguments: given }: MadeCall): Entry[] | undefined =>
  typeof given === 'string' ? undefined : Object.entries(given);

const DEEPEST = 4;
const leavesOf = (value: unknown, depth = 0): unknown[] => {
  if (typeof value !== 'object' || value === null) return [value];
  return depth > DEEPEST ? [] : Object.values(value).flatMap((inner) => leavesOf(inner, depth + 1));
};

const parametersOf = ({ tools }: Conversation, { name }: MadeCall): string[] => {
  const properties = tools.find((tool) => same(tool.name, name))?.parameters['properties'];
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
};

const isId = ([key]: Entry): boolean =>
  /(?:^|_)(?:id|number|no|nr|code|zip|phone|year|iban|account)$|Id$/.test(key);

const byKeys = (word: string, entries: readonly Entry[]): Entry[] => {
  const wanted = KEYS.find(([words]) => words.test(word))?.[1];
  return wanted ? entries.filter(([key]) => wanted.test(key)) : [];
};

const byWords = (words: string, entries: readonly Entry[]): Entry[] => {
  const things = namePieces(words).map(thingOf);
  const scored = entries.map((entry) => {
    const pieces = namePieces(entry[0]).map(thingOf);
    return { entry, hits: things.filter((thing) => pieces.includes(thing)).length };
  });
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  return most === 0 ? [] : scored.filter(({ hits }) => hits === most).map(({ entry }) => entry);
};

/** `absent`: the argument exists, but is not given. `none`: the tool has no such parameter. */
type Found = Entry[] | 'absent' | 'none' | 'unknown';

const find = (
  ref: ArgumentRef,
  entries: readonly Entry[],
  call: MadeCall,
  conversation: Conversation,
): Found => {
  if (ref.by === 'any') return [...entries];
  if (ref.by === 'name') {
    const exact = entries.filter(([key]) => key === ref.name);
    const found =
      exact.length > 0 ? exact : entries.filter(([key]) => plainKey(key) === plainKey(ref.name));
    return found.length > 0 ? found : 'absent';
  }
  if (ref.by === 'names') {
    const found = entries.filter(([key]) => ref.names.includes(key));
    return found.length > 0 ? found : 'absent';
  }
  const word = ref.by === 'unit' ? ref.unit : ref.words.toLowerCase();
  const matching = (all: readonly Entry[]): Entry[] => {
    const exact = all.filter(([key]) => plainKey(key) === plainKey(word));
    if (exact.length > 0) return exact;
    const worded = byKeys(word, all);
    return worded.length > 0 ? worded : byWords(word, all);
  };
  const found = matching(entries);
  if (found.length > 0) return ref.by === 'unit' ? numeric(found) : found;
  const span = ref.by === 'unit' ? spanOf(word, entries) : undefined;
  if (span !== undefined) return [[word, span]];
  const known = parametersOf(conversation, call).map((key): Entry => [key, undefined]);
  if (matching(known).length > 0) return 'absent';
  if (ref.by === 'unit') return onlyFigure(entries);
  const timed = /^time/.test(word)
    ? entries.filter(([key, value]) => minutesOf(value, key) !== undefined)
    : [];
  if (timed.length > 0) return timed;
  return known.length > 0 ? 'none' : 'unknown';
};

const FROM =
  /^(?:start|from|since|begin|check_?in|arrival|first|after)|(?:_|^)(?:start|from|since)(?:_|$)/i;
const TO =
  /^(?:end|to|until|till|check_?out|departure|last|before|through)|(?:_|^)(?:end|to|until)(?:_|$)/i;
const HOURS: readonly (readonly [RegExp, number])[] = [
  [/^minutes?$/, 1 / 60],
  [/^hours?$/, 1],
  [/^(?:days?|nights?)$/, 24],
  [/^weeks?$/, 24 * 7],
  [/^months?$/, 24 * 30.6],
  [/^years?$/, 24 * 366],
];
const WHOLE_DAY = /^\d{4}-\d\d-\d\d$/;
const HOUR_MS = 3_600_000;

/** The time between two arguments, in a unit; both days count for whole days, except for nights. */
const spanOf = (unit: string, entries: readonly Entry[]): number | undefined => {
  const hours = HOURS.find(([name]) => name.test(unit))?.[1];
  const [from, to] = [FROM, TO].map((pattern) => {
    const value = entries.find(([key]) => pattern.test(key))?.[1];
    return typeof value === 'string' ? value : '';
  });
  if (hours === undefined || from === undefined || to === undefined) return undefined;
  const elapsed = (Date.parse(to) - Date.parse(from)) / HOUR_MS;
  if (Number.isNaN(elapsed) || elapsed < 0) return undefined;
  const isInclusive = WHOLE_DAY.test(to) && !/night|hour|minute/.test(unit);
  return (elapsed + (isInclusive ? 24 : 0)) / hours;
};

const numeric = (entries: Entry[]): Found => {
  const figures = entries.filter(([, value]) => !Number.isNaN(figureOf(value)));
  return figures.length > 0 ? figures : 'unknown';
};
const onlyFigure = (entries: readonly Entry[]): Found => {
  const figures = entries.filter((entry) => !isId(entry) && !Number.isNaN(figureOf(entry[1])));
  return figures.length === 1 ? figures : 'unknown';
};

/**
 * Checks a test on the arguments of a call; unknown for unreadable arguments.
 *
 * @param ifAbsent the answer of a limit on an argument that is not given
 */
export const meetsArgument = (
  test: ArgumentTest,
  call: MadeCall,
  conversation: Conversation,
  ifAbsent: boolean,
): Answer => {
  const isLimit = test.value?.test === 'range' && test.argument.by === 'unit';
  const given = foundIn(test.argument, call, conversation);
  if (test.value?.test === 'weekday') {
    const day = meets(test, call, conversation);
    return day === undefined ? undefined : day !== (test.negated === true);
  }
  if (test.value?.test === 'from-user' && test.value.own) {
    const own = belongsToUser(call, conversation);
    return own === undefined ? undefined : own !== (test.negated === true);
  }
  if (isLimit && given === 'absent') return ifAbsent;
  if (given === 'none') return ifAbsent ? undefined : false;
  const answer = meets(test, call, conversation);
  return answer === undefined ? undefined : answer !== (test.negated === true);
};

const foundIn = (ref: ArgumentRef, call: MadeCall, conversation: Conversation): Found => {
  const entries = entriesOf(call);
  return entries === undefined ? 'unknown' : find(ref, entries, call, conversation);
};

/** Checks whether a call has an argument, or its tool a parameter for it. */
export const hasArgument = (
  ref: ArgumentRef,
  call: MadeCall,
  conversation: Conversation,
): boolean => {
  if (ref.by === 'any') return true;
  const entries = entriesOf(call);
  const keys = [...(entries ?? []).map(([key]) => key), ...parametersOf(conversation, call)];
  if (ref.by === 'name') return keys.some((key) => plainKey(key) === plainKey(ref.name));
  if (ref.by === 'names') return keys.some((key) => ref.names.includes(key));
  const found = foundIn(ref, call, conversation);
  return found === 'absent' || Array.isArray(found);
};

const meets = (
  { argument, value }: ArgumentTest,
  call: MadeCall,
  conversation: Conversation,
): Answer => {
  const entries = entriesOf(call);
  if (!entries)
    return value?.test === 'secret'
      ? hasSecret(value.secrets, [['', call.arguments]], userTextsBefore(conversation, call.at))
      : undefined;
  if (value?.test === 'secret')
    return hasSecret(value.secrets, deepEntries(entries), userTextsBefore(conversation, call.at));
  const found = find(argument, entries, call, conversation);
  if ((found === 'none' || found === 'absent') && value?.test === 'weekday')
    return onDay(value, [], call, conversation);
  if (found === 'unknown' || found === 'none') return undefined;
  if (found === 'absent') return false;
  if (!value) return found.some(([, given]) => isGiven(given));
  if (value.test === 'from-user') return fromUser(found, value.own === true, call, conversation);
  if (value.test === 'weekday' || value.test === 'day')
    return onDay(value, found, call, conversation);
  if (argument.by === 'any') {
    const isMet = found.some(([key, given]) =>
      leavesOf(given).some((leaf) => meetsValue(leaf, value, key) === true),
    );
    return isMet || hasSameKind(found, value) ? isMet : undefined;
  }
  const answers = found.map(([key, given]) => meetsValue(given, value, key));
  const known = value.test === 'time' ? answers.filter((answer) => answer !== undefined) : answers;
  if (known.length === 0 || known.includes(undefined)) return undefined;
  return argument.by === 'unit' || argument.by === 'name'
    ? known.some((answer) => answer === true)
    : known.every((answer) => answer === true);
};

/** A language that no argument names may be the usual one. */
const hasSameKind = (found: readonly Entry[], value: ValueTest): boolean =>
  value.test !== 'equals' ||
  !value.values.every(isLanguage) ||
  found.some(([key]) => /lang|locale/i.test(key));

const PLACEHOLDER =
  /^\W*(?:|t\.?b\.?[dac]\.?|n\/?a|none|null|unknown|undefined|to be (?:decided|determined|defined|announced)|not (?:given|known|specified)|x{2,}|open|todo|pending)\W*$/i;
const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && !(typeof value === 'string' && PLACEHOLDER.test(value));

const onDay = (
  test: Extract<ValueTest, { test: 'weekday' | 'day' }>,
  found: readonly Entry[],
  call: MadeCall,
  conversation: Conversation,
): Answer => {
  const today = todayBefore(conversation, call.at);
  if (test.test === 'day') {
    const answers = found.map(([, value]) => (today ? isOnSide(value, test.is, today) : undefined));
    return answers.includes(true) ? true : answers.includes(undefined) ? undefined : false;
  }
  const day = found.map(([, value]) => weekdayOf(value, today)).find((one) => one !== undefined);
  const done = found.length > 0 ? day : today?.weekday;
  return done === undefined ? undefined : test.days.includes(done);
};

const deepEntries = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap(([key, value]) => leavesOf(value).map((leaf): Entry => [key, leaf]));

const fromUser = (
  found: readonly Entry[],
  isOwn: boolean,
  call: MadeCall,
  conversation: Conversation,
): Answer => {
  const texts = userTextsBefore(conversation, call.at);
  const ids = isOwn
    ? found.filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    : found;
  const answers = ids.map(([key, value]) =>
    isOwn ? isOwnId(String(value), texts) : isTraceable(key, value, texts),
  );
  return answers.includes(false)
    ? false
    : answers.includes(undefined) || answers.length === 0
      ? undefined
      : true;
};
