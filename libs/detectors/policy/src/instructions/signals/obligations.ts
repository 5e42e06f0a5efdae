import {
  ANSWER,
  COUNTED,
  LANGUAGE,
  MADE,
  NUMBER,
  SPOKEN,
  STATED,
  TEXT_PART,
} from './data/text-parts';
import { startsWithVerb } from './imperative';
import { pattern } from './pattern';

const CLAUSE = String.raw`(?:^|[,;:–—] |\(| - |(?<![\p{L}-])(?:so|and|but|therefore|then|because|hence) )`;
const YOU = String.raw`(?:you|the (?:[a-z-]{2,15} )?(?:assistant|bot|chatbot|model|agent|ai|tutor|coach|concierge|helper|advis[eo]r)|this (?:assistant|bot|chatbot|agent))`;
export const MODAL = String.raw`(?:must|should|shall|needs? to|ha(?:s|ve) to|ought to|(?:are|is) to|may not|may only|may never|may at most|can only|can['’]t|cannot|can not|can never|mustn['’]t|shouldn['’]t|(?:are|is) (?:not |never |only )?(?:allowed|required|expected|supposed|obliged|permitted|forbidden|asked) to|will (?:not|never|always|only)|won['’]t|(?:are|is) (?:never|not) to)`;

/** "You must", "the assistant should never". */
const OBLIGED = pattern(
  CLAUSE,
  YOU,
  String.raw`(?: also| always| then| all)? `,
  MODAL,
  String.raw`(?![\p{L}-])`,
);
/** "You can use at most two emojis". */
const LIMITED_PERMISSION = pattern(
  CLAUSE,
  YOU,
  String.raw` (?:may|can) [^.;]{0,60}(?<![\p{L}-])(?:at most|no more than|not more than|up to|only)(?![\p{L}-])`,
);
/** "Brevity is key", "Two sentences are enough". */
const VALUED = pattern(
  String.raw`^(?:(?:brevity|politeness|clarity|accuracy|honesty|discretion|precision|friendliness|empathy|patience|neutrality|simplicity|consistency|conciseness|tact|courtesy|kindness|warmth|confidentiality)(?: [^,;:]{0,30})? (?:is|are|comes?|matters?|goes)|`,
  NUMBER,
  ' ',
  COUNTED,
  String.raw` (?:is|are) (?:enough|plenty|sufficient|the (?:limit|maximum|minimum))|(?:what )?(?:matters?|counts?) most(?: to us)? is )`,
);
/** "You never discuss politics", "you always answer politely", "you do not give advice". */
const HABIT = pattern(
  CLAUSE,
  YOU,
  String.raw` (?:never|always|only|do not|don['’]t|does not|doesn['’]t|(?:are|is) (?:always|never)|refuses?|declines?|avoids?|refrains?)(?![\p{L}-]) ?(?!have access|know|work|own|belong|need|sleep|store|remember|run|close)`,
);
const LIMITED_HABIT = pattern(
  String.raw`^you (?:will |)(?:answer|reply|respond|speak|talk|write|discuss|communicate|use|give|keep|stay|recommend)s? (?:[^.;]{0,80}(?<![\p{L}-]))?(?:only|exclusively|solely|nothing but|at most|no more than|without|never|(?:in|using) (?:short|plain|simple|formal|informal|clear|concise|brief)|in `,
  LANGUAGE,
  String.raw`[.!]?$)(?![\p{L}-])`,
);
const ROLE_WITH_HABIT =
  /^you (?:are|act as|play)[^.;]{2,120} (?:who|that|which) (?:always|never|only|exclusively) [a-z]/iu;

/** "Each description has to name …", "Your answers should be …". */
const PART_OBLIGED = pattern(
  String.raw`(?:^|[,;:–—] |(?<![\p{L}-])(?:so|and|but|that) )(?:[^,;:]{0,40} )?`,
  TEXT_PART,
  String.raw`(?: [^,;:]{1,50})? `,
  String.raw`(?:must|should|shall|needs? to|ha(?:s|ve) to|ought to|(?:are|is) to|may not|may only|may never|cannot|can not|can only|will (?:always|never)|(?:are|is) (?:always|never)|may have|(?:are|is) (?:not )?(?:required|allowed|permitted|expected|supposed) to)(?![\p{L}-])`,
);
/** Persons and things of the world, about whom a text may say "must" with a part of a text nearby. */
const OTHERS =
  /^(?:the |our |all |every |each |any |new |many |most |some )?(?:customers?|users?|clients?|guests?|visitors?|employees?|members?|players?|pupils?|students?|patients?|passengers?|residents?|tenants?|owners?|parents?|teachers?|staff|drivers?|riders?|buyers?|sellers?|authors?|applicants?|participants?|candidates?|people|children|walls?|dogs?|tickets?|bookings?|leave|rooms?|flats?|books?|orders?|parcels?|returns?|payments?|invoices?|vehicles?|shops?|doors?|we|they|he|she|i) /iu;
