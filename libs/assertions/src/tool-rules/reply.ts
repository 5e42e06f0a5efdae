import { groundedIn } from './adverbial';
import { callPhrase } from './call-phrase';
import type { Context } from './context';
import { NEVER, SUBJECT } from './fragments';
import { GatedPattern } from './gated-pattern';
import type { CallPattern, Grounded, ToolRule } from './tool-rule';

type Groups = Record<string, string | undefined>;
type Form = readonly [GatedPattern, (groups: Groups, context: Context) => ToolRule | undefined];
const form = (source: string, make: Form[1]): Form => [new GatedPattern(source), make];

const NOT = String.raw`(?:${SUBJECT}?(?:please )?(?:${NEVER}) )`;
const TO_USER = String.raw`(?: (?:to |with |for )?(?:the |a |any )?(?:user|customer|caller|client|reader|student|patient|person|people|anyone|them|users|customers)s?)?`;
const REPLY = String.raw`(?:the |your |a |any |every |all )?(?:final |assistant['’]s |bot['’]s )?(?:repl(?:y|ies)|answers?|responses?|messages?|text|output)(?: to the (?:user|customer))?`;
const TELL = String.raw`(?:tell|reveal|mention|disclose|name|expose|show|say|talk about|refer to|discuss|explain|list|describe|share|output|leak|write|print|quote|display|give away|let the (?:user|customer) know)`;
const TOOL_WORDS = String.raw`(?:(?:the |your |any |our |its |which |what |internal |about |of |available |names? of |that you (?:use|used|have|called) |how |a |you (?:use|used) |called |used ){0,6}(?:tools?|functions?|apis?)(?:['’]s?)?(?:,? names?| calls?| usage| use| ids| identifiers| was| were| is| are| have been| has been| you| the assistant| it| used| use| uses| called| call| calls| or| and| function| functions| tool| tools|,? arguments?|,? parameters?| and ids| or ids| being| behind| the scenes| internally| for| this| that| an answer| in| your| the| reply| answer| answers| replies| response){0,6})`;
const RAW = String.raw`(?:(?:the |any |a )?(?:raw|unprocessed|unformatted|internal|plain|full|unedited|verbatim|complete|bare)(?:,? (?:raw|internal|unformatted|json)){0,6} ?(?:json|tool|function|api)?(?: ?(?:json|tool|function|api))? ?(?:outputs?|results?|responses?|data|payloads?|json|objects?|returns?|strings?)?|(?:tool|function|api) (?:outputs?|results?|responses?) (?:verbatim|as (?:it is|they are|is)|raw|unprocessed|unformatted|directly|word for word)|(?:the )?json (?:of|from|returned by|that comes from) (?:the |a |any )?(?:tools?|functions?)|json)`;
const FAILURE = String.raw`(?:(?:(?:the |any |an? |tool |function |its |their |such ){0,6}(?:error|failure|fail|failed|problem)s?(?: messages?| calls?)?(?: (?:of|from|by|in|returned by) (?:the |a |any )?(?:tools?|functions?|calls?))?)|(?:that |when |if )?(?:a |the |any )?(?:tool|function|call|action|something)(?: call)? (?:has )?(?:failed|fails|went wrong|did not work|didn't work|returned an error|returns an error))`;

const hides: ToolRule = { rule: 'reply', reply: 'hides-tools' };
const output: ToolRule = { rule: 'reply', reply: 'hides-output' };
const reports: ToolRule = { rule: 'reply', reply: 'reports-failure' };
const present: ToolRule = { rule: 'reply', reply: 'present' };

const THING = String.raw`(?:the |any |a |an |all |exact |every ){0,6}(?<thing>[\p{L}-]{3,20}(?: [\p{L}-]{2,20}){0,2}?)`;
const SOURCE = String.raw`(?:(?:the )?(?:results?|outputs?|responses?) (?:of|from) (?<result>.{2,60}?)|(?<tool>.{2,60}?)(?:['’]s (?:results?|output|response))?)`;

const callsFrom = ({ result, tool }: Groups, context: Context): CallPattern | undefined => {
  const written = (result ?? tool ?? '').replace(/ (?:results?|outputs?|responses?)$/i, '');
  if (/^(?:(?:a|the|any|your|one of the) )?(?:tools?|functions?|tool calls?)$/i.test(written))
    return {};
  const phrase = callPhrase(written, context);
  return phrase && phrase.tests.length === 0 && !phrase.bounds ? phrase.calls : undefined;
};

const sourced =
  (rule: 'grounded' | 'quoted') =>
  (groups: Groups, context: Context): ToolRule | undefined => {
    const what = groundedIn(groups['thing'] ?? '');
    const calls = callsFrom(groups, context);
    return what && calls && { rule, what, calls };
  };
