import { type Constraint } from '../constraint';
import { phraseBook } from './naming';
import { USER_ACTS, USER_TRAITS } from './namings';
import { conceptOf, type Reading } from './reading';
import { type RuleWord } from './rule-words';
import { subjectOf } from './subjects';
import { isTail } from './tails';

const ASKS = phraseBook<true>([
  [
    'ask|enquire|inquire|question|query|want_to_know|would_like_to_know|be_asked|be_interested|get_asked|be_curious|wonder|ask_you|ask_bot|ask_question|have_question|have_query|pose_question|send_question|need_information|want_information|look_for_information|be_being_asked|seek_information|ask_us|request_information|need_advice|want_advice|ask_for_advice|ask_for_help|seek_advice|raise_question|need_help|want_help|ask_for_information|look_for_advice|ask_anything|want_to_learn|look_for_help|bring_up_question|seek_help|request_help about|on|regarding|concerning|in|with|for|to|whether|if|how|what|why|where|when|which|who|of|you|bot| …',
    true,
  ],
  [
    'request|want|need|wish|look|would_like|demand|insist|require|be_looking|seek|would_like_to|want_to|ask_to|ask_you_to|try|plan|try_to|plan_to|intend|intend_to|ask_bot_to|wish_to|order|beg|prefer|hope|consider|think_about|be_about|think_of|apply for|to|on|| …',
    true,
  ],
]);

export const MENTIONS = phraseBook<'mention' | 'statement'>([
  ['tell|inform|write|talk|speak|complain|notify us|you|bot|me| about|of …', 'mention'],
  ['have_told|told|tell|inform|have_informed|let_know us|you|bot|me …', 'statement'],
  [
    'say|state|tell|claim|write|indicate|explain|report|mention|admit|confirm|declare|reveal|believe|feel|think|suspect|inform|let_know|announce|describe|express|note us|you|bot| that|they|he|she|it …',
    'statement',
  ],
  [
    'mention|report|bring_up|talk_about|talk|refer_to|describe|share|disclose|send|provide|give|include|post|submit|name|quote|raise|speak_of|speak_about|discuss|show_sign_of|show_signs_of|show|express|hint_at|tell_you_about|write_about|say|state|attach|upload|reveal|enter|paste|cite|specify|have_given|tell|speak|indicate|touch_on|sound_like|sound|seem|seem_like|seem_to_be|appear|appear_to_be|have|suffer_from|lose|forget|experience|suspect|threaten_with|threaten|lock_out_of|be_locked_out_of|receive|get|be|fail|struggle|notice|see|miss|complain_about|be_affected_by|be_worried_about|fear|be_unhappy_with|be_in|be_on|cancel|return|use|try …',
    'mention',
  ],
]);

export const userTrait = (words: readonly RuleWord[]): Constraint | undefined => {
  const parts: Constraint[] = [];
  for (let at = 0; at < words.length;) {
    const key = words[at]?.key ?? '';
    if (key === 'or' || key === ',' || key === 'and' || key === 'very' || key === 'clearly') {
      at++;
      continue;
    }
    const match = USER_TRAITS.matches(words, at)[0];
    if (!match) return undefined;
    parts.push(conceptOf(match.meaning.name));
    at = match.to;
    if (isTail(words, at)) break;
  }
  const [only] = parts;
  return parts.length > 1 ? { kind: 'some', parts, bounds: { min: 1 } } : only;
};

/** Reads what the user does. `strict`: only acts that a concept names. */
export const actOfUser = (
  words: readonly RuleWord[],
  reading: Reading,
  strictness?: 'strict',
): Constraint | undefined => {
  if (words.length === 0 || reading.budget.left-- <= 0) return undefined;
  const named = USER_ACTS.matches(words, 0).find(({ to }) => isTail(words, to));
  const about = /^(?:about|regarding|concerning)$/.test(words[1]?.key ?? '');
  if (named && !(about && named.meaning.name === 'human-request'))
    return conceptOf(named.meaning.name);
  const asks = ASKS.matches(words, 0)[0];
  if (asks?.subject) {
    const subject = subjectOf(words.slice(asks.subject.from), reading.sentence);
    if (/^(?:off-topic|unclear|ambiguous|unrelated|irrelevant)$/.test(subject ?? ''))
      return undefined;
    if (subject !== undefined)
      return (
        aboutEach(words.slice(asks.subject.from), 'question-about', reading) ??
        conceptOf('question-about', subject)
      );
  }
  if (strictness === 'strict' && !MENTIONS.matches(words, 0)[0]) return undefined;
  const mentions = MENTIONS.matches(words, 0)[0];
  const name = mentions?.meaning ?? 'statement';
  const phrase = mentions?.subject ? words.slice(mentions.subject.from) : words;
  if (!mentions && /^ask(?:s|ed)?$/.test(words[0]?.key ?? '') && isTail(words, 1))
    return conceptOf('question-about');
  // "has been verified" is a state that no message shows.
  if (phrase[0]?.key === 'been') return undefined;
  const subject = subjectOf(phrase, reading.sentence, name === 'statement');
  if (subject === undefined) return undefined;
  return (
    (name === 'mention' ? aboutEach(phrase, 'mention', reading) : undefined) ??
    conceptOf(name, subject)
  );
};

/** "X, Y or Z": any of them. */
export const aboutEach = (
  words: readonly RuleWord[],
  name: 'question-about' | 'mention',
  { sentence }: Reading,
): Constraint | undefined => {
  const items: RuleWord[][] = [[]];
  for (const word of words) {
    if (word.is !== 'literal' && (word.key === ',' || word.key === 'or')) items.push([]);
    else items.at(-1)?.push(word);
  }
  const subjects = items
    .filter(({ length }) => length > 0)
    .map((item) => subjectOf(item, sentence));
  if (subjects.length < 2 || subjects.some((subject) => subject === undefined)) return undefined;
  return {
    kind: 'some',
    parts: subjects.map((subject) => conceptOf(name, subject)),
    bounds: { min: 1 },
  };
};

export const subjectConcept = (
  words: readonly RuleWord[],
  name: 'mention' | 'question-about' | 'statement',
  { sentence }: Reading,
): Constraint | undefined => {
  const subject = subjectOf(words, sentence);
  return subject === undefined ? undefined : conceptOf(name, subject);
};
