import { actionPhrase, type CallPhrase, callPhrase } from './call-phrase';
import { fieldTest, type ResultCondition, resultCondition, userTest } from './conditions';
import type { Context } from './context';
import { CALL, CALLED, SUBJECT } from './fragments';
import type { CallPattern, Grounded, Need, UserTest } from './tool-rule';

/** A condition, time or purpose around the main clause. */
export type Adverbial =
  /** The main clause's calls come before, after or without something. */
  | { adverb: 'before' | 'after' | 'without' | 'unless' | 'only-if'; need: Need }
  /** Before the reply, or before one that states `what`. */
  | { adverb: 'before-reply'; user?: UserTest; what?: Grounded }
  | { adverb: 'if'; user: UserTest }
  | { adverb: 'if'; result: ResultCondition }
  | { adverb: 'if'; called: CallPattern }
  | { adverb: 'for'; user: UserTest };

const EXPLICIT = String.raw`(?:(?:the |a |an |any |his |her |their |user |customer |client |explicit |prior |clear |written |verbal |express |final |(?:user|customer|client|caller|patient|guest|employee)['’]s ){0,6})`;
const BY_USER = String.raw`(?:,? (?:from|of|by|with) (?:the |a )?(?:user|customer|client|caller|patient|guest|employee|human|person))?(?: first| beforehand| before)?`;

const CONFIRMATION = new RegExp(
  `^(?:(?:getting|obtaining|having|receiving|requesting|seeking|first getting|waiting for|first obtaining) )?${EXPLICIT}(?:confirmation|approval|agreement|go-ahead|okay|ok|yes)${BY_USER}$|^(?:first )?(?:asking|double[- ]checking|checking with|confirming|consulting)(?: (?:with )?(?:the )?(?:user|customer|client|caller|guest|them))?(?: for (?:${EXPLICIT}(?:confirmation|approval|permission|consent|agreement)))?(?: it| this)?(?: with (?:the )?(?:user|customer|client|caller))?(?: first| beforehand| before)?$|^(?:the |a )?(?:user|customer|client|caller|guest)(?: has)? (?:explicitly |clearly )?(?:confirm(?:ing|ed|s)?|agree(?:ing|d|s)?|approv(?:ing|ed|es)|say(?:ing|s) (?:yes|so))(?: (?:it|this|that|to it|first|the .{2,30}))?$|^(?:being )?(?:confirmed|approved)(?: by the (?:user|customer))?$|^it (?:is|has been) (?:confirmed|approved)(?: by the (?:user|customer))?$`,
  'i',
);
const CONSENT = new RegExp(
  `^(?:(?:getting|obtaining|having|receiving) )?${EXPLICIT}(?:consent|permission|request|instructions?|authori[sz]ation|knowledge|being asked|say-so|order)${BY_USER}$|^(?:explicitly |specifically |clearly |being |having been ){0,6}(?:asked|requested|told|instructed|wanted)(?: (?:to|for|to do so|for it|explicitly|so|by the (?:user|customer))){0,6}$|^(?:you (?:are|were|have been) |it (?:is|was|has been) )(?:explicitly |specifically )?(?:asked|told|instructed|requested)(?: (?:to|for it|to do so|by the (?:user|customer))){0,6}$|^the (?:user|customer|client|caller) (?:has )?(?:explicitly )?(?:asking|having asked|requesting|wanting)(?: (?:for )?(?:it|this|that))?$|^the (?:user|customer|client|caller) (?:has )?(?:given|giving|gives) ${EXPLICIT}(?:consent|permission)$`,
  'i',
);
const needOfUser = (user: UserTest): Need => {
  if (user.user === 'agrees') return { need: 'confirmation' };
  if (user.user === 'requests' && user.action === '') return { need: 'consent' };
  return { need: 'user', test: user };
};

const CALLING = new RegExp(
  `^(?:${SUBJECT}?(?:ever |first |also |have |has |having |already |previously ){0,6})(?:${CALL}|called|used|run) (?<np>.{2,160})$`,
  'iu',
);
const WAS_CALLED = new RegExp(
  `^(?<np>.{2,120}?)(?: tool)? (?:is|was|has been|have been|had been|are|were|being)(?: successfully| first)? (?:${CALLED})(?: first| successfully)?$`,
  'iu',
);

