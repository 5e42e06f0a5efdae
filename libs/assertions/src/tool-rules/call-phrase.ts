import type { Bounds } from '../constraint';
import { argumentTests } from './arguments';
import type { Context } from './context';
import { CALL, CALLS } from './fragments';
import { actionOf } from './lexicon/actions';
import type { ArgumentTest, CallPattern } from './tool-rule';
import { clean, COMPARISON, countBounds, N, splitList } from './values';

/** The calls that a phrase names or describes, and what it says about them. */
export interface CallPhrase {
  calls: CallPattern;
  /** Conditions on the arguments, apart from `calls`. */
  tests: ArgumentTest[];
  bounds?: Bounds;
  per?: 'turn' | 'message' | { argument: string };
  /** Several tools, each of them ("A and B"). */
  every?: true;
  /** The argument for the number of things, if the bounds count those ("two images"), not calls. */
  things?: string;
}

const AFFIXED =
  /^(?:the |any |those |only )?(?:tools?|functions?|ones|calls?)?,? ?(?:(?:that|which|whose names?|with names?(?: that)?|with (?:the |a )?(?:names?|prefix|suffix)|where the name) ?)?(?:are )?(?<verb>start|begin|end|prefixed|starting|beginning|ending|starts|begins|ends|containing|contain|contains)?(?: (?:with|in|by))? ?(?<texts>["'`]?[\w.-]{1,40}["'`]?\*?(?:(?:, | or |, or | and |\/)["'`]?[\w.-]{1,40}["'`]?\*?){0,8})(?: (?:in (?:the|their|its) name|tools?|functions?|prefix(?:es)?|suffix(?:es)?))?$/i;

const affixed = (text: string): CallPattern | undefined => {
  const { verb = '', texts = '' } = AFFIXED.exec(text)?.groups ?? {};
  const list = splitList(texts).map(clean);
  const isPrefix = list.every((one) => /[_*.-]\*?$/.test(one));
  if (list.length === 0 || list.includes('') || (verb === '' && !isPrefix)) return undefined;
  if (/prefix/i.test(text) || !/^(?:end|contain)/i.test(verb))
    return { affix: { at: 'start', texts: list.map((one) => one.replace(/\*$/, '')) } };
  return { affix: { at: /^end/i.test(verb) ? 'end' : 'any', texts: list } };
};

/** Other tools than those of the rest of the sentence. */
const OTHERS = /^(?:any(?:thing)? |every(?:thing)? |all )?(?:else|other|others)$/i;
const ANY = new RegExp(
  `^(?:any |a |an |the |all |every |each |single |one |more |some |of the |any of the |your |its |other |further |additional |available ){0,6}${CALLS}(?: at all| whatsoever)?$|^anything(?: at all)?$`,
  'i',
);
const READING =
  /^(?:read|look things up|read data)$|^(?:the |any )?(?:read[- ]only|reading|get|lookup|look-up|query) (?:tools?|functions?|operations?|calls?|access|actions?)$|^(?:the |any )?(?:tools?|functions?) (?:that|which) (?:only )?(?:reads?|look(?:s)? (?:things |data )?up|fetch(?:es)?|do(?:es)? not (?:change|modify|write|alter) (?:anything|data))(?: (?:data|information))?$|^read[- ]only$/i;
const WRITING =
  /^(?:the |any )?(?:write|writing|mutating|modifying|state-changing|destructive|changing) (?:tools?|functions?|operations?|calls?|actions?)$|^(?:the |any |a )?(?:tools?|functions?|calls?) (?:that|which) (?:changes?|modif(?:y|ies)|writes?|alters?|mutates?|updates?|creates? or (?:changes?|deletes?)|chang(?:e|es) or deletes?) ?(?:anything|data|something|state|records?|things)?$/i;
const EXCEPT =
  /^(?:any |all |every |other |the ){0,6}(?:tools?|functions?|calls?|anything|everything)? ?(?:other than|except(?: for)?|but|besides|apart from) (.{2,100})$/i;
const DOING = /^(?:the |any |all )?(?:tools?|functions?) (?:that|which|for|to) (.{3,60})$/i;

