import type { Namings } from './naming';

/** Tone towards the reader. */
export const TONE: Namings = {
  politeness: {
    acts: [
      'treat|address|speak|talk|write|respond|reply|show|express|deal|answer|meet user|people|everyone|them|customer|patient|student|to|with| user|people|with|customer| respect|politeness|courtesy|dignity|decency|kindness_and_respect|respectfully|good_manner|consideration',
      'be_polite|mind_manner|say_please|show_respect|show_good_manners|mind_your_manner|show_courtesy|have_manner|use_polite_form|use_courteous_language|use_polite_language|use_please|say_please_and_thank_you|use_good_manners|watch_your_manner|keep_it_civil|show_good_manner|have_good_manner|use_please_and_thank_you to|user|towards|for|customer|',
    ],
    things: [
      'politeness|courtesy|courteousness|respect|civility|good_manner|manners|polite_wording|polite_phrase|respectfulness|decency',
    ],
    traits: [
      'polite|courteous|respectful|well-mannered|civil|considerate|gracious|well_mannered|mannerly|tactful|decent|cordial|polite_and_friendly|well-behaved|diplomatic',
    ],
    notTraits: ['impolite|discourteous'],
    notThings: ['impoliteness|discourtesy'],
  },
  rudeness: {
    acts: [
      'insult|offend|argue|quarrel|be_rude|belittle|mock|ridicule|disrespect|demean|humiliate|snap|be_mean|sneer|be_short|talk_back|swear|be_abrupt|speak_rudely|dismiss|be_disrespectful|talk_down|make_fun|laugh|bully|attack|brush_off|make_feel_stupid|call_name|be_snappy|be_dismissive|embarrass|shame|provoke|put_down|make_fun_of|argue|fight|brush_off_user|be_hostile|antagonise|bark|taunt|lash_out|call_name_of|treat_disrespectfully|treat_badly|ignore_feeling_of|make_fool_of|make_feel_bad|be_offensive|be_insulting|snap_at|laugh_at|be_unfriendly user|customer|people|anyone|them|at|of|to|with|towards|student|patient|reader|employee|each_other|caller|other|user_or_other|',
      'use|make|write|contain|include|give rude|disrespectful|offensive|insulting|derogatory|demeaning|hostile|dismissive|hurtful|unkind|nasty|impolite|mean|aggressive|abusive|harsh language|remark|comment|word|wording|term|phrase|reply|statement|expression|tone|answer',
    ],
    things: [
      'rudeness|disrespect|hostility|aggression|mockery|ridicule|rude_remark|rude_word|snark|personal_attack|bad_manner|meanness|unfriendliness|rude_language|rude_comment|name-calling|dismissiveness|disrespectful_language|disrespectful_remark|belittling|snide_remark|snarky_comment|snarky_remark|put-down|offensive_remark|offensive_language|hurtful_remark|unkind_word|derogatory_remark|derogatory_language|demeaning_language|harsh_word|aggressive_language|nasty_remark|dismissive_answer|hostile_language|impolite_language|rude_tone|aggressiveness|sharp_words|bluntness|passive_aggression|passive-aggression|passive-aggressive_remark',
    ],
    traits: [
      'rude|disrespectful|offensive|insulting|hostile|aggressive|mean|nasty|snarky|abrasive|unkind|dismissive|snappy|unfriendly|curt|blunt|harsh|confrontational|impertinent|derogatory|demeaning|hurtful|abusive|argumentative|cold|brusque|short-tempered|insolent|unpleasant|combative|impatient_or_rude|rude_or_dismissive|passive-aggressive|bossy|abrupt|gruff|arrogant_or_rude|disparaging|ill-mannered|passive_aggressive|snide|vulgar_or_rude|brash|scornful|bad-mannered|disdainful',
    ],
  },
  formality: {
    acts: [
      'use|write|keep|address formal|formally user|with|by|surname|title|last_name| language|address|surname|title|last_name|mr_or_mrs|salutation|sir_or_madam|form_of_address|mr_or_ms|full_title|by_surname',
      'be_formal|speak_formally|write_formally|stay_formal|use_surname|use_formal_you',
      'dress formal',
    ],
    things: [
      'formality|formal_address|formal_wording|formal_salutation|formal_form_of_address|formal_you',
    ],
    traits: [
      'formal|official|businesslike_and_formal|ceremonious|stiff|formally_correct|formal_and_professional|bureaucratic|like_a_lawyer|legalistic|stilted|like_a_legal_notice|like_legal_notice|like_a_contract|like_a_letter|officialese|like_a_form',
    ],
  },
  informality: {
    acts: [
      'use|write|address informal|casual|colloquial|chatty user| language|expression|phrase|word|by_first_name|by_nickname|term_of_endearment|nickname',
      'call user by_first_name|buddy|mate|dear|honey',
      'address user|customer|reader|patient|student|by by|with|first_name|nickname first_name|nickname|their_first_name|name|',
      'use first_name|nickname|pet_name|term_of_endearment of|customer|for|',
      'chat like_friend',
      'be_casual|be_informal|be_chummy|be_matey',
    ],
    things: [
      'informality|colloquialism|colloquial_language|colloquial_expression|casual_language|informal_language|nickname|chattiness|pet_name|first_name|colloquialisms|casual_phrase|casual_expression|familiarity|small_talk_phrase|term_of_endearment',
    ],
    traits: [
      'informal|casual|colloquial|relaxed|laid-back|conversational|chummy|easygoing|familiar|loose|like_a_friend|like_friend|breezy|easy-going|matey|laid_back|sloppy|like_buddy|like_a_buddy|folksy',
    ],
  },
  friendliness: {
    acts: [
      'be_friendly|be_warm|be_kind|smile|welcome_warmly|be_nice|show_warmth|show_kindness|be_welcoming|make_feel_welcome|treat_kindly|make_user_feel_welcome|make_feel_at_home|show_friendliness|radiate_warmth|make_customer_feel_welcome|be_helpful_and_friendly|make_feel_valued|make_user_feel_valued|make_user_feel_comfortable|make_feel_comfortable user|to|with|towards|customer|',
      'treat user with kindness|warmth|friendliness|care',
    ],
    things: ['friendliness|warmth|kindness|friendly_wording|kind_word|warm_word|cordiality'],
    traits: [
      'friendly|warm|kind|welcoming|natural|light|nice|pleasant|approachable|warm-hearted|cheerful|amiable|personable|kindly|likeable|hospitable|affable|sympathetic|upbeat|positive|inviting|human|cheery|good-natured|sunny|caring|like_a_good_nurse|like_a_nurse|helpful|like_a_friendly_shop_assistant|like_friendly_shop_assistant|friendly_and_helpful|helpful_and_friendly|friendly_and_warm|like_a_friendly_neighbour|like_a_helpful_colleague|like_a_friendly_colleague|genuine|light-hearted|gentle|open|thoughtful|like_a_kind_teacher|bright|heartfelt',
    ],
    notTraits: [
      'robotic|cold|unfriendly|impersonal|distant|like_a_robot|like_a_machine|like_a_script|mechanical|scripted|unhelpful|like_a_bot|grumpy|like_robot|frosty|sterile|aloof|like_a_form_letter|negative|indifferent',
    ],
    notThings: ['coldness|unfriendliness'],
  },
  professionalism: {
    acts: [
      'be_professional|act_professionally|behave_professionally|show_professionalism|maintain_professionalism|remain_professional|stay_professional',
    ],
    things: [
      'professionalism|professional_tone|professional_language|professional_standard|professional_demeanour',
    ],
    traits: [
      'professional|business-like|businesslike|competent|serious|matter-of-fact|professional_and_friendly|like_a_professional|factual|sober|objective_and_professional|corporate|polished|expert|credible|trustworthy|reputable|dignified|neutral_and_professional|like_an_expert',
    ],
    notTraits: ['unprofessional|unserious|amateurish|childish|silly|frivolous|immature|flippant'],
    notThings: [
      'unprofessionalism|unprofessional_language|unprofessional_remark|flippancy|flippant_remark',
    ],
  },
  empathy: {
    acts: [
      'say|write|express|offer|show|find|add|give|use something|some|few|word|words|of|a_few_words|kind|| compassionate|sympathetic|comforting|kind|caring|empathetic|compassion|sympathy|condolence|consolation|comfort|understanding_words to|for|user|word|words|first|',
      'show|express|have|demonstrate|display|convey|give|offer|respond|reply|react|use|answer|start|begin|communicate|be|treat|lead|open with|user|towards|your|genuine|them|sincere|real|customer|| empathy|compassion|sympathy|understanding|empathetic|empathic|condolence|condolences|concern|sensitivity|care|empathetic_language|emotional_understanding|empathy_and_understanding|that_you_care|comfort|compassion_and_understanding|empathy_first|sensitively|compassionately|empathetically|tact|consideration_for_feelings for|to|user|with|towards|about|customer|situation|patient|feelings|student|',
      'empathise|sympathise|be_empathetic|be_compassionate|comfort|console|express_sympathy|show_that_you_care|offer_comfort|offer_condolences|be_sensitive|put_yourself_in_shoe|express_condolence|show_you_care|put_yourself_in_position_of|be_caring|respond_with_care|care_about_user with|user|towards|to|customer|patient|about|of|student|feelings|situation|',
    ],
    things: [
      'empathy|compassion|sympathy|understanding_for_user|sensitivity|empathetic_tone|empathic_response|condolence|empathy_for_user|empathy_with_user|empathic_language',
    ],
    traits: [
      'empathetic|empathic|compassionate|sympathetic|sensitive|understanding|caring|supportive|comforting|empathetic_and_patient|tender',
    ],
    notTraits: [
      'insensitive|heartless|uncaring|unsympathetic|callous|tone-deaf|unfeeling|detached|cold-hearted|unempathetic',
    ],
    notThings: ['insensitivity|insensitive_remark|insensitive_comment|callousness'],
  },
  sarcasm: {
    acts: [
      'be_sarcastic|be_ironic|use_sarcasm|use_irony|joke_sarcastically|make_sarcastic_remark|make_ironic_remark|be_cynical|make_snarky_remark|make_sarcastic_comment|be_tongue-in-cheek|be_facetious|use_sarcastic_remark|use_cynicism about|with|user|towards|',
      'make|use|write|contain|include sarcastic|ironic|cynical|mocking|snarky|tongue-in-cheek|facetious remark|comment|joke|language|undertone|humour|statement|phrase|expression|tone|answer',
    ],
    things: [
      'sarcasm|irony|cynicism|sarcastic_remark|sarcastic_comment|ironic_remark|sarcasm_or_irony|snark|ironic_comment|sarcastic_tone|sarcastic_joke|sarcastic_humour|cynical_remark|sarcastic_undertone|sarcastic_answer',
    ],
    traits: ['sarcastic|ironic|cynical|mocking|sardonic|tongue-in-cheek|facetious|snide|wry'],
  },
  slang: {
    acts: [
      'use|write|speak|contain|include|talk in|with| any|youth|internet|teenage|street|text|chat|gen-z|texting|online|sms|informal|modern|teen|gaming|trendy| slang|slang_word|slang_term|slang_expression|youth_language|street_language|netspeak|textspeak|text-speak|text_speak|chat_abbreviation|internet_abbreviation|acronym_like_lol|leetspeak|slang_phrase|lingo|chat_speak|shorthand|slang_words|chat_language|internet_speak|slang_or_abbreviation|texting_abbreviation|text_abbreviation|chat_acronym|sms_language|slang_or_colloquialism',
    ],
    things: [
      'youth|internet|teenage|street|text|chat|gen-z|texting|online|sms|any|teen| slang|slang_word|slang_term|slang_expression|youth_language|netspeak|textspeak|text_speak|text-speak|street_language|leetspeak|chat_abbreviation|internet_abbreviation|internet_slang|chat_speak|txt_speak|slang_phrase|sms_language|internet_speak|texting_language|texting_abbreviation|text_abbreviation|chat_language|chat_acronym|internet_acronym|slang_or_abbreviation|texting_shorthand|internet_lingo|sms_abbreviation',
    ],
    traits: ['slangy|like_a_teenager|hip'],
  },
  profanity: {
    acts: [
      'swear|curse|cuss|be_vulgar|use_bad_language|use_foul_language|blaspheme|be_profane|be_crude|be_obscene|drop_f-bomb|use_four-letter_word|use_expletive|use_swear|use_swearword at|user|',
      'use|write|contain|include|say|repeat|quote foul|vulgar|bad|profane|obscene|coarse|crude|strong|offensive|dirty|rude|explicit|indecent|filthy|cuss|curse|swear|four-letter|inappropriate language|word|words|expression',
      'use|write|contain|include|say|repeat|quote expletive|curse_word|swear_word|swearword|swearing|profanity|profanities|vulgarity|vulgarities|obscenity|expletives|curse|slur|cussing|cursing|cuss_word',
    ],
    things: [
      'profanity|profanities|swearing|swear_word|swear_words|swearword|curse_word|cursing|vulgarity|vulgarities|foul_language|bad_language|obscenity|obscenities|expletive|expletives|cuss_word|vulgar_language|bad_word|profane_language|crude_language|coarse_language|strong_language|four-letter_word|obscene_language|curse|foul_word|dirty_word|vulgar_word|vulgar_expression|swears|cussing|indecent_language|cuss|vulgar_term|explicit_language|blasphemy|crude_word|offensive_word|coarse_word|crass_language|profane_word',
    ],
    traits: ['vulgar|profane|obscene|foul-mouthed|crude|coarse|crass|foul'],
  },
  shouting: {
    acts: [
      'shout|yell|scream|use_all_caps|use_all-caps|write_in_all_caps|write_in_capitals|use_block_capitals|write_in_caps|use_caps_lock|type_in_caps|write_whole_word_in_capital|write_in_capital|write_whole_word_in_capital_letter|write_word_in_capital|write_in_capital_letter|capitalise_whole_word|write_word_in_all_caps|use_excessive_exclamation_mark|use_too_many_exclamation_mark|use_multiple_exclamation_mark|write_whole_word_in_caps|use_caps_for_emphasis|capitalise_word_for_emphasis|write_in_upper_case|write_in_uppercase|use_capital_letter_for_emphasis|put_word_in_all_caps|write_entire_word_in_capital|write_entire_word_in_capital_letter|write_sentence_in_capital|write_sentence_in_capital_letter|use_capitals_for_emphasis|use_capital_for_emphasis|capitalise_entire_word|use_many_exclamation_mark|write_everything_in_capital|use_caps at|user|customer|to|for|emphasis|',
    ],
    things: [
      'shouting|yelling|all_caps|all-caps|caps_lock|screaming|block_capital|excessive_exclamation_mark|multiple_exclamation_mark|word_in_all_caps|caps|excessive_capitalisation|shouty_capital|capslock|excessive_caps|too_many_exclamation_mark|excessive_punctuation|all_capital|shouty_caps|excessive_capital|all-capital_word|series_of_exclamation_mark',
    ],
    traits: ['shouty|loud|like_shouting'],
  },
  condescension: {
    acts: [
      'condescend|talk_down|patronise|lecture|look_down|be_condescending|be_patronising|moralise|preach|make_feel_stupid|make_feel_dumb|treat_like_child|treat_like_idiot|mansplain|be_smug|be_preachy|make_feel_small|treat_as_stupid|speak_down|belittle|use_condescending_phrase|use_condescending_language|be_arrogant|sound_like_know-it-all|assume_user_is_stupid|be_superior|treat_like_a_child|treat_like_children|treat_as_child|sound_superior|act_superior|make_user_feel_stupid|make_customer_feel_stupid|make_student_feel_stupid|make_user_feel_dumb|make_patient_feel_stupid|make_user_feel_small|make_them_feel_stupid to|user|on|at|people|customer|them|student|patient|reader|employee|feel|stupid|for_asking|for_question|about|',
    ],
    things: [
      'condescension|condescending_language|condescending_remark|condescending_phrase|arrogance|patronising_language|lecturing|moralising|preaching|condescending_tone|patronising_remark|smugness|talking_down|patronising_phrase|patronising_comment|condescending_comment|lecture|belittling_remark|moral_lecture|superiority',
    ],
    traits: [
      'condescending|patronising|arrogant|smug|preachy|superior|haughty|know-it-all|moralising|belittling|schoolmasterly|lecturing|pretentious|like_a_know-it-all|didactic|pompous|snobbish|self-righteous|high-handed|snobby|paternalistic|elitist|conceited|school-masterly',
    ],
  },
  blame: {
    acts: [
      'blame|accuse|fault|reproach|hold_responsible|scold|make_responsible|put_blame|place_blame|shift_blame|point_finger|find_fault|guilt-trip|make_feel_guilty|imply_fault|lay_blame|make_accusation|tell_off|guilt_trip|put_blame_on|assign_blame|reprimand|criticise|chide|rebuke|shame|imply_that_user_is_to_blame|suggest_that_it_is_their_fault|say_that_it_is_user_fault|imply_that_it_is_user_fault|suggest_that_it_is_user_fault|suggest_user_made_mistake|imply_user_made_mistake|make_user_feel_guilty|say_it_is_user_fault|suggest_it_is_user_fault|imply_it_is_user_fault|say_it_is_their_fault|imply_it_is_their_fault|suggest_user_is_at_fault|imply_that_user_is_at_fault|imply_user_is_at_fault|make_feel_like_their_fault|suggest_that_user_did_something_wrong|make_customer_feel_guilty|say_user_is_to_blame user|customer|on|at|for|of|them|people|student|patient|with|to|reader|employee|parent|caller|victim|guest| problem|mistake|error|issue|it|fault|what_happened|the_problem|the_mistake|outage|user|something|doing_something_wrong|this|anything|wrongdoing|situation|mistakes|customer|their_mistake|delay|thing|problems|',
    ],
    things: [
      'blame|accusation|blaming|reproach|finger-pointing|finger_pointing|scolding|blame_shifting|blaming_language|victim-blaming|victim_blaming|guilt-tripping|guilt_tripping|reprimand|accusatory_language|accusatory_remark|blame_game|fault-finding on|of|user|against|towards|customer|student|',
    ],
    traits: ['accusatory|accusing|reproachful|blaming|judging_and_blaming'],
    notTraits: ['non-accusatory|blame-free|blameless'],
  },
  judgement: {
    acts: [
      "judge|comment|remark|make_remark|make_comment on|about|upon| user's|customer's|their|| appearance|weight|body|looks|lifestyle|habits|clothes|clothing|diet|debts|accent|grammar|spelling|personal_life|private_life|life_choices|choices|decisions|parenting|personality|family_situation|finances|financial_situation|spending|outfit|figure|hygiene|intelligence|character|age|body_shape of|| user|customer|people|patient|student|person|anyone|guest|",
      "judge|comment|remark|make_remark|make_comment|criticise|moralise|pass_judgement|shame|evaluate|assess|make_judgement|make_assumption|give_judgement|pass_comment|lecture|express_judgement|make_judgemental_remark|make_judgemental_comment|be_judgemental|make_value_judgement|moralize|comment_or_judge|judge_or_comment|be_judgmental|make_personal_remark|make_personal_comment|comment_negatively|question|ridicule|shame_user|make_fun|pass_judgment|rate|show_disapproval|make_judgment|sit_in_judgement on|about|upon|for|over|of|| user|customer|patient|student|people|reader|their|user's|customer's|patient's|student's|person's|people's|client's|child's|guest's|visitor's|caller's|member's|pupil's|learner's|anyone's|someone's|parent's …",
      'lecture|preach|moralise|sermonise|nag user|people|customer|patient|student|them|to| about|on|over|for …',
      'judge|be_judgemental|moralise|pass_judgement|be_judgmental|shame|criticise|make_judgemental_remark|make_personal_remark|make_personal_comment|pass_judgment|body-shame|be_judgy|body_shame|fat-shame user|customer|patient|people|student|them|about|of|anyone|reader|',
    ],
    things: [
      'judgement|judgemental_remark|judgemental_comment|moralising|value_judgement|judgemental_language|personal_remark|personal_comment|judgment|judgmental_remark|judgmental_language|shaming|body-shaming|body_shaming|moral_judgement of|on|about|user|regarding|customer|patient|student|',
      "judgement|remark|comment|judgemental_remark|judgemental_comment|personal_remark|shaming about|on|of|regarding|over|for user|customer|patient|student|people|their|user's|customer's|patient's|student's …",
    ],
    traits: ['judgemental|judgmental|judging|moralistic|judgy|disapproving'],
    notTraits: ['non-judgemental|nonjudgemental|non-judgmental|unjudgemental|judgement-free'],
  },
  alarm: {
    acts: [
      'scare|frighten|alarm|panic|terrify|cause_panic|spread_panic|worry|spread_fear|cause_fear|use_scare_tactic|be_alarmist|create_fear|dramatise|stoke_fear|make_afraid|unsettle|cause_alarm|exaggerate_danger|exaggerate_risk|catastrophise|fearmonger|instil_fear|make_panic|create_panic|trigger_panic|use_fear|paint_worst_case|describe_worst_case|cause_worry|make_anxious|make_worried|cause_anxiety|cause_unnecessary_worry|cause_unnecessary_alarm|raise_alarm|use_frightening_language|stress_out|threaten|intimidate|use_scary_language|dramatize|upset|cause_unnecessary_panic|use_alarming_language|use_alarmist_language|overdramatise|make_it_sound_worse_than_it_is user|customer|patient|people|reader|them|student|child|employee|unnecessarily|in|needlessly|with|about|anyone|parent|thing|situation|into| worst-case_scenario|horror_story|panic|',
    ],
    things: [
      'scaremongering|fearmongering|fear-mongering|panic|alarm|alarmism|scare_tactic|scare-mongering|alarming_language|frightening_language|threat|threats|intimidation|drama|dramatic_language|alarmist_language|scary_language|scary_detail|dramatisation|horror_story|panic-mongering|frightening_detail|exaggeration_of_risk|fear_tactic|worst-case_scenario|panicking|doom_and_gloom',
    ],
    traits: [
      'alarming|alarmist|scary|frightening|dramatic|threatening|intimidating|panicky|fear-inducing|terrifying|ominous|melodramatic',
    ],
    notTraits: ['reassuring|non-alarming|non-threatening|unalarming'],
    notThings: ['reassurance|reassuring_word'],
    notActs: ['reassure user|patient|customer|people|them|student|'],
  },
  calm: {
    acts: [
      'be_calm|stay_calm|keep_calm|remain_calm|keep_cool|keep_composure|de-escalate|stay_composed|calm|calm_down|keep_temper|stay_cool|deescalate|react_calmly|defuse|defuse_tension|defuse_situation|maintain_composure|lower_tension user|customer|situation|conflict|thing|',
    ],
    things: ['calm|calmness|composure|calm_language|de-escalation'],
    traits: [
      'calm|composed|relaxed_and_calm|level-headed|serene|soothing|unruffled|cool|steady|collected|calm_and_collected|even-tempered|measured|unexcited|calming|cool-headed|quiet|tranquil|de-escalating',
    ],
    notTraits: ['agitated|excited|hectic|hysterical|panicked|overexcited|heated'],
  },
  humour: {
    acts: [
      'joke|be_funny|use_humour|make_joke|crack_joke|tell_joke|make_pun|be_humorous|make_joke_of_it|kid|try_to_be_funny|include_joke|be_witty|use_joke|clown_around|use_pun|make_witty_remark|contain_joke|fool_around|jest|banter|make_light_of|joke_around|use_wordplay|crack_jokes|make_funny_remark|be_playful|add_humour|make_wisecrack with|user|about_it|around|situation|or_pun|',
    ],
    things: [
      'joke|jokes|humour|pun|puns|wisecrack|wit|joking|banter|witticism|wordplay|witty_remark|funny_remark|funny_comment|comedy|jest|play_on_words|humorous_remark|humorous_comment|funny_line|one-liner|gag|humor|quip|funny_stuff|jokes_or_pun',
    ],
    traits: [
      'funny|humorous|witty|jokey|playful|comical|lighthearted|light-hearted_and_funny|comedic|silly_and_funny|amusing',
    ],
    notTraits: ['humourless'],
  },
  encouragement: {
    acts: [
      'encourage|motivate|cheer_on|be_encouraging|give_courage|show_encouragement|give_hope|build_confidence|boost_confidence|cheer_up|motivate_to_continue|encourage_to_keep_trying|encourage_to_try_again|uplift|be_motivating|give_encouragement|offer_encouragement|encourage_to_continue|support|build_up|encourage_learner user|student|learner|pupil|them|customer|patient|people|child|in|to|confidence| keep_trying|try_again|continue|go_on|keep_going|learning|keep_learning|try|carry_on|think_for_themselves|',
      '<give>|express|include|offer word_of| encouragement|motivation',
    ],
    things: [
      'encouragement|motivation|encouraging_word|motivating_word|encouraging_tone|word_of_encouragement|encouraging_language',
    ],
    traits: [
      'encouraging|motivating|supportive|uplifting|optimistic|constructive|motivational|hopeful|inspiring|positive_and_encouraging|affirming|enthusiastic',
    ],
    notTraits: ['discouraging|demotivating|pessimistic|disheartening|demoralising|defeatist'],
    notThings: ['discouragement|discouraging_remark|discouraging_word|pessimism'],
    notActs: ['discourage|demotivate|dishearten|demoralise|put_off user|student|learner|them|'],
  },
  patience: {
    acts: [
      'be_patient|show_patience|stay_patient|take_time|have_patience|remain_patient|exercise_patience|explain_patiently|take_your_time with|user|people|who|towards|student|customer|in|everyone|to|learner| are|is|be|ask|explain| not|same| good|thing|question|explaining|beginner|slow|twice|',
      'be patient with …',
    ],
    things: ['patience'],
    traits: ['patient|forbearing|unhurried'],
    notActs: [
      'lose_patience|be_impatient|get_impatient|show_impatience|become_impatient|rush_user with|user|customer|student|',
    ],
    notTraits: ['impatient'],
    notThings: ['impatience'],
  },
  pushiness: {
    acts: [
      'pressure|pressurise|put_pressure|exert_pressure|use_pressure|coerce|badger|hassle|pester|nag user|people|buyer|on|| into|to|on|about| buying|donating|deciding|signing|buy|donate|decide|sign|purchase|purchasing|booking|book|it|decision|',
      'be_pushy|push|pressure|nag|insist|pester|be_aggressive_in_selling|bug|be_too_insistent|be_intrusive|repeat_offer|badger|hassle|be_salesy user|customer|on|them|sale|reader|too_hard|',
    ],
    things: [
      'pushiness|pushy_sales|pushy_language|pushy_phrase|aggressive_selling|aggressive_sales|hard_sell|aggressive_sales_language|insistence|pushy_wording|pushy_sales_talk|pestering|pushy_sales_tactic|pushy_selling|aggressive_marketing|nagging',
    ],
    traits: [
      'pushy|insistent|intrusive|importunate|forceful|aggressive_in_sales|sales-driven|overbearing|demanding|pestering',
    ],
    notTraits: ['unobtrusive|discreet'],
  },
};
