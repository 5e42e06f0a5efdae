import { type Condition } from '../constraint';
import { NEGATIONS, not, on } from './condition-parts';
import { sideAt } from './frame';
import { phraseBook } from './naming';
import { USER_ACTS } from './namings';
import { readSingle } from './predicate';
import { conceptOf, negated, type Reading, recalled } from './reading';
import { type RuleWord } from './rule-words';
import { subjectOf } from './subjects';
import { isTail } from './tails';
import { raised } from './topics';
import { aboutEach, actOfUser, MENTIONS, subjectConcept, userTrait } from './user-acts';

/** Relation that a conjunction states between a condition and its rule. */
export type Relation = 'if' | 'unless' | 'around' | 'except' | 'topic';

export const CONJUNCTIONS = phraseBook<Relation>([
  [
    'if|when|whenever|once|in_case|in_case_that|as_soon_as|in_the_event_that|provided_that|provided|where|while|every_time|each_time|as_long_as|so_long_as|upon|in_situation_where|in_case_where|assuming|assuming_that|even_if|when_and_only_when|if_and_only_if|on_condition_that|wherever|anytime|any_time|the_moment',
    'if',
  ],
  ['before|prior_to|after|during', 'around'],
  [
    'in_case_of|in_the_event_of|in_event_of|for_question_about|for_question_on|in_response_to|for_request_for|with_question_about|to_question_about|to_question_on|in_reply_to|in_question_about|in_case_of_any|on_question_about|regarding|when_it_comes_to|concerning',
    'topic',
  ],
  [
    'unless|except_if|except_when|except_where|but_not_if|but_not_when|until|unless_and_until',
    'unless',
  ],
  [
    'except_for|except_in_case_of|except_in|except_on|except_about|except_with|except_to|except_after|except|other_than|apart_from|aside_from|with_the_exception_of|excluding|save_for|excepting|outside_of|besides|beyond|but_for|only_exception|not_counting',
    'except',
  ],
]);

const AUTHORED = new Set([
  'you',
  'we',
  'it',
  'i',
  'bot',
  'assistant',
  'reply',
  'response',
  'answer',
  'chatbot',
  'tutor',
  'agent',
  'model',
]);

const AUXILIARIES = new Set(
  'does do did has have had is are was were be been being will would can could may might must already also explicitly clearly actually really directly to just still ever only apparently obviously themselves'.split(
    ' ',
  ),
);

/** Reads the words after "if", "when" or "unless"; `undefined` if they cannot be expressed. */
export const conditionOf = (words: readonly RuleWord[], reading: Reading): Condition | undefined =>
  recalled('if', words, reading, () => readCondition(words, reading));

const readCondition = (words: readonly RuleWord[], reading: Reading): Condition | undefined => {
  const trimmed = trim(words);
  if (SELF_DOUBT.test(trimmed.map(({ key }) => key).join(' '))) return undefined;
  if (trimmed.length === 0 || trimmed.length > 40) return undefined;
  return without(trimmed, reading) ?? either(trimmed, reading) ?? single(trimmed, reading);
};

/** Reads a condition on the user from a relative clause: "somebody who says that …". */
export const personCondition = (
  words: readonly RuleWord[],
  reading: Reading,
): Condition | undefined => {
  const person = sideAt(words, 0);
  const next = words[person?.to ?? 0]?.key;
  if (person?.side !== 'input' || (next !== 'who' && next !== 'that')) return undefined;
  return conditionOf([...words.slice(0, person.to), ...words.slice(person.to + 1)], reading);
};

const trim = (words: readonly RuleWord[]): readonly RuleWord[] => {
  let [from, to] = [0, words.length];
  while (from < to && words[from]?.is === 'mark') from++;
  while (to > from && (words[to - 1]?.is === 'mark' || words[to - 1]?.key === 'then')) to--;
  return words.slice(from, to);
};

