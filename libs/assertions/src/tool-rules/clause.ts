import { actionPhrase, type CallPhrase, callPhrase } from './call-phrase';
import type { Context } from './context';
import { CALLED, CALLS, MAY, MUST, NEVER, ONLY, SUBJECT } from './fragments';
import { GatedPattern } from './gated-pattern';
import { actionOf } from './lexicon/actions';

/** The main clause of a rule. */
export type Clause =
  | { does: 'call'; polarity: Polarity; phrase: CallPhrase; edge?: 'first' | 'last'; others?: true }
  /** The assistant asks the user for confirmation; `done`: the user agrees. */
  | { does: 'ask' }
  | { does: 'report' }
  | { does: 'retry'; polarity: Polarity; max?: number; broader?: true }
  | { does: 'announce' };
export type Polarity = 'must' | 'never' | 'only' | 'may';

const MODALITIES: readonly (readonly [string, Polarity])[] = [
  [ONLY, 'only'],
  [NEVER, 'never'],
  [MUST, 'must'],
  [MAY, 'may'],
];

const leading = MODALITIES.map(
  ([source, polarity]) =>
    [new GatedPattern(`(?:${SUBJECT}?)(?:${source}) (?<rest>.{2,400})`), polarity] as const,
);
const passive = MODALITIES.map(
  ([source, polarity]) =>
    [
      new GatedPattern(
        `(?<np>.{2,160}?) (?:${source}) (?:ever )?(?:be |get |being )?(?:${CALLED})(?<tail>(?: .{1,200})?)`,
      ),
      polarity,
    ] as const,
);

/** "Tickets may only be opened …" */
const done = MODALITIES.map(
  ([source, polarity]) =>
    [
      new GatedPattern(
        `(?<np>.{2,80}?) (?:${source}) (?:ever )?(?:be|get) (?<verb>\\p{L}{2,14}(?:ed|en|t|d|ne|de|id)(?: (?:up|out|back|off|down|on|over))?)(?<tail>(?: .{1,160})?)`,
      ),
      polarity,
    ] as const,
);

const CALLING = /^(?:call|use|invoke|execute) /i;

