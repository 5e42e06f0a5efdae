import type { Side } from '../constraint';
import { isFiller, phraseBook } from './naming';
import { type RuleWord } from './rule-words';

/** Subject and modality of a clause, and the words after them. */
export interface Frame {
  side?: Side;
  forbids: boolean;
  permits: boolean;
  only: boolean;
  /** A verb is asked for ("must …", "do not …"), not a noun ("no …"). */
  asksForVerb: boolean;
  /** Index of the first word after the frame. */
  to: number;
}

type Effect = Partial<Pick<Frame, 'side' | 'forbids' | 'permits' | 'only' | 'asksForVerb'>> & {
  /** Must not follow another modality: "fail", "forget". */
  reverts?: boolean;
  /** Asks for nothing: "need not". */
  leavesOpen?: boolean;
};

const AUTHOR =
  'bot|chatbot|assistant|ai|agent|model|tutor|system|llm|chat|it|you|we|advisor|adviser|helper|copilot|virtual_assistant|ai_assistant|support_bot|chat_bot|ai_bot|service_bot|support_agent|ai_tutor|company|helpdesk|ai_model|i|bots|ai_agent';
const TEXT =
  'reply|response|answer|output|completion|message_to_user|written_answer|explanation|chat_reply|email_reply|generated_text|assistant_reply|bot_reply|bot_answer|bot_response|final_answer|assistant_answer|assistant_response|chatbot_reply|chatbot_answer|bot_message|bot_output|ai_answer|ai_response|reply_to_user|answer_to_user|response_to_user|tone|tone_of_voice|style|language|wording|writing_style|feedback|voice|tone_of_reply|tone_of_answer|tone_of_response|language_of_reply|everything_you_write|content|solution|wording_of_reply|length|summary|email|instruction|recommendation|suggestion|thing_you_say|what_you_say|anything_you_say|style_of_reply|language_used|all_communication|communication|hint|refusal|tutor_reply|tutor_answer|assistant_message|assistant_output|reply_text';
const NEUTRAL = 'text|message|content|conversation|they';
const PERSON =
  'user|customer|client|caller|student|patient|visitor|guest|member|pupil|shopper|human|person|people|employee|parent|reader|learner|teacher|someone|somebody|anyone|anybody|buyer|passenger|traveller|tenant|citizen|applicant|subscriber|child|kid|colleague|account_holder|cardholder|policyholder|patient_or_relative|requester|participant|end_user|he|she|resident|player|candidate|donor|seller|developer|investor|taxpayer|volunteer|driver|owner|homeowner|diner|rider|pensioner|neighbour|farmer|gardener|worker|couple|bidder|jobseeker|contestant|listener|viewer|fan|attendee|writer|author|administrator|newcomer|commuter|cyclist|landlord|renter|supporter|collector|beneficiary|claimant|complainant|speaker|adult|teenager|minor|family|new_customer|angry_customer|business_customer|insured_person|account_owner|pet_owner|parent_or_guardian|guardian|relative|prospect|consumer|individual|audience|trainee|apprentice|hirer|sender|recipient|enquirer';

/** Nouns of the sides; a determiner may precede them. */
export const SIDES = phraseBook<Side>([
  [AUTHOR, 'output'],
  [TEXT, 'output'],
  [NEUTRAL, 'any'],
  [
    `user|customer|client|caller|student|patient message|question|input|request|prompt|query|text|email`,
    'input',
  ],
  ['input|prompt|query', 'input'],
  [PERSON, 'input'],
]);