/** "Figures must be given as a range", "Prices are never to be mentioned". */
const SAID = pattern(
  String.raw`(?:must|should|shall|need to|needs to|have to|has to|may|can|cannot|are|is)(?: not| never| always| only| to)* be(?: [a-z]{3,12}ly)? `,
  SPOKEN,
  String.raw`(?![\p{L}-])`,
);
const STATED_MADE = pattern(
  String.raw`^(?:[^,;:]{0,30} )?`,
  STATED,
  String.raw`(?: [^,;:]{1,40})? (?:must|should|shall|need to|needs to|have to|has to|may not|may only|cannot|are to|is to)(?: not| never| always| only)* be `,
  MADE,
  String.raw`(?![\p{L}-])`,
);
const ALLOWED = pattern(
  String.raw`^(?:[^,;:]{0,30} )?`,
  TEXT_PART,
  String.raw`(?: [^,;:]{1,30})? (?:are|is) (?:strictly |absolutely |never |not |always )*(?:allowed|permitted|forbidden|prohibited|banned|taboo|off limits|off-limits|unacceptable|acceptable|unwelcome|welcome|mandatory|required|compulsory|obligatory|undesired|unwanted|out of (?:the question|place)|okay|ok|wanted|a no-go)(?![\p{L}-])`,
);

/** "Swearing is not allowed." */
const SPEECH_BANNED =
  /^(?:swearing|cursing|joking|flirting|guessing|speculating|speculation|lying|arguing|insulting|mocking|advertising|shouting|rambling|lecturing|moralising|moralizing|preaching|sarcasm|irony|slang|profanity|humou?r|flattery|small talk|jargon)(?: [^,;:]{0,40})? (?:is|are) (?:strictly |absolutely |never )?(?:not (?:allowed|permitted|acceptable|okay|ok|welcome|wanted)|forbidden|prohibited|banned|taboo|off limits|unacceptable|out of the question|allowed)(?![\p{L}-])/iu;
const ALL_GIVEN = pattern(
  String.raw`^(?:all|every|any) `,
  STATED,
  String.raw`(?: [^,;:]{1,30})? (?:is|are) (?:given|written|stated|quoted|expressed|shown) (?:in|as|with) (?!the |our )`,
);

