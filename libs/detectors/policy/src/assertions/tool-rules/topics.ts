import { meaningOf, nearest, similarity } from '@touchstone/text/vectors';
import type { Answer } from './answer';

/** Topics that rules name often, and the words of questions about them. */
const TOPICS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:medic(?:al|ine|ation)s?|health|symptoms?|drugs?|diseases?|illness(?:es)?)\b/i,
    /\b(?:rash(?:es)?|pains?|painful|hurts?|aches?|aching|headaches?|migraines?|fevers?|cough(?:ing|s)?|nausea|nauseous|vomit(?:ing)?|dizz(?:y|iness)|swollen|swelling|bleed(?:ing|s)?|infections?|infected|symptoms?|diagnos(?:is|e|ed)|disease|illness|ill|sick|flu|cold sores?|cancer|tumou?rs?|diabetes|diabetic|asthma|allerg(?:y|ic|ies)|blood pressure|heart (?:rate|attack)|pulse|pregnan(?:t|cy)|medic(?:al|ine|ines|ation|ations)|drugs?|pills?|tablets?|painkillers?|antibiotics?|ibuprofen|aspirin|paracetamol|insulin|dos(?:e|es|age)|vaccin(?:e|es|ation)|doctors?|therap(?:y|ist)|surgery|wounds?|itch(?:y|ing)?|depress(?:ed|ion)|anxiety|injur(?:y|ed|ies)|sprain(?:ed)?|fractured?|broken (?:arm|leg|bone)|sore throat|stomach|diarrh(?:o)?ea|eczema|prescri(?:be|ption)s?)\b/i,
  ],
  [
    /\b(?:legal|law|lawsuits?|courts?)\b/i,
    /\b(?:sue|suing|lawyers?|attorneys?|legal(?:ly)?|law|laws|illegal|courts?|lawsuits?|contracts?|liab(?:le|ility)|evict(?:ed|ion)?|divorce|custody|inherit(?:ance)?|wills?|copyright|trademark|landlord|tenancy|rights|unlawful|prosecut(?:e|ed|ion)|fines?|damages|appeal|visa|asylum|defamation|warranty claim)\b/i,
  ],
  [
    /\b(?:financ(?:e|ial)|invest(?:ments?|ing)?|stocks?|shares?|crypto)\b/i,
    /\b(?:invest(?:ing|ments?|ed)?|stocks?|shares|bonds?|etfs?|funds?|crypto|bitcoin|portfolio|dividends?|interest rates?|mortgages?|loans?|pension|savings?|returns|broker|trading|retirement)\b/i,
  ],
  [
    /\b(?:tax(?:es)?)\b/i,
    /\b(?:tax(?:es|ed|able)?|deduct(?:ible|ion)?|vat|irs|refund from the tax)\b/i,
  ],
  [
    /\b(?:weather|forecasts?|temperatures?)\b/i,
    /\b(?:weather|rain(?:s|ing|y)?|snow(?:s|ing)?|sunny|sunshine|forecast|temperature|degrees|humid(?:ity)?|wind(?:y)?|storms?|cloudy|umbrella|hot|cold|warm|freez(?:e|ing))\b/i,
  ],
  [
    /\b(?:news|current events|recent events|headlines|current affairs)\b/i,
    /\b(?:news|headlines?|latest|today|yesterday|this (?:week|month|year)|recent(?:ly)?|current(?:ly)?|elections?|won|happened|breaking|right now)\b/i,
  ],
  [
    /\b(?:politic(?:s|al)|elections?|parties)\b/i,
    /\b(?:politic(?:s|al|ian|ians)|elections?|vot(?:e|ing|ers?)|president|minister|government|part(?:y|ies)|parliament|congress|senate|republicans?|democrats?|policy|policies|immigration)\b/i,
  ],
  [
    /\b(?:cod(?:e|ing)|programming|software)\b/i,
    /\b(?:code|coding|program(?:ming)?|script|function|python|javascript|java|c\+\+|sql|bug|compile[rs]?|debug|algorithm|regex|typescript|html|css|api)\b/i,
  ],
  [
    /\b(?:shipping|deliver(?:y|ies)|shipments?|parcels?|packages?|tracking)\b/i,
    /\b(?:ship(?:ping|ped|ment|ments)?|deliver(?:y|ies|ed)?|parcels?|packages?|track(?:ing)?|arriv(?:e|ed|es)|on its way|carrier|courier|where is (?:my|it)|where['’]s (?:my|it)|(?:has|have)(?:n['’]t| not) (?:come|arrived|turned up|been delivered)|still waiting)\b/i,
  ],
  [
    /\b(?:prices?|costs?|pricing)\b/i,
    /\b(?:prices?|costs?|pricing|how much|expensive|cheap(?:er|est)?|charge|fee)\b/i,
  ],
  [
    /\b(?:stock|availability|inventory)\b/i,
    /\b(?:stock|available|availability|sold out|left|inventory|have (?:any|the|it|them|this|these) .{0,40}in (?:size|black|white|red|blue|green)|do you have)\b/i,
  ],
  [
    /\b(?:accounts?|passwords?|logins?)\b/i,
    /\b(?:accounts?|passwords?|log(?:ging)? ?in|logged|sign(?:ing)? in|locked out|credentials|username)\b/i,
  ],
  [
    /\b(?:billing|invoices?|payments?)\b/i,
    /\b(?:bill(?:ing|ed|s)?|invoices?|payments?|pay(?:ing)?|paid|charged?|direct debit)\b/i,
  ],
  [
    /\b(?:refunds?|returns?)\b/i,
    /\b(?:refund(?:s|ed)?|money back|return(?:s|ed|ing)?|send (?:it|them|this) back|reimburse(?:d|ment)?)\b/i,
  ],
  [
    /\b(?:travel|flights?|trips?)\b/i,
    /\b(?:travel(?:ling|ing)?|flights?|fly(?:ing)?|trips?|airports?|hotels?|trains?|visa|vacation|holidays?)\b/i,
  ],
  [
    /\b(?:emergenc(?:y|ies)|life-threatening|urgent symptoms?)\b/i,
    /\b(?:emergenc(?:y|ies)|chest (?:pain|hurts|feels tight|is tight)|(?:short(?:ness)? of|can['’]?t (?:get my |catch my )?|cannot |trouble |hard to |(?:hardly|barely|can['’]?t really) |struggling to |difficulty )breath(?:e|ing)?|out of breath|heav(?:y|ily) bleed(?:ing)?|bleed(?:ing|s) (?:heavily|a lot|badly|won['’]t stop)|won['’]t stop bleeding|unconscious|passed out|collapsed|not breathing|stroke|heart attack|seizure|overdose|poison(?:ed|ing)|suicid(?:e|al)|severe(?:ly)? (?:pain|burn(?:s|ed)?|allergic|bleeding|injur\w{1,5})|numb (?:arm|face|left)|(?:arm|face) (?:is|went|feels) numb|swallowed|choking|fire|gas leak|drowning|ambulance|911|112|999)\b/i,
  ],
  [
    /\b(?:complaints?|complain(?:s|ing)?)\b/i,
    /\b(?:complain(?:t|ts|ing)?|rude|unacceptable|terrible|awful|horrible|disappointed|disgusting|dirty|late again|broken|never again|worst|ridiculous|a joke|fed up|annoy(?:ed|ing)|angry|furious|unhappy|disgrace(?:ful)?|scandal|poor service|bad service|didn['’]t (?:come|show up|arrive|work)|doesn['’]t work|still (?:waiting|not|no)|waited|refused)\b/i,
  ],
  [
    /\b(?:lost|stolen|theft|misus(?:e|ed)|compromised|fraud)\b/i,
    /\b(?:los(?:t|e|ing)|stol(?:e|en)|steal|theft|thie(?:f|ves)|nicked|robbed|mugged|pickpocket(?:ed)?|snatched|pinched|missing|gone|disappeared|can(?:['’]t|not) find|left (?:it|my \p{L}{3,10}) (?:in|on|at)|misus(?:e|ed)|hacked|cloned|skimmed|phish(?:ed|ing)|scam(?:med)?|fraud(?:ulent)?|unauthori[sz]ed|(?:did(?:n['’]t| not)|never) (?:make|made|authori[sz]ed?|do)|don['’]t (?:know|recogni[sz]e)|not mine|wasn['’]t me|compromised|someone (?:else )?(?:is using|used|has|took))\b/iu,
  ],
  [/\b(?:orders?)\b/i, /\b(?:orders?|ordered|parcel|package|purchase)\b/i],
];