/** Reads a phrase for calls without conditions on them. */
const callsNamed = (written: string, context: Context): CallPattern | undefined =>
  context.once('calls', written, () => readCalls(written, context));

/** "check the allergies with get_allergies": the tool by its name. */
const BY =
  /^\S+ \S.{0,60}? (?:with|via|using|through|by calling|by using|by means of) (?:the )?["'`]?(?<name>[\p{L}\p{N}_.]{3,60})["'`]?(?: tool)?$/iu;
const TIMED = /^\w+ing\b|\b(?:after|before|if|when|only|unless|until|without)\b/i;
const by = (text: string, { toolbox }: Context): string[] | undefined => {
  const name = TIMED.test(text) ? undefined : BY.exec(text)?.groups?.['name'];
  return name !== undefined && /_/.test(name) && toolbox.has(name) ? [name] : undefined;
};

const readCalls = (written: string, context: Context): CallPattern | undefined => {
  const { toolbox, topic } = context;
  const text = written.trim().replace(/[,.]$/, '');
  if (text === '') return topic;
  if (/^(?:it|them|this|that|this tool|the tool|that tool|this function)$/i.test(text) && topic)
    return topic;
  if (ANY.test(text) && !/\b(?:other|further)\b/i.test(text)) return {};
  if (ANY.test(text) || OTHERS.test(text))
    return topic?.tools ? { ...topic, except: true } : { except: true };
  if (READING.test(text)) return { effect: 'read' };
  if (WRITING.test(text)) return { effect: 'write' };
  const affix = /["'`]|[_*.-](?:$|[\s,/]|\*)|\bnames?\b/.test(text) ? affixed(text) : undefined;
  if (affix) return affix;
  const names = toolbox.named(text) ?? by(text, context);
  if (names) return { tools: names };
  const excluded = EXCEPT.exec(text)?.[1];
  const others = excluded === undefined ? undefined : callsNamed(excluded, context.about());
  if (others) return { ...others, except: true };
  const doing = DOING.exec(text)?.[1];
  const tools = toolbox.described(doing ?? text);
  return tools && { tools };
};

const TAIL =
  /(?: |, )(?=(?:with|without|to|for|from|of|above|over|under|below|between|in|on|at|more|less|at|up|no|exceeding|outside|inside|where|whose|worth|larger|greater|higher|lower|smaller|bigger|longer|until|before|after|using|by|containing|including|valid|only|max|that)\b)/gi;
const MOST_SPLITS = 12;

const PER_TURN =
  /^(?:request|turn|user turn|user request|question|message|user message|answer|reply|response|query|round|user question)s?$/i;
const PER_ALL =
  /^(?:conversation|chat|session|dialog|dialogue|thread|interaction|user|customer|run|task)s?$/i;
const PER_MESSAGE = /^(?:step|assistant message|assistant turn|time|go)s?$/i;
const PER =
  /,? (?:per|in (?:a|one|each|any|the same|the|every|a single)|for (?:each|every|one|a single)|within (?:a|one|the same|the)|during (?:a|one|the)|for the same|on the same|over the) (?:single |same |whole |entire |given )?([a-z]{3,20}(?: [a-z]{3,12})?)$/i;
const AT_ONCE =
  /,? (?:at (?:the same time|once|a time)|simultaneously|in parallel|concurrently|in one go)$/i;

type Scoped = Pick<CallPhrase, 'per'> & { rest: string };

/** Splits "per request", "in one conversation" or "at a time" off the end. */
export const scopeOf = (text: string): Scoped => {
  if (AT_ONCE.test(text)) return { per: 'message', rest: text.replace(AT_ONCE, '') };
  const [whole = '', unit = ''] = PER.exec(text) ?? [];
  const rest = text.slice(0, text.length - whole.length);
  if (unit === '') return { rest: text };
  if (PER_TURN.test(unit)) return { per: 'turn', rest };
  if (PER_ALL.test(unit)) return { rest };
  if (PER_MESSAGE.test(unit)) return { per: 'message', rest };
  return /^(?:day|hour|minute|week|month|year|second|row|detail|case|order to)s?$/i.test(unit)
    ? { rest: text }
    : { per: { argument: unit.toLowerCase() }, rest };
};

const TIMES = new RegExp(
  `^(?<head>.{0,160}?),? ?(?:(?<comparison>${COMPARISON}|maximum|max\\.?) )?(?:(?:a )?(?:(?<n>${N}) times?(?: in a row| in total| max(?:imum)?)?(?<most> at most| max(?:imum)?)?)|(?<word>once|twice|thrice)(?<once> at most| only)?|a single time)$`,
  'i',
);
const REPEATED =
  /^(?<head>.{2,160}?) (?:repeatedly|multiple times|several times|again(?: and again)?|over and over(?: again)?|many times)$/i;

/** Splits "at most 3 times" or "once" off the end. */
const timesOf = (text: string): { rest: string; bounds: Bounds } | undefined => {
  const repeated = REPEATED.exec(text)?.groups;
  if (repeated) return { rest: repeated['head'] ?? '', bounds: { min: 2 } };
  const groups = TIMES.exec(text)?.groups;
  if (!groups) return undefined;
  const isMost = (groups['most'] ?? groups['once']) !== undefined;
  const written = groups['n'] ?? groups['word'] ?? 'once';
  const bounds = countBounds(isMost ? 'at most' : groups['comparison'], written);
  return bounds && { rest: groups['head'] ?? '', bounds };
};

/** Parameters for how many things a call makes. */
const QUANTITY = /^(?:count|n|num|quantity|qty|copies|(?:num(?:ber)?|amount)_?(?:of)?_?\w{2,20})$/i;

const NUMBERED = new RegExp(
  `^(?<verb>[\\p{L}]{2,12}(?: use of)? )?(?:(?<comparison>${COMPARISON}) )?(?<n>${N}|another|a second|a further) (?:different |separate |consecutive )?(?<object>.{2,80})$`,
  'iu',
);

const numbered = (text: string, context: Context): CallPhrase | undefined => {
  const { verb = '', comparison, n = '', object = '' } = NUMBERED.exec(text)?.groups ?? {};
  if (verb !== '' && (actionOf(verb.trim().toLowerCase()) === undefined || /s $/.test(verb)))
    return undefined;
  if (object === '' || (comparison === undefined && /^(?:an?|single)$/i.test(n))) return undefined;
  if (context.toolbox.hasParameter(object.split(' ')[0] ?? '')) return undefined;
  const bounds = /^(?:another|a )/i.test(n) ? { min: 2 } : countBounds(comparison, n);
  const bare = object.replace(/^calls? (?:to|of) /i, '');
  const calls =
    bounds &&
    (ANY.test(bare)
      ? (context.topic ?? {})
      : (callsNamed(`${verb}${bare}`, context) ?? callsNamed(bare, context)));
  const last = bare.split(' ').at(-1) ?? '';
  const limited = context.toolbox.parameterNamed(last);
  // "200 log lines" limits the parameter `lines`.
  if (limited !== undefined && context.toolbox.parametersOf(calls?.tools ?? []).includes(limited))
    return undefined;
  const things =
    bare === object && !ANY.test(bare) && !context.toolbox.named(bare)
      ? context.toolbox.parametersOf(calls?.tools ?? []).find((name) => QUANTITY.test(name))
      : undefined;
  return calls && { calls, tests: [], bounds, ...(things !== undefined && { things }) };
};

/** Reads a phrase without its verb of calling ("search_kb more than 3 times per request"). */
export const callPhrase = (written: string, context: Context): CallPhrase | undefined =>
  context.once('phrase', written, () => readPhrase(written, context));

const readPhrase = (written: string, context: Context): CallPhrase | undefined => {
  const scoped = scopeOf(written.trim().replace(/^(?:calls? (?:to|of) )/i, ''));
  const isLimited =
    typeof scoped.per !== 'object' ||
    timesOf(scoped.rest) !== undefined ||
    NUMBERED.test(scoped.rest);
  const { per, rest } = isLimited ? scoped : { per: undefined, rest: written.trim() };
  const scope = per === undefined ? {} : { per };
  const times = timesOf(rest);
  if (times) {
    const inner = callPhrase(times.rest, context);
    if (inner) return { ...inner, ...scope, bounds: times.bounds };
  }
  const limit =
    /^(?:max(?:imum)? |at most |no more than |up to )?(?<n>\w+)(?: at (?:the )?most| max(?:imum)?)?$/i.exec(
      rest,
    )?.groups?.['n'];
  const most =
    limit !== undefined && context.topic && rest.includes(' ')
      ? countBounds('at most', limit)
      : undefined;
  if (most && context.topic) return { calls: context.topic, tests: [], bounds: most, ...scope };
  const counted = numbered(rest, context);
  if (counted) return { ...counted, ...scope };
  const whole = callsNamed(rest, context);
  if (whole)
    return { calls: whole, tests: [], ...scope, ...(isEvery(rest, whole) && { every: true }) };
  const split = splitPhrase(rest, context);
  return split && { ...split, ...scope };
};

const isEvery = (text: string, { tools = [] }: CallPattern): boolean =>
  tools.length > 1 &&
  / and |, /.test(text) &&
  !/ or /i.test(text) &&
  !/\b(?:any|all|every|either)\b/i.test(text);

const splitPhrase = (text: string, context: Context): CallPhrase | undefined => {
  const places = [...text.matchAll(TAIL)].slice(0, MOST_SPLITS);
  for (const { index, 0: gap } of places) {
    const calls = callsNamed(text.slice(0, index), context);
    const tests = calls && argumentTests(text.slice(index + gap.length), context.toolbox);
    if (tests) return { calls, tests };
  }
  const ofUser = relative(text, context);
  if (ofUser) return ofUser;
  const [parameter = ''] = text.replace(/^the /i, '').split(/ |=/);
  const given = context.toolbox.hasParameter(parameter)
    ? argumentTests(text, context.toolbox)
    : undefined;
  if (given) return { calls: context.topic ?? {}, tests: given };
  const tests = context.topic && argumentTests(text, context.toolbox);
  return tests && context.topic ? { calls: context.topic, tests } : undefined;
};

/** "an event the user has not named" */
const OF_USER =
  /^(?<np>.{2,60}?) (?:that |which )?(?:the |a )?(?:user|customer|client|caller)s? (?<not>did not|didn't|has not|hasn't|have not|never )?(?: ?(?:has|have))? ?(?:named?|mention(?:ed)?|g[ia]ve?n?|provided?|specif(?:y|ied)|asked? for|asked? (?:you )?to \p{L}{2,20}|wants? to \p{L}{2,20}|stated?|chose|selected)$/iu;

const relative = (text: string, context: Context): CallPhrase | undefined => {
  const { np = '', not } = OF_USER.exec(text)?.groups ?? {};
  const calls =
    np === ''
      ? undefined
      : (callsNamed(np, context) ?? callsNamed(np.replace(/ (?:to|for) .{2,30}$/i, ''), context));
  const negated = not !== undefined && { negated: true as const };
  return (
    calls && {
      calls,
      tests: [{ argument: { by: 'any' }, ...negated, value: { test: 'from-user' } }],
    }
  );
};

const LEADING_CALL = new RegExp(`^(?:${CALL}) `, 'i');

/** Reads a verb phrase ("call search_kb", "issue refunds above 100 euros"). */
export const actionPhrase = (written: string, context: Context): CallPhrase | undefined => {
  const text = written.trim();
  const called = LEADING_CALL.exec(text)?.[0];
  if (called !== undefined) {
    const phrase = callPhrase(text.slice(called.length), context);
    if (phrase) return phrase;
  }
  return isSpeech(text) ? undefined : callPhrase(text, context);
};

/** Verbs of what a reply says; no tool does that. */
const SPEECH =
  /^(?:say|tell|mention|promise|claim|state|answer|reply|respond|explain|apologi[sz]e|thank|greet|talk|discuss|speak|reveal|disclose|recommend|advise|suggest|offer|be|sound|admit|describe|assume|guess|invent|ask|pretend|hide|summari[sz]e your|write in|keep|end|begin|start your|sign|address the|refer|inform|confirm|give (?:advice|your|an? (?:opinion|answer|reason))|repeat|quote|include|add (?:a|an) (?:note|disclaimer|emoji))(?:s|ing)?\b/i;
const isSpeech = (text: string): boolean => SPEECH.test(text);
