import { allOf, type Constraint } from '../constraint';
import { type ConceptName } from './concept';
import { formalOf, maybeFormal } from './formal';
import { type Frame, skipFillers } from './frame';
import { type Match, phraseBook } from './naming';
import { ACTS, type Named, THINGS } from './namings';
import { conceptOf, negated, type Reading, recalled } from './reading';
import { type RuleWord } from './rule-words';
import { isClause, isListed, isSubjectOf, refinedName, subjectOf } from './subjects';
import { isTail } from './tails';
import { traitsOf } from './traits';

/** General verbs that take any noun: "use slang", "give a summary". */
const GENERAL = phraseBook<true>([
  [
    'use|contain|include|have|give|make|offer|provide|express|show|add|write|insert|put|state|share|present|feature|employ|come_with|resort_to|engage_in|rely_on|do|produce|need|require|issue|display|carry|speak_in|write_in|answer_with|reply_with|respond_with|talk_in|fall_into|mention|send|say|utter|throw_in|be|be_in|keep_to|stick_to|prefer|maintain|practise|apply|demonstrate|convey|adopt|open_with|start_with|begin_with|end_with|close_with|finish_with|conclude_with|go_in_for|indulge_in|get_into|tolerate|allow|aim_for|strive_for|drop|post|start|sprinkle_in|work_in|build_in|respond_in|reply_in|answer_in|create|be_about|communicate_with|communicate_in|look_for|spread|exhibit|sound_like|be_accompanied_by|be_backed_by|be_followed_by|be_full_of|attach|embed|append|lapse_into|treat_user_with|refer_to_user_with|address_user_with|cite|value',
    true,
  ],
]);

/** Reads one predicate, which names a single concept or constraint; its polarity is applied. */
export const readSingle = (
  words: readonly RuleWord[],
  frame: Pick<Frame, 'forbids' | 'asksForVerb'>,
  reading: Reading,
): Constraint | undefined =>
  recalled(frame.forbids ? 'not' : 'do', words, reading, () => single(words, frame, reading));

const single = (
  words: readonly RuleWord[],
  frame: Pick<Frame, 'forbids' | 'asksForVerb'>,
  reading: Reading,
): Constraint | undefined => {
  if (reading.budget.left-- <= 0 || words.length === 0) return undefined;
  const start = skipFillers(words, 0);
  const own = words.slice(Math.min(start, words.length - 1));
  const { forbids } = frame;
  const [acts, things] = [ACTS.matches(own, 0), THINGS.matches(own, 0)];
  return (
    named(acts.filter(isPlain), own, forbids, reading) ??
    named(things.filter(isPlain), own, forbids, reading) ??
    formalOf(own, forbids, reading) ??
    named(acts, own, forbids, reading) ??
    named(things, own, forbids, reading) ??
    polarised(traitsOf(own), forbids) ??
    general(own, forbids, reading)
  );
};

const isPlain = ({ subject }: Match<Named>): boolean => subject === undefined;

export const polarised = (
  constraint: Constraint | undefined,
  forbids: boolean,
): Constraint | undefined => {
  if (!constraint || !forbids) return constraint;
  return constraint.kind === 'all' || constraint.kind === 'some'
    ? allOf(constraint.parts.map(negated))
    : negated(constraint);
};

/** A general verb before the noun: "use sarcasm"; with "no" after it, the contrary. */
export const general = (
  words: readonly RuleWord[],
  forbids: boolean,
  reading: Reading,
): Constraint | undefined => {
  const verb = GENERAL.matches(words, 0)[0];
  if (!verb || verb.to >= words.length) return undefined;
  const next = words[verb.to];
  const reverses = next?.key === 'no' || next?.key === 'not' || next?.key === 'zero';
  if (reverses && forbids) return undefined;
  const rest = words.slice(skipFillers(words, verb.to + (reverses ? 1 : 0)));
  const negative = forbids || reverses;
  return (
    named(THINGS.matches(rest, 0), rest, negative, reading) ??
    named(ACTS.matches(rest, 0), rest, negative, reading) ??
    polarised(traitsOf(rest), negative) ??
    formalOf(rest, negative, reading)
  );
};

const named = (
  matches: readonly Match<Named>[],
  words: readonly RuleWord[],
  forbids: boolean,
  reading: Reading,
): Constraint | undefined => {
  for (const match of matches) {
    const constraint = conceptIn(match, words, forbids, reading);
    if (constraint) return constraint;
  }
  return undefined;
};