const invented = ({ thing = '' }: Groups): ToolRule | undefined => {
  const what: Grounded | undefined = groundedIn(thing);
  const grounded: ToolRule | undefined = what && { rule: 'grounded', what, calls: {} };
  return what === 'code' && grounded
    ? { rule: 'all', parts: [grounded, { rule: 'no-guessing', calls: {} }] }
    : grounded;
};
const CHECKED = String.raw`(?:(?:having |you(?: have|['’]ve)? |it (?:has been|was) |first )?(?:look(?:ing|ed)?|check(?:ing|ed)?|verif(?:y|ying|ied)|confirm(?:ing|ed)?|call(?:ing|ed)?|us(?:e|ing|ed)|consult(?:ing|ed)?|search(?:ing|ed)?|quer(?:y|ying|ied))(?: (?:it|them|that|this))?(?: up)?(?: first)?(?: (?:with|in|using|via|through|by|on))?(?: calling)? )?`;

/** Demands a call before replies that state such a thing. */
const backed = (groups: Groups, context: Context): ToolRule | undefined => {
  const thing = groups['thing'] ?? '';
  const what = AVAILABILITY.test(thing) ? 'availability' : groundedIn(thing);
  const calls = callsFrom(groups, context);
  return what && calls?.tools && { rule: 'backed', what, calls };
};
const AVAILABILITY = /\b(?:stocks?|availability|available|inventory)\b/i;

const PHONE = String.raw`\+?\d[\d ()/-]{1,20}\d`;
const STATE = String.raw`(?:state|quote|give|mention|report|name|use|show|tell the (?:user|customer)|communicate|say|offer|list|promise|provide|cite)`;
const INVENT = String.raw`(?:make up|invent|guess|fabricate|estimate|hallucinate|making up|inventing|guessing|fabricating|estimating)`;
const RETURNED = String.raw`(?:has |have |had )?(?:returned|returns?|gave|gives|delivered|provided|reported|reports|shows|showed|provides)`;