const ACTOR = new RegExp(
  `^${SUBJECT}(?!(?:is|are|was|were|has been|have been|gets) )(?:have |has )?`,
  'iu',
);
const callsIn = (written: string, context: Context): CallPhrase | undefined => {
  const text = written
    .trim()
    .replace(
      /^(?:a |an |any )?(?:previous |prior |preceding |first |earlier |successful )?calls? (?:to|of) /i,
      '',
    )
    .replace(/^first /i, '')
    .replace(ACTOR, '')
    .replace(/,? (?:first|beforehand|before|earlier|before that|previously)$/i, '');
  const np = (CALLING.exec(text) ?? WAS_CALLED.exec(text))?.groups?.['np'];
  const found =
    (np === undefined ? undefined : callPhrase(np, context)) ?? callPhrase(text, context);
  if (found) return found.bounds || found.per ? undefined : found;
  const done = WAS_DONE.exec(text)?.groups;
  const action = done && actionPhrase(`${done['verb'] ?? ''} ${done['np'] ?? ''}`, context);
  return action?.bounds || action?.per ? undefined : action;
};

/** "the customer has been verified" */
const WAS_DONE =
  /^(?<np>.{2,60}?) (?:has been|have been|was|were|is|are|had been)(?: successfully)? (?<verb>\p{L}{2,14}(?:ed|en|t|d|ne|de|id)(?: (?:up|out|back|off|down|over))?)(?: successfully)?$/iu;

/** The calls of a phrase, with its conditions on arguments as a filter. */
export const filtered = ({ calls, tests }: CallPhrase): CallPattern =>
  tests.length === 0 ? calls : { ...calls, where: tests };

/** Reads what must come before a call ("verify_identity has returned success", "asking the user"). */
export const needOf = (written: string, context: Context): Need | undefined => {
  const text = written.trim().replace(/[,.]$/, '');
  if (CONFIRMATION.test(text)) return { need: 'confirmation' };
  if (CONSENT.test(text)) return { need: 'consent' };
  const result = resultCondition(text, context.toolbox);
  if (result) return resultNeed(result);
  const successful = /\bsuccessful(?:ly)?\b/i.test(text);
  const bare = text.replace(/\bsuccessful(?:ly)? ?/i, '').trim();
  const phrase = callsIn(bare, context.about());
  if (phrase) return callNeed(phrase, successful);
  const done = WAS_DONE.exec(text)?.groups;
  const action = done && actionPhrase(`${done['verb'] ?? ''} ${done['np'] ?? ''}`, context.about());
  if (action && !action.bounds) return callNeed(action, true);
  const user = done ? undefined : userTest(text, context.toolbox);
  if (user) return needOfUser(user);
  const parts = text.split(/ or /i);
  if (parts.length < 2 || parts.length > 4) return undefined;
  const needs = parts.map((part) => needOf(part, context));
  return needs.every((need) => need !== undefined) ? { need: 'some', of: needs } : undefined;
};

const callNeed = (phrase: CallPhrase, successful: boolean): Need => {
  const result = successful && { result: { result: 'success' as const } };
  const single = (calls: CallPattern): Need => ({ need: 'call', calls, ...result });
  return phrase.every && phrase.calls.tools
    ? { need: 'every', of: phrase.calls.tools.map((tool) => single({ tools: [tool] })) }
    : single(filtered(phrase));
};

export const resultNeed = ({ calls, result }: ResultCondition): Need =>
  calls ? { need: 'call', calls, result } : { need: 'result', test: result };

