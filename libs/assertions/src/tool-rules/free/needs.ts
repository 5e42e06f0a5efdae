import { type Adverbial, adverbialOf, groundedIn, needOf, resultNeed } from '../adverbial';
import { type ResultCondition, resultCondition, USER, userTest } from '../conditions';
import type { Context } from '../context';
import type { Need, UserTest } from '../tool-rule';
import { callsMeant, freePhrase } from './phrase';

const CONFIRM = String.raw`(?:confirm(?:s|ed|ing|ation)?|approv(?:e|es|ed|ing|al)|agree(?:s|d|ing|ment)?|okay(?:s|ed)?|ok|ok['’]?d|yes|go-?ahead|green light|sign(?:s|ed|ing)?[- ]?off|say-so|assent|accept(?:s|ed|ing|ance)?|consent(?:s|ed|ing)?|permission|authori[sz](?:es|ed|ation)|blessing|nod|double[- ]check(?:ed|ing)?)`;
const CONFIRMS = new RegExp(`\\b${CONFIRM}\\b`, 'i');
const ASKS =
  /\b(?:ask(?:s|ed|ing)?|request(?:s|ed|ing)?|want(?:s|ed)?|wish(?:es|ed)?|demand(?:s|ed)?|order(?:s|ed)?|instruct(?:s|ed|ions?)?|told|tells?|say(?:s|ing)?(?: so)?|said so|insist(?:s|ed)?|knowledge|initiative)\b/i;
const PERSON = new RegExp(`\\b${USER}(?:['’]s)?\\b`, 'gi');
/** Words around a confirmation that say what is confirmed, or how. */
const AROUND =
  /\b(?:an?|the|any|his|her|their|its|it|this|that|to|of|from|by|for|with|on|in|and|or|has|have|had|been|is|are|was|were|being|be|getting|obtaining|having|receiving|requesting|given|gives?|gave|giving|got|gotten|get|said|says?|saying|clear(?:ly)?|explicit(?:ly)?|express(?:ly)?|prior|written|verbal|final|first|before|beforehand|actually|really|personally|repeated|summari[sz]ed|stated|named|told|go|exact|full|total|amount|prices?|costs?|recipients?|details?|dates?|times?|address(?:es)?|text|draft|content|change|order|offer|summary|plan|it|them|so|do|does|did|doing|once|chat|conversation|seen|read|shown|explicitly|specifically|verbally|in the chat|every|each|which|what|as|well|one|new|also)\b/gi;

