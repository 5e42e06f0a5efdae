import type { Namings } from './naming';

/** Moves of a conversation. */
export const MOVES: Namings = {
  refusal: {
    acts: [
      'can_not_help|can_not_answer|can_not_do|be_unable_to_help|be_unable_to_answer|be_not_able_to_help|be_not_able_to_answer|can_not_fulfil|can_not_assist|can_not_do_something|can_not_solve|refuse|decline|reject|turn_down|say_no|deny|not_answer|not_help|refuse_to_answer|refuse_to_help|decline_to_answer|decline_to_help|refuse_politely|not_comply|refuse_to_do_so|decline_request|give_refusal|refuse_to_respond|decline_to_comment|decline_to_respond|refuse_request|refuse_answer|say_that_you_can_not_help|say_it_can_not_help|say_that_it_can_not_help|say_you_can_not_help|say_you_can_not_help_with_that|say_that_this_is_not_possible|say_that_you_can_not_do_that|say_that_it_can_not_do_that|refuse_to_do_it|refuse_to_do_that|refuse_to_comply|stop_conversation|refuse_to_discuss_it|refuse_help|refuse_to_engage|not_engage|decline_to_do_so|say_you_can_not_answer|say_that_you_can_not_answer|refuse_to_give_answer|turn_request_down|refuse_to_continue|decline_to_discuss_it|refuse_to_do_this request|question|it|user|such|them|to_answer|this|that|something|topic|thing|kindly|firmly|request_for_help|with_it|with_that|',
      'say|tell|explain|state|make_clear|reply|inform|respond|answer user| that|with| you|it|bot|we|user|this|i|they can_not|could_not|will_not|are_not_able_to|is_not_able_to|not_allowed_to|is_not_possible|are_unable_to|is_unable_to|not_possible help|answer|do|assist|discuss|fulfil|comment|comply|share|be_done|give|provide with|that|it|on|this|request|about|such|so|information|question|here|',
    ],
    things: ['refusal|rejection|denial'],
    notActs: [
      'answer|help|respond|reply|comply|assist|engage|answer_it|answer_question|answer_them|answer_such_question|help_user|try_to_answer|answer_yourself with|to|it|that|them|themselves|such_request|',
    ],
  },
  referral: {
    acts: [
      'refer|direct|point|send|redirect|forward|signpost|route|guide|steer|link|lead|suggest_to_contact|suggest_contacting|recommend_contacting|recommend_to_contact|recommend_to_see|recommend_seeing|recommend_to_consult|recommend_consulting|advise_to_see|advise_to_consult|advise_to_contact|tell_to_contact|tell_to_see|tell_to_call|suggest_seeing|suggest_to_see|suggest_consulting|suggest_to_consult|advise_seeing|advise_consulting|advise_contacting|encourage_to_contact|encourage_to_see|encourage_to_talk_to|encourage_to_consult|ask_to_contact|urge_to_see|urge_to_contact|urge_to_consult|recommend_speaking_to|recommend_talking_to|recommend_to_speak_to|recommend_to_talk_to|suggest_talking_to|suggest_speaking_to|suggest_to_talk_to|suggest_speaking_with|tell_to_consult|tell_to_ask|tell_to_talk_to|tell_to_speak_to|advise_to_talk_to|advise_to_speak_to|advise_to_call|encourage_to_seek|advise_to_seek|recommend_to_seek|recommend_seeking|suggest_seeking|suggest_to_seek|tell_to_seek|mention_contacting|recommend_visiting|suggest_visiting|recommend_to_visit|advise_to_visit|suggest_calling|recommend_calling|remind_to_see|remind_to_consult|recommend_to_call|refer_user|direct_user|point_user|tell_to_go|tell_to_visit|recommend_consultation_with|recommend_consultation_of|suggest_consultation_with|ask_to_call|signpost_user|invite_to_contact|tell_to_get_help_from|suggest_to_call|advise_calling|urge_to_call|suggest_asking|recommend_asking|recommend_to_ask|tell_to_email|tell_to_write_to user|back|request|people|question|everything|them|matter|elsewhere|politely|always|instead|contact|on|over|case|also|customer|issue|patient|student|such_question|on_to| to|at|towards|in_direction_of|of|toward|up_with| …',
      'redirect|steer|bring|guide|lead|return|turn user|conversation|them|discussion|chat|topic|student back|gently| to …',
      'recommend|suggest|advise|encourage|tell|urge|ask|remind user|customer|patient|people|reader|student|them|client| to| see|consult|contact|call|visit|ask|speak|talk|phone|email|write|seek|go|get_help|turn_to|get_in_touch|consult_with|check_with|reach_out|report_to|check|use with|to|from|for|in_touch_with| …',
      'give|mention|include|provide|name|list|offer|add|show|contain|share|state|point_to|link_to|put contact|contacts|contact_detail|contact_information|contact_data|hotline|emergency_number|crisis_line|helpline|phone_number|number|email_address|address|link|opening_hours_of|contact_form of|for|to …',
    ],
    things: ['referral|reference|pointer|link|signpost to …', 'referral'],
  },
  handover: {
    acts: [
      'hand|pass|transfer|forward|escalate|route|connect|put|refer|redirect|switch|bring|get|hand_over|pass_on|hand_off|pass_over|direct|send|involve|bring_in|call|fetch|delegate|assign|loop_in|call_in|alert|notify|offer|link|hand_user_over|pass_user_on|leave|turn_over|suggest|propose|let|offer_transfer|give_over|pull_in|take_over_to|create_ticket_for|contact user|chat|conversation|request|case|them|it|issue|ticket|to|an|matter|call|everything|customer|complaint|problem|him|person|question|student|patient| over|on|through|off|to|in|up|call|get|fetch|bring|escalate|forward|connect|hand_over|transfer|pass|pass_on|hand|speak|talk|switch|involve|a|escalation| user|chat|conversation|request|case|them|it|issue|on|over|problem|connection|customer|ticket| over|on|through|immediately| to|with| a|our|one_of_our| real|live|responsible|responsible_| <agent> member|team|straight_away|instead|at_once|take_over|as_soon_as_possible|right_away|handle_it|',
      'offer|initiate|suggest|trigger|propose|do|make|provide|start|arrange handover|hand-over|escalation|transfer|handoff|hand-off|callback|forwarding|call_back|escalating to|by|with|from| real|live|human| <agent>|',
      'hand_over|escalate|transfer|hand_off|handover|pass_on|pass_over|escalate_case|escalate_issue|escalate_ticket|escalate_conversation|hand_conversation_over|hand_chat_over|hand_user_over|escalate_chat|escalate_request',
      'let <agent> handle|take_over|decide|answer it|chat|conversation|',
    ],
    things: ['handover|hand-over|escalation|transfer|handoff|hand-off to| human|<agent>|'],
  },
  clarification: {
    acts: [
      'ask|request|seek|try_to_get|require|obtain|need for|user|to|a|an| clarification|clarify|clarifying_question|clarifying_questions|clarifying|more_detail|more_details|further_detail|missing_information|more_information|what_user_mean|what_they_mean|what_is_meant|follow-up_question|follow-up_questions|clarification_question|more_context|what_exactly_they_mean|missing_detail|missing_details|further_information|precise_question|to_be_more_specific|for_detail|details|rephrase|specify|what_they_want|what_user_want|what_student_mean|questions_to_clarify|for_missing_information|back|before_answering|before_answer|before_explain|more|which_one_they_mean|what_is_needed|what_is_unclear|first|information|additional_information|clearer_question|more_precise_information|necessary_information|follow-up|relevant_question|for_context|explain_what_they_mean|what_they_are_looking_for|what_user_need|question_before_answer|question_first|for_clarity|counter-question|to_clarify from_user|mean|before_answer|first|user|question|before_answering|before|answering|explain|before_guessing|request|rather_than_guess|instead_of_guessing|about_it|what_they_mean|what_user_mean|',
      'clarify|query|check|find_out|double-check|verify|probe|ask what|which user|they|thing|request|question|point|is mean|want|need|unclear|meant|need_help_with',
      'clarify|query request|question|intent|unclear_point|ambiguity|ambiguous_request|ambiguous_question|missing_information|what_is_unclear|meaning first|with_user|',
      'clarify|ask_back|double-check|probe first|',
    ],
    things: [
      'clarification|clarifying_question|follow-up_question|clarification_question|query|question_to_clarify',
    ],
  },
  request: {
    acts: [
      'ask|request|require|demand|collect|solicit|enquire|inquire|query|gather|prompt|insist|ask_to_provide|ask_to_give|ask_to_send|ask_to_share|press|ask_to_enter|ask_to_tell|ask_to_name|ask_to_state|ask_to_upload|ask_to_attach|ask_to_include|ask_to_specify|ask_to_submit|ask_to_describe user|from_user|customer|first|back|them|politely|always|patient|student| for|about|after|to|on| …',
    ],
    things: ['request|demand|question|call|ask for|after|about …'],
  },
  'credential-request': {
    acts: [
      '<ask> user|customer|for|their|them|to|about|of|complete|online| <credential> or_similar|by_chat|in_chat|by_email|',
    ],
    things: [
      'request|question|ask|prompt for|about|of their| <credential>',
      'credential|password|pin request|question|query|requests',
    ],
  },
  'personal-data-request': {
    acts: ['<ask> user|customer|for|their|them|to|about|of| <personal> or_similar|in_chat|'],
    things: [
      'request|question|ask for|about|of their| <personal>',
      'personal question|questions',
      'question_about_private_life|personal_question',
    ],
  },
  'confirmation-request': {
    acts: [
      'ask|request|get|obtain|seek|require|wait|demand|have|need|let user|for|explicit| to|for|their| confirm|confirmation|consent|permission|agreement|approval|okay|verify|double-check|go-ahead|verification|check|agree|explicit_confirmation|confirm_first|explicit_consent|confirm_their|verify_their of|before|for|to|that|their|if|whether|on| …',
      'ask|request|get|obtain|seek|wait|require|let|have|demand user|for|a|explicit| to|for| confirm|confirmation|consent|permission|verify|okay|double-check|go-ahead user|first|it|before|',
      'confirm|verify|double-check|check|reconfirm|validate with|by user|with_user|before|order|detail|that|address|name|customer|date|their|appointment|the …',
    ],
    things: [
      'confirmation|confirmation_request|request_for_confirmation|consent|confirmation_question of|before|for …',
      'confirmation|confirmation_request|request_for_confirmation|confirmation_question|explicit_consent',
    ],
  },
  'check-question': {
    acts: [
      'ask|end|close|finish|pose|conclude|include|have|contain|use|add|check|wrap_up|round_off|set with|by|in|if|whether|for|to|a|short|that|ask|asking|end|an|user| short|a|checking|control|quick|small|follow-up|simple|whether|if|comprehension|quiz|review| question|check|questions|check-in|check_question|comprehension_question|check_understanding|quiz_question|control_question|comprehension_check|mini_quiz|understanding|user|student|they|it|everything|explanation|practice_question|quick_check|exercise|comprehension|learner that|to|about|for|of|has|have|which|is|was|make_sure|follow|can| check|test|understand|understanding|understood|clear|ensure|follow|review|comprehension|checks|helpful|make_sense|verify|make_sure|made_sense|make_sure_student|see understanding|comprehension|knowledge|learning|it|whether|if|user|student|that|explanation|they|everything|student_understanding| understand|understood|have|follow|has| it|understood|explanation|',
      'check|verify|test|make_sure_of|ensure|confirm student|user|learner|pupil|customer|for| understanding|comprehension|student_understanding',
      'check|verify|make_sure|ask|ensure|confirm|see if|whether|that| student|user|they|it|everything|learner|explanation|customer|pupil|them is|was|has|have|can| understand|understood|clear|follow|make_sense|helpful|understandable it|explanation|everything|topic|',
      'end|close|finish with check|comprehension|control question',
    ],
    things: [
      'check_question|comprehension_question|question_to_check_understanding|understanding_check|comprehension_check|quiz_question|control_question|question_that_checks_understanding|practice_question|check_for_understanding|review_question',
    ],
  },
  'call-to-action': {
    acts: [
      '<give>|end|close|finish|conclude with|by| clear|strong|simple|single| call_to_action|call-to-action|cta|calls_to_action|invitation_to_act|call_for_action|invitation_to_buy|invitation_to_order|invitation_to_book',
      'call user to_act|to_action',
      'invite|encourage|prompt user to act|take_action|do_something',
    ],
    things: ['call_to_action|call-to-action|calls_to_action|cta|ctas|call_for_action'],
  },
  'offer-of-help': {
    acts: [
      'ask|check|end_by_asking|close_by_asking|finish_by_asking|end_with_asking|conclude_by_asking|wrap_up_by_asking if|whether|for| user|they|there|you|it|be| need|want|have|be|can|do anything|more|further|any|something|other|help else|more|help|question|assistance|further|you_can_help_with|you_can_do|they_need| can|you|help|with|do|for|else|they|need|',
      '<give>|end|close|finish|conclude|sign_off|extend|ask|wrap_up|always_end with|by|if|whether|to|offer|offering|that|there_is|asking|ask|invite|user|to_ask|you| further|more|additional|any|your|offer|whether|if|ongoing|continued|follow-up|there_is|an_offer|offer_of|to|there| offer|offer_of|offers| to|of|for|whether|if|there_is|anything|provide|give| further|more|continued|ongoing|additional|there_is|anything|user_need| help|assistance|support|offer_of_help|assist|anything_else|more_question|further_question|follow-up_question|anything_else_you_can_do|other_question|user_need_anything_else|user_need_more_help|user_need_further_help|something_else|anything_more|they_need_anything_else|they_need_more_help|they_need_further_help|customer_need_anything_else|you_can_help_with_anything_else|you_can_help_further|you_can_do_anything_else|you_can_do_more|it_can_help_with_anything_else|follow_up further|again|more|with_anything_else|user|offer|you_can_help_with|need|if_needed|to_come_back|if_need_be|',
      'invite|encourage|ask|let_know|remind|tell user| to| that| ask|contact|come_back|reply|get_in_touch|write|reach_out|return|they_can_ask|they_can_come_back|they_can_contact|you_are_there_to_help|you_are_happy_to_help|help_is_available us|again|further|more|follow-up|any| question|questions|if_they_have_more_questions|if_they_need_more_help|at_any_time|any_time|if_they_need_help|back|again|if_they_need_anything_else|',
      'offer|provide further|more|additional|your| help|assistance|support further|again|',
    ],
    things: [
      'offer of|for|to further|more|additional|continued| help|assistance|support|help_further',
      'offer|offers to|of|for help|assist|assistance|support with|in|| anything|something|another|other|more|further else|matter|question|topic|',
      'help_offer|offer_of_help|invitation_to_ask_more_question|invitation_to_ask_further_question|offer_to_help|offer_to_help_further|offer_to_assist|invitation_to_ask_question|further_help',
    ],
  },
  greeting: {
    acts: [
      'greet|welcome|say_hello|say_hi|say_good_morning|salute|greet_back|greet_warmly|hail user|back|them|customer|by_name|at_start|first|warmly|politely|with_name|by_first_name|by_their_name|at_beginning|student|patient|',
      'start|begin|open|include|contain|use|give|have|need|return|add|answer|reply|respond with|by| short|friendly|warm|polite|brief|personal|kind|formal| greeting|welcome|salutation|hello|greeting_user|greeting_customer|hello_or_hi|hi|greetings|greet|saying_hello|return_greeting|greeting_phrase|welcome_message|good_morning|word_of_welcome user|at_start|back|',
      'address user|customer|reader with|by greeting|salutation',
    ],
    things: [
      'short|friendly|warm|polite|initial|opening| greeting|welcome|salutation|greetings|opening_greeting|welcome_message|hello user|at_start|',
    ],
  },
  closing: {
    acts: [
      'end|close|finish|sign_off|conclude|include|use|have|contain|need|say|add|sign|wrap_up|give|round_off with|by|goodbye|using| polite|friendly|short|warm|proper|formal|kind|our|usual|standard|a| goodbye|closing|farewell|signature|sign-off|closing_line|closing_phrase|goodbye_phrase|complimentary_close|regards|greeting_formula|closing_formula|saying_goodbye|parting_word|bye|closing_sentence|sign-off_line|valediction|closing_remark|closing_greeting|ending|outro|say_goodbye|closing_salutation|kind_regard|best_regard|best_regards|kind_regards|team_name at_end|of_team|user|formula|',
      'say|bid goodbye|bye|farewell|good-bye user|politely|',
      'sign_off|sign|sign_reply|sign_message|close_conversation|bid_farewell politely|with_name|with_our_name|as_team|name|',
    ],
    things: [
      'goodbye|closing|farewell|signature|sign-off|closing_line|closing_phrase|complimentary_close|closing_formula|goodbye_phrase|parting_word|closing_remark|email_signature|polite_closing',
    ],
  },
  wish: {
    acts: [
      'wish user|them|all|| a|the|| very|| good|nice|pleasant|safe|happy|lovely|great|successful|speedy|quick|all_the|best|well|relaxing|restful day|trip|stay|journey|flight|evening|weekend|time|holiday|luck|recovery|visit|best|success|start|week|season|drive|',
      'end|close|finish|sign_off|conclude|include|add|send|express|give|have|contain|wish|wrap_up|say with|by|user|good|a|in| friendly|good|kind|nice|warm|polite|personal|seasonal|positive|pleasant|wishing|user|best|customer|well| wish|wishes|wishing|good_wish|well-wishes|speedy_recovery|nice_day|good_day|well|all_the_best|good_luck|pleasant_day|great_day|get_well_soon|nice_weekend|best|well_wish|lovely_day|success|user_a_nice_day|customer_a_nice_day|well_wishes user|a| nice|good|great| day|at_end|well|for_recovery|a_nice_day|for_day|for_weekend|',
      'wish user|customer|reader|patient|student|them a|all|good|| nice|good|great|lovely|pleasant|speedy|quick|all_the|every| day|luck|best|weekend|evening|recovery|success|well',
    ],
    things: ['friendly|good|kind|warm|best| wish|wishes|well-wish|well_wishes|good_wish'],
  },
  thanks: {
    acts: [
      'thank|say_thanks|say_thank_you|express_thank|express_thanks|express_gratitude|give_thanks|show_gratitude|express_appreciation|show_appreciation|thank_you|be_grateful|be_thankful|offer_thanks|express_our_gratitude|convey_thanks|acknowledge_with_thanks user|customer|them|reader|student|patient|people|us| for|to|in|about|| message|contacting|contact|patience|feedback|question|getting_in_touch|time|reaching_out|contact_us|writing|their_message|order|enquiry|inquiry|reach_out|get_in_touch|write_in|interest|purchase|loyalty|trust|understanding|call|report|report_it|reporting|it|information|write|cooperation|them|user|patronage|business|waiting|wait|review|input|suggestion|answer|their_feedback|contacting_us|writing_to_us|reporting_it|bring_it_up|pointing_it_out|point_it_out| us|it|or_order|at_start|and_patience|at_beginning|before|or_suggestion|',
      'start|begin|open|end|close|include|contain|finish|conclude|use|have with|by|a| thank_you|thanks|thank|expression_of_thank|word_of_thank|words_of_thanks|expression_of_gratitude|thank-you|gratitude|thanking|appreciation user|for_message|for_contacting_us|',
    ],
    things: [
      'thanks|thank_you|thank-you|gratitude|word_of_thank|expression_of_thank|thank-you_note|appreciation user|for_feedback|',
    ],
  },
  apology: {
    acts: [
      'apologise|say_sorry|express_regret|be_sorry|offer_apology|make_apology|give_apology|include_apology|contain_apology|issue_apology|extend_apology|start_with_apology|begin_with_apology|open_with_apology|beg_pardon|ask_for_forgiveness|excuse_yourself|say_that_you_are_sorry|say_that_we_are_sorry|show_regret|ask_for_pardon|say_you_are_sorry|say_we_are_sorry|offer_an_apology|express_an_apology|express_apology|apologize|excuse_itself|over-apologise|apologise_excessively|use_apology user|to|for|about|in|customer|sincerely|briefly|once|first|unnecessarily|on_behalf| inconvenience|trouble|it|delay|mistake|problem|user|error|experience|them|that|caused|everything|thing|issue|what_happened|this|repeatedly|late|any|bad_experience|wait|behalf|company|damage|of_company|on_behalf_of_company|on_our_behalf|sincerely|damaged_item|caused_inconvenience|frustration| it|caused|cause|or_delay|sincerely|too_much|',
    ],
    things: [
      'apology|apologies|sorry|expression_of_regret|word_of_apology for|about|inconvenience|delay|to|user|mistake|',
    ],
    traits: ['apologetic'],
  },
  acknowledgement: {
    acts: [
      'acknowledge|recognise|validate|show_understanding|express_understanding|respond_to|address|take_seriously|react_to|empathise_with|honour|appreciate|show_you_understand|show_that_you_understand|show_you_hear|reflect|notice|name|accept|take|listen_to|show_awareness_of|respect|mirror|show_consideration_for|be_understanding_of|care_about|pick_up_on|consider|show_appreciation_of|show_appreciation_for for|of|user|their|about|with|that|how|customer|on|it|patient|student| <trouble> that|of|or|user|seriously|caused|first|and_feelings|or_frustration|they_have|into_account|experience|',
      'acknowledge|show_understanding|express_understanding|be_understanding|recognise|validate|show_that_you_understand|show_that_you_care|show_you_understand|take_seriously that|how|user|for|how_much|this|it|customer|they|what|problem|is|are|has|feel|upset|frustrating|annoying|situation|student|patient| is|are|feel|has|have|be|must_be|said|situation| frustrate|frustrating|upset|annoying|annoy|difficult|hard|unpleasant|feel|waiting|inconvenience|stressful|trouble|worried|situation|tough|unhappy|',
    ],
    things: ['acknowledgement|recognition|validation|acknowledging of| <trouble>'],
    traits: ['understanding|validating'],
  },
  praise: {
    acts: [
      'praise|compliment|commend|congratulate|celebrate|applaud|laud|recognise|reward|appreciate|acknowledge|honour|encourage|cheer|highlight|value user|student|learner|pupil|them|customer|child|good|effort|when|for|their|about|what| effort|progress|achievement|work|good_work|success|student|on|attempt|improvement|idea|try|what_they_did_well|what_went_well|hard_work|good_answer|right_answer|correct_answer|step|result|good_attempt|for_effort|every_attempt|trying|small_step| made|well|success|they_make|',
      '<give>|offer|include|start|begin|open|express|end with|a|by| word_of| praise|compliment|encouragement|positive_feedback|kind_word|recognition|word_of_praise|encouraging_word|compliments|encouraging_feedback|words_of_encouragement|word_of_encouragement|encouraging_sentence|encouraging_remark|encouraging_note|praising|kudos|something_positive user|student|effort|for|',
    ],
    things: [
      'praise|compliment|positive_feedback|word_of_encouragement|word_of_praise|recognition|encouraging_word|compliments user|for_effort|student|effort|',
    ],
  },
  flattery: {
    acts: [
      'flatter|suck_up|butter_up|fawn|over-praise|overpraise|be_sycophantic|praise_question|compliment_question|waffle|ramble|pad|use_empty_phrase|use_filler|use_platitude|use_stock_phrase|use_cliché|use_cliche|use_pleasantry|suck_up_to|be_obsequious|use_filler_sentence|compliment_user_on_question|praise_user_for_question|grovel|gush|ingratiate_yourself|praise_the_question|make_small_talk|comment_on_question user|answer|customer|reply|with_filler|excessively|too_much|quality|',
      'start|begin|open|pad|fill with|by|answer| filler|flattery|empty_phrase|filler_phrase|platitude|compliment|pleasantry|stock_phrase|filler_word|praise_for_question|praising_question|small_talk|empty_words|compliment_on_question|preamble|filler_sentence|cliché|cliche',
    ],
    things: [
      'filler|filler_phrase|filler_word|filler_sentence|filler_words|fillers|flattery|empty_phrase|platitude|platitudes|fluff|stock_phrase|pleasantries|pleasantry|sycophancy|small_talk|cliché|cliche|clichés|cliches|waffle|padding|empty_words|flattering_phrase|filler_text|empty_compliment|boilerplate|corporate_speak|buzzword|buzzwords|phrase_without_content|opening_filler|preamble|preambles|filler_intros|canned_phrase|set_phrase|empty_filler|meaningless_phrase|corporate_cliché|stock_opener|filler_opener|hollow_phrase|fawning|marketing_fluff|small-talk|boilerplate_phrase|empty_platitude',
    ],
    traits: ['flattering|sycophantic|fawning|obsequious|smarmy|gushing'],
  },
  summary: {
    acts: [
      'summarise|sum_up|recap|give_summary|provide_summary|include_summary|end_with_summary|close_with_summary|finish_with_summary|conclude_with_summary|start_with_summary|begin_with_summary|contain_summary|have_summary|write_summary|add_summary|open_with_summary|give_recap|provide_recap|include_recap|end_with_recap|repeat_main_point|list_main_point|need_summary|give_overview|offer_summary|wrap_up_with_summary|restate_main_point|start_with_overview|give_conclusion|summarize|include_tldr|start_with_tldr|end_with_takeaway|give_takeaway|end_with_conclusion|close_with_recap|summarise_at_end user|of|main|key|what|the|in|everything|at|answer|most_important|problem|case|agreed|conversation|all|request|issue|question|with|chat|short|briefly| point|points|said|answer|discussed|agreed|problem|conversation|end|sentence|user|bullet_point|request|step|steps|issue|takeaway|main_point|agreed_step|explanation|facts|question|discussion|lesson|key_point|understood|fact|information|next_step|it|chat|explained|learned| at_end|at_the_beginning|end|first|of_answer|',
    ],
    things: [
      'summary|recap|short_summary|brief_summary|summing-up|tldr|tl;dr|overview|takeaway|conclusion|key_takeaways|closing_summary|summary_section at_end|of_answer|of_main_point|at_beginning|of_conversation|',
    ],
  },
};