const conceptIn = (
  { meaning: { name, contrary }, to, subject }: Match<Named>,
  words: readonly RuleWord[],
  forbids: boolean,
  reading: Reading,
): Constraint | undefined => {
  const negative = contrary !== forbids;
  const concept = (phrase?: string): Constraint =>
    negative ? negated(conceptOf(name, phrase)) : conceptOf(name, phrase);
  if (name === 'refusal' && contrary && (!forbids || /[^s]s$/.test(words[0]?.key ?? '')))
    return undefined;
  // A demand for a number or a date names what to ask for.
  if (!negative && (name === 'personal-data-request' || name === 'credential-request'))
    return undefined;
  if (!subject)
    return isTail(words, to)
      ? concept()
      : contrary
        ? undefined
        : onTopic(
            name,
            words.slice(TOPIC_STARTS.has(words[to - 1]?.key ?? '') ? to - 1 : to),
            negative,
            reading,
          );
  const phrase = words.slice(subject.from, subject.to);
  const isOfClause = isClause(words.slice(0, subject.from + 1)) || CLAUSAL.has(name);
  if (isListed(phrase) && !isOfClause) return undefined;
  const quoted = phrase.filter(
    ({ is, text: said }) => is === 'literal' || (!forbids && /^https?:/.test(said)),
  );
  const written = subjectOf(phrase, reading.sentence, isOfClause);
  if (
    name === 'mention' &&
    written !== undefined &&
    quoted.length > 0 &&
    phrase.length > quoted.length
  )
    return allOf(
      quoted.map(({ text: said }) => ({
        kind: 'phrase',
        phrase: { text: said, as: 'word' },
        bounds: negative ? { max: 0 } : { min: 1 },
      })),
    );
  const link =
    words.slice(0, subject.from).some(({ key }) => /^(?:links?|linking)$/.test(key)) ||
    /^links?$/.test(words[subject.from]?.key ?? '');
  if (name === 'mention' && link && !negative && written !== undefined)
    return { kind: 'count', of: 'url', bounds: { min: 1 } };
  if (name === 'mention' && words[0]?.key !== 'repeat') {
    const formal = formalOf(phrase, negative, reading);
    if (formal) return formal;
  }
  if (name === 'mention' && !forbids && words[0]?.key === 'refer') return undefined;
  // A question has many wordings, an answer to it too.
  if (name === 'request' && /^(?:whether|if)$/.test(phrase[0]?.key ?? '')) return undefined;
  // To discourage somebody from a thing is no warning of it.
  if (name === 'warning' && negative && DISSUADING.test(words[0]?.key ?? '')) return undefined;
  if (name === 'mention' && words[0]?.key === 'offer' && words[1]?.key === 'to') return undefined;
  if (
    name === 'mention' &&
    phrase.some(({ is }) => is === 'number') &&
    maybeFormal(phrase.slice(-1)) &&
    forbids
  )
    return undefined;
  const text = subjectOf(phrase, reading.sentence, isOfClause);
  if (FINITE.test(phrase[0]?.key ?? '')) return undefined;
  if (CLAUSAL.has(name) && /^(?:more|fewer|less) than\b|^at (?:least|most)\b/i.test(written ?? ''))
    return undefined;
  if (
    CLAUSAL.has(name) &&
    !isClause(words.slice(0, subject.from + 1)) &&
    phrase.some(({ key }) => /^(?:before|after)$/.test(key))
  )
    return undefined;
  if (text === undefined || !isSubjectOf(name, text, verbOf(words), negative)) return undefined;
  // "Ask for consent before recording data" concerns texts about recording.
  if (name === 'confirmation-request' && !negative && words[subject.from - 1]?.key === 'before')
    return {
      kind: 'when',
      condition: { on: 'text', constraint: conceptOf('mention', text) },
      part: conceptOf(name, text),
    };
  const referral =
    name === 'referral' && !negative ? referralOf(words.slice(1), reading) : undefined;
  if (referral) return referral;
  const whom = name === 'referral' ? destinationOf(phrase, reading) : undefined;
  if (whom !== undefined) return concept(whom);
  if (name === 'statement' && !negative && LIMITING.test(text))
    return conceptOf('disclaimer', text);
  // Whether it is so is said by either answer.
  if (name === 'statement' && !negative && INDIRECT.test(words[subject.from - 1]?.key ?? ''))
    return conceptOf('mention', text);
  if (name === 'statement' && !negative && IGNORANCE.test(text)) return undefined;
  const refined = DENYING.test(text) ? undefined : refinedName(name, text);
  return refined === undefined
    ? concept(text)
    : negative
      ? negated(conceptOf(refined))
      : conceptOf(refined);
};

const DISSUADING = /^(?:discourag|dissuad|talk|put)/;

const INDIRECT = /^(?:whether|if)$/;

/** "say you don't know" holds only where the author does not know. */
const IGNORANCE =
  /^(?:you|it|we|i) (?:do not|don['’]t|does not|doesn['’]t|cannot|can['’]t|can not|are not|aren['’]t) (?:know|have|say|tell|help|sure|certain|able)\b/i;

/** A clause without its subject: "claims … can't be made". */
const FINITE =
  /^(?:is|are|was|were|can|could|will|would|must|should|may|might|has|have|does|do|need|needs|stay|stays|goes)$/;