const FORMS: readonly Form[] = [
  form(`${NOT}${TELL}${TO_USER} ${TOOL_WORDS}${TO_USER}(?: (?:in|inside) ${REPLY})?`, () => hides),
  form(
    `${REPLY} (?:${NEVER}) (?:mention|contain|name|reveal|include|refer to|show|list|expose|disclose) ${TOOL_WORDS}`,
    () => hides,
  ),
  form(
    `(?:the )?(?:user|customer)s? (?:${NEVER}) (?:see|learn|know|find out|notice|read|be told)(?: about)? ${TOOL_WORDS}`,
    () => hides,
  ),
  form(
    `(?:keep|hide) ${TOOL_WORDS}(?: (?:hidden|invisible|secret|private|to yourself|internal|out of (?:your|the) (?:replies|reply|answers?)|from the (?:user|customer)))?${TO_USER}`,
    () => hides,
  ),
  form(`no ${TOOL_WORDS}(?: (?:in|inside) ${REPLY})`, () => hides),
  form(
    `${TOOL_WORDS} (?:${NEVER}) (?:be )?(?:mentioned|revealed|named|shown|disclosed|exposed|appear|show up)${TO_USER}(?: (?:in|inside|to) (?:${REPLY}|the user))?`,
    () => hides,
  ),
  form(
    `${NOT}(?:show|paste|dump|return|expose|reveal|copy|quote|forward|include|output|display|print|send|put|share|give|repeat|leak|pass)${TO_USER} ${RAW}(?: (?:on|through|in|into|to|verbatim)?(?: ?(?:${REPLY}|the (?:user|customer)|chat))?)?`,
    () => output,
  ),
  form(`no ${RAW}(?: (?:in|inside) ${REPLY})?`, () => output),
  form(
    `${REPLY} (?:${NEVER}) (?:contain|include|show|be|repeat|quote) ${RAW}(?: .{0,20})?`,
    () => output,
  ),
  form(
    `(?:tool|function|api) (?:results?|outputs?|responses?) (?:${NEVER}) be (?:shown|pasted|copied|returned|quoted|dumped|forwarded|passed on) (?:raw|verbatim|as (?:is|they are)|unprocessed|word for word|unformatted|unedited|directly)${TO_USER}`,
    () => output,
  ),
  form(
    `${NOT}(?:hide|conceal|cover up|ignore|swallow|gloss over|keep quiet about|suppress|sweep .{3,20}|withhold|mask|play down) ${FAILURE}${TO_USER}(?: from the (?:user|customer))?`,
    () => reports,
  ),
  form(
    `${NOT}(?:pretend|claim|say|act as if|tell the (?:user|customer)|report|imply|suggest)(?: that)? (?:it|everything|an? (?:[\\p{L}_]{2,20} ){0,2}?[\\p{L}_]{2,20}|the (?:[\\p{L}_]{2,20} ){0,2}?[\\p{L}_]{2,20}|something|success|that)(?: has| have)?(?: been)?(?: ?(?:worked|succeeded|went (?:well|through|fine)|was (?:successful|done)|done|success|is done|were done|successful|completed))?(?:,? (?:when|if|although|while|after) (?:it|the tool|a tool|the call|a call|a tool call|the action|the tool call|any tool)(?: call)? (?:failed|fails|has failed|did not|didn't|returned an error|returns an error|returned errors|errored|was not successful))?`,
    () => reports,
  ),
  form(
    `(?:tool |function )?(?:errors|failures)(?: (?:of|from) (?:the )?(?:tools?|functions?|calls?))? (?:must|should|have to|need to|are to|are)(?: always)? (?:be )?(?:told|reported|communicated|mentioned|passed on|disclosed|admitted|made clear|explained|not (?:be )?(?:hidden|ignored|concealed|swallowed))${TO_USER}`,
    () => reports,
  ),
  form(
    `(?:tool |function )?(?:errors|failures)(?: (?:of|from) (?:the )?(?:tools?|functions?|calls?))? (?:${NEVER}) be (?:hidden|ignored|concealed|swallowed|covered up|glossed over)(?: from the (?:user|customer))?`,
    () => reports,
  ),
  form(
    `${SUBJECT}?(?:(?:must|should|always|please|has to|have to) ){0,2}(?:be (?:honest|open|transparent|clear) about|report|tell${TO_USER} about|inform${TO_USER} (?:about|of)|mention|admit|disclose|communicate|own up to) ${FAILURE}${TO_USER}`,
    () => reports,
  ),
  form(
    `${NOT}end (?:a turn|the turn|the conversation|your turn|with|on|a conversation|the chat)(?: (?:with|on))? (?:a |any )?(?:tool|function) calls?`,
    () => present,
  ),
  form(
    `(?:always |you must |after (?:every|a|any|the|all) (?:tool|function) calls?,? (?:you must |always )?)+(?:finish|end|close|conclude|answer|reply|respond|write|give)(?: (?:with|by|to|the user|an?|the|text|final|written|user|reply|answer|response|message|writing|in)){0,6}`,
    () => present,
  ),
  form(
    `${THING}(?: (?:in|of|given in|stated in) ${REPLY})? (?:must|has to|have to|should|may only|need to|needs to)(?: always| only)? (?:be|match|come from|equal|be taken from|correspond to|agree with|be identical to|be the same as|stem from)(?: (?:the ones?|those|that|what|exactly|exactly what|what)){0,6}(?: (?:that |which )?(?:was |were )?(?:returned by|given by|from|in|of))? ${SOURCE}(?: ${RETURNED}| (?:has|have) returned)?`,
    sourced('grounded'),
  ),
  form(
    `${SUBJECT}?(?:must |should |may |can )?(?:only ${STATE}|${STATE} only) ${THING} (?:that |which )?(?:was |were |is |are |come from |comes from )?(?:returned by |given by |from |found in |reported by |in )?(?:the )?${SOURCE}(?: ${RETURNED})?`,
    sourced('grounded'),
  ),
  form(
    `${NOT}(?:${STATE}|${INVENT}) ${THING} (?:that |which )?(?:did not come from|didn't come from|wasn't returned by|weren't returned by|does not come from|do not come from|don't come from|is not from|are not from|not returned by|was not returned by|were not returned by|other than (?:the ones?|those|that|what)(?: returned by| from)?|that (?:is|are) not in|not in|not from|without|which (?:is|are) not in) ${SOURCE}(?: ${RETURNED})?`,
    sourced('grounded'),
  ),
  form(
    `${NOT}(?:${STATE}|${INVENT}) ${THING} (?:that |which )(?<tool>.{2,60}?) (?:did not|didn't|does not|doesn't|has not|hasn't) (?:return|give|show|report|provide|returned)`,
    sourced('grounded'),
  ),
  form(
    `(?:take|get|use) ${THING} (?:only|exclusively) from (?:the )?${SOURCE}`,
    sourced('grounded'),
  ),
  form(`${NOT}${INVENT} ${THING}`, invented),
  form(
    `(?:(?:statements?|claims?|information|answers?|figures?|details|anything|promises?) (?:on|about|regarding|concerning) )?${THING}(?: (?:may|must|can|should|are|is)(?: be)?(?: (?:stated|given|quoted|made|mentioned|named|promised|communicated|ok|okay|allowed))?)? only (?:(?:be )?(?:stated|given|quoted|made|mentioned|named|promised|communicated) )?(?:after|once|when|if) (?:you )?${CHECKED}(?<tool>.{2,60}?)(?: (?:was|has been|were) called)?`,
    backed,
  ),
  form(
    `${SUBJECT}?(?:must |should |may |can )?(?:only ${STATE}|${STATE} only|make) (?:(?:statements?|claims?|promises?|information|anything) (?:on|about|regarding|concerning) )?${THING}(?: only)? (?:after|once|when|if) (?:you )?${CHECKED}(?<tool>.{2,60}?)(?: (?:was|has been|were) called)?`,
    backed,
  ),
  form(
    `${NOT}(?:${STATE}|make|comment on) (?:(?:statements?|claims?|promises?|information|anything) (?:on|about|regarding|concerning) )?${THING} (?:before|without|unless|until) (?:you )?(?:first )?${CHECKED}(?<tool>.{2,60}?)(?: (?:was|has been|were) called)?(?: first)?`,
    backed,
  ),
  form(
    `(?:always |please |just |instead |then ){0,2}(?:tell|ask|advise|urge|instruct|direct|refer|send|point|remind)(?: (?:them|him|her|(?:the |a )?(?:user|customer|caller|client|patient|guest|person|passenger|student|employee|visitor)s?|people|callers))? to (?:call|phone|ring|dial|contact|text|write to|e-?mail|visit)(?: us)?(?: (?:on|at|under))? (?<what>${PHONE}|[\\w.+-]{1,40}@[\\w.-]{3,60}|(?:https?://|www\\.)\\S{3,80})(?: .{2,40})?`,
    ({ what = '' }) => ({ rule: 'says', texts: [what.trim()] }),
  ),
  form(`no (?:made-up|invented|guessed|fabricated) ${THING}`, invented),
  form(
    `${SUBJECT}?(?:(?:must|should|always|please|has to) ){0,2}(?:${STATE}|include|repeat|pass on|tell(?: the (?:user|customer))?|give the (?:user|customer)|inform the (?:user|customer) (?:of|about)) ${THING} (?:that |which )?(?:was |is )?(?:returned by |from |given by |of |in )?${SOURCE}(?: ${RETURNED})?`,
    sourced('quoted'),
  ),
  form(
    `${REPLY} (?:must|has to|should|needs to) (?:always )?(?:contain|include|mention|state|quote|give|name) ${THING} (?:that |which )?(?:was |is )?(?:returned by |from |given by |of |in )?${SOURCE}(?: ${RETURNED})?`,
    sourced('quoted'),
  ),
  form(
    `${NOT}(?:claim|say|tell${TO_USER}|state|pretend|confirm|write|announce|report|promise)(?: that)? (?:you |it |something |an? |the |that |to have )?.{2,60}? (?:unless|before|without|until|if|when)(?: a| the)? (?:successful )?(?:call (?:to|of) )?(?<tool>.{2,60}?)(?: (?:has |have )?(?:(?:actually |really )?(?:succeeded|been called|returned (?:a )?success|worked|confirmed (?:it|this|that)|was (?:called|successful)|(?:was|is|has) (?:called )?success(?:ful(?:ly)?)|success|been called successfully|failed|was not called|did not succeed)))?`,
    (groups, context) => {
      const calls = callsFrom(groups, context);
      return calls && { rule: 'claimed', calls };
    },
  ),
  form(
    `${NOT}(?:claim|say|tell${TO_USER}|pretend|state)(?: that)? (?:to have done|you(?:['’]ve| have)? (?:did|done|taken|performed|carried out|completed)|something (?:was|is|has been) done|(?:an )?actions? (?:was|were|has been|have been) (?:done|taken|carried out|performed))(?: (?:something|anything|an action|actions|things))?(?: (?:that )?(?:you (?:did not|didn't|have not|haven't) (?:do|done|actually do|actually done)|without (?:a |the |calling (?:a |the )?)?(?:matching |corresponding )?tools?(?: call)?|no tool (?:call )?(?:did|has done)|(?:unless|if) .{0,10}(?:tool|call).{0,40}))?`,
    () => ({ rule: 'claimed', calls: {} }),
  ),
];

/** Reads a rule on what the reply says about tools and their results. */
export const replyRule = (written: string, context: Context): ToolRule | undefined => {
  if (
    !/tool|function|api|json|raw|error|fail|result|return|made?[- ]up|invent|guess|only|price|claim|say|from|pretend|fabricat|estimate|before|without|unless|until|\d/i.test(
      written,
    )
  )
    return undefined;
  for (const [pattern, make] of FORMS) {
    const match = pattern.exec(written);
    const rule = match && make(match.groups ?? {}, context);
    if (rule) return rule;
  }
  return undefined;
};