/** The team's own matters, which any question may concern. */
const OWN_MATTERS =
  /^(?:our|the company['’]s?|your|the|about our|own) ?(?:own )?(?:products?|services?|compan(?:y|ies)|offers?|offerings?|business|shop|store|software|app|apps|platform|devices?|assortment|portfolio|brand|solutions?|features?)(?: or (?:products?|services?|company))?$|^(?:products?|services?|product or service)$/i;
const SUBSTANCE =
  /\?|^(?:how|what|why|when|where|which|who|can|could|does|do|is|are|will|my|tell me|explain|i (?:need|want|have|can['’]t|cannot))\b/i;

const ARITHMETIC_TOPIC =
  /\b(?:arithmetics?|maths?|mathematic(?:s|al)|calculations?|computations?|sums|numbers|percentages?|calculat\w{0,5})\b/i;
const FIGURES = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|thousand)\b/i;
const OPERATION =
  /\d\s{0,3}[+*/×÷^%-]\s{0,3}\d|\b(?:plus|minus|times|divided? by|divide|multipl(?:y|ied)|percent|per ?cent|sum|total|add(?:ed)?|subtract|average|mean of|square root|squared|cubed|how much is|how many|calculate|compute|double|half of|third of|quarter of|convert|interest|tip|split|discount(?:ed)?|difference between|product of|remainder|in total|altogether|each)\b|%/i;

/** Similarity from which a question is about a topic, and below which it is not. */
const ABOUT = 0.56;
const NOT_ABOUT = 0.5;

const stemmed = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|ing|ed|y)$/, '');
const STOP =
  /^(?:the|a|an|of|for|and|or|about|our|your|their|any|questions?|on|in|to|with|is|are|his|her|it|user|customer)$/i;

const contentWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]{2,}/gu) ?? []).filter((word) => !STOP.test(word));

