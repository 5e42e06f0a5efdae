import { callPhrase } from './call-phrase';
import { userTest } from './conditions';
import { Context } from './context';
import { isPlain } from './free/plain-shapes';
import { freeRule } from './free/text';
import { MOST_PARTS, REDUNDANT, sentenceRule, topical } from './sentence';
import { isSound } from './soundness';
import type { ToolRule } from './tool-rule';
import { type KnownTool, Toolbox } from './toolbox';

/** Limit for parsing. */
const LONGEST = 600;

/**
 * Parses an assertion as a rule on tool calls. A bare word names a tool only when it is one of
 * `known`, has the form of an identifier, is code, or is next to "tool" or "function"; a description in
 * words must fit one of the known tools. Else the assertion is not recognised.
 */
export const parseToolRule = (
  sentence: string,
  known: readonly (KnownTool | string)[] | Toolbox,
): ToolRule | undefined => {
  const written = normalised(sentence);
  const toolbox = known instanceof Toolbox ? known : new Toolbox(known);
  if (
    written.length > LONGEST ||
    !(MENTIONS_TOOLS.test(written) || MENTIONS_NAME.test(written) || toolbox.touches(written))
  )
    return undefined;
  const context = new Context(toolbox);
  const rule =
    textRule(written, context) ?? (toolbox.isEmpty ? undefined : inOtherWords(written, context));
  return rule && trusted(rule, written);
};

/** Leaves a reading open that cannot be meant. */
const trusted = (rule: ToolRule, written: string): ToolRule | undefined => {
  const found = withoutPermissions(asked(rule));
  return found && !isSound(found, written) ? { rule: 'open' } : found;
};

/** Reads a rule whose wording the grammar does not know; other shapes than the plain ones stay open. */
const inOtherWords = (written: string, context: Context): ToolRule | undefined => {
  const rule = freeRule(written, context);
  return rule && (isPlain(rule, context.toolbox) ? rule : { rule: 'open' });
};

/** "Only if the user has asked for one": the request concerns the call itself. */
const asked = (rule: ToolRule): ToolRule => {
  if (rule.rule === 'all') return { rule: 'all', parts: rule.parts.map(asked) };
  return rule.rule === 'when' &&
    rule.unless === true &&
    rule.user.user === 'requests' &&
    rule.user.action === '' &&
    rule.then.rule === 'count' &&
    rule.then.bounds.max === 0
    ? { rule: 'before', calls: rule.then.calls, needs: { need: 'consent' } }
    : rule;
};

const callsIn = (rule: ToolRule): string =>
  'calls' in rule ? JSON.stringify({ ...rule.calls, where: undefined }) : '';

/**
 * Drops a call that is demanded whatever happens where another part restricts the same call, or
 * forbids another one ("reads grades but doesn't set them"): it is only allowed.
 */
const withoutPermissions = (rule: ToolRule): ToolRule | undefined => {
  if (rule.rule !== 'all') return isItself(rule) ? undefined : rule;
  const isDemand = (part: ToolRule): boolean =>
    part.rule === 'count' &&
    part.bounds.min !== undefined &&
    part.bounds.max === undefined &&
    !part.per;
  const restricting = rule.parts.filter(
    (part) => part.rule === 'before' || (part.rule === 'count' && part.bounds.max !== undefined),
  );
  const parts = rule.parts.filter(
    (part) =>
      !isDemand(part) ||
      !restricting.some(
        (one) =>
          callsIn(one) === callsIn(part) ||
          (one.rule === 'count' && one.bounds.max === 0 && !('where' in one.calls)),
      ),
  );
  const [first, ...more] = parts;
  return first && more.length === 0
    ? first
    : parts.some(isItself)
      ? undefined
      : { rule: 'all', parts };
};

/** A call cannot come before itself. */
const isItself = (rule: ToolRule): boolean =>
  rule.rule === 'before' &&
  rule.needs.need === 'call' &&
  !rule.needs.result &&
  JSON.stringify(rule.needs.calls) === JSON.stringify(rule.calls);