const ASKS =
  /^(?:(?:repeat|summari[sz]e|read back|show|tell|state|list|name|give|explain|mention|confirm|announce) .{3,60} and (?:(?:ask|wait|have|let)\b.{3,60}|(?:get|obtain|await|request|receive) (?:(?:an? |the |their |his |her |explicit |clear |user['’]s |customer['’]s ){0,4})(?:yes|ok|okay|go-ahead|confirmation|approval|consent|permission|agreement)(?: (?:from|of) .{3,20})?)|(?:explicitly |always |first ){0,3}(?:ask|check with|consult|confirm(?: (?:it|this|that|the details|the .{2,40}))? with) (?:the |a )?(?:user|customer|caller|client|guest|patient|student|employee)(?: (?:for|to give) (?:(?:an? |their |his |her |explicit|clear|written|final|the) ?){0,6}(?:confirmation|consent|permission|approval|agreement|go-ahead|ok|okay)| to (?:confirm|agree|approve)(?: (?:it|this|that|the .{2,40}))?| (?:whether|if) .{3,80}|)(?: first| explicitly)?|(?:explicitly )?(?:ask|request) (?:for )?(?:(?:an? |the |user |explicit |clear |user['’]s |customer['’]s ){0,5})(?:confirmation|consent|permission|approval)(?: (?:from|of) the (?:user|customer|client|caller))?(?: first)?|(?:get|obtain|wait for|seek|have|require|receive|need|request) (?:(?:an? |the |user |customer |explicit |clear |prior |user['’]s |customer['’]s |patient['’]s |written |his |her |their ){0,5})(?:confirmation|consent|permission|approval|agreement|go-ahead|ok|okay|yes)(?: (?:from|of|by) the (?:user|customer|client|caller|guest))?(?: first)?|(?:make sure|ensure)(?: that)? the (?:user|customer) (?:agrees|confirms|wants (?:it|this|that|to)|has (?:confirmed|agreed)|really wants (?:it|this|that|to)).{0,40}|(?:double[- ]check|confirm|check) with the (?:user|customer|client)(?: first)?|let the (?:user|customer|client) confirm(?: (?:it|this|that|first))?|confirm (?:the |all )?(?:details?|amount|request|order|booking|data|action|change|deletion|cancellation|address|recipient|date|time|price).{0,60}|ask (?:for (?:a )?)?(?:"?are you sure"?|yes or no)(?: first)?|ask(?: first)?)$/i;
const USER_CONFIRMS =
  /^(?:the |a )?(?:user|customer|caller|client|guest|patient) (?:must|has to|needs to|should|have to)(?: first| always| explicitly){0,6} (?:confirm|agree|approve|consent|say yes|give (?:consent|permission|approval))(?: (?:to )?(?:it|this|that))?(?: first)?$/i;
const CONFIRMED =
  /^(?:always )?(?:require|need|demand)s? (?:(?:an? |the |explicit |prior |user |customer |user['’]s |customer['’]s |clear ){0,5})(?:confirmation|consent|permission|approval|agreement)(?: (?:from|of|by) the (?:user|customer|client))?(?: first)?$/i;

const TELLS =
  /^(?:always |clearly |openly |honestly ){0,3}(?:tell|inform|let|notify|report|say|admit|mention|be (?:honest|open|transparent|clear)|own up|communicate|explain|apologi[sz]e|disclose|acknowledge|make (?:it )?clear)\b.{0,100}$/i;
const ERROR_WORDS =
  /\b(?:error|fail|failed|failure|problem|issue|it|so|this|that|what (?:happened|went wrong)|wrong|honest|work(?:ed)?|possible|know)\b/i;

/** A second order in the sentence. */
const SECOND =
  /(?:\band|\bbut|\bthen|,) (?:then )?(?:call|use|invoke|never|do not|don't|run|retry|try)\b/i;

const INFORMS =
  /^(?:tell|inform|notify|let) (?:the |a )?(?:user|customer|caller|client|them)(?: know)?(?: (?:about (?:it|this|that)|of (?:it|this|that)|so|honestly|immediately|at once|clearly))?$/i;

const RETRIES =
  /^(?:(?:try|attempt|call|run|search|query) (?:(?:it|the tool|the call|the search|this) )?(?:again|once more|one more time|a second time|another time)|retry(?: it| the call| the tool)?|repeat (?:it|the (?:call|search|tool))|rephrase and (?:try|search) again)(?<n> (?:at most |no more than |up to |only |exactly )?(?:once|twice|one more time|\d times|three times)(?: at most| only)?)?(?<most> at most| only)?(?: with (?<how>(?:an? |the )?.{3,60}?))?(?: first| exactly once| once)?$/i;
const BROADER =
  /\b(?:broader|wider|shorter|simpler|more general|less specific|fewer|looser|relaxed)\b/i;
const ANNOUNCES =
  /^(?:tell|inform|let|announce|explain|say|state|write|describe)\b.{0,40}\b(?:what you(?:['’]re| are| will| intend)?|which tool|you(?:['’]re| are) (?:about|going)|what (?:it|the assistant) is (?:about|going)|that you(?:['’]ll| will|(?:['’]re| are) (?:about|going|now))|what will happen|why)\b.{0,60}$/i;

const timesIn = (written: string | undefined): number =>
  /twice|2/.test(written ?? '')
    ? 2
    : Number(/\d/.exec(written ?? '')?.[0] ?? (/three/.test(written ?? '') ? 3 : 1));

const withoutCall = (text: string, polarity: Polarity): Clause | undefined => {
  const retried = RETRIES.exec(text)?.groups;
  if (retried) {
    const how = retried['how'] ?? '';
    if (
      how !== '' &&
      !BROADER.test(how) &&
      !/\b(?:different|other|new|changed|same|another|corrected)\b/i.test(how)
    )
      return undefined;
    const isMost =
      retried['most'] !== undefined || /at most|no more|up to|only/i.test(retried['n'] ?? '');
    const max = retried['n'] === undefined && !isMost ? undefined : timesIn(retried['n']);
    return {
      does: 'retry',
      polarity: isMost ? 'may' : polarity,
      ...(max !== undefined && { max }),
      ...(BROADER.test(how) && { broader: true }),
    };
  }
  if (polarity !== 'must') return undefined;
  if (ASKS.test(text)) return { does: 'ask' };
  if (ANNOUNCES.test(text)) return { does: 'announce' };
  return TELLS.test(text) && !SECOND.test(text) && (ERROR_WORDS.test(text) || INFORMS.test(text))
    ? { does: 'report' }
    : undefined;
};

const FIRST =
  /^(?<before>.{2,200}?),? (?:first|as (?:the )?(?:very )?first (?:tool|step|call)|at the (?:very )?(?:start|beginning)(?: of (?:the|every|each) conversation)?)$/i;
const LAST =
  /^(?<before>.{2,200}?),? (?:last|as (?:the )?(?:very )?last (?:tool|step|call)|at the (?:very )?end(?: of (?:the|every|each) conversation)?)$/i;
const OTHERS =
  /^(?<before>.{2,200}?),? (?:and|but) (?:(?:call |use )?no(?:t(?: any)?)? other (?:tool|function)s?|nothing else|no other|not any other tools?|no others?|only (?:that|this) tool|nothing more)$/i;
const LEADING_FIRST = /^(?:first|start (?:by|with)|begin (?:by|with))\b,? (?<rest>.{2,200})$/i;

const active = (text: string, polarity: Polarity, context: Context): Clause | undefined => {
  const others = OTHERS.exec(text)?.groups?.['before'];
  const inner = others === undefined ? undefined : active(others, polarity, context);
  if (inner?.does === 'call') return { ...inner, others: true };
  const limited =
    polarity === 'may' || polarity === 'must' ? / only$/i.exec(text)?.index : undefined;
  const restricted =
    limited === undefined ? undefined : active(text.slice(0, limited), 'only', context);
  if (restricted) return restricted;
  const special = withoutCall(text, polarity);
  if (special) return special;
  const phrase = actionPhrase(text, context);
  if (phrase) return { does: 'call', polarity, phrase };
  const first =
    (FIRST.exec(text)?.groups ?? {})['before'] ?? LEADING_FIRST.exec(text)?.groups?.['rest'];
  const last = LAST.exec(text)?.groups?.['before'];
  const before = first ?? last;
  const edged = before === undefined ? undefined : actionPhrase(before, context);
  return (
    edged && { does: 'call', polarity, phrase: edged, edge: first === undefined ? 'last' : 'first' }
  );
};

const FORBIDDEN =
  /^(?<np>.{2,100}?) (?:is|are) (?:strictly |absolutely |completely )?(?:forbidden|off[- ]limits|not allowed|not permitted|banned|prohibited|taboo|disabled|a no-go|out of bounds|never (?:ok|okay|allowed|permitted))(?<tail>(?: .{1,120})?)$/i;
const PERMITTED =
  /^(?<np>.{2,100}?) (?:is|are) (?:only|exclusively)(?: (?:allowed|permitted|ok|okay|to be used|meant|intended|there))?(?<tail>(?: .{1,120})?)$/i;
const NO = new RegExp(`^no (?:(?:${CALLS}) (?:to|of) )?(?<np>.{2,160})$`, 'i');
const NP_ONLY = /^(?<np>.{2,80}?) (?:only|exclusively)(?<tail>(?: .{2,120})?)$/i;
const NP_NEVER = /^(?<np>.{2,80}?) (?:never|not) (?<tail>.{2,120})$/i;
const BARE_COUNT =
  /^(?:.{2,120} )?(?:at most|no more than|not more than|max\.?|maximum|a maximum of|up to|a single|one|two|three|\d+|only one|once|twice)\b/i;
const NP_EDGE = new RegExp(
  `^(?:the )?(?<edge>first|last) (?:${CALLS})(?: called| made| used| you (?:call|make))? (?:${MUST}) be (?:a call to |to )?(?<np>.{2,80})$`,
  'i',
);
const NP_FIRST =
  /^(?<np>.{2,80}?) (?:always )?(?:comes|goes|is called|must come|has to come|should come|must go) first$/i;

const nominal = (text: string, context: Context): Clause | undefined => {
  const edged = (NP_EDGE.exec(text) ?? NP_FIRST.exec(text))?.groups;
  if (edged) {
    const phrase = callPhrase(edged['np'] ?? '', context);
    return (
      phrase && {
        does: 'call',
        polarity: 'must',
        phrase,
        edge: edged['edge']?.toLowerCase() === 'last' ? 'last' : 'first',
      }
    );
  }
  for (const [pattern, polarity] of [
    [FORBIDDEN, 'never'],
    [PERMITTED, 'only'],
    [NO, 'never'],
    [NP_ONLY, 'only'],
    [NP_NEVER, 'never'],
  ] as const) {
    const { np = '', tail = '' } = pattern.exec(text)?.groups ?? {};
    const written = `${np} ${tail.trim()}`.trim();
    const phrase =
      np === ''
        ? undefined
        : (callPhrase(written, context) ??
          (pattern === NO ? callPhrase(`any ${written}`, context) : undefined));
    if (phrase) return { does: 'call', polarity, phrase };
  }
  const counted = BARE_COUNT.test(text) ? callPhrase(text, context) : undefined;
  return counted?.bounds ? { does: 'call', polarity: 'may', phrase: counted } : undefined;
};

/** Reads a main clause without conditions; `undefined` if a word of it is not understood. */
export const clauseOf = (written: string, context: Context): Clause | undefined =>
  context.once('clause', written, () => readClause(written, context));

const ONLY_CALLED = new GatedPattern(
  `${ONLY} (?<rest>(?:the )?.{2,160}?) (?:may|must|can|should|are to|is to) be (?:${CALLED})`,
);
const readClause = (written: string, context: Context): Clause | undefined => {
  const text = plainClause(written);
  if (USER_CONFIRMS.test(text) || (context.topic && CONFIRMED.test(text))) return { does: 'ask' };
  const only = ONLY_CALLED.exec(text)?.groups?.['rest'];
  const restricted = only === undefined ? undefined : callPhrase(only, context);
  if (restricted) return { does: 'call', polarity: 'only', phrase: restricted };
  for (const [pattern, polarity] of leading) {
    const rest = pattern.exec(text)?.groups?.['rest'];
    const found = rest === undefined ? undefined : active(rest, polarity, context);
    if (found) return found;
  }
  for (const [pattern, polarity] of passive) {
    const { np = '', tail = '' } = pattern.exec(text)?.groups ?? {};
    const negated = /^no /i.test(np);
    const phrase = np === '' ? undefined : callPhrase(`${np.replace(/^no /i, '')}${tail}`, context);
    if (phrase) return { does: 'call', polarity: negated ? 'never' : polarity, phrase };
  }
  for (const [pattern, polarity] of done) {
    const { np = '', verb = '', tail = '' } = pattern.exec(text)?.groups ?? {};
    const phrase = np === '' ? undefined : actionPhrase(`${verb} ${np}${tail}`, context);
    if (phrase) return { does: 'call', polarity, phrase };
  }
  return CALLING.test(text)
    ? (bare(text, context) ?? nominal(text, context))
    : (nominal(text, context) ?? bare(text, context));
};

/** Drops words that limit nothing ("immediately", "in this chat"). */
const plainClause = (written: string): string =>
  written
    .trim()
    .replace(/[,.]$/, '')
    .replace(/^(?:then|instead|please),? /i, '')
    .replaceAll(
      / (?:immediately|right away|at once|straight away|automatically|at all|instead of (?:your |the |its )?(?:own |web |general |internal )*(?:knowledge|memory|guess(?:ing|es)?|training data|assumptions?))(?= |$)/gi,
      '',
    )
    .replace(/ in th(?:is|e) (?:chat|conversation|session)$/i, '')
    .replace(
      / (?:through|via|by|with|in|over|using) (?:the |this )?(?:bot|chatbot|chat|assistant)$/i,
      '',
    );

const ACTOR = new RegExp(`^${SUBJECT}`, 'iu');
/** An imperative, or what follows a heading ("create_ticket: once per conversation"). */
const bare = (text: string, context: Context): Clause | undefined => {
  if (/^no /i.test(text)) return undefined;
  const own = ACTOR.exec(text)?.[0] ?? '';
  const rest = text.slice(own.length);
  if (
    context.topic &&
    /^(?:never|forbidden|off[- ]limits|not allowed|do not use|don't use|do not call|don't call)$/i.test(
      rest,
    )
  )
    return { does: 'call', polarity: 'never', phrase: { calls: context.topic, tests: [] } };
  const [first = ''] = rest.toLowerCase().split(/[^\p{L}]/u);
  const isImperative =
    actionOf(first) !== undefined ||
    /^(?:look|hand|pass|set|sign|give|call|use|invoke|rely|go|consult|tell|inform|let|state|name|show|summari[sz]e|present|read|await|ask|get|obtain|wait|confirm|double|retry|try|repeat|announce|say|admit|notify|explain|apologi[sz]e|report|be|own|make|ensure|seek|have|require|request|check|start|begin|first|mention|communicate|acknowledge|disclose|rephrase|attempt|explicitly|always|clearly)$/i.test(
      first,
    );
  if (!isImperative && !context.topic) return undefined;
  const found = active(rest, 'must', context);
  return found?.does === 'call' &&
    context.topic &&
    found.phrase.calls === context.topic &&
    found.phrase.bounds
    ? { ...found, polarity: 'may' }
    : found;
};
