/**
 * Bodies as typed clients send them: they have every field of the interface, and unset fields have
 * the zero value of their type.
 */

const UNSET = { id: '', description: '', created_at: '' };

export const ZERO_DEFINITION = {
  ...UNSET, name: 'typed', assertions: null, consistencyCheck: false, dangerousCheck: false, hallucinationsCheck: false, harassmentCheck: false, hateCheck: false, piiCheck: true,
  promptInjections: false, explicitContentCheck: false, functionCallsCheck: '', syntaxChecks: { js: false, python: false, sql: false, string_length: 0, word_count: 0 },
};

export const zeroGuardrail = (definition: string) => ({
  ...UNSET, name: 'typed', active: true, trigger: '', error_threshold: 50, warning_threshold: 50, evaluations: { request_evaluation: definition, response_evaluation: '' },
  actions: { block: true, default_response: '', retry: false, retry_cap: 0, alert: { email: '', message: '', cooldown: 0 } },
});

const ZERO_CALL = { arguments: '', name: '' };
export const zeroPrompt = (content: string) => ({
  ...UNSET, name: 'typed', active_revision: 0, revision: 0, beta: false, active: true,
  messages: [{ content, name: '', role: 'user', tool_call_id: '', function_call: ZERO_CALL, multiContent: null, tool_calls: null }],
  parameters: { model: '', temperature: 0, top_p: 0, frequency_penalty: 0, presence_penalty: 0, max_tokens: 0, stop: null, stream: false },
});

const ZERO_CONTENT = { output: '', messages: null, available_tools: null, metadata: null };
export const zeroInvocation = (definition: string, input: string) => ({ ...ZERO_CONTENT, evaluation_id: definition, input });

export const zeroEvaluation = (input: string) => ({
  ...ZERO_CONTENT, input, hallucinations_check: false, hallucinations_mode: '', grounding_check: false, grounding_mode: '', grounding_multi_turn_mode: false, prompt_injections: false,
  pii_check: true, content_moderation_check: false, tool_use_quality_check: false, tuq_mode: '', assertions: [], assertions_mode: '', policy_target: '', policy_multi_turn_mode: false,
  policy_include_tools: false, allowed_topics: [], topic_scoping_mode: '', topic_scoping_target: '', topic_scoping_multi_turn_mode: false,
});
