import { groundedIn, needOf } from './adverbial';
import { argumentRule } from './argument-rule';
import { argumentSentence } from './arguments';
import { callPhrase } from './call-phrase';
import { resultCondition, userTest } from './conditions';
import { Context } from './context';
import { dataRule } from './data-forms';
import {
  allowed,
  callsOf,
  computed,
  confirmed,
  exclusive,
  limited,
  noGuessing,
  only,
  onTopic,
  ordered,
  repeats,
  retried,
  secretRule,
} from './fixed-makers';
import { CALL, CALLS, LISTED, NAME, NEVER, SUBJECT } from './fragments';
import { GatedPattern } from './gated-pattern';
import { replyRule } from './reply';
import type { ToolRule } from './tool-rule';
import { countBounds, N } from './values';

type Groups = Record<string, string | undefined>;
type Fixed = readonly [
  GatedPattern,
  (groups: Groups, context: Context, text: string) => ToolRule | undefined,
];
const fixed = (source: string, make: Fixed[1]): Fixed => [new GatedPattern(source), make];

const NOT = `${SUBJECT}?(?:${NEVER})`;
const SAME = String.raw`(?: with (?:the |exactly the )?(?:same|identical|equal) (?:arguments?|parameters?|input|inputs|query|values?))?`;

const MISSING = String.raw`(?:(?:an? |the |any |some |one )?(?:required |necessary |needed |mandatory )?(?:arguments?|parameters?|information|info|data|details?|inputs?|values?)(?: (?:for|of) (?:a |the |any )?(?:tools?|call|function|tool call|function call|.{2,30}))?)`;
const GUESS = String.raw`(?:guess|make up|invent|assume|fabricate|hallucinate|fill in|use placeholders? for|come up with|guessing|making up|inventing|assuming|fabricating)`;
const VALUES = String.raw`(?:(?:missing |any |the |tool |function |required |its |an? |call ){0,6}(?:arguments?|parameters?|values?|ids?|(?:order|customer|account|card|phone|ticket|booking|reference) ?(?:numbers?|ids?)|inputs?|argument values?|identifiers?|e-?mail addresses|addresses|recipients?|dates?|phone numbers?|order details)(?: values?)?(?: (?:for|of|in|to) (?:a |any |the |required ){0,6}(?:tools?|functions?|tool calls?|function calls?|calls?|arguments?|parameters?|.{2,30}))?)`;

