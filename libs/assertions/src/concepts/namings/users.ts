import type { Namings } from './naming';

/** Deeds of users, as the conditions of rules say them, without the subject. */
export const USERS: Namings = {
  complaint: {
    acts: [
      'complain|make_complaint|file_complaint|raise_complaint|lodge_complaint|have_complaint|voice_complaint|be_unhappy|be_dissatisfied|be_unsatisfied|express_dissatisfaction|report_problem|report_issue|report_error|report_fault|have_problem|have_issue|report_bug|be_disappointed|voice_frustration|raise_concern|not_be_satisfied|report_malfunction|report_defect|express_disappointment|be_displeased|grumble|leave_negative_feedback|give_negative_feedback|moan|express_discontent|submit_complaint|write_complaint|report_a_problem|send_complaint|be_not_satisfied|be_not_happy|bring_complaint|express_concern|have_negative_experience|have_bad_experience|criticise_us|give_bad_review|report_technical_problem|be_critical|report_trouble|face_problem|experience_problem|describe_problem|run_into_problem|express_criticism with|about|of|to|over|it|something|us|anything|service|product|order|answer|experience|our| service|product|order|us|something|it|answer|company|thing|delivery|experience|bank|staff|item|clinic|result|reply|',
    ],
    things: ['complaint|complaints|dissatisfaction|criticism_from_user'],
    traits: ['unhappy|dissatisfied|disappointed|displeased|discontent'],
  },
  anger: {
    acts: [
      'be|get|become|seem|sound|appear|feel|write|react|act|grow|look angry|upset|frustrated|annoyed|furious|mad|irritated|irate|enraged|aggressive|fed_up|agitated|cross|livid|emotional|pissed|hostile|abusive|impatient|exasperated|angrily|outraged|in_rage|unfriendly|outrage|rude_or_angry|angry_or_rude|angry_or_upset|upset_or_angry|frustrated_or_angry|angry_or_frustrated with|about|at| us|service|it|something|bot|',
      'shout|yell|rage|rant|vent|lose_temper|express_anger|express_frustration|show_anger|show_frustration|vent_frustration|vent_anger|express_annoyance|use_all_caps|write_in_all_caps|write_in_capital|threaten at|us|about|to_leave|to_sue|',
    ],
    things: ['anger|frustration|rage|annoyance'],
    traits: ['angry|upset|frustrated|annoyed|furious|irritated|irate|fed_up|agitated|mad'],
  },
  'human-request': {
    acts: [
      'ask|want|request|demand|wish|prefer|insist|would_like|need|like|look|call|require|beg|be_looking for|to|on|by| be|speak|talk|see|chat|reach|get|connect|call|contact|have|put|transferred|connected|communicate|switch|speak_to|talk_to| to|with|through|transferred|connected|in_touch_with|hold_of|by|passed|handed|from| to|over| real|live| <agent> directly|instead|',
    ],
    things: ['human|real_person|live_agent|human_agent|manager|supervisor|real_human'],
  },
  'bot-question': {
    acts: [
      'ask|question|wonder|want_to_know|be_unsure|enquire|inquire|doubt|be_curious|query user|you|it|about|bot|the_bot|us|of|directly| whether|if|about|that|it|you|for|what|who|a| it|you|they|bot|user|i|this|the|whether|assistant|chat|we|is|are|someone| is|are|be|talk|speak|chat|deal|am|being| a|talk|with|to|chat|speak|human_or|an|real|person_or| to|with|bot|a|human_or|real|human|person_or|an|talking_to| bot|ai|human|machine|robot|real|chatbot|person|real_person|computer|human_being|real_human|human_or_bot|bot_or_human|human_or_ai|ai_or_human|bot_or_person|human_or_machine|person_or_bot|who_it_is|ai_assistant|who_you_are|what_you_are|identity|nature|program|someone_real|you_are_real or_a_bot|or_human|or_machine|or_bot|or_a_human|or_not|or_a_person|or_person|or_an_ai|or_ai|or_a_machine|',
      'ask who|what you|it|bot|assistant|they is|are|be',
    ],
  },
  unclear: {
    acts: [
      'be|seem|remain unclear|ambiguous|vague|not_clear|incomplete|too_vague|not_specific|unspecific|confusing|hard_to_understand|open_to_interpretation|imprecise|not_detailed|too_short|unspecified|too_general',
      'lack|miss|leave_out detail|information|context|necessary_information|important_detail|key_detail',
    ],
    traits: ['unclear|ambiguous|vague|incomplete|imprecise'],
  },
  greeting: {
    acts: [
      'greet|say_hello|say_hi|say_good_morning|say_good_day|start_with_greeting|write_greeting|open_with_greeting|begin_with_greeting|begin_with_hello us|you|bot|first|',
    ],
  },
  thanks: {
    acts: [
      'thank|say_thank_you|say_thanks|express_thanks|be_grateful|express_gratitude us|you|bot|for_help|',
    ],
  },
  closing: {
    acts: [
      'say_goodbye|say_bye|end_conversation|close_conversation|leave|end_chat|sign_off|close_chat|finish_conversation',
    ],
  },
  apology: { acts: ['apologise|say_sorry'] },
  rudeness: {
    acts: [
      'be|get|become|seem rude|disrespectful|insulting|abusive|offensive|impolite|mean|aggressive|hostile|unfriendly to|towards|with| bot|us|you|',
      'insult|abuse|offend|attack|mock|harass|bully bot|us|you|staff|team|company|',
      'use|send|write rude|offensive|abusive|insulting language|message|word|tone',
    ],
  },
  profanity: {
    acts: [
      'swear|curse|cuss|use_swear_word|use_profanity|use_bad_language|use_foul_language|use_vulgar_language at|bot|us|',
    ],
  },
};
