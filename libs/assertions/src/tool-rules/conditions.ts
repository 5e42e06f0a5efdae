import type { Condition } from '../constraint';
import { parseRequirement } from '../parse';
import { GatedPattern } from './gated-pattern';
import type { CallPattern, ResultTest, UserTest } from './tool-rule';
import type { Toolbox } from './toolbox';
import { clean, COMPARISON, countBounds, N, splitList, valueTest } from './values';

export const USER = String.raw`(?:(?:the |a |an |any )?(?:user|customer|caller|client|student|patient|employee|guest|visitor|member|shopper|buyer|traveller|traveler|tenant|parent|pupil|person|human|passenger|reader|driver|rider|donor|applicant|citizen|viewer|subscriber|policyholder|diner|player|learner|candidate|resident|colleague|merchant|seller|recipient|lead|prospect)|they|he|she|someone|somebody|people|users|customers)`;
const PERSON = String.raw`(?:an? |the |our |some |another )?(?:real |live |actual |human |support )?(?:human|person|people|agent|representative|rep|someone|somebody|operator|colleague|supervisor|manager|employee|support staff|member of staff|staff)(?: being| agent| member)?(?: from (?:the )?(?:support|team|staff))?`;
const QUOTED = String.raw`(?:"[^"]{1,100}"|'[^']{1,100}'|\x60[^\x60]{1,100}\x60)`;

type Groups = Record<string, string | undefined>;
type UserForm = readonly [GatedPattern, (groups: Groups, toolbox: Toolbox) => UserTest | undefined];
const form = (source: string, make: UserForm[1]): UserForm => [new GatedPattern(source), make];

const quotedIn = (text: string): string[] => splitList(text).map(clean);
const SMALL_TALK = String.raw`(?:small ?talk|chit-?chat|greetings?|pleasantries|thanks|thank[- ]?yous?(?: messages?| notes?)?|goodbyes?|(?:a |an )?(?:simple |plain |mere |pure )?(?:greeting|hello|hi|thank you)s?)`;

/** Topics that need no question about them ("a medical question"). */
const ASKED = String.raw`(?:question|quer(?:y|ie)|request|inquir(?:y|ie)|enquir(?:y|ie)|topic|matter|message|problem|issue|case|conversation|chat|task)(?:s|es)?`;

/** Words that describe a question, not its topic. */
const VAGUE =
  /^(?:complex|simple|difficult|hard|easy|important|general|specific|unclear|ambiguous|unrelated|other|off-topic|long|short|follow-up|such|certain|sensitive|relevant|complicated|urgent|new|first|last|same|different|similar)$|\b(?:once|twice|times|only|per|each|needed|necessary|possible|appropriate)\b/i;
const about = (text: string | undefined): UserTest | undefined => {
  const bare = (text ?? '')
    .trim()
    .replace(/^(?:any|a|an|the|some|of|about|on|their|his|her|your|our) /i, '');
  return bare === '' ||
    bare.split(' ').length > 8 ||
    VAGUE.test(bare) ||
    /^(?:user|customer|client|caller)\b|\b(?:the|a) (?:user|customer|client|caller)\b/i.test(
      bare,
    ) ||
    /^(?:it|this|that|them|you|something|anything)$/i.test(bare)
    ? undefined
    : { user: 'topic', about: bare };
};

const GIVEN =
  /\b(?:number|id|ids|code|date|time|e-?mail|address|phone|amount|price|iban|name|size|reference|quantity|year|city|zip|postcode)\b/i;
const thing = (text: string | undefined): UserTest | undefined =>
  text !== undefined && GIVEN.test(text) ? { user: 'gives', thing: text } : undefined;
const not = (test: UserTest | undefined): UserTest | undefined => test && { user: 'not', test };

const DOES = String.raw`(?:has |have |had |explicitly |clearly |directly |specifically |first |already |really |actually |did |does |do ){0,4}`;
const ASKS = String.raw`(?:asks?|asked|requests?|requested|wants?|wanted|demands?|demanded|insists?|would like|wishes|orders?|tells? (?:you|us|the assistant)|instructs? (?:you|us|the assistant)|says?)`;
const GIVES = String.raw`(?:gives?|gave|given|provides?|provided|supplies|supplied|states?|stated|mentions?|mentioned|specif(?:y|ies|ied)|includes?|included|shares?|shared|names?|named|tells? (?:you|us)|told (?:you|us)|enters?|entered)`;

