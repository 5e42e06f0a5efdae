import type { Namings } from './naming';

/** Style and wording. */
export const STYLE: Namings = {
  'simple-language': {
    acts: [
      'use|write|speak|explain|keep|respond|answer|reply|communicate|choose|stick|express|prefer|talk|phrase|word|formulate in|with|to|using|thing|it|everything|language|sentence|word|explanation|answer|yourself|concept|wording| simple|plain|easy|everyday|clear|basic|common|short|understandable|simpler|easy-to-understand|accessible|straightforward|child-friendly|uncomplicated|non-technical|easily_understandable|plain_and_simple|clear_and_simple|simple_and_clear|easy_to_understand|short_and_simple|simple_and_short|layman english|language|word|words|sentence|sentences|term|terms|wording|vocabulary|expression|speech|phrase|simple|manner|way|explanation|style|language_level|layman_terms|short_sentence|tone|grammar that|and|for|a|child|10-year-old|user|everyone|beginner|anyone|people|layperson|which|12-year-old|on|at|students|suitable| child|year_old|10-year-old|understand|ten-year-old|12-year-old|everyone|user|beginner|anyone|short|student|people|layperson|patient|customer|7-year-old|8-year-old|9-year-old|teenager|pupil|clear|simple|layman|kid|twelve-year-old|5-year-old|a1|b1|a2|b2|8-year-old| can|understand|could|will|should|for|sentence| understand|follow|sentence|level|easily|',
      'be|keep|make|stay|remain|write|explain|put simply|thing|it|language|explanation|everything|sentence|answer|so| simple|plain|easy|understandable|comprehensible|easy_to_understand|easy-to-understand|easy_to_read|easy_to_follow|accessible|clear|clear_and_simple|simple_and_clear|readable|simple_enough|intelligible|short_and_simple|plain_and_simple|understood|simply|clearly|in_plain_english|in_layman_terms|in_lay_terms|clear_enough|child_friendly|child-friendly|beginner-friendly|user-friendly|beginner_friendly|uncomplicated to|for|by|as|like|to_understand| child|everyone|user|beginner|anyone|children|layperson|10-year-old|12-year-old|reader|non-expert|student|patient|people|a_child|to_a_child|laypeople|non-native_speaker|pupil|customer|to_beginner|ten-year-old|a_five-year-old|primary_school_pupil|primary_school|to_understand|kid|10_year_old|12_year_old|8_year_old|of_all_age|year_old|grandma|everybody|learner without_background|',
      'explain|write|phrase|answer|put|word|respond|describe|speak|keep|make thing|it|everything|answer|concept| so|in|such way| that|| child|layperson|beginner|everyone|anyone|children|everybody|customer|user|people|teenager|non-expert|laypeople|kid|lay_person can|could|will|would|may|easily|| understand|follow|get it|them|everything|easily|',
      'simplify|dumb_down explanation|language|thing|answer|complicated_thing|',
      'explain|put|describe thing|it|everything|term|concept|this| in|simply|as|like|so| simply|simple|plain|plain_english|layman|layman_terms|lay_terms|to_child|easy_words|everyday|everyone_can_understand|that_everyone_understand|that_a_child_can_understand|you_would_to_a_child|you_would_to_a_beginner|plain_language term|word|language|',
    ],
    things: [
      'simple|plain|easy|everyday|clear|short|basic|accessible|age-appropriate language|english|word|words|sentence|sentences|wording|term|vocabulary',
      'plain_english|layman_terms|plain_language|simplicity|readability|clarity|comprehensibility',
    ],
    traits: [
      'simple|plain|easy_to_understand|understandable|comprehensible|easy_to_read|accessible|readable|child-friendly|easy-to-understand|jargon-free|simple_and_clear|clear_and_simple|clear|easy_to_follow|intelligible|uncomplicated|straightforward|beginner-friendly|lucid|non-technical|simple_enough_for_child',
    ],
    notTraits: [
      'complicated|complex|convoluted|hard_to_understand|difficult_to_understand|incomprehensible|confusing|over-complicated|overly_complex|academic|hard_to_read|too_technical|hard_to_follow|overcomplicated|difficult|unintelligible|elaborate|abstract|dense|too_difficult|wordy_and_complicated|cryptic|unclear',
    ],
    notThings: [
      'complicated|complex|long|difficult|convoluted|nested|foreign|academic|long-winded|hard|fancy|big|rare|overly_long|long_and_complicated|run-on sentence|word|wording|language|term|vocabulary|phrase|foreign_word|expression|explanation|clauses',
      'foreign_word|legalese|run-on_sentence|officialese|bureaucratic_language|convoluted_sentence|nested_sentence|big_word|bureaucratese',
    ],
    notActs: [
      'overcomplicate|over-complicate|complicate|use_foreign_word|write_long_sentence|confuse|use_long_sentence|use_complicated_word|use_difficult_word|use_complex_word|use_big_word thing|answer|explanation|user|reader|it|',
    ],
  },
  jargon: {
    acts: [
      'use|speak|write|contain|include|throw_around|talk|resort_to|rely_on|drop in|with| technical|medical|legal|financial|specialist|scientific|difficult|unexplained|insider|industry|expert|foreign|latin|unfamiliar|professional|banking|it|clinical term|terms|word|words|language|expression|expressions|terminology|vocabulary|detail without|that|unless|which|| user|customer|they|reader|you|patient|a|student|explain|simple|plain| may|might|would|do|does|can|| not|explain|explaining|explanation|them|| know|understand|explain|them|explanation|it|',
      'use|speak|write|contain|include|throw_around|talk|resort_to|rely_on|slip_into|employ|drop in|with| any|unexplained|technical|medical|legal|industry|insider|banking|financial|it|internal|specialist|scientific|business|corporate|difficult|internet|specialised|professional|tech|unnecessary|undefined|complex|expert|clinical|latin| jargon|jargons|technical_term|technical_terms|technical_language|specialist_term|specialist_terms|insider_term|expert_language|buzzword|buzzwords|technical_word|technical_word_or_jargon|jargon_or_technical_term|latin_term|medical_term|legal_term|legalese|lingo|specialist_language|technical_expression|tech_talk|insider_language|tech_speak|it_term|technical_vocabulary|technical_detail|technobabble|techno-babble|specialist_vocabulary|language without|that|unless|which|user|need|with| a|plain|explain|explanation|simple|you|short|explaining|user|customer|explanations|definition|define|student|reader|patient|people|they|are|clarify|no|first|it_be|we|simply|in_plain_language| explain|explanation|explaining|them|it|customer|may|might|would|does|do|user|will|not|explained|be|plain|can_not|could_not|in_plain_language|in_plain_words|in_simple_words|definition|translate|immediately|in_brackets| not|explain|explanation|them|it|in|explained|understand|know|explaining|clarified| know|understand|plain_words|plain_language|it|them|in_plain_words|in_plain_english|',
      'be technical|too_technical|overly_technical|jargon-heavy|full_of_jargon',
    ],
    things: [
      'unexplained|technical|medical|legal|industry|insider|banking|financial|it|specialist|scientific|business|corporate|any|unnecessary|undefined|tech|complex| jargon|jargons|technical_term|technical_terms|technical_language|specialist_term|clinical_term|clinical_terms|insurance_term|financial_term|banking_term|airline_term|trade_term|insider_term|buzzword|lingo|technical_word|medical_term|legal_term|tech_talk|tech_speak|specialist_language|technobabble|techno-babble|technical_vocabulary|technical_expression|it_term|terminology|latin_term|legalese|technical_jargon|insider_language|specialised_vocabulary|technicalities|specialist_vocabulary without|that|unless|with|which| a|plain|explain|explanation|simple|you|short|explaining|user|customer|definition|they|are|reader|student|no|it|patient|we|be| explain|explanation|explaining|them|it|customer|may|does|do|user|not|would|might|explained|will|can_not|be|in_plain_language| not|explain|explanation|them|it|explained|understand|know|in_plain_language|in_plain_words| know|understand|',
    ],
    traits: ['technical|too_technical|jargon-heavy|overly_technical|nerdy|full_of_jargon'],
    notTraits: ['jargon-free|free_of_jargon|non-technical'],
    notActs: [
      'explain|define|translate|spell_out|clarify|describe|put|accompany technical|medical|specialist|legal|any|all|difficult|jargon|foreign|every|financial|scientific|new|complicated|unfamiliar| jargon|term|terms|word|words|expression|vocabulary_word|terminology|technical_language|jargon_term|concept_word in_plain_language|in_simple_words|when_they_first_appear|in_plain_words|when_first_used|in_plain_english|on_first_use|simply|with_plain_words|when_you_use_them|when_used|that_you_use|the_first_time|in_lay_terms|in_brackets|with_explanation|in_simple_language|briefly|',
    ],
  },
  abbreviation: {
    acts: [
      'use|write|contain|include unexplained|undefined|technical|internal|medical|uncommon|unknown|unclear|any|industry|unusual| abbreviation|abbreviations|acronym|acronyms|abbreviated_word|initialism|acronym_or_abbreviation|abbreviation_or_acronym|short_form such_as|unless|without|that|which|when|before|if| explain|them|explaining|spelling|spell|explanation|define|it|you|user|writing|write|reader|are|have|customer|defining|introduce| them|it|out|explain|explained|full|not|may|spell_out|does|do|in_full|first| out|know|not|understand|explain|in_full| first|know|in_full|understand|',
      'abbreviate word|words|term|anything|',
    ],
    things: [
      'unexplained|undefined|any| abbreviation|abbreviations|acronym|acronyms|acronym_or_abbreviation|abbreviation_or_acronym|initialism|unexplained_acronym|shortened_word without|that| explain|explanation|explaining|are|definition|explain_them|spell_out|spelling_them_out|being_explained|',
    ],
    notActs: [
      'write|spell|explain|expand|introduce|define abbreviation|acronym|short_form|abbreviated_term out|in_full|out_in_full|once|in_brackets|in_parentheses|first in|full|out|first_time|time|once|',
      'explain|spell_out|write_out|define|write|expand|introduce|spell|resolve|give_full_form|give|clarify|translate every|all|each|full| abbreviation|abbreviations|acronym|acronyms|abbreviation_or_acronym|acronym_or_abbreviation|abbreviation_in_full|acronym_in_full|form_of_abbreviation|form_of_acronym|meaning_of_abbreviation|initialism in_full|out|the|when|at|on|before|first|time| first|at_first_use|on_first_use|first_time_it_is_used|first_use|time|mention|used|using|it|occurrence| time|use|it|mention|they|used|appear| it|use|they|is|be|are| used|appear|',
    ],
  },
  contraction: {
    acts: [
      'use|write|contain|include|contract contraction|contractions|contracted_form|short_form|contracted_forms|contracted_word|shortened_form|contracted_verb|short_forms',
    ],
    things: ['contraction|contractions|contracted_form|short_form'],
    notActs: [
      'write|use|spell in|out| full form|forms|word|words',
      'write|spell word|everything|contraction|form in_full|out',
    ],
  },
  'british-spelling': {
    acts: [
      'use|write|spell|follow|stick|be|keep|reply|respond|answer|apply in|with|to|using|word| british|uk|british-english|english_uk spelling|english|english_spelling|orthography|spelling_and_vocabulary|spelling_convention|convention|variant|spellings|not_american|rather_than_american|spelling_rule',
    ],
    things: [
      'british|uk spelling|english_spelling|orthography',
      'british_english|british_spelling|uk_english|uk_spelling|spelling_british|british_orthography',
    ],
  },
  'american-spelling': {
    acts: [
      'use|write|spell|follow|stick|be|keep|reply|respond|answer|apply in|with|to|using|word| american|us|u.s|american-english|english_us spelling|english|english_spelling|orthography|spelling_convention|convention|variant|spellings|not_british|rather_than_british|spelling_rule',
    ],
    things: [
      'american|us|u.s spelling|english_spelling|orthography',
      'american_english|american_spelling|us_english|us_spelling|american_orthography|u.s_english|u.s_spelling',
    ],
  },
  'first-person-singular': {
    acts: [
      'speak|write|talk|answer|reply|respond|communicate|be|use|refer in|as|of|from|using|to|written|yourself| first_person_singular|first-person_singular|i|i_form|i-form|first_person_perspective|first-person_perspective|singular_first_person|first_person|first-person perspective|singular|form|voice|',
      'say i|me|my',
    ],
    things: [
      'first_person_singular|i-form|first-person_singular|first_person_pronoun_singular|i-statement',
    ],
  },
  'first-person-plural': {
    acts: [
      'speak|write|talk|answer|reply|respond|communicate|use|refer in|from|using|to|ourselves|as|with| first_person_plural|first-person_plural|we|we_form|we-form|we_perspective|plural_first_person|we_voice|we_and_us|we_and_our perspective|form|voice|',
      'speak|write|talk|answer|reply|respond|communicate as|for|on_behalf_of|in_name_of|in_voice_of company|bank|clinic|team|school|shop|brand|organisation|one_of_us|firm|business|store|practice|hospital|university',
      'say we|us|our',
    ],
    things: [
      'first_person_plural|we-form|we_form|first-person_plural|company_voice|we-perspective',
    ],
  },
  brevity: {
    acts: [
      'be|keep|stay|make|write|get|come|go|stick|remain|answer|reply|respond|give|provide|prefer|use|be_kept|limit|cut|aim|express|hold|formulate|deliver|phrase it|thing|reply|answer|message|response|to|straight|right|text|quickly|yourself|everything|sentence|explanation|for|as|paragraph|with|in|them|your|replies|conversation|a| short|brief|concise|to_point|to_the_point|succinct|crisp|concisely|briefly|short_and_to_point|short_and_sweet|tight|to_essential|to_the_essentials|compact|terse|brevity|short_answer|brief_answer|concise_answer|short_and_simple|brief_and_to_point|as_short_as_possible|as_brief_as_possible|point|snappy|economical|focused|brief_reply|short_reply|concise_reply|minimum|to_minimum|succinctly|short_and_clear|short_and_concise|clear_and_concise|concise_and_clear|straight_to_point|short_message|brief_and_clear|few_words|to_a_minimum|in_few_words|bare_minimum|essential|essentials|concise_response|short_response|brief_response|pithy|clear_and_short|brief_and_concise|on_point|short_sentence_and_answer|bite-sized|lean|short_but_complete|trim|short_and_precise|precise|as_concise_as_possible|compactly as_possible|quickly|and_sweet|point|without_detour|and_to_point|fast|immediately|directly|enough|straight_away|to_essential|',
      'get|come|cut straight|right|quickly|directly|| to| point|chase|',
      'answer in_few_words|in_as_few_words_as_possible|briefly|concisely|shortly|succinctly|in_short',
    ],
    things: [
      'brevity|conciseness|short_answer|brief_answer|concise_answer|concision|short_reply|brief_reply|concise_reply|succinctness|short_message|short_response|concise_response|brief_response|short_texts|terseness',
    ],
    traits: [
      'short|brief|concise|to_the_point|succinct|crisp|terse|compact|laconic|short_and_to_point|brief_and_to_point|clear_and_concise|short_and_sweet|to_point|snappy|economical|pithy|straight_to_point|on_point|concise_and_clear|lean',
    ],
    notTraits: [
      'long-winded|verbose|chatty|wordy|lengthy|rambling|long|too_long|longwinded|talkative|overly_long|repetitive|too_wordy|detailed|exhaustive|garrulous|drawn-out|long_winded|bloated|too_detailed|overlong|thorough|comprehensive|prolix|repetitious|redundant|in-depth',
    ],
    notThings: [
      'rambling|verbosity|long_answer|long_text|long-windedness|wall_of_text|walls_of_text|long_explanation|long_introduction|novel|essay-length_answer|long_paragraph|repetition|redundancy|wordiness|unnecessary_detail|long_reply|long-winded_explanation|long-winded_answer|lengthy_explanation|lengthy_answer|long_intros|long_preamble|digression|excessive_detail|unnecessary_repetition|unneeded_detail|long-winded_introduction|long_message|repetitions|unnecessary_word|long-winded_sentence',
    ],
    notActs: [
      'ramble|waffle_on|repeat_yourself|go_on_and_on|write_long_text|write_novel|digress|go_into_too_much_detail|go_into_unnecessary_detail|be_repetitive|repeat_itself|drone_on|write_long_answer|drag_on|write_wall_of_text|repeat_same_thing|beat_around_bush|beat_about_bush|give_long_answer|overexplain|over-explain|bore|go_into_unnecessary_details|repeat_what_user_said|repeat_question|repeat_user_question|restate_question|rephrase_question|parrot_question|echo_question|go_off_on_tangent|say_same_thing_twice|get_lost_in_detail|go_overboard user|in_detail|about|',
    ],
  },
};
