import type { Role } from './role';

const N = String.raw`\d{1,4}|an?(?= single\b)|(?:one|a|just one) single|single|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|a hundred|one hundred|two hundred`;
const S = 's?';

/** Phrases of roles, longer ones before those that they contain. */
export const PHRASES: readonly (readonly [Role, string])[] = [
  // Signs and elements
  ['exclamation', `exclamation (?:mark|point)${S}|exclamations?`],
  ['question', `(?:follow-up |rhetorical |counter-?)?questions?(?: marks?)?(?: back)?`],
  ['emoji', 'emojis?'],
  ['emoticon', 'emoticons?|smileys?|smilies|smiley faces'],
  ['semicolon', 'semi-?colons?'],
  ['dash', '(?:em |en |em-|en-|long )?dash(?:es)?'],
  ['hyphen', 'hyphens?'],
  ['ellipsis', 'ellips[ei]s|three dots|trailing dots|(?:dot ){2}dots?|suspension points|…'],
  ['ampersand', 'ampersands?|& signs?|the & sign'],
  ['quotation', '(?:quotation|quote|speech) marks?|inverted commas'],
  [
    'thousands',
    'thousands(?: separators?)?|(?<=\\b(?:by|with|as in) )1[,.]000|(?:numbers|figures|amounts) (?:of|from|over|above) (?:1[,.]?000|a thousand|one thousand)(?: (?:or more|and (?:up|above|over)|upwards?))?|(?:big|large|long) (?:numbers|figures)|four digits or more',
  ],
  ['comma', 'commas?'],
  ['colon', 'colons?'],
  ['parenthesis', '(?:round )?brackets?|parenthes[ei]s|parenthetical remarks?'],
  ['hashtag', 'hash ?tags?'],
  [
    'list',
    '(?:bullet(?:ed|[- ]point)?|bulletted) (?:or|and|and/or) numbered lists?|lists? of any kind|lists?(?! items?)|enumerations?|listicles?',
  ],
  [
    'bullet',
    '(?:bullet(?:ed|[- ]point)?s?|bulletted) (?:points?|lists?|items?)|bullet-?points?|bullets?|list items|items of a list',
  ],
  ['numbered', '(?:numbered|ordered) (?:lists?|items?|points?|steps?)'],
  ['heading', '(?:section )?(?:headings?|headers?|headlines?|sub-?headings?)(?: lines?)?'],
  [
    'bold',
    'bold(?:face)?(?: (?:type|print|text|font|face|letters|words?|phrases?|formatting|markup|markings?))?|boldface|bolded',
  ],
  [
    'highlight',
    'italics?(?: (?:type|print|text|font|letters|words?|phrases?|formatting|markup))?|italicised|italicized',
  ],
  ['plain-text', 'plain[- ]?text|unformatted(?: text)?'],
  ['markdown', 'markdown(?: (?:syntax|formatting|markup))?|formatting|markup|mark-up|asterisks'],
  ['html', 'html(?: tags?)?'],
  ['table', 'tables?'],
  [
    'code',
    '(?:program|source|computer|programming )?code(?: (?:snippets?|samples?|examples?|of any (?:sort|kind)))?|snippets?',
  ],
  ['url', '(?:web ?|hyper)?links?|urls?|web ?(?:site )?addresses|web-addresses|links and urls'],
  ['email', 'e-?mail addresse?s?|mail addresse?s?'],
  ['phone', '(?:tele)?phone numbers?|mobile numbers?|numbers to call'],
  ['price', 'prices?|amounts? of money|(?:money|monetary) amounts?|costs?|fees?|sums of money'],
  ['percentage', 'percentages?|percent(?:age)? (?:figures|values|signs)'],
  ['weekday', 'weekdays?|days? of the week|names? of the days?|day names?'],
  ['month', '(?:names? of )?months?'],
  ['date', '(?:calendar )?dates?|deadlines?'],
  ['half-day', String.raw`a\.?m\.?(?:(?: and| or| nor|\/| \/)? ?p\.?m\.?)`],
  ['clock', '(?:24|twenty-four)[- ]?hours?(?: (?:clock|format|notation|style|time))?'],
  ['contraction', 'contractions?|contracted forms?|short forms like|contracted verbs?'],
  [
    'footnote',
    '(?:footnotes?|reference|source|citation)(?: (?:numbers?|marks?|markers?|signs?))s?|footnotes?|superscript numbers',
  ],
  ['source', 'sources?|references?|citations?'],
  [
    'unfilled',
    '(?:unfilled |empty |open |unreplaced |template |leftover )?(?:placeholders?|template (?:variables?|fields?|tags?)|unfilled (?:blanks|fields|gaps))',
  ],
  ['blank-line', '(?:blank|empty) lines?'],
  [
    'own-line',
    '(?:lines? of (?:its|their) own|(?:its|their) own lines?|(?:new|separate|fresh|different|own) lines?|one per line|per line|line by line)',
  ],
  ['statement', 'statements? of fact|factual (?:statements?|claims?)|statements?|claims?|facts?'],
  ['step', 'steps?|instructions?'],
  [
    'capital-letter',
    '(?:an? )?(?:capital|upper[- ]?case|big)(?: letter)?(?= (?:at|in|for|to)\\b|$)|(?:be |is |are )?capitali[sz]ed',
  ],
  [
    'capital-letters',
    '(?:all[- ])?(?:capitals|capital letters|block capitals|block letters|upper[- ]?case(?: letters)?|caps)(?: lock)?|all[- ]caps',
  ],
  ['small-letters', '(?:lower[- ]?case|small) ?letters?|(?:all )?lower[- ]?case|lowercase'],
  ['name', '(?:(?:first|given|last|full|family|real|own|personal) |sur)?names?'],
  ['paragraph', 'paragraphs?'],
  ['sentence', '(?:full |complete |short )?sentences?'],
  ['character', '(?:characters?|chars)'],
  ['word', 'words?'],
  ['line', 'lines?'],
  [
    'in-words',
    '(?:in|as|into|out in|with) (?:full )?(?:words|letters)|in full|(?:spelled|spelt|written|spell|write) (?:them )?out|spelling out|out in full',
  ],
  [
    'in-digits',
    '(?:in |as |into |using |with )(?:digits|numerals|figures|numbers)|digits|numerals|arabic numerals',
  ],
  ['number', '(?:whole )?numbers?|figures?'],
  ['language', 'languages?'],
  ['mixing', 'mix(?:ed|ing|ture)?|jumble'],
  ['apostrophe', 'apostrophes?'],
  ['space', '(?:blank |single |non-breaking |thin )?spaces?|blanks?'],
  ['unit', 'units?(?: of measure(?:ment)?)?'],
  [
    'country-code',
    '(?:international|country) (?:dialling |calling |dial )?(?:codes?|prefix(?:es)?|format|form|notation)|(?:leading )?plus(?: signs?)?|\\+ ?\\d{2}|dialling codes?',
  ],
  ['https', 'https(?::\\/\\/)?'],
  ['http', 'http(?::\\/\\/)?'],
  [
    'imperial',
    'miles?|feet|inch(?:es)?|yards?|pounds?|ounces?|gallons?|pints?|fahrenheit|imperial units?',
  ],
  [
    'measure',
    'kilomet(?:re|er)s?|km|met(?:re|er)s?|kilos?|kilograms?|kg|lit(?:re|er)s?|celsius|metric units?|metric',
  ],
  ['currency', 'currency (?:signs?|symbols?|codes?)|(?:euro|dollar|pound) signs?|currency'],
  [
    'decimals',
    '(?:two|2) (?:decimals?|decimal places|decimal digits|places after the (?:point|comma)|digits after the (?:decimal )?(?:point|comma))',
  ],
  ['period', 'full stops?|periods?|dots?|(?:decimal )?point'],
  [
    'signature',
    'signatures?|sign-?offs?|sign(?:ed|ing)?(?= (?:it |them |messages? |e-?mails? |replies |off )?(?:with|by|using|as)\\b)|complimentary close|closings?|valedictions?|closing (?:lines?|formulas?)',
  ],
  ['greeting', 'greetings?|salutations?|hellos?'],
  ['apology', 'apolog(?:y|ies|ise|ize|ising|izing)|(?:say|saying) sorry|sorry'],
  ['thanks', 'thank-?yous?|thanks'],
  ['postscript', 'post-?scripts?|p\\.?s\\.?'],
  [
    'I',
    '(?:the (?:word|pronoun) )?["“‘\']i["”’\']|(?<=\\b(?:no|as|say|use|than|not|or|never|of|in|avoid) )i(?= |$)',
  ],
  [
    'we',
    '(?:the (?:word|pronoun) )?["“‘\']we["”’\']|(?<=\\b(?:as|say|use|than|or|speak|form|plural) )we(?= |$)|we form',
  ],
  [
    'you',
    '(?:the (?:word|pronoun) )?["“‘\']you["”’\']|(?<=\\b(?:as|say|use|than|or|with) )you(?= |$)|second person',
  ],
  ['third-person', 'third person'],
  ['first-person', 'first person'],
  ['json', '(?:valid |well-formed |pure )?json(?: (?:object|format|document|output))?'],
  // Places and manners
  ['first-part', '(?:very )?(?:first|opening) (?:words?|lines?|sentences?|things?)'],
  ['last-part', '(?:very )?(?:last|final|closing) (?:words?|lines?|sentences?|things?)'],
  [
    'start',
    '(?:(?:at|in|on) the (?:very )?(?:start|beginning|top|front)|starts?|starting|begins?|beginning|opens?|opening|opener|lead(?:s|ing)? with|kick(?:s|ed)? off)(?: (?:with|by|off with))?',
  ],
  [
    'end',
    '(?:(?:at|in|on) the (?:very )?(?:end|bottom|close|foot)|ends?|ending|finish(?:es|ed|ing)?|clos(?:e|es|ed)|conclud(?:e|es|ed|ing)|signs? off|wrap(?:s|ped)? up)(?: (?:with|by|in|on))?',
  ],
  [
    'consecutive',
    'in a row|consecutive|successive|neighbouring|in succession|one after (?:the other|another)|back to back|running|next to each other|adjacent',
  ],
  ['twice', 'twice|doubled|double|repeated|duplicated?|duplicates?|repeating|repeat|repetitions?'],
  ['same', 'the same|same|identical'],
  ['either', 'either'],
  [
    'whole',
    'throughout|everything|whole words?|entirely|nothing but|completely|all letters|all words',
  ],
  // Bounds
  [
    'max',
    "at (?:the )?(?:very )?most|no more than|not more than|never more than|no longer than|not longer than|never longer than|up to|max(?:imum)?\\.?(?: of)?|a maximum(?: length)? of|(?:not|never|mustn't|must not|doesn't|don't|do not|does not|shouldn't|should not|may not|can't|cannot) (?:ever )?(?:exceed|go over|go beyond|go above|pass|be over|be above|be longer than|be more than|be greater than|run over|run past|run beyond|run to more than|run longer than|have more than|contain more than|use more than|ask more than|include more than|need more than|write more than|put more than|give more than|say more than|go past|top)|limit(?:ed)?(?: (?:it|them|yourself|replies|answers|messages|the reply|the answer|everything))? to|capped at|restrict(?:ed)?(?: (?:it|them|yourself))? to|kept to|keep (?:it|them|things|everything|replies|answers|messages|(?:the|your|each|every) (?:reply|answer|message|response|text|e-?mail)) (?:to|within|at)|within|fit(?:s|ted)? (?:in|into|within|on)|(?:is|are) (?:the |our |an? )?(?:limit|maximum|most|cap|ceiling|plenty|enough|upper limit|absolute maximum)(?: (?:allowed|we allow))?|or (?:fewer|less|shorter)|tops|stop at|stops at|no further than|not past|don't go past|no higher than|the upper limit is|the limit is|the maximum is|a limit of|a ceiling of|a cap of",
  ],
  ['below', 'under|below|fewer than|less than|shorter than|smaller than'],
  [
    'min',
    'at (?:the )?(?:very )?least|no (?:fewer|less|shorter) than|not (?:fewer|less|shorter|under|below) than?|never (?:fewer|less|under|below)(?: than)?|a minimum(?: length)? of|min(?:imum)?\\.?(?: of)?|or (?:more|longer)|upwards of',
  ],
  ['above', 'more than|over|above|longer than|beyond|exceeding|in excess of|greater than|any more'],
  [
    'exact',
    'exactly|precisely|just|only|solely|neither more nor less than|no more and no (?:less|fewer) than',
  ],
  // Prohibitions
  [
    'no',
    "(?:is|are) (?:strictly |absolutely |simply )?(?:not|never) (?:allowed|permitted|used|wanted|welcome|acceptable|okay|ok|our (?:style|thing|way)|to be used|an option|tolerated|accepted|needed|included)|(?:is|are) too (?:long|many|much)|(?:is|are) (?:strictly |absolutely )?(?:forbidden|banned|prohibited|off[- ]limits|taboo|unwelcome|unacceptable|out(?: of bounds| of the question)?|a no-go|to be avoided|disallowed|no-gos?)|(?:has|have) no (?:place|business)(?: (?:in|here|there))?|(?:don't|do not|doesn't|does not|must not|mustn't|should not|shouldn't|may not|cannot|can't|will not|won't|never|not) (?:ever )?(?:belong|appear|occur|show up|turn up|crop up|be used|be present|be included|be left|remain|be there)|(?:do|does|must|should|shall|may|can|will|is|are)? ?(?:not|never)(?: ever)?|don't(?: ever)?|doesn't|mustn't|shouldn't|mayn't|can't|cannot|won't|isn't|aren't|no|none|without|avoid(?:s|ed|ing)?|skip|omit(?:s|ted)?|leave (?:out|off|away)|leaves? out|drop|ditch|lose|refrain from|stay (?:away|clear) (?:from|of)|steer clear of|keep away from|keep clear of|do without|does without|go easy on|free (?:of|from)|ban|forgo|abstain from|forbidden|banned|off[- ]limits|nothing|zero|not a single|hold back (?:on|with)|rather than|instead of",
  ],
  [
    'use',
    'use|uses|using|include|includes|contain|contains|add|adds|have|has|having|give|gives|put|puts|insert|show|carry|carries|need|needs|feature|consist of|consists of|make use of|employ',
  ],
  ['figure', N],
];
