/** Unknown ids, as written in an address. */
export const UNKNOWN_IDS = ['01890a5d-ac96-774b-bcce-b302099a8057', 'nope', 'a%00b', '%F0%9F%98%80', 'x'.repeat(90), "'%20OR%20''='"];

type Route = [method: string, path: string, body?: object];

/** Every route of management with an id: method, path with `ID` in its place, body. */
export const ROUTES_WITH_ID: Route[] = [
  ['GET', 'evaluation/ID'],
  ['PUT', 'evaluation/ID', { description: 'x' }],
  ['DELETE', 'evaluation/ID'],
  ...['rules', 'guardrails'].flatMap((collection): Route[] => [
    ['GET', `${collection}/ID`],
    ['PUT', `${collection}/ID`, { description: 'x' }],
    ['DELETE', `${collection}/ID`],
  ]),
  ['GET', 'integrations/ID'],
  ['PUT', 'integrations/ID', { name: 'x' }],
  ['DELETE', 'integrations/ID'],
  ['POST', 'integrations/ID/test', {}],
  ['GET', 'exchanges/ID'],
  ['GET', 'notifiers/ID'],
  ['PUT', 'notifiers/ID', { name: 'x' }],
  ['DELETE', 'notifiers/ID'],
  ['POST', 'notifiers/ID/test'],
  ['POST', 'notifiers/ID/rotate-secret', {}],
  ['GET', 'notifiers/ID/deliveries'],
  ['POST', 'notifiers/deliveries/ID/redeliver'],
  ['GET', 'evaluations/ID'],
  ['DELETE', 'api-keys/ID'],
  ['POST', 'api-keys/ID/rotate', {}],
  ['GET', 'v1/evaluation/ID'],
  ['GET', 'v1/evaluation/batch/ID'],
  ['GET', 'v1/evaluation/batch/ID/results'],
  ['DELETE', 'v1/evaluation/batch/ID'],
];

/** Every route of the prompt studio with an id. */
export const PROMPT_ROUTES_WITH_ID: Route[] = [
  ['GET', 'v1/studio/prompts/ID'],
  ['POST', 'v1/studio/prompts/ID/compile', { variables: {} }],
  ['GET', 'studio/prompts/ID'],
  ['PUT', 'studio/prompts/ID', { description: 'x' }],
  ['DELETE', 'studio/prompts/ID'],
  ['GET', 'studio/prompts/ID/revisions'],
  ['GET', 'studio/prompts/ID/diff?from=1&to=2'],
  ['PUT', 'studio/prompts/ID/labels/live', { revision: 1 }],
  ['DELETE', 'studio/prompts/ID/labels/live'],
];

/** Routes that refuse a key with the scope `evaluate` only. */
export const MANAGEMENT_ROUTES: Route[] = [
  ['GET', 'evaluation'], ['POST', 'evaluation', {}], ['GET', 'rules'], ['POST', 'rules', {}], ['GET', 'guardrails'], ['POST', 'guardrails', {}],
  ['GET', 'api-keys'], ['POST', 'api-keys', { name: 'x' }], ['GET', 'evaluations'], ['GET', 'evaluations/stream'], ['GET', 'stats'], ['GET', 'integrations'], ['POST', 'integrations', { provider: 'openai' }], ['GET', 'exchanges'],
  ['GET', 'notifiers'], ['POST', 'notifiers', { kind: 'email', recipient: 'a@example.org' }], ['GET', 'notifiers/deliveries'], ['GET', 'workspace'], ['PUT', 'workspace', { name: 'x' }], ['GET', 'audit'],
  ...ROUTES_WITH_ID.filter(([, path]) => !path.startsWith('v1/')),
];
