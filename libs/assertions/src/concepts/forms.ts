import { allOf, type Constraint } from '../constraint';
import {
  below,
  DIGIT_WORDS,
  type Form,
  form,
  MAX,
  N,
  noPhrase,
  numberOf,
  OVER,
  SAID,
} from './written-forms/form';
import { writtenForms } from './written-forms/index';
import { TWELVE_HOUR } from './written-forms/layout';

const WRITE = String.raw`(?:(?:always |please )?(?:give|write|state|quote|show|format|put|use|keep|express|list|present|provide|display|mention|name)\s)?`;
const BE = String.raw`(?:(?:must|should|shall|have to|need to|has to|needs to|are to|is to)? ?(?:always )?(?:be )?(?:always )?(?:written|given|stated|formatted|quoted|shown|in|as|put|placed|displayed|expressed|presented|provided)?\s?)`;
const PER = String.raw`(?: (?:per|in (?:a|the|each|every|any|one)|each|every) (?:reply|message|answer|response|turn|chat|output|email|text))?`;

const wordsPerSentence = (max: number): Constraint => ({
  kind: 'each-sentence',
  part: { kind: 'count', of: 'word', bounds: { max } },
});
const CURRENCIES: Record<string, string> = {
  euro: 'EUR', euros: 'EUR', eur: 'EUR', '€': 'EUR',
  dollar: 'USD', dollars: 'USD', usd: 'USD', 'us dollars': 'USD', $: 'USD',
  pound: 'GBP', pounds: 'GBP', gbp: 'GBP', sterling: 'GBP', '£': 'GBP', 'pounds sterling': 'GBP', 'british pounds': 'GBP',
  francs: 'CHF', chf: 'CHF', 'swiss francs': 'CHF', yen: 'JPY', jpy: 'JPY', '¥': 'JPY',
  rupees: 'INR', inr: 'INR', '₹': 'INR', zloty: 'PLN', pln: 'PLN',
}; // prettier-ignore
const CURRENCY = String.raw`(?<currency>${Object.keys(CURRENCIES)
  .map((name) => name.replace('$', String.raw`\$`))
  .join('|')})`;
const PRICES = String.raw`(?:all |any |every |our )?(?:the )?(?:prices?|amounts?(?: of money)?|costs?|fees|money amounts|monetary amounts|sums|totals)`;

const DATE_FORMS: Record<string, string> = {
  iso: 'YYYY-MM-DD',
  'iso 8601': 'YYYY-MM-DD',
  'iso format': 'YYYY-MM-DD',
};
const DATE = String.raw`(?<date>(?:yyyy|yy|dd|mm|d|m)[-./ ](?:mmm|mm|dd|m|d)[-./ ](?:yyyy|yy|dd)|iso(?: 8601| format)?)`;
const dateFormat = ({ date = '' }: Record<string, string | undefined>): Constraint => ({
  kind: 'date-format',
  format: DATE_FORMS[date.toLowerCase()] ?? date.toUpperCase(),
});

const HOST = String.raw`(?:https?:\/\/)?(?:[\w-]{1,60}\.){1,5}[a-z]{2,20}(?:\/[\w./?=&%#-]{0,120})?`;
const HOSTS = String.raw`(?<hosts>${HOST}(?:(?:,? (?:and|or) |, )${HOST}){0,8})`;
const linkTargets = ({ hosts = '' }: Record<string, string | undefined>): Constraint => ({
  kind: 'link-targets',
  targets: hosts.split(/,? (?:and|or) |, /),
});
const LINKS = '(?:links?|urls?|hyperlinks?|web links?|web addresses)';
const POINT = '(?:point|lead|go|link|refer|be|direct|take users)';
const OWN =
  '(?:our |the |pages (?:on|of|at) |our own |the official )*(?:(?:website|domain|site|page|help cent(?:re|er)|help site|homepage|shop|portal|pages),? )?(?:at |on |of |under )?';

const THEIR = String.raw`(?:the |their |his |her )?(?:own )?`;
const USERS =
  '(?:user|customer|client|reader|person|patient|student|visitor|guest|sender|caller|member|pupil|candidate|applicant|resident|player|passenger|tenant|donor|parent|colleague|other person|question|message|input|request|query|last message|learner|employee|shopper)';