/** "the ticket can't be refunded" says the contrary of a promise. */
const DENYING = /\b(?:not|never|no|cannot)\b|n['’]t\b|\bnon-/i;

/** "give out" and "hand out" pass something on, "give" alone does not. */
const verbOf = (words: readonly RuleWord[]): string =>
  /^(?:give|hand|giving|given|handing|handed)$/.test(words[0]?.key ?? '') &&
  /^(?:out|away|over)$/.test(words[1]?.key ?? '')
    ? 'share'
    : (words[0]?.key ?? '');

/** "Point gardeners to the calendar": the place after "to". */
const destinationOf = (phrase: readonly RuleWord[], { sentence }: Reading): string | undefined => {
  const to = phrase.findLastIndex(({ key }) => key === 'to');
  return to > 0 && to < 4 ? subjectOf(phrase.slice(to + 1), sentence) : undefined;
};

/** "Refer legal questions to a lawyer": refers those who ask about legal matters. */
const referralOf = (phrase: readonly RuleWord[], { sentence }: Reading): Constraint | undefined => {
  const to = phrase.findLastIndex(({ key }, index) => index > 0 && (key === 'to' || key === 'at'));
  const topic = phrase.slice(0, Math.max(0, to));
  if (
    to < 1 ||
    !topic.some(({ key }) =>
      /^(?:questions?|requests?|complaints?|inquiries|enquiries|matters?|issues?|cases?|topics?|queries|problems?|disputes?|concerns?)$/.test(
        key,
      ),
    )
  )
    return undefined;
  const [about, whom] = [subjectOf(topic, sentence), subjectOf(phrase.slice(to + 1), sentence)];
  if (about === undefined || whom === undefined) return undefined;
  return {
    kind: 'when',
    condition: { on: 'question', constraint: conceptOf('question-about', about) },
    part: conceptOf('referral', whom),
  };
};

/** Concepts whose subject may be a clause. */
const CLAUSAL = new Set<ConceptName>(['confirmation-request', 'warning', 'statement']);

/** Concepts that may name what they concern: "compensation for late parcels". */
const TOPICAL = new Set<ConceptName>([
  'price', 'statistic', 'source', 'example', 'reason', 'alternative', 'apology', 'thanks', 'summary', 'solution', 'liability',
  'stated-certainty', 'next-step', 'diagnosis', 'absolute-claim', 'time-commitment', 'fee-waiver', 'hedging', 'dosage', 'credentials',
  'delivery-date', 'clarification', 'compensation', 'acknowledgement', 'praise', 'empathy', 'blame', 'internals',
]); // prettier-ignore

/** Concepts that a topic narrows down: "jokes about religion". */
const NARROWED = new Set<ConceptName>([
  'humour', 'sarcasm', 'refund', 'discount', 'medical-advice', 'legal-advice', 'financial-advice', 'tax-advice', 'political-opinion',
  'upselling', 'jargon', 'slang', 'rudeness', 'flattery', 'complaint', 'encouragement', 'alarm', 'urgency',
]); // prettier-ignore

const TOPIC_STARTS = new Set(['about', 'on', 'of', 'for', 'to', 'regarding', 'concerning', 'in']);

/** A concept and what it concerns, if a phrase that says so follows it. */
const onTopic = (
  name: ConceptName,
  rest: readonly RuleWord[],
  negative: boolean,
  { sentence }: Reading,
): Constraint | undefined => {
  if (!TOPIC_STARTS.has(rest[0]?.key ?? '') || isListed(rest)) return undefined;
  if (name === 'praise' && rest[0]?.key === 'to') return undefined;
  const subject = subjectOf(rest.slice(1), sentence);
  if (
    subject === undefined ||
    subject.split(' ').length > 8 ||
    /\b(?:who|that|which)\b/.test(subject)
  )
    return undefined;
  if (name === 'thanks' && rest[0]?.key === 'in')
    return negative ? negated(conceptOf(name)) : conceptOf(name);
  if (TOPICAL.has(name) && rest[0]?.key !== 'in')
    return negative ? negated(conceptOf(name, subject)) : conceptOf(name, subject);
  if (!NARROWED.has(name) || rest[0]?.key === 'to') return undefined;
  if (rest[0]?.key === 'in' && !/-advice$|^(?:refund|discount|humour)$/.test(name))
    return undefined;
  const part = allOf([conceptOf(name), conceptOf('mention', subject)]);
  return negative ? negated(part) : part;
};

/** Statements that limit what was said. */
const LIMITING =
  /\b(?:not|no|isn't|doesn't|never|only|general|cannot|can't)\b.{0,60}\b(?:advice|replace|substitute|binding|guarantee|professional|diagnosis|official|doctor|lawyer|general information|information only|liable|consultation)\b/i;