const USER_FORMS: readonly UserForm[] = [
  form(
    `${USER} (?:only |just |merely |simply |does nothing but )(?:greets?|greet (?:you|us)|greets (?:you|us|the assistant)|says? (?:hello|hi|thanks|thank you|goodbye|bye)|thanks (?:you|us)|is greeting|sends? ${SMALL_TALK}|makes? ${SMALL_TALK}|chats)`,
    () => ({ user: 'greets-only' }),
  ),
  form(
    `(?:${USER}['’]s? |the )?(?:message|input|request|question|prompt) is (?:only |just |merely |simply |nothing but |purely )?${SMALL_TALK}`,
    () => ({ user: 'greets-only' }),
  ),
  form(
    `(?:plain |simple |mere |pure |just |only )?${SMALL_TALK}(?:(?:,? (?:or|and) |, )${SMALL_TALK}){0,4}`,
    () => ({ user: 'greets-only' }),
  ),
  form(
    `${USER} ${DOES}(?:greets?|says? (?:hello|hi|thanks|thank you|goodbye|bye)|thanks (?:you|us)|makes? ${SMALL_TALK})(?: (?:you|us|the assistant))?(?: only)?`,
    () => ({ user: 'greets-only' }),
  ),
  form(
    `${USER} ${DOES}(?:${ASKS}|prefers?) (?:for |to (?:talk|speak|chat) (?:to|with) |talking to |speaking (?:to|with) |on (?:talking|speaking) (?:to|with) |to be (?:connected|transferred|put through|forwarded) (?:to|with) |to reach |to see )?${PERSON}`,
    () => ({ user: 'wants-person' }),
  ),
  form(
    `${USER} ${DOES}(?:${ASKS}) (?:to (?:talk|speak) (?:to|with) |for )?(?:a )?(?:human|person)(?: .{0,30})?`,
    () => ({ user: 'wants-person' }),
  ),
  form(
    `${USER} ${DOES}(?:says?|writes?|wrote|mentions?|mentioned|uses?|used|types?|typed|sends?) (?:the (?:words?|phrase|term|keyword|code ?word) )?(?<texts>${QUOTED}(?:(?:, | or |, or )${QUOTED}){0,8})`,
    ({ texts = '' }) => ({ user: 'says', texts: quotedIn(texts) }),
  ),
  form(
    `(?:${USER}['’]s? |the (?:user )?)(?:message|request|question|input) (?:contains|mentions|includes) (?:the (?:words?|phrase|term) )?(?<texts>${QUOTED}(?:(?:, | or |, or )${QUOTED}){0,8})`,
    ({ texts = '' }) => ({ user: 'says', texts: quotedIn(texts) }),
  ),
  form(
    `${USER} ${DOES}(?:says?|said|states?|stated|mentions?|mentioned|reports?|reported|tells us|told us|writes|confirms?)(?: that)? (?<comparison>${COMPARISON}) (?<n>${N}) (?<unit>[\\p{L}-]{2,30}(?: [\\p{L}-]{2,30})?)(?: (?:are|is|were|was|have been|has been) .{1,60})?`,
    ({ comparison, n, unit }) => figure(comparison, n, unit),
  ),
  form(
    `(?<comparison>${COMPARISON}) (?<n>${N}) (?<unit>[\\p{L}-]{2,30}) (?:are|is|were|was|have been|has been) (?:affected|concerned|involved|impacted|hit)`,
    ({ comparison, n, unit }) => figure(comparison, n, unit),
  ),
  form(
    `${USER} ${DOES}(?:agrees?|agreed|consents?|consented|permit(?:s|ted)|allow(?:s|ed)) (?:that|to (?:be|being|having|have|receive|receiving|us|you|our|the \\p{L}{3,15} of)) ?(?<what>.{3,60})`,
    ({ what = '' }) => ({ user: 'permits', what }),
  ),
  form(
    `${USER} ${DOES}(?:confirms?|confirmed|agrees?|agreed|consents?|consented|approves?|approved|accepts?|accepted|says? (?:"?yes"?|so|ok)|said (?:"?yes"?|so|ok)|gives? (?:(?:his|her|their|explicit|clear) ){0,6}(?:consent|permission|confirmation|approval|ok|okay|go-ahead)|given (?:(?:his|her|their|explicit|clear) ){0,6}(?:consent|permission|confirmation|approval|ok|okay|go-ahead))(?: (?:it|this|that|to (?:it|this)|explicitly|first|before|the .{1,30}))?`,
    () => ({ user: 'agrees' }),
  ),
  form(
    `${USER} ${DOES}(?:says? "?no"?|declines?|declined|refuses?|refused|rejects?|(?:not|n't) (?:agree|confirm|consent|want (?:it|this|that))|objects?|disagrees?|changes? (?:his|her|their) mind)(?: (?:it|this|that|to it))?`,
    () => ({ user: 'declines' }),
  ),
  form(
    `${USER} ${DOES}(?:${ASKS})(?: (?:for|about))?(?: (?:it|this|that|one|them|so|to do so|to|you to|us to))?(?: explicitly| first| directly)?`,
    () => ({ user: 'requests', action: '' }),
  ),
  form(
    `${USER} ${DOES}(?:asks?|asked|inquires?|enquires?|wants? to know|has (?:a )?questions?|asks (?:a |any )?questions?|talks?|writes?|speaks?|chats?)(?: you| us)? (?:about|on|regarding|concerning) (?<topic>.{2,60})`,
    ({ topic }) => about(topic),
  ),
  form(
    `${USER} ${DOES}asks? (?:an? |any )?(?<topic>.{2,40}?)(?:-related)? questions?`,
    ({ topic }) => about(topic),
  ),
  form(
    `${USER} ${DOES}(?:${ASKS})(?: (?:you|us))? (?:to |for (?:an? |the |their |his |her )?)(?<action>.{2,80})`,
    ({ action = '' }, toolbox) => requests(action, toolbox),
  ),
  form(
    `${USER} ${DOES}(?:asks?|asked|wants? to know) (?:whether|if|when|where|what|which|how|why|who) (?<topic>.{2,60})`,
    ({ topic }) => about(topic),
  ),
  form(
    `(?:${USER}['’]s? |the |an? |it is an? |it's an? )?(?:${ASKED}) (?:is|are|about|on|regarding|concerning|concerns?|is about|are about|relates? to) (?:about )?(?<topic>.{2,60})`,
    ({ topic }) => about(topic),
  ),
  form(
    `(?:it (?:is|comes to|concerns)|dealing with|talking about) (?<topic>.{2,60})`,
    ({ topic }) => about(topic),
  ),
  form(
    `(?:any |all |an? |the |every |simple |pure )?(?<topic>.{2,50}?)(?:[- ]related)? (?:${ASKED})`,
    ({ topic }) => about(topic),
  ),
  form(
    `${USER} ${DOES}(?:not|n't|never) ${GIVES} (?:an? |any |the |their |his |her )?(?<thing>.{2,40})`,
    ({ thing: what }) => not(thing(what)),
  ),
  form(
    `${USER} (?:has not|hasn't|have not|haven't|did not|didn't|does not|doesn't|fails to|failed to|forgot to) (?:yet )?${GIVES} (?:an? |any |the |their |his |her )?(?<thing>.{2,40})`,
    ({ thing: what }) => not(thing(what)),
  ),
  form(
    `(?:an? |the )?(?<thing>.{2,40}?) (?:is|are|was) (?:missing|not given|not provided|not known|unknown)`,
    ({ thing: what }) => not(thing(what)),
  ),
  form(
    `no (?<thing>.{2,40}?) (?:is|are|was|has been) (?:given|provided|mentioned|known)`,
    ({ thing: what }) => not(thing(what)),
  ),
  form(
    `${USER} ${DOES}${GIVES} (?:you |us )?(?:an? |any |the |their |his |her )?(?<thing>.{2,40})`,
    ({ thing: what }) => thing(what),
  ),
  form(
    `${USER} ${DOES}(?:says?|said|mentions?|mentioned|reports?|reported|complains?|complained|writes?|wrote|states?|stated|claims?|tells? (?:you|us)|told (?:you|us)|describes?)(?: (?:that|about|of))? (?<topic>.{3,70})`,
    ({ topic = '' }) => said(topic),
  ),
];