/** Conditions on the author's knowledge, which no text shows. */
const SELF_DOUBT =
  /^(?:(?:something|anything|nothing|it|this|that) (?:is|are|was) (?:not|un|never)|in doubt|unsure|uncertain|(?:you|it|bot|the bot|assistant|the assistant|tutor|the tutor) (?:are|is|do|does|can|could|have|has|may) (?:not |un)|not (?:sure|certain|known)|necessary|possible|appropriate|needed|(?:the |a )?(?:question|request|message|topic)s? (?:is|are) (?:off-topic|unrelated|irrelevant|out of scope))/;

/** "reports a problem without naming the device". */
const without = (words: readonly RuleWord[], reading: Reading): Condition | undefined => {
  const at = words.findIndex(({ key }) => key === 'without');
  if (at < 2) return undefined;
  const left = single(words.slice(0, at), reading);
  const right = MENTIONS.matches(words, at + 1)[0];
  const subject = right?.subject && words.slice(right.subject.from);
  const absent =
    subject &&
    (aboutEach(subject, 'mention', reading) ?? subjectConcept(subject, 'mention', reading));
  return left?.on === 'question' && absent
    ? { on: 'question', constraint: { kind: 'all', parts: [left.constraint, negated(absent)] } }
    : undefined;
};

/** "complains or is angry", "asks about X and has not given Y". */
const either = (words: readonly RuleWord[], reading: Reading): Condition | undefined => {
  for (const [index, { key }] of words.entries()) {
    if ((key !== 'or' && key !== 'and') || index === 0 || index === words.length - 1) continue;
    if (!beginsClause(words.slice(index + 1))) continue;
    const left = single(words.slice(0, index), reading);
    if (!left) continue;
    const right = rightOf(words.slice(index + 1), words, reading);
    if (!right || right.on !== left.on) continue;
    const parts = [left.constraint, right.constraint];
    return {
      on: left.on,
      constraint:
        key === 'or' ? { kind: 'some', parts, bounds: { min: 1 } } : { kind: 'all', parts },
    };
  }
  return undefined;
};

const beginsClause = (words: readonly RuleWord[]): boolean => {
  const [first, second] = words;
  if (!first || first.is !== 'word') return false;
  if (
    AUXILIARIES.has(first.key) ||
    isCondition(words, 0) ||
    CLAUSE_STARTS.has(first.key) ||
    NEGATIONS.has(first.key)
  )
    return true;
  const subject = sideAt(words, 0);
  if (subject && subject.to < words.length) return true;
  return (
    (/[^s]s$/.test(first.key) && second !== undefined) ||
    /[^s]s$/.test(first.key) ||
    ['ask', 'want', 'complain', 'mention', 'say', 'report', 'need', 'swear'].includes(first.key)
  );
};

const CLAUSE_STARTS = new Set(['asks', 'wants', 'says', 'you', 'it', 'they']);

/** The second part needs a verb of its own; it may take the subject of the first. */
const rightOf = (
  right: readonly RuleWord[],
  whole: readonly RuleWord[],
  reading: Reading,
): Condition | undefined => {
  if (isCondition(right, 0)) return single(right.slice(1), reading);
  const subject = sideAt(whole, 0);
  const own = sideAt(right, 0);
  if (own && (own.side === 'input' || AUTHORED.has(right[0]?.key ?? '')))
    return single(right, reading);
  if (subject?.side !== 'input') return undefined;
  const [rest, reversed] = withoutAuxiliaries(right, 0);
  if (rest === right.length) return undefined;
  const acts = right.slice(rest);
  const found = actOfUser(acts, reading, 'strict');
  return not(on('question', found), reversed);
};

export const isCondition = (words: readonly RuleWord[], at: number): boolean =>
  ['if', 'when', 'whenever', 'once', 'unless'].includes(words[at]?.key ?? '');

const LANGUAGES: Record<string, string> = {
  english: 'en', german: 'de', french: 'fr', spanish: 'es', italian: 'it', portuguese: 'pt', dutch: 'nl', polish: 'pl',
  russian: 'ru', turkish: 'tr', arabic: 'ar', chinese: 'zh', japanese: 'ja', swedish: 'sv', danish: 'da', greek: 'el',
}; // prettier-ignore