/** Words of rules on tools, next to those of the known tools. */
const MENTIONS_TOOLS =
  /\btools?\b|function|\bcall|argument|parameter|invok|execut|\bguess|made?[- ]up|make up|invent|assum|read[- ]only|\bjson\b|small ?talk|errors?\b|pretend|missing/i;
const MENTIONS_NAME = /\w_\w|\p{L}\.\p{L}|\p{Ll}\p{Lu}|`\p{L}/u;

const normalised = (sentence: string): string =>
  sentence
    .slice(0, LONGEST + 1)
    .trim()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s{1,100}/g, ' ')
    .replaceAll(
      /([$€£]) ?(\d(?:[\d.,]{0,14}\d)?)/g,
      (_all, sign: string, n: string) => `${n} ${CURRENCY[sign]}`,
    )
    .replaceAll(/(\d) ?€/g, '$1 euros')
    .replaceAll(/(\d) ?%/g, '$1 percent')
    .replaceAll(/\b(?:EUR|USD|GBP) (\d(?:[\d.,]{0,14}\d)?)/g, '$1 euros')
    .replaceAll(/ ?<= ?/g, ' at most ')
    .replaceAll(/ ?>= ?/g, ' at least ')
    .replaceAll(/\b(max|min)\. /gi, '$1 ')
    .replaceAll(/ (?:→|->|=>) /g, ': ')
    .replaceAll(/\b(you|they|it|we)'re /gi, '$1 are ')
    .replaceAll(/\b(it|that|he|she)'s (?=\p{L}{2,14}(?:ed|en|t|de|ne)\b)/giu, '$1 is ')
    .replaceAll(/\b(do|does|did|ca|wo|should|must|is|are|was|has|have|could)nt\b/gi, "$1n't")
    .replaceAll(
      /\b(?:groups?|part(?:y|ies)) of (more than|over|at most|up to) (\w{1,9})(?! (?:people|persons|guests))/gi,
      '$1 $2 people',
    )
    .replaceAll(ASIDE, '')
    .replace(/[.!]+$/, '');
/** Explanations and examples in brackets, which limit nothing. */
const ASIDE =
  / \((?!(?:tool|function)\b|[^()]{0,200}\b(?:except|unless|only|if|but|when|without|until|before|after|other than|unlike|max|maximum|most|least|\d+)\b)[^()]{0,30}[ ,!."'][^()]{0,200}\)(?=$|[ .,;:!])/gi;
const CURRENCY: Record<string, string> = { $: 'dollars', '€': 'euros', '£': 'pounds' };

const LABEL =
  /^(?:important|note|rules?|reminder|security(?: rule)?|privacy|policy|read[- ]only(?: please| mode| access)?|tool (?:use|usage|rules?|policy)|tools?|safety|attention|guideline|limits?|please note|hard rule|compliance|(?:smart home|home automation|banking|payments?|shop|shopping|support|customer service|hr|it|sales|hotel|travel|school|clinic|medical|office|calendar|e-?mail|devops|database|finance|accounting|logistics|warehouse|restaurant|insurance|library|data protection|gdpr)(?: bot| assistant| agent| tools?| rules?| team| desk)?)$/i;

/** Reads a heading, then each sentence; all of them must be understood. */
const textRule = (written: string, context: Context): ToolRule | undefined => {
  const [, heading = '', rest = ''] = /^(.{2,80}?)(?:: | [-–—] )(.{2,})$/.exec(written) ?? [];
  if (heading === '') return sentencesRule(written, context);
  if (LABEL.test(heading)) return sentencesRule(rest, context);
  const topic = callPhrase(
    heading
      .replace(/ (?:is|are) (?:strictly )?read[- ]only$/i, '')
      .replace(/^(?:for|on|about|when using|when calling|rules? for) /i, ''),
    context,
  );
  if (topic && topic.tests.length === 0 && !topic.bounds)
    return sentencesRule(rest, context.about(topic.calls));
  const user = userTest(heading, context.toolbox);
  const inner = user && sentencesRule(rest, context);
  if (inner) return { rule: 'when', user, then: inner };
  const headed = sentencesRule(heading, context);
  const ruled = sentencesRule(rest, context);
  return headed && ruled
    ? { rule: 'all', parts: [headed, ruled] }
    : sentencesRule(written, context);
};

/** A reason given before the rule that follows from it. */
const PREAMBLE =
  /^(?:(?:students?|users?|customers?|patients?|employees?|members?|guests?|people|clients?) (?:may|can|must|should) only (?:see|access|view|get|change|read|know|edit|manage) their own .{2,40}|(?:this|that|it) (?:is|was|costs|takes|may) .{2,80}|(?:privacy|safety|security|cost|data protection) matters.{0,40}|(?:calls?|tools?) (?:are|is) (?:expensive|slow|costly).{0,40}|no exceptions|this is important)$/i;

const sentencesRule = (written: string, context: Context): ToolRule | undefined => {
  const sentences = written
    .split(/(?<=[\p{L}\p{N}"')`])[.;!] (?=\S)/u)
    .map((one) => one.replace(/[.;!]+$/, ''));
  if (sentences.length > MOST_PARTS) return undefined;
  const kept = sentences.filter(
    (one, index) =>
      !(index > 0 && REDUNDANT.test(one)) && !(sentences.length > 1 && PREAMBLE.test(one)),
  );
  if (kept.length === 0) return undefined;
  const rules: (ToolRule | undefined)[] = [];
  for (const one of kept) {
    const before = rules.at(-1);
    const about = before && topical(context, before);
    rules.push(
      sentenceRule(one, context) ??
        (about && about !== context ? sentenceRule(one, about) : undefined),
    );
  }
  if (rules.some((rule) => rule === undefined)) return wholeText(kept, context);
  const parts = withoutReferrals(rules as ToolRule[]);
  const [first, ...more] = parts;
  return first && more.length === 0 ? first : { rule: 'all', parts };
};

