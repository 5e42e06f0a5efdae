import { type ConceptName } from './concept';
import { type RuleWord, writtenAs } from './rule-words';
import { tailStart } from './tails';

const LEADING = new Set(
  'a an the any some of about on that all every each either both to for regarding concerning such'.split(
    ' ',
  ),
);
/** Words that begin another part of the rule, so that no subject contains them. */
const BREAKING = new Set(
  'if unless except whenever when without until because since must should shall never always only but so although though while once instead then before after who neither nor'.split(
    ' ',
  ),
);
/** These may occur in a subject that is a clause. */
const CLAUSAL = new Set('must should shall never always only without before after who'.split(' '));
const LIST = new Set([',', 'and', 'or', '&', 'nor', ';', '/']);

export const isListed = (words: readonly RuleWord[]): boolean =>
  words.some(({ is, key }) => is !== 'literal' && LIST.has(key));

const CLAUSES = new Set(['that', 'how', 'why', 'whether', 'what', 'which', 'where', 'to', 'who']);

export const isClause = (words: readonly RuleWord[]): boolean =>
  words.some(({ key }) => CLAUSES.has(key));

/** The phrase that an open concept concerns, without articles; `undefined` if it is none. */
export const subjectOf = (
  words: readonly RuleWord[],
  sentence: string,
  isOfClause = false,
): string | undefined => {
  let from = 0;
  while (from < words.length && LEADING.has(words[from]?.key ?? '')) from++;
  const end = tailStart(words, Math.max(from + 1, 1));
  let last = end;
  while (last > from + 1 && ADVERBS.has(words[last - 1]?.key ?? '')) last--;
  const kept = words
    .slice(from, last)
    .filter(({ is, text }, index, all) =>
      is === 'mark' && (index === 0 || index === all.length - 1) ? text === '?' : true,
    );
  if (kept.length === 0 || kept.length > 25) return undefined;
  if (kept.some(({ is, text }) => is === 'mark' && /^[-–—:;]$/.test(text))) return undefined;
  if (
    kept.some(
      ({ is, key }) => is === 'word' && BREAKING.has(key) && !(isOfClause && CLAUSAL.has(key)),
    )
  )
    return undefined;
  if (!isOfClause && hasFiniteVerb(kept)) return undefined;
  if (!kept.some(({ is, text }) => is !== 'mark' && /[\p{L}\p{N}]/u.test(text))) return undefined;
  if (kept.length === 1 && PRONOUNS.has(kept[0]?.key ?? '')) return kept[0]?.key;
  if (kept.every(({ is, key }) => is === 'number' || COUNTING.has(key) || VAGUE.has(key)))
    return undefined;
  if (
    !isOfClause &&
    kept.some(
      ({ key }, at) =>
        /^do(?:es)?$/.test(key) &&
        kept[at + 1]?.key === 'not' &&
        !/^(?:we|that|which|who|you|they|it)$/.test(kept[at - 1]?.key ?? ''),
    )
  )
    return undefined;
  if (!isOfClause && isNoNoun(kept)) return undefined;
  if (kept.length > 2 && kept.at(-2)?.key === 'in' && LETTERING.test(kept.at(-1)?.key ?? ''))
    return undefined;
  const [only] = kept;
  if (kept.length === 1 && only?.is === 'literal') return only.text;
  return writtenAs(kept, sentence).trim();
};

/** "the deadline in bold": how a thing is written. */
const LETTERING =
  /^(?:bold|italics?|capitals?|caps|brackets|parentheses|quotes|uppercase|lowercase|figures|digits)$/;

/** Words that stand for something that the rule names elsewhere. */
const PRONOUNS = new Set([
  'it',
  'them',
  'that',
  'this',
  'these',
  'those',
  'they',
  'you',
  'us',
  'one',
]);
export const isPronoun = (subject: string): boolean => PRONOUNS.has(subject.toLowerCase());

/** Words that name nothing on their own. */
const VAGUE = new Set(
  'you we us me i it its they them he she him her this that these those own your our their such more less else something anything everything nothing someone somebody anyone partly partially fully so too again there here other others one ones thing things stuff itself yourself themselves twice thrice once again repeatedly'.split(
    ' ',
  ),
);