/** Checks whether a user's message is about a topic, in the words of a rule. */
export const isAbout = (about: string, text: string): Answer => {
  if (ARITHMETIC_TOPIC.test(about)) return FIGURES.test(text) && OPERATION.test(text);
  if (OWN_MATTERS.test(about.trim())) return SUBSTANCE.test(text.trim()) ? true : undefined;
  const topic = contentWords(about);
  const stems = new Set(contentWords(text).map(stemmed));
  if (topic.length > 0 && topic.every((word) => stems.has(stemmed(word)))) return true;
  const known = TOPICS.find(([name]) => name.test(about))?.[1];
  if (known) return known.test(text);
  const alternatives = about.split(/,? or |, |\/| and /i);
  if (alternatives.length > 1 && alternatives.length < 6) {
    const answers = alternatives.map((one) => isAbout(one, text));
    return answers.includes(true) ? true : answers.includes(undefined) ? undefined : false;
  }
  return byMeaning(about, text);
};

const byMeaning = (about: string, text: string): Answer => {
  const [topic, said] = [meaningOf(about), meaningOf(text.slice(0, 2000))];
  if (topic.words.length === 0 || said.words.length === 0) return undefined;
  const best = nearest(topic.words, said.words);
  let [sum, weights] = [0, 0];
  for (const [index, { weight }] of topic.words.entries()) {
    sum += weight * (best[index] ?? 0);
    weights += weight;
  }
  const score = Math.max(sum / weights, similarity(topic, said) - 0.1);
  return score >= ABOUT ? true : score <= NOT_ABOUT ? false : undefined;
};