const MODALITIES = phraseBook<Effect>([
  [
    'do_not_have_to|does_not_have_to|do_not_need_to|does_not_need_to|need_not|be_not_required_to|be_not_obliged_to|not_necessarily|be_not_mandatory|be_optional|not_only|be_not_forced_to|be_not_expected_to',
    { leavesOpen: true },
  ],
  [
    'must|should|shall|will|would|have_to|need_to|needs_to|ought_to|be_required_to|be_expected_to|be_supposed_to|be_obliged_to|be_to|have_got_to|be_asked_to|be_instructed_to|be_meant_to|be_advised_to|had_better',
    { asksForVerb: true },
  ],
  [
    'please|make_sure_to|be_sure_to|remember_to|try_to|try_always_to|aim_to|strive_to|take_care_to|be_careful_to|it_be_important_to|it_be_important_that|make_sure_that|make_sure|ensure_that|ensure|see_to_it_that|see_that|it_be_mandatory_to|it_be_essential_to|it_be_essential_that|it_be_required_to|it_be_required_that|it_be_necessary_to|do_your_best_to|do_try_to|take_care_that|we_want_that|we_want_you_to|we_want_bot_to|i_want_you_to|we_want_it_to|we_need_you_to|we_expect_you_to|we_expect_bot_to|we_expect_that|check_that|attempt_to|we_would_like_you_to|we_want_assistant_to|endeavour_to|make_it_point_to|make_point_to|feel_free_to_always|it_be_vital_that|it_be_vital_to|it_be_crucial_to|it_be_crucial_that|we_want|we_expect|one_rule|rule|we_ask_you_to|note_that|keep_in_mind_that|keep_in_mind_to|bear_in_mind_to|you_be_to|your_task_be_to|your_job_be_to|the_goal_be_to|mind_that|at_minimum|at_very_least|important|very_important',
    {},
  ],
  [
    'always|in_every_case|at_all_times|in_all_cases|under_all_circumstances|every_time|in_any_case|without_exception',
    {},
  ],
  [
    'never|do_not|does_not|not_ever|never_ever|not|not_to|under_no_circumstance|in_no_case|at_no_time|on_no_account|by_no_means|in_no_event|no_matter_what_never|never_under_any_circumstance|under_no_condition|no_way',
    { forbids: true, asksForVerb: true },
  ],
  [
    'refrain_from|abstain_from|be_forbidden_from|be_prohibited_from|be_banned_from|be_barred_from|be_forbidden_to|be_prohibited_to|steer_clear_of|stay_away_from|keep_away_from|shy_away_from|stop|cease|desist_from|hold_back_from|keep_from|hold_off_on|be_forbidden|resist_urge_to|resist_temptation_to|it_be_forbidden_to|it_be_prohibited_to|it_be_not_allowed_to|it_be_not_permitted_to|it_be_not_okay_to|it_be_not_acceptable_to|it_be_unacceptable_to|it_be_strictly_forbidden_to|be_strictly_forbidden_to|be_strictly_forbidden_from|be_strictly_prohibited_from|be_careful_not_to|take_care_not_to|make_sure_not_to|be_sure_not_to|try_not_to|make_sure_you_never|be_not_allowed_to|be_not_permitted_to|be_not_authorised_to|be_not_supposed_to|be_not_to|be_not_entitled_to|be_never_allowed_to|be_never_to|be_not_meant_to|have_no_permission_to|be_in_no_case_allowed_to|we_do_not_want_to|we_do_not_want_you_to|we_do_not_want_bot_to|i_do_not_want_you_to|do_not_want_bot_to|we_do_not_want_assistant_to|we_do_not_want_it_to|do_not_let_bot|do_not_allow_bot_to|restrain_from|be_disallowed_from|be_disallowed_to|be_no_longer_allowed_to|have_no_right_to|have_no_business|be_under_no_circumstance_allowed_to|watch_out_not_to|do_not_ever|should_not_ever|do_not_attempt_to|do_not_try_to|never_try_to|never_attempt_to|do_not_start_to|never_agree_to|must_not_try_to|be_not_there_to|be_not_in_position_to|have_no_authority_to|forgo|beware_of|be_wary_of|do_not_offer_to|never_offer_to|decline_to|refuse_to|opt_out_of|do_not_volunteer_to|never_volunteer_to',
    { forbids: true, asksForVerb: true },
  ],
  [
    'avoid|omit|skip|leave_out|exclude|leave_away|no|no_more|none_of|zero|without|ban|forbid|there_must_be_no|there_should_be_no|there_be_no|there_be_to_be_no|there_can_be_no|there_may_be_no|there_must_never_be|be_free_of|be_free_from|free_of|free_from|forbidden|not_allowed|prohibited|do_without|dispense_with|be_without|lack|nothing_like|not_any|neither|nor|we_do_not_want|nothing|say_nothing|write_nothing|we_do_not_do|we_do_not_tolerate|we_do_not_allow|absolutely_no|strictly_no|definitely_no|we_do_not_use|not_a|taboo|off-limits|forego|do_not_allow|banned|have_no|contain_no|include_no|use_no|not_tolerate|do_not_tolerate|minimise|stay_clear_of|keep_clear_of|be_devoid_of|we_do_not_like|we_do_not_need|be_no|be_kept_free_of|keep_free_of',
    { forbids: true },
  ],
  [
    'do_not_forget_to|never_forget_to|must_not_forget_to|do_not_fail_to|never_fail_to|must_not_fail_to|should_not_forget_to|do_not_hesitate_to|do_not_neglect_to|never_neglect_to|do_not_omit_to',
    { asksForVerb: true, reverts: true },
  ],
  [
    'may|can|could|might|be_allowed_to|be_permitted_to|feel_free_to|be_free_to|be_okay_to|be_authorised_to|be_welcome_to',
    { permits: true, asksForVerb: true },
  ],
  ['only|solely|exclusively|nothing_but|only_ever|just', { only: true }],
  [
    'also|additionally|explicitly|strictly|absolutely|really|in_general|generally|in_principle|normally|basically|actively|itself|yourself|actually|furthermore|moreover|then|directly|deliberately|knowingly|intentionally|on_its_own|by_itself|on_your_own|of_its_own_accord|ever|in_any_way|under_any_circumstance|at_any_time|for_any_reason|proactively|unprompted|categorically|consistently|automatically|simply|definitely|all|publicly|unconditionally|kindly|again|either|though|instead|preferably|ideally|by_default|in_return|and|so|still|carelessly|falsely|prematurely|afterwards|specifically|in_any_form|there|willingly|voluntarily',
    {},
  ],
]);