const FIXED: readonly Fixed[] = [
  fixed(
    `(?:${SUBJECT}?(?:must |should |may )?(?:${CALL}) )(?:nothing|no tools?|no other tools?) (?:but|except(?: for)?|other than|besides) (?<np>.{2,100})`,
    ({ np }, context) => only(np, context),
  ),
  fixed(
    `(?:${SUBJECT}?(?:may |must |should |can )?)?only (?:(?:${CALL}) )?(?<np>.{2,100}?)(?:,| and|;) (?:and )?(?:no|not any|never any|nothing) (?:others?|else|other (?:tools?|functions?))`,
    ({ np }, context) => only(np, context),
  ),
  fixed(
    `(?:always )?(?:do|perform|carry out|make) (?:all |any |every )?(?<topic>calculations?|math|maths|arithmetic|sums|computations?|conversions?|translations?) (?:with|using|via|through) (?<np>.{2,60}?)(?:, (?:not|never) .{2,30})?`,
    ({ topic = '', np }, context) => computed(topic, np, context),
  ),
  fixed(
    `(?:(?:if|for|when) )?(?<topic>.{2,60}?) (?:must|should|have to|has to|are|is)(?: always| only)? (?:to )?(?:be )?(?:answered|done|handled|solved|go|looked up|calculated|computed|dealt with|processed|resolved)(?: only)? (?:with|using|via|through|by|by calling|with the help of) (?<np>.{2,60})`,
    ({ topic = '', np }, context) => onTopic(topic, np, context),
  ),
  fixed(
    `${NOT} (?:answer|reply|respond)(?: to)?(?<topic> .{2,60}?)? (?:before|without)(?: first)?(?: calling| using| a call to| having called| consulting)? (?<np>.{2,60}?)(?: first)?`,
    ({ topic, np }, context) => onTopic(topic, np, context),
  ),
  fixed(
    `${SUBJECT}?(?:must |should |always )?(?:answer|reply|respond) without (?:any |calling (?:any )?|using (?:any )?)?(?:tools?|functions?)(?: calls?)?`,
    () => ({ rule: 'count', calls: {}, bounds: { max: 0 } }),
  ),
  fixed(
    `(?<topic>.{2,60}?) (?:needs?|requires?|calls? for) no (?:${CALLS})`,
    ({ topic = '' }, context) => {
      const user = userTest(topic, context.toolbox);
      return user && { rule: 'when', user, then: { rule: 'count', calls: {}, bounds: { max: 0 } } };
    },
  ),
  fixed(
    `${NOT} (?:${CALL}) (?<np>.{2,60}?) for (?:anything|something) (?:but|except|other than|else than|besides) (?<topic>.{2,60})`,
    ({ np, topic = '' }, context) => {
      const calls = callsOf(np, context);
      const user = userTest(topic, context.toolbox) ?? { user: 'topic' as const, about: topic };
      return (
        calls && {
          rule: 'when',
          user,
          unless: true,
          then: { rule: 'count', calls, bounds: { max: 0 } },
        }
      );
    },
  ),
  fixed(
    `(?:${SUBJECT}?(?:have|has|with|get|gets) )?(?:a |your )?(?:budget|limit|maximum|quota|cap) (?:of|is) (?<n>${N}) (?<np>.{2,60}?)(?<per> per (?:request|question|turn|message))?`,
    ({ n = '', np = '', per }, context) => {
      const found = callPhrase(np, context);
      const bounds = countBounds('at most', n);
      return found && bounds
        ? {
            rule: 'count',
            calls: found.calls,
            bounds,
            ...(per !== undefined && { per: 'turn' as const }),
          }
        : undefined;
    },
  ),
  fixed(
    `ask(?: the (?:user|customer))? first,? (?:then|and then|and only then|before you) (?<np>.{2,60})`,
    ({ np }, context) => confirmed(np, context),
  ),
  fixed(
    `the (?:user|customer|client) (?:must|has to|needs to|should) (?:first |always |explicitly )?(?:confirm|approve|agree to|consent to) (?:the |every |each |any |a )?(?<np>.{2,60}?)(?: first| beforehand)?`,
    ({ np }, context) => confirmed(np, context),
  ),
  fixed(
    `(?:every |each |any |a |an )?(?<np>.{2,60}?) (?:always )?(?:needs?|requires?|must have|has to have) (?:an? |the )(?<name>${NAME})`,
    ({ np, name = '' }, context) => {
      const parameter = context.toolbox.parameterNamed(name);
      const calls = parameter === undefined ? undefined : callsOf(np, context);
      return calls && parameter !== undefined
        ? { rule: 'argument', calls, test: { argument: { by: 'name', name: parameter } } }
        : undefined;
    },
  ),
  fixed(
    `${NOT} (?<verb>\\p{L}{2,15}) the (?:same|identical) (?<np>.{2,40}?) (?:twice|again|more than once|repeatedly|a second time)`,
    ({ verb = '', np = '' }, context) => {
      const calls = /^(?:tool|function|call)s?$/i.test(np)
        ? undefined
        : callsOf(`${verb} ${np}`, context);
      return calls && repeats(calls, true);
    },
  ),
  fixed(
    `(?:no |${NOT} (?:use|run|send|pass|execute) (?:any )?)(?<values>[\\p{L}]{2,12}(?:(?:, | or | and )[\\p{L}]{2,12}){0,8}) (?:statements?|queries|commands?) (?:in|with|through|via|to) (?<np>.{2,60})`,
    ({ values = '', np }, context) => {
      const calls = callsOf(np, context);
      return (
        calls && {
          rule: 'argument',
          calls,
          test: {
            argument: { by: 'any' },
            negated: true,
            value: { test: 'contains', values: values.split(/, | or | and /i) },
          },
        }
      );
    },
  ),
  fixed(
    `(?:always )?(?:report|admit|mention|disclose|tell the (?:user|customer) about) (?:all |any |every )?failed (?<np>.{2,40}?)(?: to the (?:user|customer))?`,
    ({ np }, context) => {
      const calls = callsOf(np, context);
      return (
        calls && {
          rule: 'after',
          calls,
          result: { result: 'failure' },
          followUp: { then: 'report' },
        }
      );
    },
  ),
  fixed(
    `(?:always )?use (?<value>[\\p{L}\\d_-]{2,20}) (?<name>[\\p{L}_]{2,30}) (?:in|for|with|when calling|when using) (?<np>.{2,60})`,
    ({ value = '', name = '', np }, context) => {
      const parameter = context.toolbox.parameterNamed(name);
      const calls = parameter === undefined ? undefined : callsOf(np, context);
      return calls && parameter !== undefined
        ? {
            rule: 'argument',
            calls,
            test: {
              argument: { by: 'name', name: parameter },
              value: { test: 'equals', values: [value] },
            },
          }
        : undefined;
    },
  ),
  fixed(
    `ask (?:the (?:user|customer) )?for (?:any |all |the )?(?:missing|required|necessary) .{2,40}? before (?:you )?(?:call(?:ing)? |us(?:e|ing) )?(?<np>.{2,60})`,
    ({ np }, context) => noGuessing(np, context),
  ),
  fixed(
    `after (?:every |each |a )?(?<np>.{2,60}?),? (?:always |you must )?(?:tell|give|send|show) (?:the |a )?(?:user|customer|client) (?:the |its |their )(?<thing>.{2,30})`,
    ({ np, thing = '' }, context) => {
      const calls = callsOf(np, context);
      const what = groundedIn(thing);
      return calls && what && { rule: 'quoted', what, calls };
    },
  ),
  fixed(`stop after (?<n>${N}) (?<np>.{2,60})`, ({ n, np }, context) => {
    const found = callPhrase(np ?? '', context);
    const bounds = countBounds('at most', n ?? '');
    return found && bounds && found.tests.length === 0
      ? { rule: 'count', calls: found.calls, bounds }
      : undefined;
  }),
  fixed(
    `only (?:the )?(?<np>.{2,100}?) (?:are|is) (?:allowed|permitted|ok|okay)`,
    ({ np }, context) => only(np, context),
  ),
  fixed(
    `only after (?<need>.{2,120}?),? (?:may|can|should|must) (?:you (?:${CALL}) (?<own>.{2,60})|(?<np>.{2,60}?) be (?:called|used|invoked|run))`,
    ({ need = '', own, np }, context) => {
      const [calls, needs] = [callsOf(own ?? np, context), needOf(need, context)];
      return calls && needs && { rule: 'before', calls, needs };
    },
  ),
  fixed(
    `(?<np>.{2,80}?) (?:must|has to|have to|should|needs? to)(?: always)? (?:first )?be (?:confirmed|approved|agreed(?: to)?|authori[sz]ed)(?: explicitly)?(?: by the (?:user|customer|client|caller))?(?: first| beforehand| before .{2,40}| in advance)?`,
    ({ np }, context) => {
      const calls = callsOf(np, context);
      return calls && { rule: 'before', calls, needs: { need: 'confirmation' } };
    },
  ),
  fixed(
    `(?<state>.{2,80}? )(?:must|has to|should|needs to) (?:have )?(?<verb>return(?:ed)?|succeed(?:ed)?|be successful|confirm(?:ed)?|show(?:n)?|been successful|report(?:ed)?)(?<value> .{1,60}?)? before (?<b>.{2,80}?)(?: (?:is|may be|can be) (?:called|used|run))?`,
    ({ state = '', verb = '', value = '', b }, context) => {
      const past = verb
        .replace(/^be /, 'was ')
        .replace(/^been /, 'was ')
        .replace(/^(return|succeed|confirm|report)$/, '$1s')
        .replace(/^show$/, 'shows');
      const [calls, found] = [
        callsOf(b?.replace(/^(?:you )?(?:call|use|run) /i, ''), context),
        resultCondition(`${state}${past}${value}`, context.toolbox),
      ];
      return (
        calls &&
        found?.calls && {
          rule: 'before',
          calls,
          needs: { need: 'call', calls: found.calls, result: found.result },
        }
      );
    },
  ),
  fixed(
    `(?<np>.{2,60}?) (?:${NEVER}) (?:exceed|be (?:more|higher|larger|greater|bigger|longer) than|be (?:above|over)|last (?:longer|more) than|go (?:above|over|beyond)|cost more than) (?<rest>.{2,60})`,
    ({ np = '', rest = '' }, context) => limited(`${np} above ${rest}`, context),
  ),
  fixed(
    `(?<np>.{2,60}?) (?:${NEVER}) be (?:less|lower|smaller|shorter|fewer) than (?<rest>.{2,60})`,
    ({ np = '', rest = '' }, context) => limited(`${np} below ${rest}`, context),
  ),
  fixed(
    `(?<np>.{2,60}?) (?:must|may|should|can|has to|have to|are|is)(?: only)? (?:be |last |have |cost |go up to )?(?<rest>(?:limited to|capped at|at most|no more than|up to|a maximum of|at least|between|under|below) .{1,60})`,
    ({ np = '', rest = '' }, context) =>
      allowed(`${np} ${rest.replace(/^(?:limited to|capped at)/i, 'at most')}`, context),
  ),
  fixed(
    `(?:${NOT} (?:retry|repeat)|no retr(?:y|ies) of) (?:a |the |any )?(?:failed |failing )?(?<np>.{2,60}?)(?: (?:if|when|after) (?:it|they) (?:fails?|failed))?`,
    ({ np = '' }, context, text) =>
      /fail/i.test(text) ? retried(np, { max: 0 }, context) : undefined,
  ),
  fixed(
    `${SUBJECT}?(?:may |must |should |can )?(?:retry|repeat) (?:a |the |any )?(?:failed|failing) (?<np>.{2,60}?) (?:at most |no more than |only |up to )?(?<n>once|twice|\\d times|one time|two times|three times)(?: at most| only)?`,
    ({ np = '', n = '' }, context) =>
      retried(np, { max: /twice|2|two/.test(n) ? 2 : /3|three/.test(n) ? 3 : 1 }, context),
  ),
  fixed(
    `(?<secret>.{2,60}?) (?:${NEVER}) (?:appear|occur|show up|end up|be (?:put|passed|included|sent|used|written|placed|stored|given)) (?:in|into|as|to|inside) (?:(?:any|a|an|the|your|external|tool|function|all) ){0,3}(?:arguments?|parameters?|calls?|tools?|functions?|quer(?:y|ies)|tool calls?)`,
    ({ secret = '' }) => secretRule({}, secret),
  ),
  fixed(
    `${NOT} (?:do|calculate|compute|work out) (?:any |the |your )?(?<topic>math|maths|arithmetic|sums|calculations?|computations?|numbers)(?: (?:yourself|in your head|by yourself|mentally|on your own|by hand))?(?:,|;|:|,? but| -) (?:please |always |instead )?(?:${CALL}) (?<np>.{2,60}?)(?: instead| for (?:it|that|this))?`,
    ({ topic = '', np }, context) => computed(topic, np, context),
  ),
  fixed(
    `(?<name>${NAME}): ?(?:always|only|must be|has to be) (?<value>.{1,60})`,
    ({ name = '', value = '' }, context) => {
      const found = context.toolbox.hasParameter(name)
        ? argumentSentence(`${name} must be ${value}`, context.toolbox, true)
        : undefined;
      return found && { rule: 'argument', calls: {}, test: found.test };
    },
  ),
  fixed(
    `(?:if|when(?:ever)?|where) .{2,60}? (?:is|are) (?:missing|unknown|not given|unclear|not provided|not known),? (?:then )?(?:always )?ask\\b.{0,40}?(?:instead of|rather than|and (?:do not|don't|never)|,? (?:do not|don't|never)) (?:guess|mak|assum|invent).{0,40}`,
    () => ({ rule: 'no-guessing', calls: {} }),
  ),

  fixed(
    `${SUBJECT}?(?:may|must|should|can|shall|is allowed to|is permitted to)? ?only (?:ever )?(?:${CALL}) (?:the |those |from the )?(?:tools?|functions?) ${LISTED}`,
    () => ({ rule: 'listed' }),
  ),
  fixed(
    `${SUBJECT}?(?:may|must|should|can|shall|is allowed to|is permitted to)? ?only (?:ever )?(?:${CALL}) (?:the |your )?(?:available|listed|provided|defined|declared|given|existing|known) (?:tools?|functions?)`,
    () => ({ rule: 'listed' }),
  ),
  fixed(
    `${NOT} (?:${CALL}|invent(?:ing)?|make up|making up|hallucinat(?:e|ing)) (?:any |a |an )?(?:tools?|functions?)(?: (?:names?))?(?: (?:that|which))?(?: (?:is|are|does|do|was|were)(?: not|n't)|,? not) (?:(?:one )?of the )?${LISTED}`,
    () => ({ rule: 'listed' }),
  ),
  fixed(
    `${NOT} (?:${CALL}|invent(?:ing)?|mak(?:e|ing) up|hallucinat(?:e|ing)|call(?:ing)?) (?:any |a |an )?(?:(?:unknown|unlisted|undefined|unavailable|undeclared|non-existent|nonexistent|made-up|invented) )?(?:tools?|functions?)(?: outside (?:of )?(?:the )?(?:list|tool list|list of (?:available )?tools)| names?| that (?:do not|don't|does not) exist)?`,
    (_groups, _context, text) =>
      /unknown|unlisted|undefined|unavailable|undeclared|exist|made-up|invent|mak|hallucinat|outside/i.test(
        text,
      )
        ? { rule: 'listed' }
        : undefined,
  ),
  fixed(
    `(?:every|each|any|all) (?:tools?|functions?)(?: that (?:is|are))?(?: (?:called|used|invoked))?(?: by the (?:assistant|model|agent))?(?: calls?)? (?:must|has to|have to|should) (?:be|exist|appear|be in)(?: one of the| on the| in the)? ?${LISTED}`,
    () => ({ rule: 'listed' }),
  ),
  fixed(
    `only (?:the )?(?:(?:available|listed|provided|defined) (?:tools|functions)|(?:tools|functions) ${LISTED}) (?:may|must|can|should) be (?:called|used|invoked)`,
    () => ({ rule: 'listed' }),
  ),
  fixed(
    `only (?:${CALLS})(?: whose)? (?<np>.{2,100}?) (?:may|must|can|should|are to) be (?:called|used|invoked)`,
    ({ np }, context) => {
      const calls =
        callsOf(`tools whose ${np}`.replace('whose whose', 'whose'), context) ??
        callsOf(np, context);
      return calls && { rule: 'only', calls };
    },
  ),
  fixed(
    `(?:read[- ]only(?: please| access| mode| only)?|(?:the )?(?:assistant |agent |you )?(?:has|have|is|are|may only have) (?:only )?read[- ]only(?: access)?(?: only)?)`,
    () => ({ rule: 'only', calls: { effect: 'read' } }),
  ),
  fixed(
    `(?:${NOT} (?:change|modify|write|alter|update or delete|create, update or delete|edit)(?: or (?:delete|change|write))? (?:anything|any data|data|records?|any records?)|no (?:writes|write operations|changes to (?:any )?data|modifications))`,
    () => ({ rule: 'count', calls: { effect: 'write' }, bounds: { max: 0 } }),
  ),
  fixed(
    `${NOT} (?:${CALL}|repeat|make) (?:the )?(?:same|identical) (?:tool|function|call|tool call|function call)(?: (?:twice|again|more than once|two times|repeatedly))?(?: in a row)?(?<same>${SAME})(?: (?:twice|again|more than once|in a row))?`,
    ({ same }, _context, text) =>
      repeats(
        {},
        (same ?? '') !== '' || /\b(?:same|identical) (?:tool |function )?call\b/i.test(text),
      ),
  ),
  fixed(
    `(?:${NOT} (?:repeat|duplicate) (?:any |a |the |identical )?(?:${CALLS})|no (?:repeated|duplicate|identical|redundant|double) (?:${CALLS})|avoid (?:repeated|duplicate|identical|double|repeating) (?:${CALLS}))${SAME}`,
    () => repeats({}, true),
  ),
  fixed(
    `(?:the same|identical|no identical|no) (?:${CALLS}) (?:${NEVER}|may|must) be (?:made|repeated|issued|called|used|executed) ?(?:twice|more than once|again|repeatedly)${SAME}`,
    () => repeats({}, true),
  ),
  fixed(
    `(?:each|every|any) (?:tool|function) (?:may|must|can|should)(?: only)? be (?:called|used|invoked) (?:only |at most |no more than )?once(?<same>${SAME})`,
    ({ same }) => repeats({}, (same ?? '') !== ''),
  ),
  fixed(
    `${NOT} (?:${CALL}) (?<np>.{2,80}?) (?:twice|again|more than once|two times|repeatedly) with (?:the |exactly the )?(?:same|identical) (?:.{2,30})`,
    ({ np }, context) => {
      const calls = callsOf(np, context);
      return calls && repeats(calls, true);
    },
  ),
  fixed(
    `${NOT} (?:${CALL}) (?:both )?(?<a>.{2,60}?) (?:and|together with|along with|as well as) (?<b>.{2,60}?) (?:together|in the same (?:conversation|turn|chat|request|session)|in one (?:conversation|turn|chat|request|session)|at once|both)`,
    ({ a, b }, context) => exclusive(a, b, context),
  ),
  fixed(
    `(?:${SUBJECT}?(?:must |should |always )?(?:${CALL}) )(?<a>.{2,60}?) (?:instead of|rather than|not) (?:${CALL} )?(?<b>.{2,60})`,
    ({ a, b }, context) => {
      const calls = callsOf(b, context);
      return callsOf(a, context) && calls && { rule: 'count', calls, bounds: { max: 0 } };
    },
  ),
  fixed(
    `(?:first |always |you must |start by |begin by ){0,6}(?:${CALL} )?(?<a>.{2,80}?)(?: first)?(?:,? and then|, then|,? and only then|, followed by| and afterwards) (?:${CALL} )?(?<b>.{2,80})`,
    ({ a, b }, context) => ordered(a, b, context),
  ),
  fixed(
    `(?<a>.{2,80}?) (?:must|has to|should|needs to)(?: always)? (?:come before|precede|happen before|go before|run before|take place before|be done before) (?<b>.{2,80})`,
    ({ a, b }, context) => ordered(a, b, context),
  ),
  fixed(
    `(?:every |each |any )?(?:call (?:to|of) )?(?<b>.{2,80}?) (?:must|has to|should|needs to)(?: always)? (?:be preceded by|come after|follow|happen after|go after) (?:a |an )?(?:call (?:to|of) )?(?<a>.{2,80})`,
    ({ a, b }, context) => ordered(a, b, context),
  ),
  fixed(
    `(?:every |each |any )?(?:call (?:to|of) )?(?<a>.{2,80}?) (?:must|has to|should|needs to|is)(?: always)? (?:be )?followed by (?:a |an )?(?:call (?:to|of) )?(?<b>.{2,80})`,
    ({ a, b }, context) => {
      const [calls, next] = [callsOf(a, context), callsOf(b, context)];
      return calls && next && { rule: 'after', calls, followUp: { then: 'call', calls: next } };
    },
  ),
  fixed(
    `(?:every |each |any )?(?:call (?:to|of) )?(?<b>.{2,80}?) (?:always )?(?:requires?|needs?|depends on|presupposes?) (?<need>.{2,100})`,
    ({ b, need = '' }, context) => {
      const calls = callsOf(b, context);
      const needs =
        calls &&
        needOf(
          need
            .replace(/^(?:that )/i, '')
            .replace(/ to be (?:called|used|run)(?: first)?$/i, ' first'),
          context,
        );
      return calls && needs && { rule: 'before', calls, needs };
    },
  ),
  fixed(
    `(?:${NOT} (?:put|include|pass|write|send|use|place|insert|enter|store|expose|leak|copy|give|share|forward|add|log|save)|no) (?<secret>.{2,80}?) (?:in|into|as|to|in any|with|inside|within|through|via) (?:(?:any|a|an|the|your|external|tool|function|all) ){0,3}(?:arguments?|parameters?|calls?|tools?|functions?|quer(?:y|ies)|tool calls?|function calls?|apis?)`,
    ({ secret = '' }) => secretRule({}, secret),
  ),
  fixed(
    `(?:${NOT} (?:put|include|pass|write|send|use|place|enter|store|copy|give|share|forward|add|log|save|search for)|no) (?<secret>.{2,80}?) (?:in|into|to|with|via|using|through|when calling|when using) (?<np>.{2,60})`,
    ({ secret = '', np }, context) => {
      const calls = callsOf(np, context);
      return calls && secretRule(calls, secret);
    },
  ),
  fixed(
    `(?:the |any |all )?(?:tool |function )?(?:(?:call )?arguments?|parameters?)(?: (?:of|in|to|for) (?<np>.{2,60}?))? (?:${NEVER}) (?:contain|include|carry|hold|have|expose) (?<secret>.{2,80})`,
    ({ np, secret = '' }, context) => {
      const calls =
        np === undefined ||
        /^(?:any |a |the |all )?(?:tools?|functions?|tool calls?|calls?)$/i.test(np)
          ? {}
          : callsOf(np, context);
      return calls && secretRule(calls, secret);
    },
  ),
  fixed(
    `(?:if|when(?:ever)?|where) ${MISSING} (?:is|are) (?:missing|unknown|not given|unclear|not known|not provided|absent|lacking)(?: (?:for|in) .{2,40}?)?,? (?:then )?(?:always |you must |please )?(?:ask|request|check with)\\b.{0,80}`,
    () => ({ rule: 'no-guessing', calls: {} }),
  ),
  fixed(
    `(?:${SUBJECT}?(?:always |must |should )?)ask (?:the user |for |the customer ){0,6}(?:for |about )?${MISSING}(?: (?:that (?:is|are) missing|if (?:it|they) (?:is|are) missing))?(?: (?:instead of|rather than|and (?:do not|don't|never)|before) .{3,60})`,
    () => ({ rule: 'no-guessing', calls: {} }),
  ),
  fixed(`${NOT} ${GUESS} ${VALUES}(?: (?:but|,) ?ask.{0,40}|,? ?(?:instead )?ask.{0,40})?`, () => ({
    rule: 'no-guessing',
    calls: {},
  })),
  fixed(`(?:${VALUES}) (?:${NEVER}) be (?:guessed|made up|invented|assumed|fabricated)`, () => ({
    rule: 'no-guessing',
    calls: {},
  })),
  fixed(
    `${NOT} (?:${CALL}) (?<np>.{2,60}?) with (?:made-up|guessed|invented|assumed|placeholder|fabricated|dummy) (?:arguments?|values?|parameters?|data|ids?|.{2,20})`,
    ({ np }, context) => noGuessing(np, context),
  ),
  fixed(
    `(?:${NOT} (?:${CALL} )?(?<np>.{2,60}?) (?:before|until|unless|without) |(?:only (?:${CALL}) )(?<only>.{2,60}?) (?:when|if|once|after) )(?:you (?:have|know) |knowing |having )?(?:all |the |every |all of the |any of ){0,6}(?:required |necessary |needed |mandatory )?(?:arguments?|parameters?|information|details?|data|inputs?)(?: (?:is|are|has been|have been) (?:known|given|provided|complete|available|there))?(?: by the user| from the user)?`,
    ({ np, only }, context) => noGuessing(np ?? only, context),
  ),
  fixed(
    `(?:${SUBJECT}?(?:must |may |should )?only (?:use|pass) (?:values?|arguments?|data|ids?|information) |(?:all |every )?(?:arguments?|argument values?|values?)(?: (?:in|of) (?:tool )?calls)? must (?:come from|be (?:given by|taken from|from)) )(?:(?:that |which )?the (?:user|customer|conversation)(?:['’]s messages?)?(?: (?:gave|provided|mentioned|has given|stated))?(?: or (?:a|the|another) tool(?: returned)?)?)(?: (?:in|for|as) (?:tool )?(?:calls|arguments))?`,
    () => ({ rule: 'no-guessing', calls: {} }),
  ),
];

/** Reads a sentence of a fixed form, or one about the reply or an argument. */
export const fixedRule = (text: string, context: Context): ToolRule | undefined => {
  const reply = replyRule(text, context);
  if (reply) return reply;
  for (const [pattern, make] of FIXED) {
    const match = pattern.exec(text);
    const rule = match && make(match.groups ?? {}, context, text);
    if (rule) return rule;
  }
  return dataRule(text, context) ?? argumentRule(text, context);
};