const IMPORTANCE = String.raw`(?:very |absolutely |really |extremely |strictly )?(?:important|essential|crucial|vital|critical|imperative|necessary|mandatory|required|compulsory|key|best|better|forbidden|prohibited|not allowed|not permitted|never allowed|unacceptable|not acceptable|your (?:job|duty|responsibility|task))`;
const IT_IS_THAT = pattern(
  String.raw`(?<![\p{L}-])it(?:['’]s| is) `,
  IMPORTANCE,
  String.raw` (?:for us |to us )?(?:that|you) (?:you|your|the (?:assistant|bot|answer|reply|response|tone)|answers|replies|responses|all|every|each|it) `,
);
const IT_IS_TO = pattern(
  String.raw`(?<![\p{L}-])it(?:['’]s| is) `,
  IMPORTANCE,
  String.raw` (?:for you )?(?:not )?to (?<verb>.{2,200})$`,
);
const WISH = pattern(
  CLAUSE,
  String.raw`(?:we|i) (?:(?:really|also|always) )?(?:want|expect|need|ask|require|would like|['’]d like|prefer|urge|rely on|count on|do not want|don['’]t want) (?:that )?(?:you|(?:every|each|all) (?:answers?|reply|replies|responses?)|the (?:assistant|bot|answers?|replies|responses?)|your|(?:[a-z-]{2,15} ){0,2}(?:answers|replies|responses|tone|language|style))(?![\p{L}-])`,
);
const APPRECIATED =
  /(?<![\p{L}-])(?:it would be|it['’]s|it is) (?:great|good|nice|helpful|best|ideal|lovely|appreciated|wonderful) (?:if|when) (?:you|your|the answer|answers|replies)|appreciate it if you/iu;
const THERE = pattern(
  String.raw`^there (?:must|should|may|shall|can)(?: never| always| not| only)? be (?:no |at least |at most |exactly |a |an |some )?(?:[^,;:]{0,30} )?`,
  TEXT_PART,
  String.raw`(?![\p{L}-])`,
);
/** "Each step begins with a verb", "Your output format is CSV". */
const PRESENT = pattern(
  String.raw`^(?:your |all |each |every |any |both |all your |the )?(?:[a-z-]{2,15} ){0,2}`,
  String.raw`(?:`,
  ANSWER,
  String.raw`|steps?|bullets?|bullet points?|sentences?|paragraphs?|summar(?:y|ies)|descriptions?)`,
  String.raw`(?: (?:to|of|in|for|about) [^,;:]{1,40})? (?:(?:always |never |only |also )?(?:is|are|stays?|remains?|begins?|starts?|ends?|contains?|includes?|has|have|uses?|avoids?|consists?|sounds?|follows?|opens?|needs?|requires?|closes?|names?|mentions?|fits?|reads? like|gives?|addresses|address)|never|always|does not|do not|don['’]t|doesn['’]t)(?![\p{L}-])`,
);
/** "Prices are always given in euros", "Numbers are written as words". */
const STATED_PRESENT = pattern(
  String.raw`^(?:all |the |every |any )?(?:`,
  STATED,
  '|',
  TEXT_PART,
  String.raw`)(?: [^,;:]{1,30})? (?:is|are) (?:(?:always|never|only|not) (?:`,
  SPOKEN,
  '|',
  MADE,
  String.raw`)|written|spelled|spelt|abbreviated|rounded|capitali[sz]ed)(?![\p{L}-]| by)`,
);
/** "The first sentence sums up the answer". */
const PLACED =
  /^(?:the|your|each|every) (?:very )?(?:first|last|second|third|final|opening|closing) (?:sentence|line|paragraph|word|item|bullet)(?: of [^,;:]{1,40})? (?:is|are|[a-z]{2,12}s) /iu;
/** How others handle answers: facts, not demands. */
const HANDLED =
  /(?:(?:is|are|will be|get|gets) (?:often |usually |automatically |then |only |also |directly |always )?(?:read|shown|displayed|sent|inserted|stored|reviewed|checked|printed|published|spoken|delivered|forwarded|logged|monitored|seen|processed|parsed|posted|collected|saved|rendered|received|recorded|analysed|analyzed|evaluated|used|embedded|pasted|copied|routed)|(?:is|are|was|were) [a-z]+ by (?!their|its|name)|(?:comes?|appears?|arrives?|goes|go) )/iu;
const OF_USERS =
  /^the (?:answer|reply|response)s? to |^(?:the |all |most |some |many |incoming |their )?(?:incoming|user|customer|guest)s?['’]? /iu;

/** Acts on papers, not on words. */
const WORLDLY =
  /(?<![\p{L}-])be (?:handed|submitted|sent|filed|signed|printed|uploaded|paid|brought|stored|posted|collected|picked up|registered|booked|requested|renewed|returned within|cancelled|canceled|carried|worn|locked|shut)(?![\p{L}-])/iu;

/** Checks for an obligation of the assistant or of its answer. */
export const obliges = (masked: string): boolean =>
  OBLIGED.test(masked) ||
  LIMITED_PERMISSION.test(masked) ||
  VALUED.test(masked) ||
  HABIT.test(masked) ||
  LIMITED_HABIT.test(masked) ||
  ROLE_WITH_HABIT.test(masked) ||
  SAID.test(masked) ||
  (!OTHERS.test(masked) &&
    !WORLDLY.test(masked) &&
    (PART_OBLIGED.test(masked) || STATED_MADE.test(masked) || ALLOWED.test(masked))) ||
  IT_IS_THAT.test(masked) ||
  startsWithVerb(IT_IS_TO.exec(masked)?.groups?.verb ?? '') ||
  WISH.test(masked) ||
  SPEECH_BANNED.test(masked) ||
  ALL_GIVEN.test(masked) ||
  APPRECIATED.test(masked) ||
  STATED_PRESENT.test(masked) ||
  PLACED.test(masked) ||
  THERE.test(masked) ||
  (PRESENT.test(masked) && !HANDLED.test(masked) && !OF_USERS.test(masked));
