import type { Namings } from './naming';

/** Content that a text has or lacks. */
export const CONTENT: Namings = {
  mention: {
    acts: [
      'mention|name|bring_up|refer_to|make_reference_to|discuss|talk_about|speak_about|talk_of|speak_of|point_out|note|go_into|touch_on|touch_upon|make_mention_of|reference|list|quote|comment_on|comment_about|allude_to|hint_at|state|cover|write_about|repeat|mention_or_discuss|reveal|disclose|divulge|leak|betray|expose|make_public|publicise|share|refer_user_to_name_of|discuss_or_mention|mention_or_recommend|recommend_or_mention|mention_or_quote|engage_in_discussion_of|engage_in_discussion_about|get_into|enter_into_discussion_about|give_information_about|give_information_on|give_detail_about|give_detail_of|give_detail_on|provide_information_about|provide_information_on|provide_detail_about|provide_detail_on|mention_or_promote|talk_to_user_about|highlight|remind_of|remind_about|inform_about|advertise_for|elaborate_on|remark_on|make_remark_about|make_comment_about|promote|advertise|include_mention_of|include_reference_to|contain_reference_to|contain_mention_of|include_information_about|include_information_on|contain_information_about|contain_information_on|share_information_about|share_information_on|share_detail_about|share_detail_of|dwell_on|raise|draw_attention_to|bring_attention_to|make_user_aware_of|inform_user_about|inform_user_of|remind_user_of|remind_user_about|tell_user_about|make_joke_about|joke_about|answer_question_about|answer_question_on|use_name_of|discuss_or_comment_on|link_to|include_link_to|contain_link_to|provide_link_to|give_link_to|share_link_to|add_link_to|link|reference_to|promote_or_mention|include_name_of|answer_anything_about|say_anything_about|include_anything_about|tell_anything_about|say_word_about|say_something_about|explain|describe|specify|remind_people_of|remind_people_about|tell_about|educate_about|educate_user_about|inform_people_about|deal_with|link_to_page_on|explain_to_user …',
      'include|contain|have|show|display|give|provide|add|put|post|send|supply|present|pass_on|append|give_out|hand_out|attach|need|require|announce|offer|propose|end_with|close_with|start_with|finish_with|begin_with user|with| …',
    ],
    things: [
      'about …',
      'mention|fact|facts|data|remarks|reference|remark|comment|discussion|gossip|information|detail|details|talk|comments|name|names|statement|anything of|about|on|to|of|from|regarding|concerning …',
      'from|on …',
    ],
  },
  statement: {
    acts: [
      'say|tell|inform|state|claim|explain|note|point_out|make_clear|remind|mention|advise|assure|clarify|add|stress|emphasise|suggest|imply|confirm|write|respond|reply|answer|let_know|announce|indicate|communicate|warn|admit|believe|make_user_aware|assert|emphasize|pretend|acknowledge|affirm|highlight|convey|insinuate|state_clearly|make_plain|agree|give_impression|repeat|declare|be_clear|instruct|note_clearly|recommend|disclose|deny|tell_user|tell_people|claim_or_imply|suggest_or_imply|say_or_imply|imply_or_say|state_or_imply|confirm_or_deny|promise_or_imply|use_phrase_to_say user|customer|reader|people|patient|to_user|to_customer|to_patient| that|how|why|where|what|whether|which …',
      'let|make|give_impression user| to| believe|think|assume|feel|feel_that|feel_as_if …',
      'hint|insinuate|allege|intimate|let_slip|give_to_understand|signal|leak|make_it_sound_as_if|make_it_seem|sound_as_if|suggest_in_any_way at|to|user| that|how|whether|as_if …',
      'tell|instruct|advise|remind|encourage|direct|urge|invite|order|push user|customer|reader|people|patient|student|client|visitor|employee|person|child|pupil|guest|caller|them|him|her|anyone|member|parent|colleague|somebody|someone|everyone|kid|traveller|passenger|tenant|applicant|citizen|shopper|buyer|borrower …',
      'confirm|deny|confirm_or_deny|claim|state|say|admit|imply|suggest …',
      'tell|explain|show|describe|help|teach|instruct|assist|advise|give_instruction|give_instructions|provide_instruction|provide_instructions|explain_to|show_user|tell_user|help_user|teach_user|give_tip|give_advice|give_step|give_guide|assist_user|suggest_way|describe_way|offer_way|give_guidance|provide_guidance|share_way|point_out_way|mention_way|give_way|discuss_way how|with|on|for|to …',
      'assume|presume|take_for_granted|suppose|make_assumption_about|make_assumptions_about that|about| …',
    ],
    things: [
      'statement|claim|remark|suggestion|assurance|assertion|hint|instruction|instructions|tip|allegation|explanation|guide|reminder|notice that|about|on|of|to|how|for|regarding …',
      'claim|statement …',
    ],
  },
  price: {
    acts: [
      'state|mention|give|quote|name|share|tell|provide|include|discuss|disclose|reveal|show|list|talk_about|say|confirm|cite|give_out|announce|write|publish|specify|communicate|estimate|indicate|promise|guess|display|contain|answer_question_about|state_or_estimate|present|offer|discuss_or_quote exact|specific|product|concrete|any|current|interest|our|of_any|treatment|total| price|prices|cost|costs|pricing|amount|amounts|rate|rates|interest_rate|interest_rates|fee|fees|price_information|pricing_information|price_list|price_estimate|price_estimates|quote|quotes|tariff|price_range|exchange_rate|figure_for_price|amount_of_money|price_figure|price_detail|pricing_detail|price_tag|rates_or_fee|price_or_discount|sum|money_amount|monetary_amount|premium_amount|mortgage_rate|numbers_on_price|dollar_amount|euro_amount|price_quote|hourly_rate product|service|treatment|of|for|plan|item|loan|saving|repair|information|account|mortgage|our|money|ticket|room|course|in|on|',
      'tell|say|state|mention|disclose user| how_much|what thing|it|product|service|something|treatment|a|they|item|plan|repair|order|user cost|be|charge|have_to_pay|will_cost|would_cost|pay|costs',
    ],
    things: [
      'exact|specific|concrete|product|current|interest|any| price|prices|cost_estimate|price_information|pricing|price_estimate|price_quote|interest_rate|interest_rates|pricing_information|price_tag|price_list|price_detail|amount_of_money|quote|quotation_of_price|monetary_amount|cost|fee|price_figure product|treatment|service|our|saving|loan|of|',
    ],
  },
  statistic: {
    acts: [
      'quote|give|use|cite|mention|state|include|provide|share|invent|present|offer|report|make_up|publish|contain|tell success|exact|precise|statistical|any|concrete| statistic|statistics|percentage|percentages|statistic_or_percentage|statistical_data|success_rate|probability|probabilities|odds|survival_rate|survival_rates|likelihood|study_result|percentage_figures|statistical_figures|market_share|performance_figures|sales_figure|usage_figure|usage_statistics|hard_number success|rate|of|on|about|for|treatment|recovery|survival|cure|success_rate|effectiveness|side_effect|',
    ],
    things: [
      'statistic|statistics|percentage|percentages|statistic_or_percentage|statistical_data|success_rate|survival_rate|probability|probabilities|odds|percentage_figures|statistical_claim|statistical_figures|performance_figures|made-up_statistic|number_or_statistic of|on|about|success|rate|treatment|recovery|success_rate|survival|for|effectiveness|',
    ],
  },
  source: {
    acts: [
      'cite|name|give|provide|include|mention|state|quote|reference|link|add|show|list|disclose|indicate|point_to|refer_to|back_up|support|attribute|need|require|link_to|be_backed_by|be_supported_by|come_with|have|credit|offer|contain|be_based_on at_least_one|its|their|reliable|trustworthy|credible|the_used|official|original|at_least|reputable|verifiable|scientific| source|sources|reference|references|citation|citations|origin|evidence|study|studies|where_it_come_from|where_information_come_from|source_or_reference|reference_or_source|source_of_information|bibliography|footnote|information_source|where_fact_come_from|source_material|literature',
      'back_up|support|substantiate|prove|underpin claim|fact|statement|number|figure|assertion|information|it with|by source|reference|citation|evidence|study',
      'cite|reference source|',
      'say|state|tell|mention|indicate|explain|make_clear where|from_where information|fact|it|number|figure|claim|data|quote|statement|you|answer come_from|be_from|get_it_from|be_taken_from|originate|take_it_from',
    ],
    things: [
      'source|citation|reference|source_citation|source_reference|named_source|reference_to_source|references_or_source|citation_or_source|footnote',
    ],
  },
  example: {
    acts: [
      'give|provide|include|offer|add|use|show|contain|have|illustrate|explain|present|need|illustrate_with|explain_with|explain_using|work_with|be_illustrated_with|be_illustrated_by|be_supported_by|come_with|mention|be_followed_by|name at_least_one|practical|real-life|real-world|concrete|everyday|short|simple|helpful|illustrative|worked|real|with|suitable|code|fitting|relatable|easy|relevant| example|examples|illustration|worked_example|sample|use_case|analogy|example_sentence from_everyday_life|from_daily_life|from_real_life|',
    ],
    things: [
      'practical|real-life|concrete|everyday|short|illustrative|worked| example|examples|illustration|analogy from_everyday_life|',
    ],
  },
  reason: {
    acts: [
      'give|state|explain|provide|name|mention|offer|include|justify|tell|say|add|clarify|have|contain|back_up|show|be_accompanied_by|need|come_with|motivate|support|be_followed_by|share|be_justified_with|be_supported_by your|its|short|brief|main|good|clear|a_good|simple|plain|understandable|quick|underlying| reason|reasons|explanation|explanations|reasoning|rationale|justification|why|background|grounds|thinking|logic|explanation_or_reason|reason_why|plain_explanation for|behind|of|why|it|that|decision|answer|is|advice|so|recommendation|be|thing|this|suggestion|refusal|step|',
      'explain|justify|motivate yourself|itself|decision|recommendation|refusal|answer|suggestion|advice|why|statement|choice|every_answer|',
    ],
    things: [
      'reason|reasons|explanation|justification|rationale|reasoning|plain_explanation for|behind|decision|refusal|recommendation|answer|',
    ],
  },
  alternative: {
    acts: [
      'offer|suggest|give|propose|provide|name|present|recommend|find|show alternative|different|comparable|similar …',
      'offer|suggest|give|propose|provide|name|mention|present|include|show|recommend|list|point_out|point_to|contain|have|find|come_up_with|refer_to|state|describe|add|direct_to|say|explain at_least_one|possible|suitable|good|similar|viable|useful|different|other|helpful|comparable|safer|better|safe|a|what|of_another| alternative|alternatives|other_option|another_option|other_way|another_way|workaround|workarounds|work-around|substitute|replacement|alternative_solution|alternative_product|option|options|other_solution|alternative_option|what_you_can_do|plan_b|similar_product|another_product|another_solution|alternative_way|what_you_can_do_instead|alternative_route|what_can_be_done|what_can_be_done_instead|what_we_can_do_instead|what_is_possible|what_you_can_help_with|fallback|temporary_solution|interim_solution|comparable_product solution|product|instead|option|to_user|',
    ],
    things: [
      'alternative|alternatives|workaround|other_option|alternative_solution|substitute|alternative_option|replacement_product',
    ],
  },
  'next-step': {
    acts: [
      'give|name|include|tell|offer|state|provide|suggest|contain|mention|have|explain|describe|propose|outline|show|list|end_with|close_with|finish_with|conclude_with|say|present|recommend|specify|make_clear|point_out|add|clarify|spell_out|inform|define|know at_least_one|clear|concrete|next|specific|practical|a|actionable|recommended|possible|useful|simple|exact|the|about|user|of|suggested| next_step|next_steps|next|what_happens_next|what_to_do_next|what_happen_next|what_user_can_do_next|how_to_proceed|action_item|next_action|further_step|what_user_should_do_next|how_it_goes_on|what_to_do|concrete_step|actionable_step|clear_step|follow-up_step|what_comes_next|how_thing_go_on|actionable_advice|way_forward|what_will_happen_next|what_they_can_do_next|what_they_should_do_next|what_customer_can_do_next|what_they_have_to_do_next|what_they_need_to_do_next|what_user_must_do_next|plan_of_action|next_move|what_the_next_step_is|action_step|what_user_has_to_do|what_they_have_to_do|step|what_the_next_steps_are|what_next|recommended_action|what_is_next user|to_take|for_user|is|are|',
      'be actionable',
    ],
    things: [
      'clear|concrete|specific| next_step|next_steps|action_item|actionable_step|way_forward|call_to_next_step|next_action',
    ],
    traits: ['actionable'],
  },
  warning: {
    acts: [
      'advise|recommend|caution|discourage|dissuade|talk|scare user|people|| against|from|out_of|off …',
      'threaten user|people|| with|to| …',
      'warn|caution|alert|issue_warning|give_warning|include_warning|add_warning|contain_warning|show_warning|warn_user|give_caution|have_warning|point_out_danger|point_out_risk|point_out_risks|mention_risk|mention_risks|explain_risk|explain_risks|name_risk|name_risks|state_risk|state_risks|inform_about_risk|inform_about_risks|inform_about_danger|inform_user_about_risks|mention_danger|highlight_risk|highlight_risks|warn_people|provide_warning|make_aware_of_risk|make_aware_of_risks|describe_risk|advise_caution|raise_warning|include_note_about_risk|inform_user_of_risk|inform_user_of_risks|remind_of_risk|remind_user_of_risk|display_warning|flag_risk|tell_user_about_risk|tell_about_risk|tell_about_risks|mention_possible_risks of|about|against|before|that|user|on|in|regarding|to|not_to|associated_with|involved_in| …',
      'warn|caution|alert|issue_warning|give_warning|include_warning|add_warning|contain_warning|mention_risk|mention_risks|point_out_risk|point_out_risks|explain_risk|explain_risks|name_risk|name_risks|state_risk|provide_warning|carry_warning|risk_warning|include_risk_warning|contain_risk_warning|mention_risks_involved|include_safety_warning|add_safety_note|include_safety_note|give_safety_warning|include_risk_notice|give_risk_warning|mention_risk_of_loss user|customer|reader|',
    ],
    things: [
      'warning|caution|risk_warning|safety_warning|risk_notice|alert|safety_note|safety_notice|warning_notice|word_of_warning of|about|against|before|that|on|regarding|for …',
      'warning|risk_warning|safety_warning|risk_notice|safety_note|safety_notice|word_of_caution|risk_disclosure',
    ],
  },
  disclaimer: {
    acts: [
      '<give>|end|close|finish|display|conclude|come|make|put with|in|on|at_end| short|legal|medical|standard|usual|financial|risk|brief|clear|general|safety|the| disclaimer|disclaimers|disclosure|caveat|caveats|note|notice|reminder|hint|proviso|liability_disclaimer|statement|remark|reservation that|saying|stating|for|about|to_the_effect_that|regarding|on|of|explaining …',
      '<give>|end|close|finish|display|conclude|come|put with| short|legal|medical|standard|usual|financial|brief|clear|general|risk|our| disclaimer|disclaimers|caveat|caveats|liability_disclaimer|legal_notice|risk_disclosure|legal_note|legal_disclaimer',
    ],
    things: [
      'short|legal|medical|standard|usual|brief|general|financial|risk| disclaimer|disclaimers|caveat|note|notice|reminder|proviso that|saying|stating|for|about|to_the_effect_that|regarding …',
      'legal|medical|standard|short|usual|brief|financial|risk| disclaimer|disclaimers|caveat|caveats|legal_notice|liability_disclaimer|disclaimer_text',
    ],
  },
  internals: {
    acts: [
      '<reveal> anything|any|information|detail|thing|data|confidential|sensitive|other|something|secret| internal|internals|company-internal|in-house|company_internal|confidential|proprietary|backend|back-end|back-office|trade|business|company|behind-the-scenes|non-public|nonpublic|unreleased|secret|classified|staff-only|internal_or_confidential|confidential_or_internal|unpublished|not_public information|info|detail|details|data|matter|process|processes|document|documents|thing|things|procedure|procedures|knowledge|system|systems|tool|tools|policy|policies|note|notes|secret|secrets|guideline|guidelines|rule|rules|problem|problems|ticket|tickets|name|names|code|communication|discussion|number|numbers|figures|working|workings|affair|affairs|content|issue|issues|plan|plans|workflow|workflows|material|use_only|decision|decisions|strategy|strategies|jargon|email|emails|url|urls|link|links|structure|structures|operation|operations|report|reports|documentation|team|teams|staff|infrastructure|roadmap|memo|memos|meeting|employee|id|ids|reference|references|project|projects|code_name|business_information|company_information|information_or_document|topic|topics|department|product|margin|deadline|technical_detail|technology|architecture|business_detail|business_data|configuration|database|target|targets|incident|security| such_as|like|including|e.g|for_example|about|on|of|from|regarding|concerning …',
      '<reveal> anything|any|information|detail|thing|data|confidential|sensitive|other|something|secret| internal|internals|company-internal|in-house|company_internal|confidential|proprietary|backend|back-end|back-office|trade|business|company|behind-the-scenes|non-public|nonpublic|secret|internal_or_confidential|confidential_or_internal|unpublished|unreleased information|info|detail|details|data|matter|process|processes|document|documents|thing|things|procedure|procedures|knowledge|system|systems|tool|tools|policy|policies|note|notes|secret|secrets|guideline|guidelines|rule|rules|problem|problems|number|numbers|working|workings|affair|affairs|content|issue|issues|plan|plans|workflow|workflows|material|use_only|decision|decisions|strategy|strategies|structure|operation|operations|documentation|figures|infrastructure|roadmap|memo|business_information|company_information|information_or_document|communication|code|technical_detail|business_detail|business_data|architecture|email|emails|discussion|report|reports|topic|url|link|configuration|ticket|link|team_name|project|server_name|tool_name|meeting| company|organisation|bank|clinic|school|about|from|our|',
      '<reveal> server_name|server_names|staffing|ip_address|ip_addresses|internal_server_name|staff_schedule|staff_shortage|rota|rotas|supplier|suppliers|profit_margin|margin|margins|security_measure|security_measures|fraud_detection|fraud_detection_rule|business_secret|company_secret|trade_secret|source_code|roadmap|product_roadmap|company_strategy|database_schema|network_detail|hostname|hostnames|system_architecture|infrastructure_detail|unreleased_feature|unreleased_product|unannounced_product|employee_name|upcoming_feature|upcoming_product|staff_name|how_our_system_work|how_fraud_detection_work|purchase_price|wholesale_price|supplier_name|security_rule|security_setup|security_configuration|infrastructure name|of_our|threshold|limit|rule|',
      '<reveal> anything|something|thing|information|detail not_public|not_meant_for_public|not_on_website|meant_for_internal_use|for_internal_use|for_internal_use_only|that_is_internal|that_is_confidential|which_is_internal|internal_to_company|confidential',
    ],
    notActs: [
      'keep company|business|trade|our|internal| secret|secrets|confidentiality',
      'keep internal|confidential|company|business|secret information|thing|matter|detail|data|process|document secret|private|confidential|internal|to_yourself',
    ],
    things: [
      'internal|company-internal|in-house|confidential|proprietary|internal_or_confidential|confidential_or_internal|non-public information|info|detail|details|data|matter|process|document|thing|procedure|knowledge|note|notes|jargon|tool|server_name|server_names|name|email|link|url|team_name|ticket_number|system|code|tool_name|project_name|codename|code_name|term|ids|business_information|business_data|figures|guideline|ip_address|policy|project| of_company|about_company|',
      'internals|trade_secret|business_secret|company_secret|confidential_information|ip_address|ip_addresses|server_name|server_names|internal_server_name|internal_url|hostname|hostnames',
    ],
  },
  credentials: {
    acts: [
      '<reveal> any|real|valid|actual|other| password|passwords|api_key|api_keys|key|keys|token|tokens|access_token|credential|credentials|secret|secrets|secret_key|private_key|login_data|login_detail|login_credential|access_credential|pin_code|access_data|access_code|admin_password|wifi_password|wi-fi_password|ssh_key|encryption_key|connection_string|passcode|default_password|master_password|licence_key|license_key|security_code|recovery_key|authentication_token in|for|of| plain_text|reply|clear_text|system|account|',
    ],
    things: [
      'password|api_key|key|token|access_token|credential|credentials|secret_key|private_key|login_data|login_detail|login_credential|access_credential|plain_text_password|real_password|ssh_key|connection_string|secret|admin_password|default_password|access_key in|plain_text|reply|',
    ],
  },
};
