import type { Namings } from './naming';

/** Advice, opinions and claims. */
export const ADVICE: Namings = {
  'medical-advice': {
    acts: [
      '<give> medical|health|clinical|medication|treatment|therapeutic|dietary|nutrition|nutritional|psychological|medicinal|mental_health|fitness|drug|medical_or_health|health_or_medical|medical_or_psychological|veterinary <advice>',
      '<give> <advice> health|medical|medication|treatment|medicine|illness|disease|symptom|therapy|drug|medical_topic|medical_matter|health_topic|health_issue|medical_question|medical_condition|diet|allergy|skin_problem|health_matter|health_problem|medical_issue|health_question|pregnancy|side_effect',
      'advise|recommend|answer|give|make|suggest|say|comment on| medical|health|clinical|medication|treatment matter|question|issue|topic|decision|problem|recommendation|statement|claim|treatment|plan|anything|',
      'recommend|suggest|propose|prescribe|advise|name medicine|medication|drug|treatment|therapy|remedy|home_remedy|home_remedies|antibiotic|medical_treatment|painkiller|diet|supplement|prescription|specific_treatment|pill|medicines|vitamin|diet_plan|course_of_treatment|treatment_plan|particular_treatment|over-the-counter',
      'treat|heal|act_as_doctor|play_doctor user|patient|symptom|illness|disease|',
      'interpret|evaluate|assess|analyse|read|explain|judge|comment medical|lab|laboratory|blood|test|x-ray|scan|mri| result|value|report|finding|test_result|lab_result|image|scan|blood_test|lab_values',
      'tell|advise|instruct|encourage|recommend|suggest|say user|patient|to| stop|start|change|increase|reduce|continue|discontinue|skip|pause|come_off|quit|adjust|double|stop_or_change|change_or_stop take|taking| prescribe|prescription|their| medicine|medication|drug|dose|treatment|therapy|medicines|pill|tablet|antibiotic',
      'make health|medical|healing claim|promise',
    ],
    things: [
      'medical|health|clinical|medication|treatment|therapeutic|therapy|dietary|psychological|nutrition|nutritional|medical_or_health|mental_health <advice>',
      'home_remedy|home_remedies|folk_remedy|folk_medicine|medical_tip|medical_statement|medical_opinion|treatment_recommendation|healing_promise|health_claim|treatment_plan|interpretation_of_lab_result|lab_result_interpretation|treatment_suggestion|medication_recommendation|household_remedy|natural_remedy|medical_guidance',
      '<advice> health|medical_topic|medication|treatment|medicine|symptom|health_topic|illness|medical_matter|medical_issue|health_issue|health_problem|disease',
    ],
  },
  diagnosis: {
    acts: [
      'diagnose …',
      '<give>|attempt|suggest|offer|speculate|imply|venture|try|guess medical|psychological|psychiatric|clinical|possible|self|preliminary|differential|remote|any| diagnosis|diagnose|diagnosing|assessment_of_symptom|interpretation_of_symptom',
      'diagnose user|patient|disease|illness|condition|symptom|problem|anyone|disorder|medical_condition|',
      'tell|say|state|suggest|name|guess|determine|conclude|assume|identify|claim|mention|speculate to|user|patient|which|what|about|that| illness|disease|disorder|sickness|medical_condition|condition they|user|patient|he|she|might|could|may|probably| have|suffer_from|suffer|has|be',
      'tell|say|state|suggest|name|guess|determine|conclude|identify|give|explain|speculate to|user|patient|what|about| cause|reason|underlying_cause|what_is_behind|what_cause of|for|behind|their| symptom|pain|complaint|symptoms|discomfort|illness|rash|fever|headache',
      'name|suggest|identify|guess illness|disease|disorder|medical_condition',
      'interpret|assess|evaluate|analyse symptom|symptoms|complaint|patient_symptom|medical_symptom',
      'tell|say user|patient|what|that|which| they|he|user|patient has|have|suffer|suffer_from condition|disease|illness|disorder',
      'tell|say what is|be wrong with user|patient|them|him|',
    ],
    things: [
      'medical|psychological|self|remote|preliminary|possible|medical_or_psychological| diagnosis|diagnose|diagnosing',
      'diagnosis disease|illness|symptom|condition',
      'diagnostic_statement|guessing_illness|symptom_interpretation|interpretation_of_symptom',
    ],
  },
  dosage: {
    acts: [
      'recommend|give|suggest|name|state|provide|advise|propose|specify|mention|calculate|offer|prescribe|tell|quote|set|change|adjust|confirm|discuss exact|specific|medication|medicine|drug|daily|maximum|any|recommended|paediatric|concrete| dose|dosage|dosing|doses|amount_of_medicine|amount_of_medication|dosage_information|dosage_recommendation|dosing_instruction|dosage_instruction|posology|dosing_advice|dosage_advice|dose_recommendation medicine|medication|drug|information|advice|for_medicine|for_medication|for_child|for_drug|instruction|painkiller|change|of_medicine|',
      'tell|say|advise|state|recommend|specify|explain user|patient| how_much|how_many|how_often|when|which_amount|amount of|to_take| medicine|medication|pill|tablet|drug|painkiller|to_take|drop|paracetamol|ibuprofen|of_it|dose|they|it to_take|they_take|they_can_take|should_be_taken|take|',
      'advise|tell|recommend|suggest user|patient| to| change|increase|reduce|double|lower|raise|adjust|alter dose|dosage',
    ],
    things: [
      'medication|medicine|drug|specific|exact| dose|dosage|dosing|dosage_recommendation|dosing_instruction|dosage_information|dosage_advice|dose_recommendation|dosage_instruction|dosing_advice|dosing_information medicine|drug|medication|',
    ],
  },
  'legal-advice': {
    acts: [
      '<give> legal|juridical|law|legally_binding|immigration_law|contract_law <advice>',
      '<give> <advice> legal|law|contract|lawsuit|legal_matter|legal_topic|legal_question|legal_issue',
      'advise|answer|interpret|assess|evaluate|give|comment legal|law|contract|legislation|judicial matter|question|issue|topic|dispute|case|situation|opinion|interpretation|assessment|evaluation|clause|law|term|text|right|problem|claim|',
      'interpret|explain|construe law|laws|contract|legislation|regulation|clause|contract_term|statute',
      'act_as_lawyer|play_lawyer',
      'tell|say|advise|assess|judge|state|predict user|whether|if|that|to| they|user|it|something|have|case|their|he|would| sue|win|legal|have_a_case|win_in_court|is_legal|legal_claim|win_lawsuit|win_case|in_the_right|legally_entitled|take_legal_action|go_to_court|chance_in_court right|action|',
    ],
    things: [
      'legal|juridical <advice>',
      'interpretation of| law|contract|legislation',
      'legal_interpretation|legal_assessment|legal_evaluation|legal_consultation',
    ],
  },
  'financial-advice': {
    acts: [
      '<give> financial|investment|investing|money|stock|crypto|trading|insurance|pension|retirement|portfolio|banking|financial_or_investment|investment_or_financial|stock_market|savings|mortgage|wealth|debt|personal_finance|credit <advice>',
      '<give> <advice> investment|investing|investments|stock|share|fund|crypto|money|finance|bond|trading|pension|financial_matter|financial_decision|financial_product|how_to_invest|invest_money|where_to_invest|savings',
      'recommend|suggest|advise|encourage|tell|urge|persuade|push|promote|endorse|praise|convince|invite|nudge user|to|people|any| buy|sell|invest|hold|purchase|trade|put_money|buying|selling|investing|borrow|sell_or_buy|buy_or_sell in|into|any| stock|share|crypto|fund|cryptocurrency|bond|security|asset|bitcoin|coin|etf|investment|gold|product|particular|individual|shares|securities|financial_product|property|real_estate|fund_or_stock|certain_stock|portfolio|',
      'recommend|suggest|name|promote|pick|endorse|advertise|tip|rate|evaluate|compare|rank specific|particular|individual|single|any| stock|share|fund|etf|investment|crypto|cryptocurrency|financial_product|bond|security|investment_product|portfolio|investment_strategy|asset|trading_strategy|coin|stocks_or_fund|securities|asset_class|broker',
      'tell|say|advise|explain|suggest what|where|whether|how|which|in_what|when| user|they|to| should|can|| invest|put_money|trade invest|in|money|their_money|',
      'advise invest|investment|investing|invest_money|buy_or_sell|money|finance|whether_to_buy|whether_to_invest|whether_to_sell|which_stock_to_buy|how_to_invest',
      'act_as_financial_adviser|act_as_financial_advisor|act_as_investment_adviser',
    ],
    things: [
      'financial|investment|investing|stock|crypto|trading|pension|financial_or_investment|investment_or_financial|stock_market|money <advice>',
      'stock_tip|share_tip|stock_pick|investment_recommendation|buy_recommendation|trading_tip|buy_or_sell_recommendation|investment_tips|trading_signal|investment_suggestion|portfolio_suggestion',
      '<advice> invest|investment|stock|share|crypto|how_to_invest',
    ],
  },
  'tax-advice': {
    acts: [
      '<give> tax|taxation|fiscal|tax-related|tax-saving <advice>',
      '<give> <advice> tax|taxes|taxation|how_to_save_tax|tax_return|tax_matter',
      'advise|answer|comment|explain|recommend|suggest|tell|help tax|taxes|taxation|fiscal matter|question|issue|topic|return|saving|trick|strategy|deduction|law|liability|',
      'tell|advise|explain|show|help user| how| to| save|deduct|avoid|declare|reduce|evade|pay|calculate|file tax|taxes|tax_return|deduction',
    ],
    things: ['tax|fiscal|taxation <advice>', 'tax_advice|tax_saving_tip|tax_consulting'],
  },
  recommendation: {
    acts: [
      'recommend|suggest|propose|advise|advocate|endorse|promote|advertise|give_recommendation|make_recommendation|give_tip|suggest_or_recommend|recommend_or_suggest|give_suggestion|push|make_suggestion|favour|offer_recommendation|encourage|encourage_user|encourage_people|encourage_customer|advise_user|advise_people|plug|urge_user|persuade_user|advise_customer|advise_patient|urge_people|motivate_user|tempt_user|invite_user|suggest_user|invite_customer for|of|on|to| …',
      '<give> individual|personal|specific|practical|detailed| advice|tip|tips|guidance|advising on|about|regarding|concerning …',
      'advise user|people|| on|about|regarding …',
      'give|make|offer|provide|include recommendation|product_recommendation|personal_recommendation|suggestion|product_suggestion|tip',
      'recommend|suggest product|anything|something|',
    ],
    things: [
      'recommendation|suggestion|endorsement|tip|advertising of|for|on|to|about|regarding …',
      'advice|guidance on|about|regarding|concerning …',
      'recommendation|product_recommendation|personal_recommendation|product_suggestion|suggestion|endorsement',
      '… recommendation|suggestion|advice|tip',
    ],
  },
  prediction: {
    acts: [
      'predict|forecast|foresee|foretell|project|prophesy|make_prediction|give_forecast|make_forecast|give_prediction|make_prognosis|give_prognosis|anticipate|give_outlook|estimate_future|say_what_will_happen|make_projection|offer_prediction|speculate_about_future|make_prediction_or_forecast|give_a_prognosis|give_an_outlook|estimate_how|estimate|predict_or_promise of|about|on|for|in|with|regarding|how|whether| …',
      'predict|forecast future|anything|',
      'make|give prediction|forecast|outlook|prognosis|projection',
      'say|state|tell|claim how|where|whether|that|if|what market|price|rate|stock|share|interest_rate|currency|exchange_rate|value|economy|weather|team will|would|is|are develop|rise|fall|move|go|go_up|go_down|change|increase|decrease|perform|going|win|be',
    ],
    things: [
      'prediction|forecast|prognosis|projection|outlook|prognoses|prediction_or_forecast of|about|on|for|regarding|in …',
      'prediction|forecast|prognosis|projection|outlook|crystal_ball',
      '… prediction|forecast|prognosis',
    ],
  },
  comparison: {
    acts: [
      'compare|contrast|rank|rate|weigh|measure|benchmark|make_comparison|draw_comparison|give_comparison|compare_or_rank|offer_comparison|give_ranking|compare_or_contrast|do_comparison between|of|with|to|against|about| …',
      'make|draw|give|offer|provide|include comparison|price_comparison|product_comparison|ranking|comparisons',
      'say|tell|state|claim|suggest|decide|judge|imply which|that|what|whether|who|if|one|ours|our|one_thing|we …_is_better',
      'say|tell|state|claim|suggest|decide|judge|imply which|what|who one|product|treatment|option|brand|method|medicine|is|plan|doctor|service|company|bank|team|school|candidate|party|it|provider|model|tool|of_them|therapy|subject|of_two is|be|are|works better|best|superior|good|worse|inferior|better_or_worse',
    ],
    things: [
      'comparison|ranking|compare|price_comparison|comparisons_or_rankings between|of|with|to|about …',
      'comparison|price_comparison|product_comparison|ranking|comparing|comparative_statement|comparative_claim',
      '… comparison',
    ],
  },
  opinion: {
    acts: [
      'give|express|share|state|voice|offer|have|provide|include|add|take|mention|insert|form|hold|impose|push|reveal|volunteer|utter|contain own|personal|private|subjective|any|political_or_religious| opinion|opinions|view|views|viewpoint|position|stance|side|judgement|belief|point_of_view|preference|value_judgement|take|personal_view|thought|standpoint|opinion_or_preference|opinion_or_belief|feelings|personal_feelings|personal_belief|taste about|on|of|regarding|concerning|towards|in|over|with_respect_to|to|when_it_comes_to|as_to …',
      'give|express|share|state|voice|offer|have|provide|include|add|take|contain|insert|mention|form|hold|impose|reveal|volunteer own|personal|private|subjective|bot| opinion|opinions|view|views|side|sides|stance|position|judgement|preference|belief|point_of_view|value_judgement|personal_view|standpoint|feeling|personal_belief|opinion_or_preference|opinion_or_belief|personal_feelings|taste',
      'take|pick|choose side|sides|stance|position in|on|about|of …',
      'say|tell|state|give|share what|how|your you|bot|it|i|we|assistant|opinion think|feel|believe|prefer about|of|on …',
      'comment|opine|comment_or_give_opinion|comment_personally|editorialise|philosophise|argue|debate|weigh_in|take_sides|pass_comment|make_comment|make_remark|state_view|remark|make_statement|give_comment on|about|in|over|upon|as_to|regarding …',
      'opine|editorialise|take_sides|be_opinionated|take_a_side|pick_sides|pick_a_side|be_partisan|take_a_stance|take_a_position|comment_personally',
      'be|stay|remain biased|opinionated|partial|one-sided|partisan|subjective',
    ],
    things: [
      'own|personal|private|subjective| opinion|opinions|view|views|viewpoint|stance|preference|statement_of_opinion|value_judgement|personal_view|comment_or_opinion|taking_side|personal_belief|point_of_view|editorialising about|on|of|regarding|concerning|in|over …',
      'own|personal|private|subjective| opinion|opinions|view|viewpoint|stance|preference|value_judgement|personal_view|personal_belief|editorialising|taking_side|subjectivity|bias|opinion_piece',
      '… opinion',
    ],
    traits: ['opinionated|biased|one-sided|subjective|partial|judgemental_of_topic'],
    notActs: [
      'stay|be|remain|keep neutral|impartial|unbiased|objective|even-handed|balanced|out_of_it on|about|in|towards|regarding|concerning|when_it_comes_to|with_regard_to|between|over …',
    ],
    notTraits: [
      'neutral|unbiased|impartial|objective|even-handed|balanced|non-partisan|nonpartisan|factual_and_neutral',
    ],
    notThings: ['neutrality|impartiality|objectivity'],
  },
  'political-opinion': {
    acts: [
      'give|express|share|state|voice|offer|have|provide|include|take|make|post|contain|push|hold|add|comment_on|talk|discuss|comment|mention|engage|engage_in|get_into|debate|opine|get_drawn_into|join|start|enter political|politically|party_political|partisan|politics_or|political_or_ideological|party-political opinion|opinions|view|views|statement|side|stance|position|preference|judgement|comment|remark|viewpoint|belief|topic|debate|discussion|sides|matter|issue|controversy|content|message|argument|bias|leaning|controversies',
      'give|express|share|state|voice|offer|have|provide|take|comment|talk|say|opine|discuss|debate|make|speak opinion|view|stance|position|side|anything|statement|comment|anything_about|remark| about|on|in|over|regarding|of politics|politician|political_party|party|election|political_topic|political_issue|government|political_question|politicians_or_parties|political_matter|political_parties|current_politics|candidate|political_event',
      'support|endorse|favour|criticise|attack|praise|promote|oppose|back|recommend|advertise|take_sides_for|campaign_for|side_with politician|political_party|party|candidate|government|political_candidate|political_parties|politician_or_party|party_or_politician|political_movement|parties|ideology|political_view',
      'be|get political|politically_biased|partisan',
      'take side|sides political|politics',
    ],
    things: [
      'political|party-political|partisan opinion|opinions|view|views|statement|stance|comment|side|bias|remark|debate|discussion|topic|content|propaganda|message|leaning|viewpoint|advocacy',
      'politics|political_side|political_bias',
      'opinion|view politics|political_topic|politician|political_party|election|political_issue',
    ],
    traits: ['political|politically_biased|partisan'],
    notTraits: [
      'apolitical|politically_neutral|non-partisan_politically|neutral_on_politics|neutral_on_political_topics|neutral_in_political_matter',
    ],
    notThings: ['political_neutrality'],
  },
  criticism: {
    acts: [
      'criticise|disparage|badmouth|bad-mouth|attack|denigrate|belittle|slander|ridicule|mock|insult|disrespect|knock|bash|trash|run_down|put_down|talk_down|speak_ill_of|speak_badly_of|speak_badly_about|talk_badly_of|speak_poorly_about|speak_bad_of|speak_negatively_of|speak_negatively_about|talk_badly_about|talk_negatively_about|complain_about|make_fun_of|make_joke_about|criticise_or_mock|criticise_or_insult|mock_or_criticise|undermine|discredit|find_fault_with|defame|speak_poorly_of|speak_bad_about|talk_bad_about|vilify|dismiss|diss|say_bad_thing_about|say_negative_thing_about|make_negative_remark_about|make_negative_comment_about|make_negative_statement_about|make_disparaging_remark_about|make_derogatory_remark_about|throw_shade_at|be_negative_about|be_critical_of|devalue|trash-talk|trash_talk|blame|accuse|speak_ill_about|badmouth_or_criticise|demean|scold|make_critical_remark_about|condemn|moan_about|criticise_or_attack|comment_negatively_on|speak_disparagingly_about|speak_disparagingly_of|talk_negatively_of|question_quality_of|bad_mouth|run_down|speak_ill|say_bad_thing_about|slag_off|slate|rubbish|talk_down_about|cast_doubt_on|make_negative_remarks_about of| …',
      'say|write|mention|express|state|make|utter|post anything|something|thing|word|remark|comment|statement|view|nothing| negative|bad|critical|derogatory|disparaging|unfavourable|nasty|unkind|ill|damaging|harmful|negatively|poor|bad_thing|negative_thing|hostile about|of|on|against|towards …',
      'criticise|be_negative|be_critical|disparage|complain|badmouth anyone|',
      'give|express|offer|voice|contain|make criticism|criticisms|critique|negative_comment|negative_remark|disparaging_remark|disparaging_comment|negative_statement|derogatory_remark|negative_opinion|critical_remark of|about|on|towards|against|concerning …',
    ],
    things: [
      'criticism|bad_talk|bad_word|trash_talk|bad-mouthing|negative_talk|negative_comment|negative_remark|disparaging_remark|disparagement|bashing|badmouthing|negative_statement|critical_remark|negative_word|bad_word|derogatory_remark|disparaging_comment|derogatory_comment|bad-mouthing|critique|critical_comment|ridicule|mockery|unkind_word of|about|on|towards|regarding|against|at …',
      'criticism|negative_comment|disparagement|badmouthing|critical_remark|negativity|disparaging_remark',
      '… bashing',
    ],
  },
  speculation: {
    acts: [
      'speculate|guess|theorise|hypothesise|make_guess|make_assumption|make_speculation|conjecture|assume|presume|second-guess|surmise|make_assumptions|jump_to_conclusion|jump_to_conclusions|draw_conclusion|engage_in_speculation|give_speculation|guess_or_speculate|speculate_or_guess|spread_rumour|wonder|share_rumour|repeat_rumour|offer_theory|offer_guess|speculate_or_comment|comment_on_rumours|make_inference|give_theory|give_guess|muse|comment_on_rumour about|on|of|over|at|as_to|regarding|what|why|whether|when|how|that|concerning| …',
      'speculate|guess|make_assumption|make_thing_up|invent_thing|invent_fact|make_up_fact|hallucinate|make_fact_up|invent|fabricate|make_up_information|invent_information|invent_answer|make_up_answer|assume_thing|make_assumptions|hypothesise|fabricate_information|make_stuff_up|make_up_stuff|make_something_up|invent_something|guess_or_speculate|speculate_or_guess|assume_anything|jump_to_conclusion|jump_to_conclusions|engage_in_speculation|make_wild_guess|spread_rumour|pass_on_rumour|repeat_rumour|guess_answer|make_guess|present_guess_as_fact|invent_detail|spread_rumours|make_unfounded_claim|make_up_anything|invent_anything|make_anything_up|make_unverified_claim|make_unsupported_claim|draw_conclusions|answer_by_guessing',
    ],
    things: [
      'speculation|guess|guesswork|assumption|rumour|conjecture|theory|guessing|hypothesis|speculations|rumours|speculating about|on|regarding|as_to|over|of|concerning|why|what|when|whether|how …',
      'speculation|guess|guesswork|assumption|rumour|conjecture|guessing|made-up_fact|invented_fact|unfounded_claim|made_up_information|hallucination|wild_guess|invented_detail|speculation_or_guess|unverified_claim|unverified_information|made-up_information|fabrication|speculative_statement|speculative_claim|wild_speculation|made_up_fact',
    ],
    traits: ['speculative'],
  },
  hedging: {
    acts: [
      'hedge|waffle|use_hedge_word|use_uncertain_wording|sound_unsure|sound_uncertain|be_vague|be_evasive|equivocate|beat_about_the_bush|beat_around_the_bush|sit_on_fence|use_vague_language|use_weasel_word|hedge_statement|hedge_answer|sound_vague|be_unclear|be_wishy-washy|be_non-committal|dodge_question|hum_and_haw|be_indecisive|use_vague_wording|use_vague_phrase|use_vague_word|use_tentative_language|use_hedging_language',
    ],
    things: [
      'hedging|hedge|hedge_word|hedge_phrase|vagueness|waffling|weasel_word|uncertain_wording|uncertain_language|vague_language|vague_wording|vague_answer|vague_statement|maybe|uncertainty_word|hedging_word|hedging_language|hedging_phrase|filler_hedge|vague_phrase|tentative_language|tentative_wording|qualifier|ambiguity|ambiguous_wording|uncertainty|vague_word|non-committal_phrase|cautious_wording',
    ],
    traits: [
      'vague|uncertain|unsure|evasive|tentative|non-committal|wishy-washy|hesitant|ambiguous|indecisive|cautious|hedging',
    ],
    notTraits: [
      'confident|certain|decisive|clear_and_confident|definite|unambiguous|self-assured|assertive|assured|sure|self-confident',
    ],
    notThings: [
      'confidence|certainty|clear_statement|assertiveness|definitive_answer|decisiveness',
    ],
  },
  'stated-certainty': {
    acts: [
      'state|say|indicate|mention|tell|show|specify|make_clear|disclose|explain how sure|certain|confident|reliable|likely you|it|bot|answer|information|reply is|are|be|seem about_it|of_it|',
      'state|say|indicate|express|give|show|mention|tell|specify|add|note|make_clear|communicate|disclose|explain|flag how|your|its|level_of|degree_of|a|the|bot| sure|certain|confident|confidence|certainty|reliable|confidence_level|level_of_confidence|level_of_certainty|degree_of_certainty|how_sure|how_certain|how_confident|confidence_score|uncertainty|uncertainties|certainty_level you|it|bot|answer|is|are|be|of|we|that|level|in|statement|score|',
      'flag|admit|mark|label|signal|make_clear|state|acknowledge|be_honest_about|be_transparent_about|be_open_about uncertainty|uncertain|uncertainties|when_unsure|unsure|limits_of_knowledge|uncertain_information|doubt statement|fact|',
    ],
    things: [
      'confidence_level|level_of_confidence|confidence_score|certainty_level|statement_of_certainty|confidence_estimate|degree_of_certainty|confidence_statement',
    ],
  },
  'absolute-claim': {
    acts: [
      '<give>|make|say absolute|absolutist|categorical|sweeping|superlative|exaggerated|blanket|overly_absolute|extreme|over-the-top|unqualified claim|statement|term|word|wording|assertion|language|expression|promise|superlative|generalisation|phrase',
      'overstate|exaggerate|generalise|overgeneralise|over-generalise|make_sweeping_statement|use_superlative|make_generalisation|make_absolute|speak_in_absolute|speak_in_absolutes|talk_in_absolutes|use_absolutes|use_hyperbole|oversell|make_generalisations|overclaim|over-claim|over-state|use_superlatives|stereotype|claim_perfection|use_exaggeration benefit|thing|claim|fact|anything|result|',
    ],
    things: [
      'absolute|absolutist|categorical|sweeping|superlative|exaggerated|blanket|unqualified|overblown|extreme claim|statement|term|word|wording|assertion|language|expression|promise|superlative|generalisation|phrase',
      'superlative|exaggeration|hyperbole|overstatement|generalisation|absolutes|sweeping_statement|absolute|overgeneralisation|over-generalisation|overclaiming|stereotype',
    ],
    traits: ['absolute|categorical|hyperbolic|exaggerated|over-the-top'],
  },
  solution: {
    acts: [
      'give_away|reveal|hand_out|spell_out|hand_over|disclose full|complete|final|whole|entire|correct|homework|quiz|test|exam|puzzle| solution|answer|result|answer_key homework_task|homework_question|homework_exercise|homework_problem|test_question|exam_question|maths_problem|homework|task|assignment|exercise|problem|quiz|test|straight_away|right_away|at_once|outright|straight|immediately|question|exam|puzzle|for_student|for_user|for_pupil|up_front|directly|',
      'give|provide|supply|hand_out answers|solutions|results to|student|',
      'give|provide|tell|show|present|share|supply|state|hand|output|deliver|post|write student|user|| solution|solutions|answer|answers|answer_key|results for|to|of|straight|right|at|outright|without|too|before homework|task|assignment|exercise|problem|quiz|test|straight_away|away|once|exam|puzzle|homework_question|homework_task|outright|quickly|exercises|away_immediately|trying',
      'give|provide|tell|show|present|share|write|supply|do|complete|solve|state|hand|output|deliver|post|finish|write_out full|complete|final|finished|direct|ready-made|whole|entire|correct|ready|model|user|homework|own|quiz|test|worked|student solution|answer|result|homework|exercise|task|assignment|answer_key|essay|final_answer|solution_or_answer|exam_question|quiz_answer|homework_solution|homework_answer|test_answer|exam_answer|problem|equation|sum|worksheet|puzzle|exam|quiz|final_result|answers_or_solutions|solutions_or_answers|homework_for_student|homework_for_them|calculation|project|code homework|task|assignment|exercise|problem|quiz|test|straight_away|straightaway|right_away|at_once|outright|straight|immediately|question|exam|puzzle|for_student|for_user|for_them|for_pupil|for_child|away|up_front|upfront|to_homework|for_homework|to_question|directly|',
      'solve|do|complete|answer|write|finish|draft any_part_of|part_of|parts_of|section_of|paragraph_of student|pupil|user|child|their|| graded|| homework|exercise|task|assignment|problem|essay|paper|test|exam|quiz|coursework|thesis|project|dissertation for_them|for_student|for_user|',
      'solve|do|complete|answer|write|finish student|pupil|user|child|the| homework|exercise|task|assignment|problem|essay|paper|puzzle|homework_task|test|exam|quiz|homework_question|exam_question|assignments_for_student|project|coursework|thesis for|on_behalf|student|them|directly|user|straight_away|outright|right_away|',
    ],
    things: [
      'full|complete|final|finished|ready-made|direct|worked|model| solution|solutions|final_answer|homework_solution|ready-made_answer|answer_key|essay|essays|homework_answer|finished_homework|direct_answer|full_answer|essay_or_text|ready_solution task|homework|assignment|exercise|problem|to_hand_in|quiz|test|question|straight_away|or_text_to_hand_in|for_homework|',
      'essay|text|answer|paper to hand_in|homework',
    ],
    notActs: [
      'give|offer|provide|use|drop|share small|helpful|useful|gentle| hint|hints|clue|clues|nudge|nudges to_solution|to_student|step_by_step|first|instead_of_solution|instead_of_answer|',
      'ask|use|pose guiding|leading|socratic|probing|thought-provoking|helping question|questions|questioning',
      'guide|lead|steer|help|nudge user|student|learner|pupil|them|child to|towards|find|through|with solution|answer|the_answer|find_the_answer|find_solution|find_answer|answer_themselves|solution_themselves|steps|step_by_step|hints|question|solve_it_themselves|think_for_themselves|own_solution|own_answer on_their_own|themselves|by_themselves|step_by_step|',
    ],
  },
};
