/** Texts and their compiled forms with `A` = `1`, `user.name` = `Zoë` and `Straße` = `Ring`. */
export const TEMPLATES: [text: string, compiled: string][] = [
  ['{A} {{A}} {{ A }} {{\tA}}', '1 1 1 1'],
  ['{ A } {} {{}} {1} {-A}', '{ A } {} {{}} {1} {-A}'],
  ['{{{A}}} {{A} {A}} {{A{{A}}}}', '{1} {1 1} {{A1}}'],
  ['{"a": {"b": {A}}, "c": "{{A}}", "d": []}', '{"a": {"b": 1}, "c": "1", "d": []}'],
  ['if (x) { return {A}; } // {{', 'if (x) { return 1; } // {{'],
  [`\\{A\\} \\{A} %{A}% \${A} #{A}`, '\\{A\\} \\1 %1% $1 #1'],
  ['{user.name} {{ user.name }} {Straße}', 'Zoë Zoë Ring'],
  ['{{\nA}} {A\n} { {A}', '{{\nA}} {A\n} { 1'],
  ['}}}{A}{{{', '}}}1{{{'],
];

/** Refused requests; `ID` in the path is replaced with a prompt's id. */
export const BAD_PROMPTS: [title: string, method: string, path: string, body: unknown, status: number, error: string][] = [
  ['broken JSON', 'POST', 'studio/prompts', '{"name": ', 400, 'not valid JSON'],
  ['a prompt without a name', 'POST', 'studio/prompts', { messages: [] }, 422, 'name: '],
  ['a name of spaces', 'PUT', 'studio/prompts/ID', { name: '  ' }, 422, 'name: '],
  ['text in place of messages', 'PUT', 'studio/prompts/ID', { messages: 'Hello.' }, 422, 'messages: '],
  ['a number as content', 'PUT', 'studio/prompts/ID', { messages: [{ content: 5 }] }, 422, 'messages[0].content: '],
  ['a tool whose parameters are a list', 'PUT', 'studio/prompts/ID', { tools: [{ function: { parameters: [] } }] }, 422, 'tools[0].function.parameters: '],
  ['text as temperature', 'PUT', 'studio/prompts/ID', { parameters: { temperature: 'warm' } }, 422, 'parameters.temperature: '],
  ['more than 200 messages', 'PUT', 'studio/prompts/ID', { messages: Array.from({ length: 201 }, () => ({})) }, 422, 'messages: expected at most 200'],
  ['more than 1 MiB', 'PUT', 'studio/prompts/ID', { description: 'x'.repeat(1_048_576) }, 413, 'too large'],
  ['an unknown active revision', 'PUT', 'studio/prompts/ID', { active_revision: 9 }, 422, 'active_revision: '],
  ['variables in a list', 'POST', 'v1/studio/prompts/ID/compile', { variables: ['NAME'] }, 422, 'variables: '],
  ['a prompt that grows beyond 1 MiB', 'POST', 'v1/studio/prompts/ID/compile', { variables: { NAME: Array.from({ length: 6 }, () => '\u0001'.repeat(100_000)) } }, 413, 'too large'],
  ['two ways to name a revision', 'GET', 'v1/studio/prompts/ID?label=live&revision=1', undefined, 422, 'label'],
  ['a revision number out of range', 'GET', 'v1/studio/prompts/ID?revision=0', undefined, 422, 'revision: '],
  ['a label that is a number', 'PUT', 'studio/prompts/ID/labels/1', { revision: 1 }, 422, 'label: '],
  ['a label for no revision', 'PUT', 'studio/prompts/ID/labels/live', {}, 422, 'revision: '],
  ['a label for an unknown revision', 'PUT', 'studio/prompts/ID/labels/live', { revision: 9 }, 422, 'revision: '],
  ['a comparison without a revision', 'GET', 'studio/prompts/ID/diff?from=1', undefined, 422, 'to: '],
  ['an empty page', 'GET', 'studio/prompts/ID/revisions?limit=0', undefined, 422, 'limit: '],
];
