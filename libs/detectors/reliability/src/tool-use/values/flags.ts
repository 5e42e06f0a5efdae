import { roughStem } from '@touchstone/text';
import type { Token, Turn } from '../conversation';
import { type CallView, type Doubt, named } from './doubt';
import type { Leaf } from './leaf';

/** Words of parameter names that say nothing about what is switched. */
const EMPTY = new Set(
  'is has have include includes including with allow allows use enable enabled show only should be do get set the a an of to at in on and or send return active accepts accept want need needs required flag option as by for it'
    .split(' ')
    .map(roughStem),
);
/** Words with which a name, or the user, turns the sense around. */
const NEGATING = new Set(
  "no not non without dont don't doesn't avoid exclude excluding except skip disable disabled omit never isn't won't can't cannot nor hide mute suppress off ohne kein keine keinen nicht sin sans pas unless neither".split(
    ' ',
  ),
);
const NEGATIVE_NAMES = new Set(
  'no not non without avoid exclude excluding skip disable disabled omit hide suppress ignore'.split(
    ' ',
  ),
);

const REACH = 4;

/** Finds a boolean that is the opposite of what the user's last turn says. */
export const flagDoubt = (
  leaf: Leaf,
  value: boolean,
  { conversation, all }: CallView,
): Doubt | undefined => {
  const turn = conversation.asked;
  if (!turn) return undefined;
  const wanted = wantedBy(turn, leaf.words);
  if (wanted === undefined || wanted.value === value) return undefined;
  // Calls beside it try both.
  if (all.some((other) => other.path === leaf.path && other.value === !value)) return undefined;
  return {
    leaf,
    reason: `The value ${String(value)} of ${named(leaf)} is the opposite of "${wanted.shown}" in the conversation.`,
    certainty: 0.75,
  };
};