const THINGS: readonly (readonly [RegExp, Grounded])[] = [
  [/\b(?:prices?|costs?|fees?|amounts? due|totals?)\b/i, 'price'],
  [/\b(?:dates?|days? of)\b/i, 'date'],
  [/\b(?:times?|hours)\b/i, 'time'],
  [
    /\b(?:codes?|(?:tracking|order|ticket|reference|booking|confirmation|invoice|case|policy|account|flight|customer|phone) ?(?:numbers?|ids?)|ids?)\b/i,
    'code',
  ],
  [/\b(?:links?|urls?)\b/i, 'link'],
  [
    /\b(?:balances?|numbers?|figures?|temperatures?|stock|quantit(?:y|ies)|counts?|percentages?|scores?|rates?|results?|amounts?|distances?|values?|sums?)\b/i,
    'number',
  ],
];

/** "An amount in another currency": only some of the things. */
const QUALIFIED =
  / (?:in|from|to|with|without) (?:an? |the )?(?:other|another|foreign|different|own)\b/i;

/** Returns the kind of thing that a reply states ("delivery dates"). */
export const groundedIn = (written: string): Grounded | undefined =>
  written.split(' ').length > 6 || QUALIFIED.test(written)
    ? undefined
    : THINGS.find(([pattern]) => pattern.test(written))?.[1];

const REPLYING =
  /^(?:(?:you |it |the (?:assistant|agent|bot) )?(?:answer(?:s|ing)?|reply(?:ing)?|replies|respond(?:s|ing)?|giv(?:e|es|ing) (?:an|the|your|a final) (?:answer|reply|response)|(?:the |your |its |any )?(?:final |first )?(?:answer|reply|response))(?: (?:to )?(?:the |a )?(?:user|customer|them|it))?)(?: (?:to )?(?<about>.{3,100}))?$/i;
const STATING =
  /^(?:you )?(?:quot(?:e|ing)|stat(?:e|ing)|mention(?:ing)?|giv(?:e|ing)|nam(?:e|ing)|tell(?:ing)?(?: the (?:user|customer))?|promis(?:e|ing)|confirm(?:ing)?|announc(?:e|ing)|shar(?:e|ing)|provid(?:e|ing)|offer(?:ing)?|say(?:ing)?|recommend(?:ing)?) (?:(?:the|a|an|any|their|his|her|out) )?(?<what>.{2,60})$/i;
const SAYING =
  /^(?:you )?(?:say(?:ing)?|tell(?:ing)?|claim(?:ing)?|giv(?:e|ing) up|conclud(?:e|ing)|report(?:ing)?)\b.{0,80}$/i;

/** Says that something does not exist. */
const DENIES =
  /\b(?:not|no|n't|nothing|unavailable|sold out|out of stock|cannot|can't|don't|doesn't|missing|impossible|giv(?:e|ing) up)\b|n't\b/i;

const replying = (text: string, context: Context): Adverbial | undefined => {
  const groups = REPLYING.exec(text)?.groups;
  if (groups) {
    const about = groups['about'];
    if (about === undefined) return { adverb: 'before-reply' };
    const user = userTest(about.replace(/^(?:to |on |about )/i, ''), context.toolbox);
    return user && { adverb: 'before-reply', user };
  }
  const what = STATING.exec(text)?.groups?.['what'];
  const kind = what === undefined ? undefined : groundedIn(what);
  if (kind) return { adverb: 'before-reply', what: kind };
  if (!SAYING.test(text)) return undefined;
  return DENIES.test(text) ? { adverb: 'before-reply', what: 'denial' } : undefined;
};

const IF_CALLED = new RegExp(
  `^(?:${SUBJECT}?(?:you )?(?:have |has )?(?:${CALL}|called|used) (?<np>.{2,100})|(?<passive>.{2,100}?) (?:is|was|has been|are|were|gets) (?:${CALLED}))$`,
  'iu',
);

const conditional = (text: string, context: Context): Adverbial | undefined => {
  const result = resultCondition(text, context.toolbox);
  if (result) return { adverb: 'if', result };
  const { np, passive } = IF_CALLED.exec(text)?.groups ?? {};
  const phrase =
    np === undefined && passive === undefined
      ? undefined
      : callPhrase(np ?? passive ?? '', context.about());
  if (phrase && !phrase.bounds) return { adverb: 'if', called: filtered(phrase) };
  const user = userTest(text, context.toolbox);
  return user && { adverb: 'if', user };
};