/** "the customer writes in French": the language of the message. */
const inLanguage = (words: readonly RuleWord[]): Condition | undefined => {
  const language = LANGUAGES[words.at(-1)?.key ?? ''];
  const isWritten =
    words.length < 9 &&
    words.some(({ key }) =>
      /^(?:writes?|writing|written|asks?|asked|speaks?|contacts?|question|message|request|is|uses?)$/.test(
        key,
      ),
    );
  return language !== undefined &&
    isWritten &&
    /^(?:in|speaks?|uses?|is)$/.test(words.at(-2)?.key ?? '')
    ? { on: 'question', constraint: { kind: 'language', language } }
    : undefined;
};

const single = (words: readonly RuleWord[], reading: Reading): Condition | undefined =>
  inLanguage(words) ??
  unclear(words) ??
  absent(words, reading) ??
  asked(words, reading) ??
  byAuthor(words, reading) ??
  byUser(words, reading) ??
  raised(words, reading) ??
  ofText(words, reading) ??
  state(words, reading);

/** "the request is ambiguous", "it is unclear what the user wants". */
export const unclear = (words: readonly RuleWord[]): Condition | undefined => {
  for (let at = 1; at < Math.min(words.length, 8); at++) {
    const match = USER_ACTS.matches(words, at)[0];
    const rest = words[match?.to ?? 0]?.key;
    if (
      match?.meaning.name === 'unclear' &&
      (isTail(words, match.to) || ['what', 'which', 'whether'].includes(rest ?? ''))
    )
      return { on: 'question', constraint: conceptOf('unclear') };
  }
  return undefined;
};

/** "asked about X", "you are asked for X", "asked whether it is a bot". */
export const asked = (words: readonly RuleWord[], reading: Reading): Condition | undefined => {
  let at = 0;
  while (
    at < words.length &&
    (AUTHORED.has(words[at]?.key ?? '') ||
      AUXILIARIES.has(words[at]?.key ?? '') ||
      words[at]?.key === 'the')
  )
    at++;
  if (!['asked', 'questioned', 'queried', 'requested'].includes(words[at]?.key ?? ''))
    return undefined;
  // "after you have asked": the author asks.
  if (/^(?:have|has|had)$/.test(words[at - 1]?.key ?? '')) return undefined;
  if (at + 1 >= words.length) return on('question', conceptOf('question-about'));
  return on('question', actOfUser(words.slice(at), reading));
};

const PRONOUNS = new Set(['they', 'he', 'she']);

const withoutAuxiliaries = (
  words: readonly RuleWord[],
  from: number,
): [at: number, reversed: boolean] => {
  let [at, reversed] = [from, false];
  for (let word = words[at]; word; word = words[at]) {
    if (NEGATIONS.has(word.key)) reversed = true;
    else if (!AUXILIARIES.has(word.key)) break;
    at++;
  }
  return [at, reversed];
};

const byUser = (words: readonly RuleWord[], reading: Reading): Condition | undefined => {
  const subject = PRONOUNS.has(words[0]?.key ?? '') ? { side: 'input', to: 1 } : sideAt(words, 0);
  if (subject?.side !== 'input' || subject.to >= words.length) return undefined;
  const direct = actOfUser(words.slice(subject.to), reading, 'strict');
  if (direct) return on('question', direct);
  const [at, reversed] = withoutAuxiliaries(words, subject.to);
  const acts = words.slice(reversed || words[at] === undefined ? at : at);
  // "has been verified" is a state that no message shows.
  if (UNCERTAIN.has(acts[0]?.key ?? '') && !userTrait(acts)) return undefined;
  const copular = at > subject.to && acts.length > 0 ? userTrait(acts) : undefined;
  return not(on('question', copular ?? actOfUser(acts, reading)), reversed);
};

/** "you refuse", "the reply names a price", "we made a mistake". */
const byAuthor = (words: readonly RuleWord[], reading: Reading): Condition | undefined => {
  const subject = sideAt(words, 0);
  if (!subject || subject.side === 'input' || !AUTHORED.has(words[subject.to - 1]?.key ?? ''))
    return undefined;
  const direct = readSingle(
    words.slice(subject.to),
    { forbids: false, asksForVerb: true },
    reading,
  );
  if (direct) return on('text', direct);
  let from = subject.to;
  while (BEFORE_VERB.has(words[from]?.key ?? '') && from < words.length - 1) from++;
  const reversed = NEGATIONS.has(words[from]?.key ?? '');
  const rest = words.slice(reversed ? from + 1 : from);
  const object = OFFERING.test(rest[0]?.key ?? '')
    ? subjectOf(rest.slice(1), reading.sentence)
    : undefined;
  return not(
    on(
      'text',
      readSingle(rest, { forbids: false, asksForVerb: true }, reading) ??
        (object === undefined ? undefined : conceptOf('mention', object)),
    ),
    reversed,
  );
};

