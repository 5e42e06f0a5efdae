import { formsOf, isFiller, phraseBook } from './naming';
import { type RuleWord } from './rule-words';

const TEXTS =
  'reply|answer|response|message|output|text|chat|conversation|email|explanation|writing|sentence|paragraph|communication|window|bot|dialogue|wording|first_reply|interaction';
const PERSONS =
  'user|customer|client|reader|patient|student|visitor|member|pupil|guest|caller|people|person|anyone|anybody|someone|somebody|them|him|everyone|other|others|third_party|third_parties|child|kid|colleague|employee|parent|teacher|learner|other_customer|other_user|other_people|each_other|buyer|shopper|people_in_chat|outsider|stranger|everybody|us|me|user_or_other|all_user|all_customer|beginner|end_user|other_party|resident|player|candidate|applicant|tenant|passenger|donor|citizen|traveller|neighbour|buyer|seller|driver|owner|developer|viewer|listener|pensioner|volunteer|taxpayer|claimant|consumer|audience|trainee';

/** Phrases that add nothing to what a rule asks for, at the end of it. */
const TAILS = phraseBook<true>(
  [
    `in|on|into|onto|within|inside|throughout|during|across|per|for|over|via ${TEXTS} of|with|to| ${PERSONS}| itself|text|`,
    `in|with|to|for|towards|toward|from|by|at|among|around|into ${PERSONS} please|directly|`,
    `of ${TEXTS}`,
    'by bot|assistant|chatbot|ai|you|agent|tutor|company|itself',
    'at|in|to the| end|beginning|start|close|outset|top|bottom of| reply|message|answer|conversation|chat|email|response|every_reply|each_reply|text|',
    PERSONS,
    'in your|its|any|every| own_words|case',
    'at_all|ever|whatsoever|whatever|of_any_kind|of_any_sort|in_any_way|in_any_form|in_any_manner|under_any_circumstance|under_any_condition|at_any_time|at_any_point|at_all_times|in_general|please|too|as_well|instead|anywhere|anymore|any_more|any_longer|again|itself|yourself|yet|first|directly|immediately|straight_away|straightaway|right_away|at_once|immediately_after|though|thank_you|thanks|okay|in_all_cases|in_every_case|in_all_situations|in_any_situation|in_any_case|always|in_return|every_time|each_time|by_default|where_possible|if_possible|wherever_possible|whenever_possible|when_possible|where_appropriate|if_appropriate|when_appropriate|as_much_as_possible|as_far_as_possible|as_possible|no_matter_what|no_exception|no_exceptions|without_exception|even_when_asked|even_if_asked|even_on_request|even_if_user_ask|even_if_user_insist|even_when_user_ask|even_if_customer_ask|even_if_customer_insist|even_if_user_beg|even_when_pressed|even_jokingly|not_even_as_joke|not_even_when_asked|not_even_if_asked|even_as_joke|not_even_on_request|even_if_they_ask|even_if_they_insist|even_if_provoked|even_if_user_is_rude|even_if_customer_is_rude|even_when_provoked|even_when_user_is_rude|even_if_customer_is_angry|even_when_customer_is_angry|even_with_difficult_customer|regardless_of_situation|regardless|for_any_reason|for_whatever_reason|on_our_behalf|on_behalf_of_company|on_behalf_of_us|in_our_name|in_public|to_world|unprompted|unasked|on_your_own|of_any_type|and_nothing_else|nothing_else|nothing_more|in_detail|in_full|before_anything_else|before_answering|before_you_answer|before_replying|before_responding|when_replying|when_answering|when_responding|when_writing|when_you_reply|when_you_answer|when_you_respond|when_talking_to_user|when_you_write|in_that_case|in_this_case|in_such_case|in_these_case|for_that|for_this|about_that|about_it|about_this|about_them|on_this|with_this|with_that|with_it|in_it|for_it|to_it|on_it|all_the_time|in_advance|up_front|upfront|from_start|by_yourself|without_being_asked|that_customer_can_read|even_once|not_once|not_even_once|so|either|or_similar|and_similar|and_so_on|and_the_like|or_the_like|or_anything_similar|etc|and_such|or_such|and_similar_thing|or_so|or_anything_like_that|or_something_like_that|and_thing_like_that|and_stuff|or_anything_else|or_equivalent|until_further_notice|pretty_please|right|ever_again|on_purpose|in_every_situation|with_every_reply|when_possible|for_clarity|accordingly|nothing|whenever_appropriate|when_necessary|if_necessary|where_necessary|if_needed|when_needed|where_needed|as_needed|unless_necessary|personally|aloud|on_request|upon_request|both|publicly|for_now|during_call|for_instance|just|verbatim|word_for_word|in_whole_or_part|in_part|wholly_or_partly|in_whole_or_in_part|or_parts_of_it|or_part_of_it|any_part_of_it|to_anybody_else|to_anyone_else|with_anyone_else|in_first_place|on_behalf_of_bank|on_behalf_of_clinic|on_behalf_of_shop|on_behalf_of_school|like_that|like_this|that_way|this_way|without_reason|without_need|at_work|politely|on_spot|by_chat|over_chat|via_chat|through_chat|in_chat|in_here|here|there|in_this_chat',
    'when|whenever|before|if you|it|bot|| first| use|mention them|it|',
    'before|prior_to|after you|it|bot| offer|give|answer|explain|solve|suggest|provide|help|respond|start|continue|go_on|proceed|reply|propose|move_on|answering|present solution|answer|help|advice|anything|step|fix|with_answer|to_solution|the_question|it|',
    `that|which ${PERSONS}|you|bot|it write|send|ask|give|make`,
    'you|it|bot give|write|send|make|produce',
    'once per|in|for|| reply|message|answer|response|conversation|chat',
    'and_only_then|and_nothing_but_that',
  ].map((pattern) => [pattern, true] as const),
);

