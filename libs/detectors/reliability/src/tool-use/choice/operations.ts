import { foldBase, roughStem } from '@touchstone/text';

/** Kind of change that a tool makes, or that a request wants. */
export type Operation =
  | 'read'
  | 'create'
  | 'remove'
  | 'update'
  | 'send'
  | 'draft'
  | 'pay'
  | 'compute'
  | 'start'
  | 'stop'
  | 'move'
  | 'share';

/** Verbs that begin the names and descriptions of tools. */
const OF_TOOLS: Readonly<Record<Operation, string>> = {
  read: 'select get fetch find search look lookup show list view display check see read retrieve query track describe browse inspect monitor locate detect know view details status info history current forecast identify whereabouts geocode count current',
  create:
    'create add make open new register book reserve order buy schedule place submit file log record request apply enrol enroll join generate build sign save bookmark report arrange organise organize upload attach subscribe hire purchase insert issue start rent put note invite rate review',
  remove:
    'cancel delete remove drop withdraw erase revoke unsubscribe undo clear discard terminate leave purge reject void destroy uninstall refund return revert dismiss end block',
  update:
    'update change edit modify rename reschedule extend renew adjust set replace rotate correct amend assign upgrade downgrade mark merge restore convert resize scale freeze redirect replace',
  move: 'move reschedule transfer redirect shift rename',
  send: 'send post message mail email notify forward ping contact reply answer broadcast publish tell',
  draft: 'draft prepare',
  pay: 'pay transfer wire charge donate settle reimburse refund',
  compute:
    'calculate compute convert estimate translate solve predict analyze analyse compare simulate measure determine evaluate summarize summarise transcribe define correct format parse classify encode integrate differentiate plot optimize generate',
  start:
    'start begin play run launch enable activate resume mow water turn execute unlock restart raise open set',
  stop: 'stop end pause halt disable deactivate mute quit close suspend lock lower finish complete freeze',
  share: 'share invite grant give',
};

