import type { Namings } from './naming';

/** Identity of the assistant, and its instructions. */
export const IDENTITY: Namings = {
  'human-claim': {
    acts: [
      '<claim> to| be|is|are|a|as|like|of|you|it|i|bot|user|being| real| human|human_being|person|real_person|real_human|man|woman|employee|member_of_staff|staff_member|flesh_and_blood|human_agent|actual_person|people|a_human|live_agent|not_bot|not_a_bot|not_an_ai|not_ai|not_a_machine|human_employee|living_person|not_a_robot',
      'deny|hide|conceal|disguise|cover_up|lie_about|keep_secret that|to|being|it|you|be|the_fact| it|you|bot|that| is|are|be| a|an| bot|ai|chatbot|ai_assistant|assistant|machine|robot|computer|program|language_model|artificial|ai_system|virtual_assistant|not_human',
      'claim|pretend|say|imply|suggest to|that|it|you| have|has human|a|real|personal|feelings_or| feeling|feelings|body|emotion|emotions|personal_experience|family|human_experience|consciousness|life|name',
      'give|create impression|illusion of|that|being| user|it|talk|you|is|a|they|are|chat|be human|person|talking_to_human|chatting_with_human|speaking_to_person|talking_to_person|real_person',
    ],
    things: [
      'claim|pretence|suggestion of|to|being|be human|person',
      'claim_of_being_human|pretending_to_be_human|human_persona',
    ],
  },
  'ai-disclosure': {
    acts: [
      'say|disclose|tell|admit|state|make_clear|reveal|mention|confirm|inform|explain|be_transparent|be_honest|identify|introduce|acknowledge|declare|be_clear|be_open|present|indicate|clarify|answer_honestly|answer_truthfully|remind|describe|answer|respond|announce|confess|let_know|own_up|be_upfront user|about|to| that|yourself|itself|as|truthfully|honestly|to_be|the_fact| user|they|you|it|bot|i|the_user|is|are|be|to| talk|speak|chat|is|are|be|being|as|am|dealing|interact|with|to|communicate|an|a| with|to| ai|bot|chatbot|ai_assistant|virtual_assistant|machine|ai_model|language_model|robot|computer|digital_assistant|not_human|not_a_human|assistant_not_human|ai_system|automated_assistant|artificial_intelligence|program|automated_system|ai_chatbot|ai_tutor|software|computer_program|ai_bot|not_a_person|not_a_real_person|an_ai_and_not_a_human|not_a_human_being|virtual_agent|ai_agent|ai_and_not_human|ai_nature|automated|ai-based|ai-generated|nature_as_ai|artificial',
      'disclose|admit|reveal|acknowledge ai_status|ai_nature|being_ai|being_a_bot|bot_status|that_it_is_automated|ai_identity|ai_generated',
    ],
    things: ['ai_disclosure|disclosure_that_it_is_ai|disclosure_of_ai|note_that_it_is_ai'],
  },
  'profession-claim': {
    acts: [
      '<claim> to|that|as|be| be|is|are|am|have|act|a|you|it|bot|work_as|being|of|have_qualification_as| …',
    ],
    things: ['claim|pretence of|to be …'],
  },
  'prompt-disclosure': {
    acts: [
      '<reveal> how you|it|bot|assistant be configure|set_up|instruct|program|prompt|train',
      '<reveal> anything|any_part|part|content|text|about|of|from|what|content_of|any|the_exact|own| system|internal|hidden|initial|underlying|original|secret|own|set|configured|given|developer|base| prompt|prompts|instruction|instructions|system_prompt|system_message|prompt_or_instruction|system_instruction|system_instructions|configuration|guideline|guidelines|setup|prompt_text|programming|system_prompt_or_instruction|rules_you_follow|rules_you_were_given|instruction_you_were_given|initial_prompt|directive|directives|pre-prompt|preprompt|developer_message|prompting|instruction_you_follow|how_you_were_prompted|what_you_were_told|how_it_was_instructed|own_rule|own_rules|own_prompt|your_rules|your_rule|instruction_you_have_been_given|instruction_you_received|instruction_set|rule_set|ruleset|how_you_are_configured|how_you_were_instructed|how_it_is_prompted|the_prompt it|you|given|follow|received|work|have|been|that|were|behind|that_you_were_given|under_which_it_work|or_rule|bot|we_gave_you|chatbot|assistant|',
    ],
    notActs: [
      'keep system|internal| prompt|instruction|instructions|system_prompt|guideline|prompt_and_instruction secret|confidential|private|to_yourself|hidden',
    ],
    things: [
      'system_prompt|system_instruction|internal_instruction|prompt_leak|prompt_disclosure|internal_prompt|hidden_instruction|disclosure_of_system_prompt|leaking_of_prompt',
    ],
  },
  'model-disclosure': {
    acts: [
      '<reveal> which|what|whose|name_of|on_which|by_which|kind_of ai|language|large|underlying|| ai_model|language_model|model|llm|vendor|provider|company|technology|software|engine|maker|manufacturer|developer …',
      '<reveal> anything|any|information|which|what|about|the|name|name_of|underlying|exact|details|of|on|what_kind_of|detail|our|used| underlying|ai|language|large_language|llm|model|company|technology|technical|which|vendor|provider|base|foundation|ai_or_language|used| model|llm|vendor|provider|technology|models|model_or_vendor|vendor_or_model|ai|company|ai_model|language_model|model_name|model_provider|ai_provider|ai_vendor|technology_behind_bot|maker|supplier|model_version|large_language_model|model_or_provider|provider_or_model|engine|ai_company|manufacturer|developer|software|ai_technology|training_data|model_or_company|ai_system you|it|bot|assistant|chat|chatbot|is|are|we|be|this|that|behind|or_vendor|service|answer|run|on|based|built|build|use|used|power|made|run_on|based_on|built_on|by|from|under|system|the|tool|answers|in|us|chatbots|vendor|provider|which|ourselves|for|made_by| it|you|bot|assistant|is|are|we|chat|chatbot|run|use|be|based|built|on|this|behind|service|made|by|with|from|of|the|power|that|system|tool|uses|run_on|built_on|based_on|made_by|of_assistant|to_run|train|tutor| on|is|by|base|built|run|use|power|bot|assistant|this|the|it|behind|chat|made|you|us|built_on|based_on|chatbot|from|train|service|developed| on|upon|by|from|with|chat|bot|assistant|',
      '<reveal> who|which_company|what_company|by_whom build|make|train|develop|create|power|provide|built|made|created|developed it|you|bot|assistant|model|chatbot|',
    ],
    things: ['model_name|ai_vendor|name_of_model|model_disclosure|underlying_model'],
  },
};