/** "it in English", "at least two options", "without a reason", "people need". */
const isNoNoun = (words: readonly RuleWord[]): boolean => {
  const [first, second] = words;
  const last = words.at(-1);
  if (!first || first.is === 'literal') return false;
  if (
    /^(?:it|them|him|us|you|we|i|they|not|never|or|and|than|is|are|be|even|only|just|there|here|nothing|nobody|none|neither)$/.test(
      first.key,
    )
  )
    return words.length > 1 || first.key === 'not';
  if (
    /^(?:at|exactly|about|around|up|more|fewer|less)$/.test(first.key) &&
    /^(?:least|most|to|than|one|two|three)$/.test(second?.key ?? '')
  )
    return true;
  if (second?.key === 'per') return true;
  if (second?.key === 'about' && /(?:ful|ous|ive|al|ing)$/.test(first.key)) return true;
  if (/^(?:with|without|in|by|from|of|as|into|under|over|within)$/.test(first.key)) return true;
  return (
    words.length > 1 &&
    last?.is === 'word' &&
    /^(?:is|are|was|were|be|will|can|must|should|need|needs|want|wants|have|has)$/.test(last.key) &&
    !words.some(({ key }) => RELATIVE.has(key))
  );
};

const COUNTING = new Set(
  'exactly one two three four five at least most more than or fewer less in'.split(' '),
);
const ADVERBS = new Set(
  'immediately directly first clearly too also again instead please now straightaway asap politely always explicitly only back here'.split(
    ' ',
  ),
);

const RELATIVE = new Set([
  'that',
  'which',
  'who',
  'how',
  'why',
  'what',
  'where',
  'whether',
  'when',
  'whose',
  'if',
  'they',
  'it',
  'there',
  'you',
  'we',
]);

/** Checks for "is" or "can" outside a relative clause: the words are then no noun phrase. */
const hasFiniteVerb = (words: readonly RuleWord[]): boolean => {
  const verb = words.findIndex(
    ({ is, key }, at) =>
      is === 'word' &&
      (/^(?:is|are|was|were|can|could|would|might)$/.test(key) ||
        (/^(?:has|have)$/.test(key) && words[at + 1]?.key === 'to')),
  );
  return verb >= 0 && !words.slice(0, verb).some(({ key }) => RELATIVE.has(key));
};

/** Verbs that take any noun: they mention one only if it is a datum. */
const WEAK_VERBS =
  /^(?:includ|contain|ha[vs]|show|display|shar|giv|provid|add|put|post|send|suppl|present|pass|tell|append|attach|need|requir|us|writ|print|announc|offer|propos|end|clos|start|finish|begin)/;
const DATA =
  /\b(?:numbers?|names?|address(?:es)?|links?|url|e-?mails?|hotline|phone|telephone|hours?|deadlines?|dates?|periods?|windows?|ids?|codes?|contacts?|contact (?:details|form|data)|reference|policy|policies|rights?|terms|conditions|location|website|page|fees?|prices?|costs?|amount|version|model|product|brand|title|status|size guide|guide|warranty|schedule|timetable|details|data|information|facts?|requirements?|ingredients?|allergens?|risks?|side effects|interactions|options?|steps?|rates?|limits?|department|person|doctor|team|form|manual|article|document(?:s|ation)?|FAQ|help cent(?:re|er)|competitors?|passwords?|secrets?|opening times|appointments?|callbacks?|call-?backs?|replacements?|exchanges?|slots?|meetings?|consultations?|demos?|trials?|rooms?|tables?|tickets?|viewings?|tours?|visits?|time zones?|call lines?|helplines?|free trials?|test drives?|lessons?|ways? to|links?|payment plans?|entrances?|invoices?|receipts?|vouchers?|tickets?|brochures?)\b|\d{3}|https?:|@/i;
const MODEL =
  /^(?:(?:or|and|vendor|provider|model|company|ai|you|the|it|this|that|bot|assistant|chatbot|chat|we|is|are|was|were|be|been|built|build|made|make|makes|based|run|runs|running|use|used|uses|using|power|powers|powered|behind|on|upon|by|from|with|in|under|service|tutor|system|answers?|developed|trained|provides?|hood|have|has|of|to|technology|llm|our|your)(?: |$)){1,20}$/i;