/** Phrases and verbs of requests, matched against the folded text. */
const OF_REQUESTS: readonly (readonly [operation: Operation, pattern: RegExp])[] = [
  [
    'remove',
    /\b(?:cancel|cancelled|delete|remove|erase|withdraw|drop|revoke|unsubscribe|undo|discard|kill|scrap|purge|void|terminate|storniere|losche|get rid|got rid|throw (?:it )?(?:away|out)|call(?:ed)?(?: \w+){0,3} off|pull back|take (?:\w+ ){1,3}(?:off|out)\b|no longer (?:need|want)|forget (?:it|about)|can go\b|(?:don't|dont|do not) (?:want|need) (?:\w+ ){1,6}(?:any ?more|after all)|stop (?:it|the order|order|that order|my subscription)|(?:won't|can't|cannot|can not) (?:make|come|attend|travel|go|do)|changed (?:my|our|her|his) mind|junk|wipe)\b/,
  ],
  ['remove', /\b(?:money back|refund|give (?:\w+ ){1,3}back|send (?:\w+ ){1,3}back|return)\b/],
  [
    'stop',
    /\b(?:stop|pause|halt|mute|quiet|silence|shut|close|disable|deactivate|(?:turn|switch|power)(?: \w+){0,4} off|off please|enough|lock|end|finish|finished|done|over|on hold|rest until|freeze|block|lower|less)\b/,
  ],
  [
    'start',
    /\b(?:play|start|begin|run|launch|enable|activate|resume|unlock|open|put on|(?:turn|switch|power)(?: \w+){0,4} on|restart|reboot|kick|water|mow|cut|hoover|wake|raise|let (?:\w+ ){1,2}in)\b/,
  ],
  [
    'update',
    /\b(?:change|update|edit|modify|rename|extend|renew|adjust|set|replace|switch|correct|amend|mark|turn|make|instead|new (?:number|address|phone|e-?mail|account|name)|longer|merge|upgrade|downgrade|moved|dim|brighter|warmer|cooler|colder|louder|quieter|keep|put|assign|give (?:it|\w+ )to|get it in|is now|are now|tick|scale)\b/,
  ],
  [
    'move',
    /\b(?:move|reschedule|shift|postpone|push|bring forward|put off|rename|transfer|archive|rather on|instead|redirect)\b/,
  ],
  [
    'send',
    /\b(?:send|mail|e-mail|email|message|tell|notify|write to|let (?:\w+ ){1,4}know|text|forward|ping|inform|reply|answer|post|pass)\b/,
  ],
  [
    'draft',
    /\b(?:draft|prepare|(?:do not|don't|dont|not) send|want to (?:see|check|read) it first|before (?:it goes|sending|i send))\b/,
  ],
  [
    'pay',
    /\b(?:pay|transfer|send (?:\w+ )?(?:\d|[a-z]+ (?:euros|dollars|pounds))|wire|settle|reimburse|charge|owe|debit)\b/,
  ],
  [
    'compute',
    /\b(?:calculate|compute|convert|estimate|translate|solve|predict|analy[sz]e|compare|determine|say|how much (?:is|are|would|will)|what(?:'s| is| are) \d|in (?:euros|dollars|pounds|english|german|french|spanish)|plot|sum up|summari[sz]e)\b/,
  ],
  [
    'create',
    /\b(?:book|create|add|open|order|buy|reserve|schedule|place|submit|file|log|record|request|apply|register|sign (?:me|us|him|her|them)? ?up|set up|i'?d like|i want|i need|need|want|put (?:me|us|it|that)|get (?:me|us)|new|take|bill|invoice|report|issue|block|arrange|plan|note|save|keep|make|rent|hire|join|off\b|remember|note|upload|here's|buche|bestelle|enter|start a|i'?ll (?:take|have)|please do)\b/,
  ],
  [
    'share',
    /\b(?:share|access|let (?:\S+ ){1,3}(?:see|read|edit|comment|view)|give (?:\S+ ){1,3}(?:access|permission)|invite|show (?:it|this|the \w+) to)\b/,
  ],
  [
    'read',
    /\b(?:show|list|find|look|search|see|read|check|track|tell me|give me|what|where|when|which|who|how|whose|why|any|i need|i want|i'?d like|i have to|looking|status|details?|info|know|curious|look up|display|looking for|is there|are there|do i|do we|do you|did|does|has|have you|is it|are|was|were|zeig|finde|suche|wo|wann|welche|wie)\b|\?/,
  ],
];

const byStem = new Map<string, Set<Operation>>();
for (const [operation, words] of Object.entries(OF_TOOLS) as [Operation, string][])
  for (const word of words.split(' ')) {
    const stem = roughStem(word);
    byStem.set(stem, new Set([...(byStem.get(stem) ?? []), operation]));
  }

const NONE: ReadonlySet<Operation> = new Set();

/** Returns what a tool whose name begins with the verb does. */
export const operationsOf = (word: string): ReadonlySet<Operation> =>
  byStem.get(roughStem(foldBase(word))) ?? NONE;

const NEGATED = /\b(?:do not|don't|dont|never|not|without|no need to)\s+(?:\w+\s+)?$/;

/** Returns what a request may want done. */
export const operationsAsked = (text: string): Set<Operation> => {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const found = new Set<Operation>();
  for (const [operation, pattern] of OF_REQUESTS) {
    const match = pattern.exec(lower);
    if (!match) continue;
    if (
      operation === 'send' &&
      NEGATED.test(lower.slice(Math.max(0, match.index - 24), match.index))
    )
      continue;
    found.add(operation);
  }
  return found;
};

const QUESTION =
  /^(?:(?:hi|hello|hey|ok|okay|thanks|thank you|great|and|so|also|now|please|cool|nice|alright|then)[\s,!.]+)*(?:what|where|when|which|who|whose|how|why|is|are|was|were|do|does|did|has|have|any|will|am|show|list|tell me|find|look up|read|see|display|check|give me (?:the|a) (?:list|details|status|overview)|just see|let me see|(?:can|could|would) you (?:please )?(?:show|list|tell|find|look up|read|check|give me)|i(?:'d| would) (?:like|want) to (?:see|know)|i want to (?:see|know))\b/;

/** Checks whether a request asks for information only. */
export const isOnlyAsking = (text: string, operations: ReadonlySet<Operation>): boolean => {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return (
    !operations.has('remove') &&
    (QUESTION.test(lower.trimStart()) || /\bjust curious\b|\bstatus\b/.test(lower)) &&
    !/\b(?:please|then|and) (?:\w+ )?(?:cancel|delete|book|order|send|update|change|create|add|close|buy|reserve|move|set|lock|unlock)\b/.test(
      lower,
    )
  );
};