/** Reads what the user says as a topic, without the words of the grammar around it. */
const said = (text: string): UserTest | undefined => {
  const bare = text.replace(
    /^(?:(?:it|he|she|they|someone|somebody|his|her|their|the|a|an|that) )?(?:(?:card|account|item|order|parcel|product)s? )?(?:is|are|was|were|has been|have been|has|have|got|does not|doesn't|did not)? ?/i,
    '',
  );
  return about(bare === '' ? text : bare);
};

const figure = (
  comparison: string | undefined,
  n: string | undefined,
  unit: string | undefined,
): UserTest | undefined => {
  const bounds = countBounds(comparison, n ?? '');
  return bounds && { user: 'figure', unit: unit ?? '', bounds };
};

const requests = (action: string, toolbox: Toolbox): UserTest | undefined => {
  const bare = action.replace(/ (?:explicitly|first|directly)$/i, '');
  const tools = toolbox.named(bare) ?? toolbox.described(bare);
  if (tools) return { user: 'requests', action: bare, calls: { tools } };
  return about(bare);
};

/** Reads a condition on the user's message ("the user asks for a human"). */
export const userTest = (written: string, toolbox: Toolbox): UserTest | undefined => {
  const text = written.trim().replace(/[,.]$/, '');
  for (const [pattern, make] of USER_FORMS) {
    const match = pattern.exec(text);
    const test = match && make(match.groups ?? {}, toolbox);
    if (test) return test;
  }
  const parts = text.split(/ or (?:if |when )?/i);
  if (parts.length > 1 && parts.length <= 4) {
    const tests = parts.map((part) => userTest(part, toolbox));
    if (tests.every((test) => test !== undefined)) return { user: 'some', tests };
  }
  const condition = BY_USER.test(text) ? grammarCondition(text) : undefined;
  return condition && { user: 'constraint', condition };
};

const BY_USER = new RegExp(`^${USER} `, 'i');
/** Asks the grammar of texts about a condition that is not particular to tools. */
const grammarCondition = (written: string): Condition | undefined => {
  if (/[,;]/.test(written)) return undefined;
  const text = written.replace(BY_USER, 'the user ');
  const constraint = parseRequirement(`If ${text}, apologise.`)?.constraint;
  return constraint?.kind === 'when' && constraint.condition.on === 'question'
    ? constraint.condition
    : undefined;
};

const FAILS = String.raw`(?:fails?|failed|has failed|is failing|errors?(?: out)?|breaks?|crashe[sd]|times? out|timed out|(?:has )?return(?:s|ed)? (?:with )?(?:an? |the )?(?:error|failure|exception|failed|error message|error code)|return(?:s|ed)? errors?|gives? an? error|(?:throws|reports|raises|shows|yields|produces) an? (?:error|exception|failure)|(?:does not|doesn't|did not|didn't) (?:work|succeed)|(?:is|was) (?:not successful|unsuccessful|unavailable|not available|down)|(?:has|results in|ends (?:in|with)|runs into|comes back with) an? (?:error|failure)|(?:cannot|can't|could not) be (?:completed|executed|reached|carried out|made|processed|done|booked|sent|saved|created|found|performed))`;
const EMPTY = String.raw`(?:(?:has )?(?:finds?|found|returns?|returned|gives?|yields?|shows?|has|delivers?) (?:nothing|no (?:results?|hits?|match(?:es)?|data|entries|articles?|products?|records?|answer)|an empty (?:list|result|array|response)|zero results|0 results|empty|none)|(?:does not|doesn't|did not|didn't) (?:find|return) (?:anything|any (?:results?|hits?|match(?:es)?|data|entries))|(?:comes|came) back empty|(?:has|have|contains?|offers?|gives?|knows?) no (?:answers?|entry|solution|match|information|info)|(?:does not|doesn't|did not|didn't) (?:help|contain|have|know) ?(?:an answer|the answer|anything|it)?|(?:is|was) (?:of )?no (?:help|use)|(?:is|are|was|were) empty)`;
const SUCCEEDS = String.raw`(?:(?:has |have )?(?:succeeds?|succeeded|worked|passed|completed(?: successfully)?|finished successfully)|(?:has |have )?(?:return(?:s|ed)?|report(?:s|ed)?|show(?:s|n|ed)?|confirm(?:s|ed)?|given|gave|gives) (?:a )?(?:success(?:ful(?:ly)?)?(?: result)?|ok|okay|successfully|"?success"?|a positive result|without (?:an )?errors?)|(?:is|was|has been) (?:successful|completed|confirmed)|(?:has )?(?:run|ran|been called|been run|executed) successfully|(?:is|was|has been) (?:called |executed |run )?success(?:ful|fully))`;
const ANY_TOOL =
  /^(?:(?:a|an|any|the|one of the|every|each) )?(?:tool|function|call|tool call|function call|it|they|tools)(?: calls?)?$/i;

/** A condition on the result of calls. */
export interface ResultCondition {
  /** Absent: the latest call with such a result. */
  calls?: CallPattern;
  result: ResultTest;
}

const toolsOf = (text: string, toolbox: Toolbox): CallPattern | undefined => {
  const bare = text
    .trim()
    .replace(/^(?:the )?(?:call (?:to|of)|result of|output of|response of) /i, '');
  if (ANY_TOOL.test(bare)) return {};
  const tools = toolbox.named(bare) ?? toolbox.described(bare);
  return tools && { tools };
};

const STATES: readonly (readonly [GatedPattern, 'success' | 'failure' | 'empty'])[] = [
  [new GatedPattern(`(.{1,80}?) ${FAILS}`), 'failure'],
  [new GatedPattern(`(.{1,80}?) ${EMPTY}`), 'empty'],
  [new GatedPattern(`(.{1,80}?) ${SUCCEEDS}`), 'success'],
];
const SHOWS =
  /^(.{1,80}?) (?:has |have )?(?:returns?|returned|shows?|showed|shown|says?|said|reports?|reported|confirms?|confirmed|states?|gives?|gave)(?: that)? (.{1,100})$/iu;
const FIELD =
  /^(?:the |its |their |an? )?(?:[\p{L}_]{1,30}['’]s? )?([\p{L}_]{2,30}(?: [\p{L}_]{2,30})?)(?: of (?:the|an?|its|that|this) [\p{L}_]{2,20})? (is|are|equals|was|has been|=|of)(?: still| already| currently)?( not|n't| neither)?(?: still| already| currently)? (.{1,60})$/iu;
const OBJECT =
  /^(?:the |its |their |an? )?(order|ticket|account|invoice|booking|item|product|customer|parcel|package|payment|subscription|user|task|case|claim|flight|room|appointment|reservation|card)$/i;

/** Reads "the status is processing" or, for an object without a field, "the order is paid". */
export const fieldTest = (written: string): ResultTest | undefined => {
  const text = written.trim().replace(/[,.]$/, '');
  const [, field = '', verb = '', negation, value = ''] = FIELD.exec(text) ?? [];
  if (
    /^(?:called|used|run|executed|invoked|made|confirmed|verified|approved|asked|agreed)\b/i.test(
      value,
    )
  )
    return undefined;
  if (field === '' || (verb === 'of' && !/\d/.test(value))) return undefined;
  const last = field.split(' ').at(-1) ?? '';
  const isObject = OBJECT.test(last);
  if (isObject && / /.test(clean(value))) return undefined;
  const parsed = valueTest(value);
  if (
    !parsed ||
    (parsed.value.test === 'equals' && parsed.value.values.some((one) => one.includes(' ')))
  )
    return undefined;
  const negated = (negation !== undefined) !== (parsed.negated === true);
  return {
    result: 'field',
    field: isObject ? 'status' : field,
    ...(negated && { negated }),
    value: parsed.value,
  };
};

/** Reads a condition on results ("a tool fails", "search finds nothing", "its status is open"). */
export const resultCondition = (written: string, toolbox: Toolbox): ResultCondition | undefined => {
  const text = written
    .trim()
    .replace(/[,.]$/, '')
    .replace(/^(?:the )?(?:result|output|response) of (.{1,60}?) is empty$/i, '$1 finds nothing')
    .replace(
      /^(?:nothing|no (?:results?|answers?|entry|hits?|match(?:es)?)) (?:is|are|was|were|has been|can be|could be) (?:found|returned|available) (?:in|with|by|via|using|through|on|from) (.{2,60})$/i,
      '$1 finds nothing',
    )
    .replace(
      /^(?:you |it )?(?:find|finds|found|get|gets|got) (?:nothing|no (?:results?|answers?|hits?|match(?:es)?)) (?:in|with|by|via|using|through|on|from) (.{2,60})$/i,
      '$1 finds nothing',
    );
  for (const [pattern, result] of STATES) {
    const subject = pattern.exec(text)?.[1];
    const calls = subject === undefined ? undefined : toolsOf(subject, toolbox);
    if (calls) return { calls, result: { result } };
  }
  const [, subject = '', shown = ''] = SHOWS.exec(text) ?? [];
  const shower = subject === '' ? undefined : toolsOf(subject, toolbox);
  if (shower) {
    const test = fieldTest(shown) ?? fieldTest(`status is ${shown}`);
    return test && { calls: shower, result: test };
  }
  const test = fieldTest(text);
  return test && { result: test };
};