/** Verbs whose object the reply then names. */
const OFFERING =
  /^(?:offers?|suggests?|gives?|names?|quotes?|states?|proposes?|provides?|sends?|uses?)$/;

const BEFORE_VERB = new Set(
  'have to must do does need needs can could are is has will should ever also'.split(' '),
);

/** "refusing", "naming a price", "a certificate is named": what the text itself does. */
const ofText = (words: readonly RuleWord[], reading: Reading): Condition | undefined => {
  const direct = readSingle(words, { forbids: false, asksForVerb: true }, reading);
  if (direct) return on('text', direct);
  const copula = words.findIndex(
    ({ key }) =>
      key === 'is' ||
      key === 'are' ||
      key === 'was' ||
      key === 'were' ||
      key === 'been' ||
      key === 'has' ||
      key === 'have',
  );
  if (copula < 1) return undefined;
  const [at, reversed] = withoutAuxiliaries(words, copula);
  const verb = words[at];
  if (!verb) return undefined;
  const active = [verb, ...words.slice(0, copula), ...words.slice(at + 1)];
  return not(
    on('text', readSingle(active, { forbids: false, asksForVerb: true }, reading)),
    reversed,
  );
};

const ABSENT =
  /^(?:is|are|was|has|have)(?: been)?(?: not| still| yet)*(?: been)? (?:missing|unknown|given|provided|known|stated|mentioned|included|absent|lacking)$/;

/** "the order number is missing", "it has not been given": the message does not mention it. */
const absent = (words: readonly RuleWord[], { sentence }: Reading): Condition | undefined => {
  const verb = words.findIndex(
    ({ key }, index) => index > 0 && /^(?:is|are|was|has|have)$/.test(key),
  );
  const state = words
    .slice(Math.max(verb, 0))
    .map(({ key }) => key)
    .join(' ');
  if (verb < 1 || !ABSENT.test(state) || !/missing|unknown|absent|lacking|not/.test(state))
    return undefined;
  const noun = subjectOf(words.slice(0, verb), sentence);
  return noun === undefined ? undefined : on('question', negated(conceptOf('mention', noun)));
};

/** States that only the company knows, so that the reply says them. */
const OFFERED =
  /\b(?:sold out|out of stock|unavailable|not available|no longer available|(?:un)?available|fully booked|no (?:fix|solution|workaround|room|slot|appointment|table|seat)s?|discontinued|not possible|known issue|maintenance)\b/i;

/** "a product is sold out": a state of affairs that the user's message may report. */
export const state = (words: readonly RuleWord[], { sentence }: Reading): Condition | undefined => {
  const [first] = words;
  if (
    words.length < 2 ||
    words.length > 14 ||
    !first ||
    AUTHORED.has(first.key) !== OUR_DEEDS.has(first.key)
  )
    return undefined;
  // "when comparing plans": what the author does.
  if (/^(?!\w*thing$)[a-z]{3,}ing$/.test(first.key)) return undefined;
  if (words.some(({ key }) => UNCERTAIN.has(key)) || sideAt(words, 0)?.to === words.length)
    return undefined;
  const subject = subjectOf(words, sentence, true);
  if (subject === undefined) return undefined;
  return on(OFFERED.test(subject) ? 'text' : 'question', conceptOf('statement', subject));
};

const OUR_DEEDS = new Set(['we', 'our', 'company', 'they']);

/** Words for what only a reader can tell. */
const UNCERTAIN = new Set(
  'verified authenticated identified authorised validated possible appropriate relevant necessary needed important unsure sure certain suitable sensible serious applicable useful helpful'.split(
    ' ',
  ),
);