/** Drops where users are sent next to a forbidden call, which holds only for those users. */
const withoutReferrals = (rules: readonly ToolRule[]): ToolRule[] =>
  rules.some(isForbidden) ? rules.filter(({ rule }) => rule !== 'says') : [...rules];

/** A second sentence that needs the first ("If a tool fails, tell the user. Don't pretend that it worked."). */
const wholeText = (sentences: readonly string[], context: Context): ToolRule | undefined => {
  const [first = '', ...more] = sentences;
  const rule = sentenceRule(first, context);
  return rule && more.every((one) => isEcho(one, rule)) ? rule : undefined;
};

/** Says how users help themselves where a call is forbidden. */
const REFERRAL =
  /^(?:please |just |instead,? )?(?:ask|tell|advise|refer|send|direct|point|invite) (?:them|the (?:user|customer|guest|caller|client|person)s?|people|users|customers|guests|callers|such \p{L}{3,15})(?: back)? to\b.{3,80}$/iu;
const ASKED_IF_MISSING =
  /^(?:if|when(?:ever)?|in case) .{2,60}?(?:missing|unknown|unclear|n't|not|no .{2,20})\b.{0,40}, (?:then |always |please |just |you must )?ask\b.{0,60}$/i;

const isForbidden = (rule: ToolRule): boolean =>
  rule.rule === 'count' && rule.bounds.max === 0 && rule.calls.where !== undefined;

const isEcho = (sentence: string, rule: ToolRule): boolean => {
  if (isForbidden(rule) && REFERRAL.test(sentence)) return true;
  if (JSON.stringify(rule).includes('no-guessing') && ASKED_IF_MISSING.test(sentence)) return true;
  if (JSON.stringify(rule).includes('no-guessing') && /^(?:always )?ask\b.{0,40}$/i.test(sentence))
    return true;
  const reporting = JSON.stringify(rule).includes('report');
  return (
    reporting &&
    /^(?:never|don't|do not|not) (?:pretend|claim|say|hide|act|gloss|cover|ignore)\b.{0,60}$/i.test(
      sentence,
    )
  );
};
