import type { Namings } from './naming';

/** Promises, offers and pressure. */
export const PROMISES: Namings = {
  refund: {
    acts: [
      '<promise> <money-back> offer|promise|guarantee|approval|amount|request|for_order|',
      'refund|reimburse|repay user|money|amount|price|order|purchase|payment|customer|fee|them|cost|anything|',
      'give|pay|send|transfer|get|return|have money|amount|payment|price|cash|purchase_price back',
      'pay|give|hand|get back money|amount|price|user|',
      'return money|payment|purchase_price|amount',
      'promise|say|tell|suggest|guarantee|claim|imply|confirm|assure that|to|they|we|it|user|will|can|may|would|be|get|receive|entitled_to| will|can|would| get|receive|be_given|issue|be_entitled_to|be_eligible_for|pay|have <money-back>',
      'promise|guarantee|agree|offer|commit to| refund|reimburse|repay|pay_back user|money|order|purchase|amount|customer|',
      'promise|guarantee|say|confirm that| <money-back> will|would|can|to| be| approve|grant|issue|pay|process|give|happen|possible|available|come|arrive|',
      '<money-back> promise|offer|guarantee|commitment',
    ],
    things: [
      'full|partial|early| <money-back> promise|offer|guarantee|approval|commitment|',
      'promise|offer|guarantee|mention <money-back>',
    ],
  },
  discount: {
    acts: [
      '<promise> free|big|small|special| <reduction> code|offer|promise|',
      'lower|reduce|cut|drop|discount price|fee|rate',
      'negotiate|haggle price|discount|',
      'give|offer|sell|promise anything|thing|product|service|item|month|shipping|stuff free|for_free|cheaper|free_of_charge|at_no_cost|for_less',
      'promise|tell|say|suggest|guarantee user| that| will|can|would| get|receive|have <reduction>',
      'match price competitor|',
      'give_in_to|negotiate <reduction>',
    ],
    things: [
      '<reduction> code|offer|promise|',
      'promise|offer|mention|talk <reduction>',
      'haggle|price_negotiation|negotiation|bargain|price_negotiations',
    ],
  },
  compensation: {
    acts: [
      '<promise> financial|monetary|any| <goodwill> payment|offer|',
      'compensate|indemnify user|loss|damage|delay|parcel|customer|inconvenience|them| financially|for_loss|for_delay|for_inconvenience|',
      '<promise> to| compensate|pay_damages|make_up user|loss|damage|for_it|',
      'pay damages|compensation',
      'make|promise|offer gesture goodwill|',
    ],
    things: ['financial|monetary| <goodwill> offer|payment|promise|'],
  },
  'fee-waiver': {
    acts: [
      '<promise> to| waive|refund|pay_back|cancel|reverse|remove|reimburse|drop|reduce|return|credit|forgive|write_off|lift|skip|repay|waive_or_pay_back|waive_or_refund|refund_or_waive <fee>',
      'waive|cancel|reverse|drop|forgive|lift|write_off|waive_or_pay_back|waive_or_refund|refund|pay_back|reimburse <fee>',
      '<promise> fee|charge|penalty|interest waiver|reversal|refund|cancellation|reimbursement',
      '<promise> waiver|reversal|refund|reimbursement <fee>',
      'promise|say|tell|suggest that| <fee> will|can|would| be| waive|refund|drop|cancel|reverse',
      'let off <fee>',
    ],
    things: ['fee|charge|penalty waiver|reversal|refund', 'waiver|reversal|refund <fee>'],
  },
  'delivery-date': {
    acts: [
      '<commit>|promise|tell|mention|estimate|predict|specify|name exact|fixed|firm|particular|precise| delivery|shipping|shipment|arrival|dispatch|delivery_or_shipping|shipping_or_delivery|delivered|express_delivery date|day|time|window|deadline|slot|timeframe|time_frame|estimate|schedule|timeline|hour|period|timing',
      '<commit>|promise|tell|mention|estimate|predict|specify date|day|time|deadline|timeframe|moment delivery|shipping|arrival|shipment|dispatch|order_arrive|parcel_arrive|at_which_order_arrive',
      'promise|guarantee|say|tell|confirm|commit|predict|specify|state|assure|claim|mention to|that|when|by_when|on_which_day|what_day|how_soon|how_fast| order|parcel|package|delivery|shipment|item|goods|product|it|something|letter|card will|would|is|be|to|can|going_to| arrive|deliver|ship|be_delivered|be_shipped|come|reach|be_there|arrive_by_certain_date|deliver_by|arrive_on_time|be_dispatched|deliver_on_certain_date|arrive_at_certain_time',
      'promise|guarantee|commit|assure to| next-day|next_day|same-day|same_day|on-time|on_time|punctual|fast|express|overnight|24-hour|timely| delivery|shipping|arrival date|time|by_christmas|on_time|by_certain_date|on_certain_date|within_certain_time|',
      'promise|guarantee|commit date|day delivery|',
    ],
    things: [
      'exact|fixed|firm|precise| delivery|shipping|arrival|shipment|dispatch date|day|time|deadline|promise|commitment|slot|guarantee|estimate|window|timeframe|timeline',
      'promise|commitment|guarantee|statement|forecast|assurance delivery|shipping|arrival date|day|time|slot|timeframe|',
      'promise|commitment|statement when order|parcel|package|it|delivery will|arrive arrive|deliver|be_delivered|come|',
      'date|day|time delivery|arrival|shipping',
    ],
  },
  'time-commitment': {
    acts: [
      'promise|guarantee|commit|predict|estimate|confirm|announce user|to|| when|by_when|how_long|how_soon|how_quickly|how_fast …',
      'promise|commit|say|guarantee|tell|state|specify|predict|name|give|estimate|confirm|assure|announce|mention to|user|about|an| when|by_when|how_soon|how_long|how_fast|how_quickly|exactly_when|what_time something|problem|issue|it|bug|outage|fault|repair|case|request|ticket|answer|thing|error|reply|this|service|feature|work|call|fix|system|refund|device|technician|matter|incident|application|claim|complaint|payment|order|transfer|money|machine|laptop|doctor|nurse|teacher|report|result|someone|we|everything will|would|is|be|take|can|to|going_to|gets|get fix|solve|resolve|repair|ready|do|finish|handle|answer|available|back|happen|take|complete|process|work|restore|last|online|close|be_fixed|be_resolved|be_done|be_ready|call_back|reply|arrive|come|deliver|release|launch|be_released|again|call|in|know|pay|be_processed|be_solved|be_repaired|to_fix|be_back|respond|be_answered|be_completed|be_available|mark|grade again|online|user|',
      '<commit>|promise|specify|estimate|predict exact|fixed|firm|repair|resolution|response|completion|processing|release|turnaround|fix|callback|waiting|recovery|restoration|launch|ship|reply|grading|handling|service|answer|precise|definite| deadline|timeline|timeframe|time_frame|time|date|eta|etas|turnaround|schedule|time_estimate|duration|processing_time|response_time|resolution_time|repair_time|waiting_time|deadline_or_timeline|release_date|release_dates|launch_date|completion_date|time_limit|time_window|point_in_time|timing|delivery_window fix|repair|resolution|solution|reply|answer|request|outage|release|feature|issue|case|ticket|launch|it|callback|update|problem|completion|incident|',
      'promise|commit|guarantee|assure|offer quick|fast|speedy|immediate|prompt|same-day|same_day|instant|timely|early fix|resolution|repair|solution|response|reply|answer|callback|help|processing|turnaround|call_back|feedback',
      'promise|guarantee|commit|say|assure|tell|claim that|to| something|problem|issue|it|bug|outage|case|request|answer|we|ticket|someone|they|user|this|everything|application|repair|system|service|team|technician will|would|can|to be|fix|solve|repair|call|get|reply|do|resolve|finish|answer|come|respond fix|solve|resolve|repair|ready|do|back|call|response|finish|user|answer| by|within|on|at|before|today|tomorrow|soon|shortly|in|same_day certain|given|fixed|specific| time|date|deadline|day|hour|today|tomorrow|time_frame|timeframe|moment|minute|',
      'set|impose deadline',
    ],
    things: [
      'exact|fixed|firm|repair|resolution|response|completion|processing|release|turnaround|fix|launch|concrete|waiting| deadline|timeline|timeframe|time_frame|eta|etas|time_estimate|release_date|turnaround_time|resolution_time|completion_date|processing_time|waiting_time|launch_date|time_commitment|time_promise',
      'promise|commitment|estimate|statement|guarantee|prediction|forecast|date when|how_long|how_soon|by_when|time|timing|deadline|timeline|timeframe something|problem|issue|it|outage|fix|bug|repair|resolution|system|service|ticket|thing|request|case| will|take|is|be| fix|solve|resolve|repair|ready|back|back_up|up|online|do|work|take|be_fixed|be_resolved|be_ready|finish| again|',
    ],
  },
  guarantee: {
    acts: [
      'guarantee|promise|assure|ensure|vouch_for|vouch|pledge|warrant|swear|give_guarantee|make_promise|make_guarantee|give_promise|give_assurance|give_a_guarantee|offer_guarantee|promise_or_guarantee|guarantee_or_promise|make_commitment|give_warranty|raise_hope|give_hope|make_any_guarantee|create_false_hope|raise_false_hope|raise_expectation|commit_to|make_assurance that|of|for|about|on|in|any|to|user| …',
      'guarantee|promise|assure|ensure|vouch|pledge|overpromise|over-promise|make_promise|make_guarantee|give_guarantee|give_promise|promise_too_much|promise_anything|guarantee_anything|give_assurance|make_commitment|promise_or_guarantee_anything|commit_to_anything|make_false_promise|make_empty_promise|make_promises_we_can_not_keep|promise_something_we_can_not_keep|give_false_hope|raise_false_hope|make_unrealistic_promise|make_binding_promise|make_binding_commitment|make_binding_statement|enter_into_commitment|commit_company_to_anything anything|result|',
      'claim|state|say|suggest|imply|tell|present that| success|result|outcome|cure|approval|return|profit|it is|be|as guaranteed|certain|safe_bet|sure_thing|a_certainty',
    ],
    things: [
      'guarantee|promise|assurance|pledge|warranty|commitment|false_promise|empty_promise|overpromising|binding_statement|firm_promise|binding_commitment|guarantee_or_promise|promise_or_guarantee|false_hope|false_promises|unrealistic_promise',
      'guarantee|promise|assurance|pledge|warranty|commitment|false_hope|guarantee_or_promise|promise_or_guarantee of|about|on|regarding|that|for|concerning …',
      '… guarantee|promise',
    ],
  },
  approval: {
    acts: [
      'approve|grant|authorise|sign_off_on|give_green_light|greenlight|green-light|give_permission|give_approval|give_consent|allow|permit|give_go-ahead|promise_approval|approve_or_promise|approve_or_grant|agree_to|say_yes_to|approve_or_reject|approve_or_deny|give_okay|grant_permission|consent_to|waive_through of|for|to|any| …',
      'approve|grant approval|anything|request|something|permission|leave|',
      'promise|say|tell|suggest|guarantee|claim|imply|confirm|assure that| loan|credit|application|request|claim|mortgage|visa|card|account|overdraft|order|extension|exception|it will|would|is|be|has|to| be| approve|grant|accept|authorise|be_approved|be_granted|be_accepted|approved|granted|accepted|go_through|be_paid|be_successful|be_covered',
      'promise|guarantee|confirm|announce|suggest|imply approval|acceptance|grant|authorisation of|for| …',
      'promise|guarantee|announce|give approval|acceptance|authorisation|loan_approval|credit_approval|permission',
      'make|grant|allow|promise|offer exception|exceptions to|from|for|policy|rule|',
    ],
    things: [
      'approval|permission|authorisation|consent of|for|to …',
      'approval|permission|authorisation|exception',
      'loan|credit|mortgage|application approval',
    ],
  },
  liability: {
    acts: [
      'admit|accept|acknowledge|concede|assume|take|confess|confirm|imply|recognise|take_on|own_up_to|suggest legal|our|full|any| liability|fault|guilt|blame|responsibility|wrongdoing|negligence|culpability|liability_or_fault|fault_or_liability|mistake|legal_responsibility|error for|of|on|damage|loss|delay|injury|accident|behalf|company|parcel|our|part|late|lost|legal|any|harm|it|mistake|problem|',
      'admit|say|state|concede|confirm|imply|suggest|acknowledge that|to| we|company|our|it|us|bank|clinic|shop|staff|product|i is|be|are|were|was|have|make|made|did|do to_blame|at_fault|liable|responsible|our_fault|wrong|negligent|guilty|fault|mistake|error|something_wrong|made_mistake|cause',
      'blame|incriminate|accuse company|us|ourselves|bank|clinic|our_company|own_company|organisation',
      'make|give admission|statement|acknowledgement fault|guilt|liability|responsibility',
    ],
    things: [
      'admission|acceptance|acknowledgement|admittance of| legal|our| fault|guilt|liability|responsibility|wrongdoing|blame|mistake',
      'liability_admission|acceptance_of_liability|admission_of_liability',
    ],
  },
  urgency: {
    acts: [
      'pressure|pressurise|rush|press|hurry|stress|hurry_up|push_for_quick_decision|force|coerce|corner|urge|panic user|customer|reader|people|them|patient|client| into|to| buy|act|decide|purchase|order|hurry|decision|quick_decision|buying|deciding|purchasing|sign|book|quickly|fast|act_now|sale|an_immediate|immediate|',
      'pressure|pressurise|rush user',
      'put|exert|apply|build|create|use|generate|build_up|place time|sales|undue|any|emotional|purchase| pressure on|user|them|customer|reader|to_buy|to_decide|tactic|',
      'create|invent|use|build|generate|suggest|imply|convey|manufacture|fake|produce|instil|fabricate|evoke|stir_up|simulate false|fake|artificial|sense|feeling|sense_of|any|undue|unnecessary|invented| urgency|scarcity|time_pressure|fomo|fear_of_missing_out|urgency_or_scarcity|scarcity_or_urgency|rush|shortage|pressure|hurry',
      'use|employ|resort_to pressure|scarcity|high-pressure|urgency|fomo|fear|hard-sell tactic|language|phrase|trick|technique|selling|sales_tactic|wording|message',
      'be pressing|pressuring|urgent',
    ],
    things: [
      'false|fake|artificial|sense_of|undue|invented|unnecessary| urgency|scarcity|pressure|time_pressure|urgency_or_scarcity|fomo|sales_pressure|pressure_tactic|pressure_selling|high-pressure_tactic|scarcity_tactic|countdown|hurrying|rushing|pressure_tactics|high-pressure_selling|pressure_sales|time_pressure_tactic',
      'pressure on user|to_buy',
    ],
  },
  upselling: {
    acts: [
      'push|press|nudge|pressure|urge|persuade|talk|steer|lure|coax|force|persuade|pester|nag|convince|encourage|get|try_to_get|try_to_convince|entice|tempt|drive user|them| to|into| upgrade|buy|purchase|premium|upgrading|buying|more_expensive|subscribe|order|spend|higher|sign_up|a_sale|sale|paid|take_out|bigger more|premium|extra|expensive|higher|product|plan|package|subscription|anything|something|thing|version|tier|option|they_do_not_need|paid|service|bigger|contract|insurance|',
      'upsell|up-sell|cross-sell|cross_sell|oversell|hard_sell|push_product|push_sale|upselling|cross-selling|advertise|promote|sell|plug|pitch|market|push|hawk|tout|upsell_or_cross-sell other|additional|extra|paid|premium|our|expensive|more|own|products|paid|new| product|service|upgrade|plan|package|thing|subscription|add-on|extra|item|premium_plan|accessory|warranty|offer|contract|anything|article|insurance|',
      'upsell|up-sell|cross-sell user|customer|',
      'try|attempt to| sell|upsell|push|promote|cross-sell anything|more|additional|extra|something|product|upgrade|premium|user|thing|service|',
      'make|use|give|include sales_pitch|sales_talk|advertising|advert|promotional_content|marketing_language|ads|plug|advertisement|sales_language|promotion|sales_pitches|marketing_speak',
      'recommend|suggest|offer|advertise|promote upgrade|upgrades|premium_plan|add-on|paid_plan|additional_product|more_expensive|premium|extra_product|paid_upgrade|extra_service|extra product|plan|version|option|service|',
      'be salesy|sales-y|sales_pushy|too_promotional|promotional',
    ],
    things: [
      'upselling|cross-selling|upsell|cross-sell|sales_pitch|sales_talk|hard_sell|advertising|advert|promotional_language|marketing_language|marketing_speak|self-promotion|plug|promotion_of_product|overselling|hard_selling|product_placement|advertisement|ads|upsells|sales_pitches|sales_language|promotional_content|marketing_phrase|sales_pressure|sales_speak|promotion|upselling_or_cross-selling',
    ],
    traits: [
      'promotional|salesy|sales-y|advertising|like_an_advert|like_advertisement|like_salesperson|like_advertising|like_ad',
    ],
  },
};
