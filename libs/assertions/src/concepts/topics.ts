import { type Condition } from '../constraint';
import { NEGATIONS, not, on } from './condition-parts';
import { phraseBook } from './naming';
import { type Reading } from './reading';
import { type RuleWord } from './rule-words';
import { isTail } from './tails';
import { aboutEach, subjectConcept } from './user-acts';

/** "before a restart", "except for X": a noun phrase that the text mentions. */
export const nounCondition = (
  words: readonly RuleWord[],
  reading: Reading,
  side: Condition['on'] = 'text',
): Condition | undefined => {
  const own = side === 'question' ? withoutQuestion(words) : words;
  return on(side, aboutEach(own, 'mention', reading) ?? subjectConcept(own, 'mention', reading));
};

/** "refund questions", "questions about refunds": the topic alone. */
const withoutQuestion = (words: readonly RuleWord[]): readonly RuleWord[] => {
  const [first, second] = words;
  if (
    QUESTION.test(first?.key ?? '') &&
    /^(?:about|on|regarding|concerning|for)$/.test(second?.key ?? '')
  )
    return words.slice(2);
  return words.length > 1 && QUESTION.test(words.at(-1)?.key ?? '') ? words.slice(0, -1) : words;
};

const QUESTION =
  /^(?:questions?|queries|enquir(?:y|ies)|inquir(?:y|ies)|requests?|topics?|matters?|issues?|cases?)$/;

const RAISED = phraseBook<true>([
  [
    'come_up|be_mentioned|be_discussed|be_raised|be_asked|be_asked_about|be_involved|be_brought_up|be_the_topic|arise|be_the_subject|be_concerned|be_requested|be_at_issue|be_needed|be_in_question|be_reported|be_being_discussed|be_asked_for|be_topic|be_touched_on|matter|play_role|be_described|be_addressed|crop_up|be_queried|be_affected in|during| question|chat|conversation|message|user|',
    true,
  ],
]);

const TOPICS = phraseBook<true>([
  [
    'question|message|request|conversation|chat|topic|it|query|enquiry|subject|issue|discussion|user_message|matter|conversation_topic|talk|case|ticket|problem|complaint be|come|concern|relate|turn|mention|contain|deal|involve|move|touch|revolve|include|have|get about|to|with|on|around|of| …',
    true,
  ],
  [
    'talk|speak|write|answer_question|answer|discuss|deal|explain|reply|respond|reply_to_question|respond_to_question|asked|handle_question|handle|give_information|mention|advise|comment|speak_to_user|in_question|question|for_question|in_answer|in_conversation|topic|matter about|on|of|with|to|regarding| …',
    true,
  ],
]);

/** "returns come up", "the question is about X", "talking about X". */
export const raised = (words: readonly RuleWord[], reading: Reading): Condition | undefined => {
  for (let at = 1; at < Math.min(words.length, 10); at++) {
    if (!RAISED.matches(words, at).some(({ to }) => isTail(words, to))) continue;
    const reversed = words.slice(at).some(({ key }) => NEGATIONS.has(key));
    const found =
      aboutEach(words.slice(0, at), 'mention', reading) ??
      subjectConcept(words.slice(0, at), 'mention', reading);
    const isOfText =
      words[at + 1]?.key === 'mentioned' &&
      !words.some(({ key }) => /^(?:by|question|message|user|customer)$/.test(key));
    return not(on(isOfText ? 'text' : 'question', found), reversed);
  }
  const topic = TOPICS.matches(words, words[0]?.key === 'the' || words[0]?.key === 'a' ? 1 : 0)[0];
  if (!topic?.subject) return undefined;
  // "it is on our website" is a state, "it is about our website" a topic.
  if (
    words[0]?.key === 'it' &&
    /^(?:is|are|was|be)$/.test(words[1]?.key ?? '') &&
    !/^(?:about|of)$/.test(words[topic.subject.from - 1]?.key ?? '')
  )
    return undefined;
  const phrase = words.slice(topic.subject.from);
  return on(
    words[0]?.key === 'mentioning' ? 'text' : 'question',
    words[0]?.key === 'mentioning'
      ? (aboutEach(phrase, 'mention', reading) ?? subjectConcept(phrase, 'mention', reading))
      : (aboutEach(phrase, 'question-about', reading) ??
          subjectConcept(phrase, 'question-about', reading)),
  );
};