const MARKS = new Set([',', '.', '!', ';', ':', '-', '–', '—', ')', '"']);

/** Checks if only harmless phrases follow from a word on. */
export const isTail = (words: readonly RuleWord[], from: number, depth = 0): boolean => {
  let at = from;
  for (let word = words[at]; word && (MARKS.has(word.key) || isFiller(word)); word = words[at]) {
    const phrase = TAILS.matches(words, at)[0];
    if (phrase) break;
    at++;
  }
  if (at >= words.length) return true;
  if (depth > 4) return false;
  return TAILS.matches(words, at).some(({ to }) => isTail(words, to, depth + 1));
};

/** Words that need the next one. */
const ATTACHED = new Set([
  'a',
  'an',
  'the',
  'is',
  'are',
  'of',
  'other',
  'former',
  'another',
  'between',
  'about',
  'for',
  'to',
  'with',
  'each',
  'from',
  'by',
  'against',
  'and',
  'or',
  'potential',
  'new',
  'all',
  'every',
  'some',
  'our',
]);

const PERSON_WORDS = new Set(PERSONS.split('|'));

/** "bringing children": the object of the word before. */
const isPerson = (word: RuleWord | undefined): boolean =>
  word !== undefined && formsOf(word.key).some((form) => PERSON_WORDS.has(form));

/** Index of the first word of the harmless phrases at the end. */
export const tailStart = (words: readonly RuleWord[], from: number): number => {
  for (let at = Math.max(from, words.length - 8); at < words.length; at++)
    if (
      !/^(?:for|by|at|from|among|about|of)$/.test(words[at]?.key ?? '') &&
      !ATTACHED.has(words[at - 1]?.key ?? '') &&
      !isFiller(words[at] as RuleWord) &&
      !(isPerson(words[at]) && at > 0) &&
      isTail(words, at) &&
      TAILS.matches(words, at).length > 0
    )
      return at;
  return words.length;
};
