import type { Context } from '../context';
import { sentenceRule, withoutRemarks } from '../sentence';
import type { Need, ToolRule } from '../tool-rule';
import { freeSentence } from './read';

const MOST_SENTENCES = 5;

/** Orders something: an unread sentence with such a word may hold a rule of its own. */
const ORDERS =
  /\b(?:must|should|shall|may|can|cannot|never|not|\w{2,7}n['’]t|only|always|no|nothing|unless|until|without|before|after|if|when|need|has to|have to|first|then|instead|please)\b/i;

/** Repeats a rule or says that it has no exceptions. */
const ECHO =
  /^(?:and |but |so |please )*(?:(?:just|simply) (?:answer|reply|say hello|be friendly)\b.{0,30}|ever|always|no (?:exceptions?|excuses?|discussion|matter what)\b.{0,40}|.{2,40} (?:is|are|makes?) no exceptions?(?: to (?:this|that|it))?|.{2,40} included|(?:any|every)thing else .{2,60}|(?:do not|don['’]t|never) .{2,60} (?:in|with|to|for|on|at) (?:any|every)thing else|(?:do not|don['’]t|never|no) (?:guess|assum|invent|mak(?:e|ing) (?:it|them|anything|things) up|improvis|pretend|estimat|rely|reli)\w{0,4}\b.{0,80}|(?:please )?no (?:unasked|unrequested|unsolicited) .{3,60}|nothing (?:else|more)(?: .{2,60})?|no other .{2,60}|(?:if|when) (?:none|nothing|no (?:tool|one)) .{3,60}, (?:say|tell|admit|explain)\b.{0,40}|(?:it|they|that|this)(?:['’]s| is| are|['’]re) (?:in|from|part of|the) .{2,40}|not even .{2,60}|even if .{2,60})$/i;
/** Names the tool that decides a condition of the sentence before. */
const CHECKED =
  /^(?:please )?(?:always )?(?:check|verify|find out|look)(?: (?:it|this|that))?(?: (?:first|beforehand))?,? (?:with|in|via|using|through|by calling) ["'`]?([\p{L}\p{N}_.]{3,60})["'`]?(?: (?:first|beforehand|before (?:you do|that)))?$/iu;

const normalised = (written: string): string =>
  written
    .replace(
      /^(.{3,100}?)\? (?:then |in that case,? )?(?=\p{L})/iu,
      (_all, question: string) => `If ${question}, `,
    )
    .replaceAll(/ \([^()]{2,120}\.\.\.\)/g, '');

/** Reads a text whose wording the grammar does not know; parts that stay unread leave it open. */
export const freeRule = (written: string, context: Context): ToolRule | undefined => {
  const sentences = normalised(written)
    .split(/(?<=[\p{L}\p{N}"')`])[.;!?] (?=\S)/u)
    .map((one) => one.replace(/[.;!?]+$/, ''));
  if (sentences.length > MOST_SENTENCES) return undefined;
  const rules: ToolRule[] = [];
  for (const [index, sentence] of sentences.entries()) {
    if (index > 0 && ECHO.test(sentence)) continue;
    const last = rules.at(-1);
    const checked =
      index > 0 && last
        ? checkedBy(sentence, sentences[index - 1] ?? '', last, context)
        : undefined;
    if (checked) rules[rules.length - 1] = checked;
    else rules.push(...partRule(sentence, index, context, last));
  }
  const isPartial = rules.some(({ rule }) => rule === 'open');
  const kept = isPartial ? rules.filter((rule) => !isDemand(rule)) : rules;
  if (kept.length === 0 || kept.every(({ rule }) => rule === 'open')) return undefined;
  const [first, ...more] = kept;
  return first && more.length === 0 ? first : { rule: 'all', parts: kept };
};

/** A call that is demanded whatever happens, which a part that is not understood may restrict. */
const isDemand = (rule: ToolRule): boolean =>
  (rule.rule === 'count' && rule.bounds.min !== undefined) || rule.rule === 'edge';

const checkedBy = (
  sentence: string,
  before: string,
  last: ToolRule,
  context: Context,
): ToolRule | undefined => {
  const name = CHECKED.exec(sentence)?.[1];
  if (name === undefined || !context.toolbox.has(name)) return undefined;
  const needs: Need = { need: 'call', calls: { tools: [name] }, result: { result: 'success' } };
  if (last.rule === 'before') return { ...last, needs };
  const main = freeSentence(
    `${before.replace(/ (?:who|that|whose|which|if|when|unless) .{3,100}$/i, '')} if ${name} succeeds`,
    context,
  );
  return main?.rule === 'before' ? { ...main, needs } : undefined;
};

const partRule = (
  sentence: string,
  index: number,
  context: Context,
  last: ToolRule | undefined,
): ToolRule[] => {
  const text = withoutRemarks(sentence);
  const thing = NEVER_ASKS.exec(text)?.groups?.['thing'];
  if (thing !== undefined) return [{ rule: 'never-asks', thing }];
  const rule =
    sentenceRule(sentence, context) ?? headed(text, context) ?? freeSentence(text, context);
  if (rule) return rule.rule === 'all' ? rule.parts : [rule];
  const topic =
    last && 'calls' in last && !Array.isArray(last.calls) && last.calls.tools
      ? context.about(last.calls)
      : undefined;
  const about = topic && (sentenceRule(sentence, topic) ?? freeSentence(text, topic));
  if (about) return [about];
  return index > 0 && !ORDERS.test(text) ? [] : [{ rule: 'open' }];
};

/** "Don't ask customers for their address." */
const NEVER_ASKS =
  /^(?:please )?(?:do not|don['’]t|never|avoid|no need to|you (?:do not|don['’]t) (?:need|have) to)(?: ever)? (?:ask|bother|pester|trouble|bug|burden)(?:ing)?(?: (?:the |any )?\p{L}{3,14})? (?:for|about|with|to (?:give|tell|provide|repeat|send))(?: questions (?:for|about|on)| (?:you|us|me))? ?(?:the |their |his |her |an? |any |its )?(?<thing>\p{L}[\p{L}-]{2,20}(?: (?!again|if|when|unless)\p{L}{2,15})?)(?: again)?(?:[;,:] .{3,60})?$/iu;

/** Why a heading stands before its rule. */
const WHY =
  / (?:costs?|are|is|takes?|can be|may be) (?:(?:us|a lot of|lots of|real|some|very|quite|rather|too|always) )*(?:money|time|expensive|slow|costly|billed|limited|precious|sensitive|dangerous|risky|delicate|critical|important)\b.{0,30}$/i;

/** "Refunds: one per order." */
const headed = (text: string, context: Context): ToolRule | undefined => {
  const [, heading = '', rest = ''] = /^(.{2,80}?)(?:: | [-–—] )(.{2,})$/.exec(text) ?? [];
  if (heading === '') return undefined;
  const clean = heading
    .replace(WHY, '')
    .replace(/^(?:for|on|about|when using|when calling|rules? for|the) /i, '');
  const tools =
    context.toolbox.named(clean.replace(/ tools?$/i, '')) ?? context.toolbox.meant(clean);
  const topical = tools && context.about({ tools });
  const ruled = topical && (sentenceRule(rest, topical) ?? freeSentence(rest, topical));
  if (ruled) return ruled;
  const own = sentenceRule(rest, context) ?? freeSentence(rest, context);
  if (!own) return freeSentence(`${heading} ${rest}`, context);
  const about = 'calls' in own && !Array.isArray(own.calls) ? context.about(own.calls) : context;
  const before = freeSentence(heading, about) ?? sentenceRule(heading, about);
  if (before) return { rule: 'all', parts: [before, own] };
  return heading.split(' ').length <= 3 && !ORDERS.test(heading)
    ? own
    : { rule: 'all', parts: [{ rule: 'open' }, own] };
};