const STEPS = String.raw`(?:(?:all |any |the |every |each )?(?:[a-z-]{3,20} ){0,2}(?:instructions?|steps?|step-by-step instructions?|procedures?|how-tos?|guides?|processes))`;
const NUMBERED = String.raw`(?:as |in |into |using |with |be |by )?(?:a |the )?(?:numbered(?: (?:list|lists|steps?|order|points?))?|ordered lists?|numbers)`;
const CODE = String.raw`(?:(?:all |any |every |the )?(?:source |shell |terminal |console |sql |cli |sample |example )?(?:code(?: (?:snippets?|examples?|samples?))?|commands?|snippets?|scripts?)(?:,? (?:and|or) (?:code|commands?|snippets?|scripts?|queries|config(?:uration)?(?: files?)?|file names|paths))?)`;
const BLOCKS = String.raw`(?:(?:a |the )?(?:fenced |markdown )?(?:code|code-) ?(?:blocks?|fences?)|code formatting|code-?blocks?|backticks|triple backticks|inline code|monospace)`;

const FORMS: readonly Form[] = [
  form(
    String.raw`(?:do not |don't |dont |never |not |must not |should not |avoid |no )?(?:start|begin|open)(?:ing|s)? (?:(?:a|any|your|the|each|every) )?sentences? with (?:the (?:word|phrase) )?${SAID}`,
    ({ said }) => ({
      kind: 'each-sentence',
      part: {
        kind: 'not',
        part: { kind: 'edge', edge: 'start', phrase: { text: said ?? '', as: 'word' } },
      },
    }),
  ),
  form(
    String.raw`(?:no|not any|avoid|never use|never write) sentences? (?:of |with |that (?:is|are|has|have) )?(?<bound>${OVER}) (?<n>${N}) words`,
    ({ n }) => wordsPerSentence(numberOf(n)),
  ),
  form(
    String.raw`(?:(?:keep|use|write|make) )?(?:short |all |each |every |your |any |a |the )*sentences?(?: short| brief| simple)?(?:[:,;]| -)?(?: (?:must|should|may|can|have to|need to|shall))?(?: (?:be|have|contain|of|with|to|not be|not have|not contain|not exceed|never exceed|never be|should be|must be|longer than))* ?(?<bound>${MAX}|${OVER})? ?(?<n>${N}) words(?: each| long| maximum| max| per sentence| or (?:fewer|less)| at most)*`,
    ({ bound, n }) => wordsPerSentence(below(bound, n)),
  ),
  form(
    String.raw`(?<bound>${MAX}|no more than|not more than) ?(?<n>${N}) words (?:per|in (?:a|each|every|one)|each|for each) sentence`,
    ({ bound, n }) => wordsPerSentence(below(bound, n)),
  ),
  form(String.raw`(?<n>${N}) words (?:per|a|in each) sentence (?:max(?:imum)?|at most)`, ({ n }) =>
    wordsPerSentence(numberOf(n)),
  ),
  form(
    String.raw`(?:always |please |then )*(?:sign off|sign|end|close|finish|conclude|round off)(?:ing)?(?: (?:every|each|all|the|your|any)(?: (?:reply|replies|message|messages|email|emails|answer|answers|response|responses|chat))?)? with (?:the (?:words|phrase|line|sentence|signature|closing) )?${SAID}`,
    ({ said }) => ({ kind: 'edge', edge: 'end', phrase: { text: said ?? '', as: 'word' } }),
  ),
  form(
    String.raw`(?:always |please )*(?:start|begin|open)(?: (?:every|each|all|the|your|any)(?: (?:reply|replies|message|messages|email|emails|answer|answers|response|responses|chat))?)? with (?:the (?:words|phrase|line|sentence|greeting) )?${SAID}`,
    ({ said }) => ({ kind: 'edge', edge: 'start', phrase: { text: said ?? '', as: 'word' } }),
  ),
  form(
    String.raw`(?:ask |pose )?(?:only |just |at most |max(?:imum)? |no more than |not more than )?(?:one|1|a single) question (?:at (?:a|one) time|per (?:message|reply|turn|answer|response)|(?:in|for) (?:each|every|a|one) (?:message|reply|turn|answer))(?: only)?`,
    () => ({ kind: 'count', of: 'question', bounds: { max: 1 } }),
  ),
  form(
    String.raw`(?:ask )?(?:no|not|never) (?:ask )?(?:more than|several|multiple) (?:one |1 )?questions? (?:at (?:once|a time|the same time)|in one go|per (?:message|reply|turn))`,
    () => ({ kind: 'count', of: 'question', bounds: { max: 1 } }),
  ),
  form(
    String.raw`(?:do not |don't |dont |never )?ask (?:several|multiple|more than one|two) questions? (?:at (?:once|a time|the same time)|in one (?:go|message|reply))`,
    () => ({ kind: 'count', of: 'question', bounds: { max: 1 } }),
  ),
  form(
    String.raw`(?:do not |don't |dont |never |not )?(?<verb>thank|apologi[sz]e(?: to)?|say sorry)(?: (?:the |your )?(?:customer|user|patient|student|client|reader)s?)? (?:(?:more than|over) (?:once|one time)|twice|repeatedly|again and again)${PER}`,
    ({ verb }) => ({
      kind: 'count',
      of: /^thank/i.test(verb ?? '') ? 'thanks' : 'apology',
      bounds: { max: 1 },
    }),
  ),
  form(
    String.raw`(?<verb>thank|apologi[sz]e|say sorry)(?: (?:to )?(?:the |your )?(?:customer|user|patient|student|client|reader)s?)? (?<times>only once|once only|once|just once|at most once|no more than once|not more than once)(?:,? (?:and |but )?(?:not (?:more|more than that|again|repeatedly)|no more|only|never (?:twice|more)))?${PER}`,
    ({ verb, times }) => ({
      kind: 'count',
      of: /^thank/i.test(verb ?? '') ? 'thanks' : 'apology',
      bounds: /most|more/i.test(times ?? '') ? { max: 1 } : { min: 1, max: 1 },
    }),
  ),
  form(
    String.raw`(?<what>emojis?|links?|exclamation marks?|emoticons|smileys) (?:are|is) (?:welcome|fine|ok|okay|allowed|good|possible|permitted|alright)(?:,| -| –)? (?:but )?(?:not more than|no more than|max(?:imum)?\.?|at most|never more than|only|up to) (?<n>${N})(?: of them)?${PER}`,
    ({ what, n }) => ({
      kind: 'count',
      of: /^link/i.test(what ?? '') ? 'url' : /^ex/i.test(what ?? '') ? 'exclamation' : 'emoji',
      bounds: { max: numberOf(n) },
    }),
  ),
  form(
    String.raw`(?:only |just |at most |max(?:imum)? |no more than )?(?:one|1|a single) (?<what>apology|thank you|thank-you|exclamation mark|emoji|link|greeting)${PER}`,
    ({ what }) => ({
      kind: 'count',
      of: COUNTED[(what ?? '').toLowerCase()] ?? 'apology',
      bounds: { max: 1 },
    }),
  ),
  form(
    String.raw`${LINKS} (?:may|can|must|should|are allowed to|have to|need to|shall) (?:only|always) ${POINT}(?: to| at)? ${OWN}${HOSTS}`,
    linkTargets,
  ),
  form(
    String.raw`(?:only |exclusively )(?:give |include |use |share |provide |add |post |send |insert )?${LINKS}? ?(?:to |from |on |of |at )?${OWN}${HOSTS}`,
    linkTargets,
  ),
  form(
    String.raw`(?:no|avoid|never (?:give|include|share|use|post|send|add)|do not (?:give|include|share|use|post|send|add)|don't (?:give|include|share|use|post|send|add)) (?:any |other )?${LINKS} (?:except|other than|outside|apart from|but|unless)(?: for| to| they (?:point|go|lead) to| those to| of)? ?(?:to )?${OWN},? ?${HOSTS}`,
    linkTargets,
  ),
  form(
    String.raw`(?:all |any |every )?${LINKS} (?:must |should |have to |need to )?(?:point |lead |go |be )?(?:only )?(?:to|on|from) ${OWN}${HOSTS}(?: only)?`,
    linkTargets,
  ),
  form(
    String.raw`(?:always |please )*(?:reply|respond|answer|write|speak|communicate|use|match|stick to|stay in|talk|mirror|be)(?: back)?(?: (?:in|to|with|using))* (?:the )?(?:same )?${THEIR}(?:language|${USERS}(?:'s|s'|s)? (?:own )?language|language (?:of|that|in which|which|used by|as|spoken by|the) ?(?:the |your |their )?${USERS}(?:'s|s'|s)?(?: (?:message|question|request|is written in|writes?(?: in)?|uses?|speaks?|used|wrote in|was asked in|writing in|asked in|has used|is using|'s message))*)`,
    () => ({ kind: 'language-of-question' }),
  ),
  form(
    String.raw`(?:replies|answers|responses|the reply|the answer|the response|reply language|the language)?(?: must| should)?(?: be)?(?: in)? ?(?:the )?(?:same language as (?:the )?${USERS}(?:'s|s')?(?: (?:message|question|writes(?: in)?|uses))?|language of the ${USERS}|${USERS}'s language)`,
    () => ({ kind: 'language-of-question' }),
  ),
  form(
    String.raw`${WRITE}(?:all |any |every |the )?dates? ?${BE}(?:in |as |using |with |like )?(?:the )?(?:format |form )?(?:of )?["“'‘]?${DATE}["”'’]?(?: format)?`,
    dateFormat,
  ),
  form(
    String.raw`(?:use |date format:? |the date format is )(?:the )?(?:format )?["“'‘]?${DATE}["”'’]?(?: format)?(?: for (?:all )?dates)?`,
    dateFormat,
  ),
  form(
    String.raw`${WRITE}${PRICES} ?${BE}(?:only )?(?:in |as |using )${CURRENCY}(?: only)?`,
    ({ currency = '' }) => ({
      kind: 'currency',
      currency: CURRENCIES[currency.toLowerCase()] ?? currency,
    }),
  ),
  form(
    String.raw`(?:no|never (?:give|state|mention|quote|write)|avoid) (?:prices?|amounts?(?: of money)?|figures|sums) without (?:a |the |its |their )?currency(?: symbol| code| sign| name)?`,
    () => ({ kind: 'currency' }),
  ),
  form(
    String.raw`(?:use |always use )?${CURRENCY} (?:for|in) (?:all )?(?:prices|amounts)`,
    ({ currency = '' }) => ({
      kind: 'currency',
      currency: CURRENCIES[currency.toLowerCase()] ?? currency,
    }),
  ),
  form(
    String.raw`${WRITE}(?:all |any |every |each |the )?(?:amounts?(?: of money)?|prices?|sums?(?: of money)?|monetary amounts?|money amounts?|figures in money) ?(?:is|are|must be|should be|has to be|have to be)? ?(?:always )?(?:written|given|stated|shown|quoted|have|has|need|needs|include|includes|must have|must include|come|comes|mentioned|must come|should include|should have|together|has to come|have to come|needs? to have)? ?(?:together )?(?:with )?(?:its|the|their|a)? ?currency(?: symbol| code| sign| name)?`,
    () => ({ kind: 'currency' }),
  ),
  form(
    String.raw`(?:put |write |place |show |give |format |wrap |always put |present )?${CODE} ?(?:must |should |has to |have to |needs to |need to |belongs? |goes |go )?(?:always |only )?(?:be )?(?:(?:put|placed|written|shown|given|wrapped|formatted|presented|enclosed|as|in|inside|within|using|into|with)\s)*${BLOCKS}(?: (?:or|and) ${BLOCKS})?`,
    () => ({ kind: 'code-in-blocks' }),
  ),
  form(
    String.raw`(?:use |always use )${BLOCKS} (?:for|when (?:showing|giving|writing)) ${CODE}`,
    () => ({ kind: 'code-in-blocks' }),
  ),
  form(
    String.raw`(?:keep )?(?:code(?: (?:snippets?|blocks?|examples?|samples?))?|snippets?)(?: (?:must|may|should|can|shall))? ?(?:be |have |contain )?(?:not |never |to |under )?(?:be |have |contain |exceed )?(?<bound>${MAX}|${OVER})? ?(?<n>${N}) lines?(?: long| of code| max| each| or (?:fewer|less|shorter))*`,
    ({ bound, n }) => ({
      kind: 'each-code-block',
      part: { kind: 'count', of: 'line', bounds: { max: below(bound, n) } },
    }),
  ),
  form(
    String.raw`(?:give |write |use |present |format |show |list |explain |put |describe |provide |structure |lay out )?${STEPS} ?${BE}?${NUMBERED}`,
    () => ({ kind: 'numbered-steps' }),
  ),
  form(
    String.raw`(?:use |always use |give |write )${NUMBERED} (?:for|when giving|in|to give|when explaining) (?:all |any |the )?(?:[a-z-]{2,20} ){0,3}(?:instructions?|steps|explanations?|procedures?|guides?|how-tos?|solutions|processes|directions|recipes)`,
    () => ({ kind: 'numbered-steps' }),
  ),
  form(String.raw`number (?:the|all|your|every|each) steps?`, () => ({ kind: 'numbered-steps' })),
  form(
    String.raw`(?:must |should |always |please )*(?:mention|include|contain|state|give|quote|repeat|show|provide|have|name|add) (?:a|the|its|their) (?:[a-z]{2,15} ){0,2}(?:number|id|reference|code|ticket|key)(?: number)? ?[,(]? ?(?:(?:in the (?:form|format)|which is|that is|format:?|of) )?(?:of )?(?<prefix>\p{Lu}{1,8})[-#]? ?(?:plus|followed by|and|\+|then) (?:(?:a |some |several )?(?:(?<digits>\d{1,2}|${DIGIT_WORDS}) )?(?:digits?|numbers?|figures))\)?`,
    ({ prefix, digits }) => ({
      kind: 'pattern',
      source: String.raw`\b${prefix ?? ''}[-#]?\d${digits === undefined ? '{1,20}' : `{${numberOf(digits)}}`}\b`,
      flags: '',
      whole: false,
    }),
  ),
  form(
    String.raw`(?:always |please )*(?:use |write |say |call (?:them|us|it|people) )["“'‘](?<right>[^"”]{1,40})["”'’],? (?:and |but )?(?:not|never|instead of|rather than)(?: say| use)? (?<list>["“'‘][^"”]{1,40}["”'’](?:(?:, (?:or |nor )?| or | nor )["“'‘][^"”]{1,40}["”'’]){1,8})`,
    ({ list = '' }) =>
      allOf(
        [...list.matchAll(/["“'‘]([^"”]{1,40})["”'’]/g)].map(([, wrong = '']) => noPhrase(wrong)),
      ),
  ),
  form(
    String.raw`(?:always |please )*(?:give |write |use |state |show |put |express )?(?:all |the )?(?:(?:times?|hours|opening hours|clock times?|times? of day) ?${BE}(?:be )?(?:written |given )?(?:in |as |using |with )?)?(?:the |a )?(?:24|twenty-four)[- ]?h(?:ou)?rs?(?: (?:format|clock|notation|time|style))*(?: for (?:all )?times)?(?: \([^()]{1,60}\))?(?:,? please)?`,
    () => TWELVE_HOUR,
  ),
  form(
    String.raw`(?:the )?(?:tone of voice |reply |response )?(?:always )?(?:speak |write )?(?:use|say|write|call (?:them|it|us|the .{1,20})|refer to .{1,30} as|address .{1,30} (?:as|with)) ["“'‘](?<right>[^"”]{1,40})["”'’](?:,| and| but)? ?(?:not|never|instead of|rather than|and not|but not|and never)(?: as| say| use)? ["“'‘](?<wrong>[^"”]{1,40})["”'’]`,
    ({ right = '', wrong = '' }) => preferred(right, wrong),
  ),
  form(
    String.raw`(?:do not |don't |never )(?:use|say|write|call .{1,20}) ["“'‘](?<wrong>[^"”]{1,40})["”'’](?:,|;| but)? (?:use|say|write|but|always use) ["“'‘](?<right>[^"”]{1,40})["”'’](?: instead)?`,
    ({ right = '', wrong = '' }) => preferred(right, wrong),
  ),
];

const COUNTED: Record<string, Extract<Constraint, { kind: 'count' }>['of']> = {
  apology: 'apology',
  'thank you': 'thanks',
  'thank-you': 'thanks',
  'exclamation mark': 'exclamation',
  emoji: 'emoji',
  link: 'url',
  greeting: 'greeting',
};

/** "use X, not Y": Y is wrong; X need not occur. */
const preferred = (right: string, wrong: string): Constraint => {
  const [good, bad] = [right.toLowerCase(), wrong.toLowerCase()];
  if (bad === 'i' && good === 'we')
    return allOf([
      { kind: 'not', part: { kind: 'concept', concept: { name: 'first-person-singular' } } },
    ]);
  if (bad === 'we' && good === 'i')
    return { kind: 'not', part: { kind: 'concept', concept: { name: 'first-person-plural' } } };
  return noPhrase(wrong);
};

/** Words without which no form applies. */
const CUES =
  /sentence|paragraph|bullet|decimal|first name|surname|by name|abbreviation|acronym|prose|running text|\bam\b|\ba\.m|24|hour|question|thank|apolog|sorry|link|url|web address|language|dates?\b|\biso\b|format|price|amount|cost|fee|\bsum|total|euro|eur\b|dollar|usd|pounds|gbp|sterling|francs|chf|[€$£¥]|code|command|snippet|script|step|instruction|procedure|number|guide|process|how-to|emoji|["“‘']/i;

/** The latest clause, since a sentence of one clause is tried whole first. */
let latest: { text: string; constraint: Constraint | undefined } | undefined;

/** Reads a clause that says an everyday formal rule. */
export const everydayForm = (clause: string): Constraint | undefined => {
  const text = clause.trim().replace(/[.!,;:\s]{1,10}$/, '');
  if (text.length > 200 || !CUES.test(text)) return undefined;
  if (latest?.text !== text) latest = { text, constraint: matching(text) };
  return latest.constraint;
};

const matching = (text: string): Constraint | undefined => {
  for (const { pattern, make } of [...writtenForms(text), ...FORMS]) {
    const groups = pattern.exec(text);
    const constraint = groups && make(groups.groups ?? {});
    if (constraint) return constraint;
  }
  return undefined;
};