const isBare = (text: string): boolean =>
  text
    .replaceAll(PERSON, ' ')
    .replaceAll(AROUND, ' ')
    .replaceAll(/[\s,'’"-]/g, '') === '';

/** Reads what must precede a call, in words of its own. */
export const freeNeed = (written: string, context: Context): Need | undefined => {
  const text = written.trim().replace(/[,.]$/, '');
  const strict = needOf(text, context);
  if (strict && !isOfUser(strict)) return strict;
  if (CONFIRMS.test(text) && isBare(text.replace(new RegExp(`\\b${CONFIRM}\\b`, 'gi'), ' ')))
    return { need: 'confirmation' };
  if (ASKS.test(text) && isBare(text.replaceAll(new RegExp(ASKS.source, 'gi'), ' ')))
    return { need: 'consent' };
  const result = freeResult(text, context);
  if (result) return resultNeed(result);
  const user = freeUser(text, context);
  if (user)
    return user.user === 'requests' && user.calls
      ? { need: 'consent' }
      : { need: 'user', test: user };
  const state = stateOf(text, context);
  if (state) return state;
  const calls = HAS_PERSON.test(text) ? undefined : callsMeant(text, context.about(), true);
  if (calls && !(calls.tools === undefined && calls.effect === undefined))
    return { need: 'call', calls, ...(SUCCEEDED.test(text) && { result: { result: 'success' } }) };
  return strict;
};

const STATE =
  /^(?:the |its |an? )?(?<noun>\p{L}{3,20}) (?:has|have|had|is|are|was|were)(?<not>n['’]t| not)? ?(?:already |yet |been |still |currently ){0,3}(?<state>\p{L}{3,14}(?:ed|en|t|n|d))(?: (?:yet|already))?$/iu;
/** "the order hasn't been shipped": a state that a result reports, unless a tool brings it about. */
const stateOf = (text: string, context: Context): Need | undefined => {
  const { noun = '', not, state = '' } = STATE.exec(text)?.groups ?? {};
  if (
    noun === '' ||
    !context.toolbox.touches(noun) ||
    callsMeant(`${state} ${noun}`, context.about())
  )
    return undefined;
  return {
    need: 'result',
    test: {
      result: 'field',
      field: 'status',
      ...(not !== undefined && { negated: true }),
      value: { test: 'equals', values: [state.toLowerCase()] },
    },
  };
};

const HAS_PERSON = new RegExp(`^${USER}\\b`, 'i');
/** Says nothing yet of what the user confirms or asks for. */
const isOfUser = (need: Need): boolean =>
  need.need === 'user' && (need.test.user === 'topic' || need.test.user === 'constraint');
const SUCCEEDED =
  /\b(?:succe\w{3,8}|positive(?:ly)?|passed|passing|green|valid|verified|confirmed|validated|true|went (?:well|through)|worked|okayed|ok|fine|agreed)\b/i;
const FAILED =
  /\b(?:fails?|failed|failing|errors?|down|unavailable|unreachable|bounces?|bounced|goes wrong|went wrong|breaks?|broke|crash(?:es|ed)|times? out|timed out|does(?:n['’]t| not) (?:work|answer|respond|go through)|did(?:n['’]t| not) (?:work|go through)|declined|rejected|refused|red|negative|not successful|unsuccessful|out of order|offline)\b/i;
const EMPTY =
  /\b(?:no (?:results?|hits?|match(?:es)?|luck|\p{L}{3,15}) (?:turns? up|is found|are found|comes? (?:up|back))|(?:turns?|comes?|came) (?:up|back) (?:empty|nothing|with nothing)|nothing (?:turns? up|is found|comes? (?:up|back)|was found)|(?:turns?|comes?) up (?:empty|with nothing|blank)|finds? nothing|empty|no results?|without results?)\b/iu;
const OK =
  /\b(?:succeeds?|succeeded|worked|gone through|goes through|went through|went well|came back (?:positive|clean|ok|fine)|comes back (?:positive|clean|ok|fine)|been (?:made|done|executed|booked|sent|placed|completed)|is done|was successful|is successful|completed)\b/i;

/** Reads how a call went. */
export const freeResult = (text: string, context: Context): ResultCondition | undefined => {
  const strict = resultCondition(text, context.toolbox);
  if (strict?.calls) return strict;
  for (const [pattern, result] of [
    [EMPTY, 'empty'],
    [FAILED, 'failure'],
    [OK, 'success'],
  ] as const) {
    if (!pattern.test(text)) continue;
    const rest = text.replace(pattern, ' ').trim();
    if (
      /^(?:it|this|that|they|a (?:tool|call)|any(?:thing| tool| call)?|something|one)$/i.test(rest)
    )
      return { calls: context.topic ?? {}, result: { result } };
    const noun = result === 'empty' ? (/\bno (\p{L}{3,15})/iu.exec(text)?.[1] ?? rest) : rest;
    const calls =
      callsMeant(noun === '' ? rest : noun, context.about()) ??
      callsMeant(noun === '' ? rest : noun, context.about(), true) ??
      (result === 'empty' ? callsMeant(`search ${noun}`, context.about()) : undefined);
    if (calls) return { calls, result: { result } };
  }
  return strict;
};

const REPORTS = new RegExp(
  `^${USER} (?:(?:has|have|had|explicitly|clearly|first|already|really|actually|did|does|do|just|only) ){0,4}(?:reports?|reported|mentions?|mentioned|says?|said|complains?|complained|describes?|described|writes?|wrote|states?|stated|claims?|claimed|speaks? of|talks? (?:of|about)|asks? (?:about|where|when|whether|if|how|what|why)|wants? to know|is|are|has|have|seems?|sounds?|feels?|needs?|threatens?|brings? up|raises?)(?: (?:that|about|of|to be))? (?<topic>.{3,100})$`,
  'iu',
);
const DEMANDS = new RegExp(
  `^${USER} (?:(?:has|have|had|explicitly|clearly|first|already|really|actually|did|does|do|just|only|specifically) ){0,4}(?:asks?|asked|requests?|requested|wants?|wanted|demands?|demanded|orders?|tells?|told|instructs?|instructed|would like|insists?)(?: (?:you|us|the \\p{L}{3,10}))?(?: (?:for|to|on|that))? (?<action>.{3,100})$`,
  'iu',
);

/** Reads what the user's message says. */
export const freeUser = (text: string, context: Context): UserTest | undefined => {
  const strict = userTest(text, context.toolbox);
  if (strict && strict.user !== 'constraint') return strict;
  const action = DEMANDS.exec(text)?.groups?.['action'];
  const wanted = action === undefined ? undefined : freePhrase(action, context.about(), false);
  if (wanted?.calls.tools && wanted.tests.length === 0 && !wanted.bounds)
    return { user: 'requests', action: action ?? '', calls: wanted.calls };
  const topic = REPORTS.exec(text)?.groups?.['topic'];
  return topic === undefined || topic.split(' ').length > 12
    ? strict
    : {
        user: 'topic',
        about: topic.replace(
          /^(?:it|that|they|he|she|a|an|the|their|his|her) (?:is |was |has been )?/i,
          '',
        ),
      };
};

/** Reads an adverbial from its connector on, in words of its own. */
export const freeAdverbial = (written: string, context: Context): Adverbial | undefined => {
  const strict = signalled(adverbialOf(written, context));
  if (strict && !isVague(strict)) return strict;
  const [, connector = '', rest = ''] = CONNECTED.exec(written.trim()) ?? [];
  return (
    (connector === '' ? undefined : readFree(connector.toLowerCase(), rest, context)) ?? strict
  );
};

const isVague = (adverbial: Adverbial): boolean =>
  ('user' in adverbial && /^(?:topic|constraint)$/.test(adverbial.user?.user ?? '')) ||
  ('need' in adverbial && isOfUser(adverbial.need));

/** "As soon as the customer asks for a person": when, not only when. */
const signalled = (adverbial: Adverbial | undefined): Adverbial | undefined =>
  adverbial?.adverb === 'after' && isSignal(adverbial.need)
    ? { adverb: 'if', user: adverbial.need.test }
    : adverbial;

/** Something that the user says, rather than a step that must come first. */
const isSignal = (need: Need): need is Extract<Need, { need: 'user' }> =>
  need.need === 'user' && (need.test.user === 'wants-person' || need.test.user === 'topic');

/** A statement of a reply. */
const SPEAKS =
  /^(?:you )?(?:quot|stat|mention|giv|nam|tell|promis|announc|shar|say|recommend|answer|repl|claim|suggest|offer)\w{0,4} (?<what>.{2,60})$/i;

const CONNECTED =
  /^(only (?:if|when|once|after|with|where|in case|on)|as long as|provided(?: that)?|on condition that|unless|except (?:if|when|after)|until|till|without(?: first)?|with no|with|before|prior to|ahead of|after|following|once|as soon as|if|when(?:ever)?|in case(?: of)?|every time|each time|on|upon|via|whenever|for|by) (.{2,200})$/i;

const readFree = (connector: string, rest: string, context: Context): Adverbial | undefined => {
  const need = (): Need | undefined => freeNeed(rest, context);
  const as = (adverb: 'after' | 'without' | 'unless' | 'only-if'): Adverbial | undefined => {
    const found = need();
    return found && { adverb, need: found };
  };
  if (/^(?:only|as long|provided|on condition)/.test(connector)) return as('only-if');
  if (/^(?:unless|except|until|till)/.test(connector)) return as('unless');
  if (/^with(?:out| no)/.test(connector)) return as('without');
  if (
    connector === 'with' ||
    connector === 'on' ||
    connector === 'upon' ||
    connector === 'by' ||
    connector === 'via'
  ) {
    const found = need();
    return found && (found.need === 'confirmation' || found.need === 'consent')
      ? { adverb: 'only-if', need: found }
      : undefined;
  }
  if (/^(?:before|prior|ahead)/.test(connector)) {
    const told = SPEAKS.exec(rest)?.groups?.['what'];
    const what = told === undefined ? undefined : groundedIn(told);
    if (told !== undefined) return what && { adverb: 'before-reply', what };
    const said = CONFIRMS.test(rest) || ASKS.test(rest) ? need() : undefined;
    if (said && said.need !== 'call') return { adverb: 'unless', need: said };
    const phrase = freePhrase(rest, context, false);
    return phrase && !phrase.bounds
      ? {
          adverb: 'before',
          need: {
            need: 'call',
            calls:
              phrase.tests.length > 0 ? { ...phrase.calls, where: phrase.tests } : phrase.calls,
          },
        }
      : undefined;
  }
  if (/^(?:after|following|once|as soon)/.test(connector)) {
    const result = freeResult(rest, context);
    if (result) return { adverb: 'after', need: resultNeed(result) };
    const found = need();
    return found && isSignal(found)
      ? { adverb: 'if', user: found.test }
      : found && { adverb: 'after', need: found };
  }
  const result = freeResult(rest, context);
  if (result) return { adverb: 'if', result };
  const state = stateOf(rest, context);
  if (state?.need === 'result') return { adverb: 'if', result: { result: state.test } };
  const user = freeUser(rest, context);
  return user && { adverb: 'if', user };
};