const DETERMINERS = new Set(
  'the a an any every each all our your its this that these those my no one such their his her final whole entire complete full own'.split(
    ' ',
  ),
);

const isDeterminer = (word: RuleWord | undefined): boolean =>
  word?.is === 'word' && DETERMINERS.has(word.key) && word.key !== 'no';

/** Side that a noun phrase at the start names, and the index after it. */
export const sideAt = (
  words: readonly RuleWord[],
  from: number,
): { side: Side; to: number } | undefined => {
  let at = from;
  while (at < from + 3 && isDeterminer(words[at])) at++;
  const best = SIDES.matches(words, at)[0];
  if (!best) return undefined;
  return { side: best.meaning, to: afterAttribute(words, best.to) };
};

/** Skips "of the bot", "to the customer" and "'s reply" after a subject. */
const ATTRIBUTES = phraseBook<true>([
  [`of|by|from|to|for ${AUTHOR}|${TEXT}|user|customer|student|patient|client|reader`, true],
  [`you give|write|send|provide|produce|generate`, true],
  [TEXT.replace(/^/, '') + '|message|messages|text', true],
  ['themselves|itself|yourself|here|all|both', true],
]);
const afterAttribute = (words: readonly RuleWord[], at: number): number =>
  ATTRIBUTES.matches(words, at)[0]?.to ?? at;

/** Reads subject and modality from the start of a clause; `undefined` if they contradict. */
export const frameOf = (words: readonly RuleWord[], from = 0): Frame | undefined => {
  const frame: Frame = {
    forbids: false,
    permits: false,
    only: false,
    asksForVerb: false,
    to: from,
  };
  for (let steps = 0; steps < 8 && frame.to < words.length; steps++) {
    const modality = MODALITIES.matches(words, frame.to)[0];
    const subject = frame.side === undefined || steps < 2 ? subjectAt(words, frame) : undefined;
    if (subject && subject.to > (modality?.to ?? 0)) {
      frame.side = subject.side;
      frame.to = subject.to;
    } else if (modality) {
      if (modality.meaning.forbids && frame.forbids) return undefined;
      if (modality.meaning.leavesOpen || (modality.meaning.reverts && frame.forbids))
        return undefined;
      apply(frame, modality.meaning);
      frame.to = modality.to;
    } else break;
  }
  return frame;
};

const apply = (frame: Frame, { forbids, permits, only, asksForVerb }: Effect): void => {
  frame.forbids ||= forbids ?? false;
  frame.permits ||= permits ?? false;
  frame.only ||= only ?? false;
  frame.asksForVerb ||= asksForVerb ?? false;
};

/** A subject counts only if a verb or a modality follows, so that a bare noun stays a predicate. */
const subjectAt = (
  words: readonly RuleWord[],
  { to, side, forbids, asksForVerb }: Frame,
): { side: Side; to: number } | undefined => {
  if (side !== undefined || (forbids && !asksForVerb)) return undefined;
  const found = sideAt(words, to);
  if (
    found &&
    !isDeterminer(words[to]) &&
    VERBAL.has(words[to]?.key ?? '') &&
    !isModal(words, found.to)
  )
    return undefined;
  const next = found && words[found.to];
  if (!found || !next || next.is !== 'word') return undefined;
  return found;
};

/** Nouns of texts that are verbs without an article: "answer questions". */
const VERBAL = new Set([
  'answer',
  'reply',
  'output',
  'text',
  'message',
  'chat',
  'input',
  'email',
  'query',
  'request',
  'prompt',
  'feedback',
  'hint',
  'voice',
  'style',
  'model',
]);
const isModal = (words: readonly RuleWord[], at: number): boolean =>
  MODALITIES.matches(words, at).some(({ meaning }) => meaning.asksForVerb === true) ||
  ['is', 'are', 'be'].includes(words[at]?.key ?? '');

export const skipFillers = (words: readonly RuleWord[], from: number): number => {
  let at = from;
  for (let word = words[at]; word && isFiller(word); word = words[at]) {
    // "about 30 words" is a rough figure.
    if (word.key === 'about' && words[at + 1]?.is === 'number') break;
    at++;
  }
  return at;
};