/** Pairs of verbs and their opposites, for parameters named after a state. */
const STATES: Readonly<Record<string, readonly [on: RegExp, off: RegExp]>> = {
  locked: [
    /\block\b(?!ed)/,
    /\bunlock\b|\blet (?:him|her|them|me|us|\w+) in\b|\bopen (?:the |my |up )?/,
  ],
  on: [
    /\b(?:turn|switch|put)(?: \w+){0,4} on\b/,
    /\b(?:turn|switch|put)(?: \w+){0,4} off\b|\blights? off\b|\blights? out\b/,
  ],
  enabled: [
    /\b(?:enable|activate|turn(?: \w+){0,4} on)\b/,
    /\b(?:disable|deactivate|turn(?: \w+){0,4} off)\b/,
  ],
  active: [/\b(?:enable|activate|reactivate)\b/, /\b(?:disable|deactivate|suspend|pause)\b/],
  armed: [/\b(?:arm|activate)\b/, /\b(?:disarm|deactivate)\b/],
  muted: [/\bmute\b/, /\bunmute\b/],
  open: [/\bopen\b/, /\b(?:close|shut)\b/],
  nonstop: [
    /\b(?:nonstop|non-stop|direct)\b(?! deposit)/,
    /\b(?:stops? (?:is|are) (?:fine|ok|okay)|don'?t mind (?:a )?(?:stop|layover|connection)s?)\b/,
  ],
  direct: [
    /\b(?:nonstop|non-stop)\b/,
    /\b(?:stops? (?:is|are) (?:fine|ok|okay)|don'?t mind (?:a )?(?:stop|layover|connection)s?)\b/,
  ],
  private: [/\bprivate\b|\bonly me\b|\bjust for me\b/, /\bpublic\b/],
  public: [/\bpublic\b/, /\bprivate\b/],
  period: [
    /\b(?:end of|until the end|keep (?:my )?access|already paid|run(?:s)? out|paid for)\b/,
    /\b(?:immediately|right away|right now|at once|effective today|this instant|straight away)\b/,
  ],
};

const wantedBy = (
  turn: Turn,
  words: readonly string[],
): { value: boolean; shown: string } | undefined =>
  stateWanted(turn, words) ?? mentionWanted(turn, words);

const stateWanted = (
  { lower, tokens }: Turn,
  words: readonly string[],
): { value: boolean; shown: string } | undefined => {
  const state = words.find((word) => Object.hasOwn(STATES, word));
  if (state === undefined || words.some((word) => NEGATIVE_NAMES.has(word))) return undefined;
  // `monitoring_enabled` is about monitoring, not about anything that is enabled.
  const rest = words
    .filter((word) => word !== state && word !== 'at' && word !== 'end')
    .map(roughStem)
    .filter((stem) => !EMPTY.has(stem));
  const [on, off] = STATES[state] as readonly [RegExp, RegExp];
  const text = lower.slice(0, 5000);
  const [isOn, isOff] = [on.exec(text), off.exec(text)];
  const clearOn = isOn && !isDenied(text, isOn.index) ? isOn : null;
  const clearOff = isOff && !isDenied(text, isOff.index) ? isOff : null;
  if ((clearOn === null) === (clearOff === null)) return undefined;
  const found = (clearOn ?? clearOff) as RegExpExecArray;
  const clause = CLAUSE.exec(text.slice(found.index))?.[0].length ?? 0;
  const around = tokens
    .filter(
      ({ start }) =>
        start >= found.index - NEAR &&
        start < found.index + Math.min(NEAR, clause) &&
        !/[.,;!?]/.test(text.slice(start, found.index)),
    )
    .map(({ form }) => roughStem(form));
  if (!rest.every((stem) => around.includes(stem))) return undefined;
  return { value: clearOn !== null, shown: found[0].trim() };
};

const isDenied = (text: string, at: number): boolean =>
  /\b(?:not|don'?t|never|no|didn'?t|did)\b[^.!?,;]{0,28}$/.test(
    text.slice(Math.max(0, at - 40), at),
  );

/** Characters within which a verb is about a noun. */
const NEAR = 40;
const CLAUSE = /^[^.,;!?]*/;

const mentionWanted = (
  turn: Turn,
  words: readonly string[],
): { value: boolean; shown: string } | undefined => {
  const own = words
    .map(roughStem)
    .filter((stem) => stem.length > 2 && !EMPTY.has(stem) && !NEGATIVE_STEMS.has(stem));
  if (own.length === 0) return undefined;
  return (
    sequenceWanted(turn, words, own) ?? (own.length > 1 ? negatedVerb(turn, words, own) : undefined)
  );
};

/** `don't notify me` turns off `notify_customer`. */
const negatedVerb = (
  turn: Turn,
  words: readonly string[],
  [verb = '']: readonly string[],
): { value: boolean; shown: string } | undefined => {
  if (verb.length < 5 || words.some((word) => NEGATIVE_NAMES.has(word))) return undefined;
  const at = turn.tokens.findIndex(({ form }) => roughStem(form) === verb);
  const [negation] =
    at === -1
      ? []
      : clauseBefore(turn, at)
          .slice(-2)
          .filter(({ form }) => isNegating(form));
  const last = turn.tokens[at];
  return negation && last
    ? { value: false, shown: turn.text.slice(negation.start, last.end) }
    : undefined;
};

const sequenceWanted = (
  turn: Turn,
  words: readonly string[],
  own: readonly string[],
): { value: boolean; shown: string } | undefined => {
  const at = turn.tokens.findIndex((_, index) =>
    own.every((stem, step) => roughStem(turn.tokens[index + step]?.form ?? '') === stem),
  );
  if (at === -1) return undefined;
  const before = clauseBefore(turn, at);
  const negations = before.filter(({ form }) => isNegating(form));
  const after = turn.tokens[at + own.length];
  const isFree =
    after?.form === 'free' &&
    turn.text.slice(turn.tokens[at + own.length - 1]?.end, after.start) === '-';
  const reversed = words.some((word) => NEGATIVE_NAMES.has(word));
  // `avoid tolls` is said in the words of the name, not against them.
  const negative = negations.length > 0 || isFree || isNegatedAfter(turn, at + own.length);
  const hedged = before.some(({ form }) => HEDGES.has(form)) || isQuestionAbout(turn, at);
  if (hedged || negations.length > 1) return undefined;
  const value = reversed ? negative : !negative;
  if (!negative && !reversed && !isAskedFor(before)) return undefined;
  const first = turn.tokens[at] as Token;
  const last = turn.tokens[at + own.length - 1] as Token;
  const from = Math.min((negations[0] ?? before.at(-1) ?? first).start, first.start);
  return {
    value,
    shown: turn.text.slice(from, last.end).slice(0, 60),
  };
};

const NEGATING_STEMS = new Set(
  ['avoid', 'exclude', 'skip', 'disable', 'omit', 'hide', 'suppress', 'mute'].map(roughStem),
);
const isNegating = (form: string): boolean =>
  NEGATING.has(form) || NEGATING_STEMS.has(roughStem(form));
const AFTER = new Set(['avoided', 'excluded', 'disabled', 'omitted', 'off', 'skipped', 'hidden']);
const isNegatedAfter = ({ tokens }: Turn, at: number): boolean =>
  tokens.slice(at, at + 2).some(({ form }) => AFTER.has(form));

const NEGATIVE_STEMS = new Set([...NEGATIVE_NAMES].map(roughStem));
const HEDGES = new Set([
  'if',
  'whether',
  'unless',
  'mind',
  'maybe',
  'or',
  'care',
  'matter',
  'only',
  'until',
  'end',
]);
const ASKING = new Set(
  'with include including want need please add please enable use make also and get requires must should have require turn plus pay give'.split(
    ' ',
  ),
);
const isAskedFor = (before: readonly Token[]): boolean =>
  before.some(({ form }) => ASKING.has(form));

const isQuestionAbout = ({ text, tokens }: Turn, at: number): boolean =>
  text[tokens[at]?.end ?? 0] === '?';

/** Returns up to four words before a word, within its clause. */
const clauseBefore = ({ tokens, text }: Turn, at: number): Token[] => {
  const found: Token[] = [];
  for (let index = at - 1; index >= Math.max(0, at - REACH); index--) {
    const token = tokens[index] as Token;
    if (/[.!?;,\n]/.test(text.slice(token.end, tokens[index + 1]?.start))) break;
    found.unshift(token);
    if (['but', 'and', 'aber', 'und'].includes(token.form)) break;
  }
  return found;
};