const preceding =
  (adverb: 'after' | 'without' | 'unless' | 'only-if') =>
  (text: string, context: Context): Adverbial | undefined => {
    const need = needOf(text, context);
    return need && { adverb, need };
  };
const before = (text: string, context: Context): Adverbial | undefined => {
  const phrase = callsIn(text, context);
  if (phrase) return { adverb: 'before', need: { need: 'call', calls: filtered(phrase) } };
  return replying(text, context);
};
const purpose = (text: string, context: Context): Adverbial | undefined => {
  const bare = text.replace(/^(?:every|each|all|any) /i, '');
  const user = notConstraint(userTest(bare, context.toolbox)) ?? topicOnly(bare);
  return user && { adverb: 'for', user };
};

const notConstraint = (user: UserTest | undefined): UserTest | undefined =>
  user?.user === 'constraint' ? undefined : user;
const replyingTo = (text: string, context: Context): Adverbial | undefined => {
  const user = userTest(text, context.toolbox);
  return user && user.user !== 'constraint' ? { adverb: 'for', user } : undefined;
};

/** Words after "for" that name no topic. */
const NO_TOPIC =
  /\b(?:complex|simple|difficult|hard|easy|important|general|other|such|certain|specific|relevant|sensitive|unclear|ambiguous|unrelated|off-topic|long|short|follow-up|this|that|it|them|everything|anything|same|each|every|needed|necessary|appropriate|possible|example|once|twice|times|only)\b/i;
const topicOnly = (text: string): UserTest | undefined =>
  NO_TOPIC.test(text) || text.split(' ').length > 5
    ? undefined
    : { user: 'topic', about: text.replace(/^(?:the|any|all|an?) /i, '') };

type Reader = (text: string, context: Context) => Adverbial | undefined;
/** "orders that have been shipped", "orders whose status is open". */
const ofState = (text: string): Adverbial | undefined => {
  const test = fieldTest(text) ?? fieldTest(`status is ${text}`);
  return test && { adverb: 'if', result: { result: test } };
};

const CONNECTORS: readonly (readonly [string, Reader])[] = [
  ['only (?:if|when|once|after|where|in case)', preceding('only-if')],
  [
    '(?:as long as|provided(?: that)?|on condition that|under the condition that)',
    preceding('only-if'),
  ],
  ['(?:unless|except (?:if|when|after)|until|till|if not)', preceding('unless')],
  ['(?:without(?: first)?|with no)', preceding('without')],
  ['(?:before|prior to|ahead of)', before],
  [
    '(?:immediately after|right after|directly after|only after|after|following|once|as soon as)',
    preceding('after'),
  ],
  [
    '(?:if|when(?:ever)?|in case(?: that)?|where|every time|each time|as soon as|while|on|in the event that|should)',
    conditional,
  ],
  ['whose', ofState],
  [
    '(?:that|which|who) (?:(?:have|has) (?:already |not )?been|are|is|were|was)(?: already| still| currently)?',
    ofState,
  ],
  ['(?:for|to answer|in(?: the)? case of|about)', purpose],
  ['(?:to|on|with|in reply to|in response to)', replyingTo],
];

/** A place where an adverbial may begin, inside a clause. */
export const CONNECTOR = new RegExp(
  `,? (?=(?:${CONNECTORS.map(([source]) => source).join('|')}) )`,
  'gi',
);

const READERS = CONNECTORS.map(
  ([source, read]) => [new RegExp(`^(?:${source}) (?<rest>.{2,300})$`, 'iu'), read] as const,
);

/** Reads an adverbial from its connector on. */
export const adverbialOf = (written: string, context: Context): Adverbial | undefined =>
  context.once('adverbial', written, () => readAdverbial(written, context));

const readAdverbial = (written: string, context: Context): Adverbial | undefined => {
  const text = written.trim().replace(/[,.]$/, '');
  for (const [pattern, read] of READERS) {
    const rest = pattern.exec(text)?.groups?.['rest'];
    const found = rest === undefined ? undefined : read(rest, context);
    if (found) return found;
  }
  return undefined;
};