const PROFESSIONS =
  /\b(?:doctors?|physicians?|nurses?|lawyers?|attorneys?|solicitors?|notar(?:y|ies)|teachers?|tutors?|advis[eo]rs?|therapists?|psycholog\w+|psychiatr\w+|pharmacists?|accountants?|engineers?|experts?|professionals?|specialists?|bankers?|brokers?|consultants?|counsell?ors?|dieti[ct]ians?|nutritionists?|paramedics?|dentists?|vets?|veterinarians?|judges?|police\w*|technicians?|professors?|scientists?|surgeons?|midwi\w+|coach(?:es)?|officers?|officials?|managers?|employees?|staff|representatives?|members? of|agents?|authorit\w+|qualified|certified|licensed|official|planners?|electricians?|mechanics?|traders?|analysts?|architects?|chefs?|trainers?|sommeliers?|stylists?|ceo|founder|owner|citizen|student|parent|friend|relative|party|doctor's)\b/i;

/** Things that are decided, not commented on: "judge individual cases". */
const JUDICIAL =
  /\b(?:cases?|claims?|disputes?|matters?|applications?|merits?|validity|legality|evidence|requests?)$/i;

/** Verbs that only prohibitions take for any noun: "never share the guest list". */
const PASSING_ON = /^(?:shar|show|display|post|pass|send|print|attach|append|includ|contain)/;

/** Parts of a text itself, which it contains but does not mention. */
const KINDS_OF_TEXT =
  /\d|%|\b(?:images?|pictures?|photos?|videos?|gifs?|memes?|jokes?|poems?|stories|promises?|claims?|emojis?|words?|sentences?|language|phrases?|opinions?|advice|rumou?rs?|statements?|formatting|comparisons?|recommendations?|examples?|instructions?|lies|slogans?|puns?|loanwords?|errors?|typos?|repetitions?|enthusiasm|emotions?|sympathy|discounts?|refunds?|vouchers?)\b/i;

/** Checks if a phrase can be the subject of a concept. */
export const isSubjectOf = (
  name: ConceptName,
  subject: string,
  verb: string,
  forbids: boolean,
): boolean => {
  if (
    name === 'mention' &&
    WEAK_VERBS.test(verb) &&
    !(forbids && PASSING_ON.test(verb) && !KINDS_OF_TEXT.test(subject))
  )
    return DATA.test(subject) || /\b[A-Z]{2,6}\b/.test(subject);
  if (name === 'judgement' && JUDICIAL.test(subject)) return false;
  if (name === 'model-disclosure') return MODEL.test(subject);
  return (
    name !== 'profession-claim' ||
    (PROFESSIONS.test(subject) &&
      !/\b(?:can|will|should|must|has|have|is|are|may|helps?|decides?)\b/i.test(subject))
  );
};

/** Concepts that a statement about certain things amounts to. */
const REFINED: readonly (readonly [pattern: RegExp, name: ConceptName])[] = [
  [
    /\b(?:our|my|us|company's|bank's|clinic's|shop's) (?:own )?(?:fault|mistake|error|responsibility)\b|\bwe (?:are|were|have been) (?:at fault|to blame|responsible|liable|guilty)\b|\bwe (?:have )?made (?:a|an) (?:mistake|error)\b/i,
    'liability',
  ],
  [
    /\b(?:their|his|her|user's|customer's|patient's|student's|employee's|your|client's) (?:own )?(?:fault|mistake)\b|\b(?:user|customer|patient|student|they) (?:is|are|was|were) (?:to blame|at fault|responsible for the)\b/i,
    'blame',
  ],
  [
    /\b(?:loan|credit|application|claim|request|visa|mortgage|leave|card|exception|admission)\b.{0,40}\b(?:approved|granted|accepted|authorised|paid out)\b/i,
    'approval',
  ],
  [
    /\b(?:order|parcel|package|delivery|item|shipment|goods|letter|replacement)s?\b.{0,40}\b(?:arrives?|delivered|be there|shipped|dispatched)\b/i,
    'delivery-date',
  ],
  [
    /\b(?:problem|issue|bug|outage|fault|error|ticket|case|repair|system|service)s?\b.{0,40}\b(?:fixed|solved|resolved|repaired|restored|back online|working again)\b/i,
    'time-commitment',
  ],
  [
    /^(?:party )?(?:politics|political (?:topics?|matters?|issues?|questions?|subjects?|parties)|(?:political )?parties|elections?|politicians)$/i,
    'political-opinion',
  ],
  [
    /\b(?:will|can|to|gets?|receives?|be|issue|entitled to|have|has) (?:[a-z]+ ){0,3}(?:refund|money back|reimburse)|\b(?:refund|reimbursement)s?\b.{0,20}\b(?:guaranteed|granted|approved|issued|certain|possible|available|on (?:its|the) way|due)/i,
    'refund',
  ],
  [/\b(?:is|are|works?) (?:the )?(?:best|better|superior|worse|worst)\b/i, 'comparison'],
];
const REFINABLE = new Set<ConceptName>(['statement', 'guarantee', 'recommendation', 'opinion']);

/** A more precise concept for what a statement or a promise says. */
export const refinedName = (name: ConceptName, subject: string): ConceptName | undefined =>
  REFINABLE.has(name) ? REFINED.find(([pattern]) => pattern.test(subject))?.[1] : undefined;
