import { adverbialOf, CONNECTOR } from './adverbial';
import { actionPhrase } from './call-phrase';
import { clauseOf } from './clause';
import { combine, restrict, ruleOf } from './combine';
import type { Context } from './context';
import { dataRule } from './data-forms';
import { fixedRule } from './fixed-forms';
import { NEVER, REMARK, SUBJECT } from './fragments';
import type { ToolRule } from './tool-rule';

export const MOST_PARTS = 4;
const MOST_PLACES = 12;
const MOST_REMARKS = 3;

/** Repeats in other words what a rule says before. */
export const REDUNDANT =
  /^(?:and |but |so )?(?:(?:please )?(?:never|not|don't|do not) )(?:(?:do|calculate|compute|work out|answer|guess|make|rely|estimate|try)\b ?(?:it|that|this|them|the maths?|the sums|sums|arithmetic|questions)? ?)?(?:in your head|yourself|by yourself|from memory|on (?:your )?(?:own|memory)|mentally|up|by heart|instead|guess)?$|^(?:and |but |so )?(?:never|don't|do not|not) (?:ever )?\p{L}{2,15} (?:it|them|that|those|these|one)(?: (?:yourself|on your own|by yourself|alone|directly|in your head))$|^(?:and |but |so )?(?:never|don't|do not|not) .{3,60} without (?:it|that|this|them)$/iu;
/** Drops reasons and remarks at the end, which limit nothing. */
export const withoutRemarks = (sentence: string): string => {
  let text = sentence.replace(/^(?:please|also|and|but|so|kindly),? /i, '');
  for (let round = 0; round < MOST_REMARKS; round++) {
    const shorter = text.replace(REMARK, '');
    if (shorter === text) break;
    text = shorter;
  }
  const [head, ...echoes] = text.split(/, (?=(?:and |but )?(?:never|not|don't|do not) )/i);
  return head !== undefined && echoes.length > 0 && echoes.every((echo) => REDUNDANT.test(echo))
    ? head
    : text;
};

const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/^(call|use|invoke|run) only /i, 'only $1 '],
  [/^you (.{3,60}?) first,? (?:and )?(?:only )?then (?:you )?(.{3,60})$/i, '$1 first, then $2'],
  [
    /^no (.{2,60}?) (?:may|must|can|should|shall|is to|are to) (be|exceed|have|last|contain|cost|go|start|take)\b/i,
    '$1 must not $2',
  ],
  [
    /^nothing (?:gets|may be|is|can be|should be|must be|is to be) (\p{L}{3,15})\b/iu,
    'do not $1 anything',
  ],
  [
    /^(?:it is|it's) (?:strictly )?(?:forbidden|prohibited|not allowed|not permitted) to /i,
    'never ',
  ],
  [/^nothing (?:but|except|other than) /i, 'only '],
  [/ (?:may|must|should|can) only go to /i, ' may only be sent to '],
  [/,? nothing (?:more|else)$/i, ''],
  [
    /^(.{2,20} people) (?:can't|cannot|can not|must not|may not|must never|should not|shouldn't) be (\p{L}{3,14})\b/iu,
    'never $2 for $1',
  ],
  [
    /^(.{2,80}?) (?:(?:must|should|have to|has to|need to|always) )?(?:go(?:es)? (?:straight |directly |always )?to|be (?:handled|done|decided|processed|made|approved) by|are (?:handled|done|decided|processed|made|for) (?:by )?|need) (?:an? |the |our )?(?:human|person|colleague|manager|supervisor|member of staff|employee|team)(?: (?:agent|colleague|being|only))?$/i,
    'never perform $1',
  ],
  [
    /^(?:keep|limit) (.{2,40}?) (?:to|under|below|within|at) (?=\d|at most|no more)/i,
    '$1 must be at most ',
  ],
];

/** "When creating a customer, …" */
const WHILE_DOING =
  /^(?:when(?:ever)?|while|on|in) (?:you (?:are )?)?(\p{L}{2,14}(?:ing)? [^,]{2,50}), (.{4,300})$/iu;

const whileDoing = (sentence: string, context: Context): ToolRule | undefined => {
  const [, doing = '', rest = ''] = WHILE_DOING.exec(sentence) ?? [];
  const phrase = doing === '' || context.topic ? undefined : actionPhrase(doing, context);
  return phrase && phrase.tests.length === 0 && !phrase.bounds && phrase.calls.tools
    ? sentenceRule(rest, context.about(phrase.calls))
    : undefined;
};

const rewritten = (sentence: string): string =>
  REWRITES.reduce((text, [pattern, to]) => text.replace(pattern, to), sentence);

export const sentenceRule = (sentence: string, context: Context): ToolRule | undefined => {
  const written = rewritten(sentence);
  const full = simpleRule(written.trim(), context, 0);
  if (full) return full;
  const text = withoutRemarks(written.trim());
  return (
    (text === written.trim() ? undefined : simpleRule(rewritten(text), context, 0)) ??
    coordinated(text, context) ??
    whileDoing(text, context)
  );
};

/** "…, just save drafts": another call instead of the forbidden one. */
const INSTEAD = /^(?:and |but )?(?:just|only|instead|rather|simply),? (.{3,60}?)(?: instead)?$/i;
const isInstead = (rest: string, first: ToolRule, context: Context): boolean => {
  const doing = INSTEAD.exec(rest)?.[1];
  return (
    doing !== undefined &&
    first.rule === 'count' &&
    first.bounds.max === 0 &&
    actionPhrase(doing, context) !== undefined
  );
};

const SUBJECT_BEFORE =
  /^(.{2,50}?) (?:must|should|shall|may|can|has to|have to|needs? to|are|is|starts?|ends?|begins?|contains?)\b/i;

const MODALITY = new RegExp(
  `^(?:${SUBJECT})?(?:${NEVER}|must|should|always|may only|can only|only) `,
  'iu',
);
const FORBIDDING = new RegExp(NEVER, 'iu');

/** "Never book a hotel and a flight": the second thing is no demand. */
const isForbiddenPair = (
  gap: string,
  lead: string | undefined,
  rest: string,
  second: ToolRule,
): boolean =>
  lead !== undefined &&
  FORBIDDING.test(lead) &&
  second.rule === 'count' &&
  second.bounds.min !== undefined &&
  /and/i.test(gap) &&
  !/^(?:always|must|call|use|then|instead|please|you|ask|tell|inform)\b/i.test(rest);

/** Splits "…, but …" and "… and …"; each part must be a rule, if need be with the first one's modality. */
const coordinated = (text: string, context: Context, depth = 1): ToolRule | undefined => {
  if (depth >= MOST_PARTS) return undefined;
  const lead = MODALITY.exec(text)?.[0];
  const places = [...text.matchAll(/,? (?:and|but|nor|or)(?: then| also)? |, |; /gi)].slice(
    0,
    MOST_PLACES,
  );
  for (const { index, 0: gap } of places) {
    if (/\bor /i.test(gap) && !(lead !== undefined && FORBIDDING.test(lead))) continue;
    const first = simpleRule(rewritten(text.slice(0, index)), context, 0);
    if (!first) continue;
    const subject = SUBJECT_BEFORE.exec(text)?.[1];
    const rest = text.slice(index + gap.length);
    const second =
      simpleRule(rest, topical(context, first), 0) ??
      (lead === undefined ? undefined : simpleRule(`${lead}${rest}`, context, 0)) ??
      (subject === undefined || first.rule !== 'argument'
        ? undefined
        : simpleRule(`${subject} ${rest}`, context, 0)) ??
      coordinated(rest, context, depth + 1);
    if (second && !isForbiddenPair(gap, lead, rest, second))
      return { rule: 'all', parts: [first, second] };
    if (REDUNDANT.test(rest) || isInstead(rest, first, context)) return first;
  }
  return undefined;
};

/** Lets "it" and a missing object mean the tools of the rule before. */
export const topical = (context: Context, rule: ToolRule): Context => {
  const calls = 'calls' in rule && !Array.isArray(rule.calls) ? rule.calls : undefined;
  return calls?.tools && !context.topic ? context.about(calls) : context;
};

const MOST_ADVERBIALS = 3;

/** Reads one sentence: a fixed form, or a main clause with its adverbials. */
const simpleRule = (text: string, context: Context, depth: number): ToolRule | undefined =>
  text.length < 3
    ? undefined
    : context.once(`rule${depth}`, text, () => readRule(text, context, depth));

const readRule = (text: string, context: Context, depth: number): ToolRule | undefined => {
  return (
    (depth > 0 ? dataRule(text, context) : fixedRule(text, context)) ??
    clauseRule(text, context) ??
    topicalRule(text, context) ??
    (depth < MOST_ADVERBIALS
      ? (ledRule(text, context, depth) ?? trailedRule(text, context, depth))
      : undefined)
  );
};

const TOPICAL = /^(?:only|never|not|allowed only|permitted only|no calls?) (?<rest>.{4,200})$/i;

/** "send_email: only after the user confirmed", "pay: never without consent". */
const topicalRule = (text: string, context: Context): ToolRule | undefined => {
  const rest = TOPICAL.exec(text)?.groups?.['rest'];
  if (rest === undefined || !context.topic) return undefined;
  const polarity = /^(?:only|allowed|permitted)/i.test(text) ? 'only' : 'never';
  const adverbial = adverbialOf(rest, context) ?? adverbialOf(text, context);
  const phrase = { calls: context.topic, tests: [] };
  return adverbial && combine({ does: 'call', polarity, phrase }, adverbial, false);
};

const clauseRule = (text: string, context: Context): ToolRule | undefined => {
  const clause = clauseOf(text, context);
  if (!clause) return undefined;
  if (clause.does === 'ask' && context.topic)
    return { rule: 'before', calls: context.topic, needs: { need: 'confirmation' } };
  return ruleOf(clause);
};

const LEADING = new RegExp(CONNECTOR.source.replace(/^,\? \(\?=/, '^(?='), 'i');
const MAIN_STARTS =
  /,? (?:then )?(?=(?:you |the (?:assistant|agent|bot|model) |it )?(?:call|use|invoke|run|never|always|must|should|do not|don't|only|ask|tell|retry|try|make sure|no|may|can|cannot|inform|report)\b)|[,:] (?:then )?| (?=(?:an?|the|your|its) )/gi;

/** "If …, …", "Before …, …". */
const ledRule = (text: string, context: Context, depth: number): ToolRule | undefined => {
  if (!LEADING.test(text)) return undefined;
  for (const { index, 0: gap } of [...text.matchAll(MAIN_STARTS)].slice(0, MOST_PLACES)) {
    const lead = text.slice(0, index);
    const adverbial =
      index < 4 ||
      /\b(?:and|but|or|don't|not|never|must|should|may|can|to|always|only)$/i.test(lead)
        ? undefined
        : adverbialOf(lead, context);
    if (!adverbial) continue;
    const main = text.slice(index + gap.length);
    const named =
      'need' in adverbial && adverbial.need.need === 'call' ? adverbial.need.calls : undefined;
    const clause = clauseOf(main, named && !context.topic ? context.about(named) : context);
    const rule = clause && combine(clause, adverbial, true);
    if (rule) return rule;
    const inner = simpleRule(main, context, depth + 1) ?? coordinated(main, context, 2);
    const outer = inner && restrict(inner, adverbial);
    if (outer) return outer;
  }
  return undefined;
};

const trailedRule = (text: string, context: Context, depth: number): ToolRule | undefined => {
  for (const { index, 0: gap } of [...text.matchAll(CONNECTOR)].slice(0, MOST_PLACES)) {
    const [head, tail] = [text.slice(0, index), text.slice(index + gap.length)];
    const adverbial = adverbialOf(tail, context);
    if (!adverbial) continue;
    const clause = clauseOf(head, context);
    const rule = clause && combine(clause, adverbial, false);
    if (rule) return rule;
    const inner = depth > 0 ? undefined : simpleRule(head, context, depth + 1);
    const outer = inner && restrict(inner, adverbial);
    if (outer) return outer;
  }
  return undefined;
};
