import type { SafetyCategory } from '@touchstone/contracts';
import { TEAM_LABEL, withoutEmphasis } from './concepts/asides';
import { type Frame, frameOf } from './concepts/frame';
import { formsOf, isFiller, phraseBook } from './concepts/naming';
import { type RuleWord, ruleWords, writtenAs } from './concepts/rule-words';
import type { DelegatedCheck, DelegatedRule } from './delegated-rule';
import { recentlyParsed } from './recently-parsed';
import { isAboutForm } from './writing/form-words';

const LONGEST = 400;

type Category = SafetyCategory | 'pii' | 'prompt_injections' | 'all';

/** Words for what the checks of other families find. */
const FORBIDDEN = phraseBook<Category>([
  [
    'hate|hate_speech|hateful|hatred|racism|racist|racial_slur|slur|slurs|discrimination|discriminate|discriminating|discriminatory|sexism|sexist|homophobia|homophobic|xenophobia|xenophobic|transphobic|transphobia|bigotry|bigoted|prejudice|antisemitism|antisemitic|anti-semitic|islamophobia|hate-speech|ethnic_slur|misogyny|misogynistic|ableist|ableism|dehumanising|dehumanise|demeaning_about_group|hateful_about_group|extremist|extremism|group-based_insult',
    'hate_speech',
  ],
  [
    'remark|comment|joke|generalisation|statement|stereotype|prejudice about|on|against|based_on|because_of|of nationality|religion|gender|race|origin|ethnicity|sexual_orientation|disability|minority|skin_colour|ethnic_origin|ethnic_group|women|foreigner|migrant|nationalities',
    'hate_speech',
  ],
  [
    'discriminate|discrimination|prejudice against|on_the_basis_of|based_on|because_of|by|on_grounds_of anyone|person|people|minority|race|gender|religion|nationality|group|origin|ethnicity|age|disability|user',
    'hate_speech',
  ],
  [
    'insult|insults|harassment|harass|bullying|bully|cyberbullying|personal_attack|personal_attacks|toxic|toxicity|threat|threats|threaten|intimidation|mobbing|verbal_abuse|abusive_language|abusive|trolling|name-calling|stalking|humiliation',
    'harassment',
  ],
  [
    'violence|violent|weapon|weapons|bomb|bombs|explosive|explosives|dangerous|harmful|illegal|unlawful|criminal|crime|crimes|self-harm|suicide|suicidal|terrorism|terrorist|hacking|malware|gore|gory|drugs|illegal_drug|illegal_activity|illegal_activities|dangerous_activity|drug_making|bomb_making|bomb-making|unsafe|torture|murder|killing|poison|poisons|hurt_anyone|harm_anyone|physical_harm|hurt_people|graphic_violence|illicit|fraudulent_activity|dangerous_thing|illegal_thing|harm|harming|break_law|breaking_law|firearm|firearms|drug_dealing|cybercrime|arson|knife|gun|guns',
    'dangerous_content',
  ],
  [
    'sexual|sexually|sexually_explicit|explicit|erotic|erotica|porn|pornography|pornographic|nudity|nude|suggestive|nsfw|adult|sex|sexualised|lewd|flirting|flirt|innuendo|sexual_innuendo|lascivious|obscene_sexual|flirtatious|x-rated|smut|intimate|sexual_content',
    'sexual_content',
  ],
  [
    'personal|private|confidential_personal|personally_identifiable|identifying|sensitive_personal|identifiable|customer|patient|user|client|pupil|student|employee|member|people|third-party|other_people|staff data|information|detail|details|record|records|datum',
    'pii',
  ],
  [
    'pii|phi|gdpr-relevant_data|personal_data|health_record|patient_record|personal_identifiable_information|data_of|sensitive_data|data_protection_relevant_information|name_or_address|personally_identifiable',
    'pii',
  ],
  [
    'data|information|details|record of|about|on|from|belonging_to other|another|third| customer|patient|user|client|pupil|student|employee|member|people|person|third_party|individual|staff|parent|teacher',
    'pii',
  ],
  [
    'prompt_injection|prompt-injection|jailbreak|jailbreaking|jail-break|injection|prompt_injections|prompt_attack|attempt_to_override_instruction|attempt_to_bypass_rule|attempt_to_jailbreak|injection_attempt|manipulation_attempt|attempt_to_manipulate_bot|try_to_jailbreak|try_to_override|hijack|attempt_to_manipulate|override_instruction|bypass_instruction|ignore_your_instruction',
    'prompt_injections',
  ],
  [
    'attempt|try|get|trick|ask|manipulate|make|induce|convince|persuade|force to| make|get|trick|induce|force|manipulate|| user|bot|assistant|model|ai|chatbot|it|you|system| to| ignore|break|forget|override|bypass|circumvent|disregard|violate|disobey|abandon|drop instruction|rule|guideline|system_prompt|restriction|safety_rule|instructions|safeguard|policy|limit|guardrail',
    'prompt_injections',
  ],
  [
    'override|bypass|circumvent|disregard|undermine|manipulate|hijack|subvert bot|assistant|system|model|ai|chatbot|your|its|| instruction|rule|guideline|system_prompt|restriction|safeguard|instructions|guardrail|safety_rule|behaviour',
    'prompt_injections',
  ],
  [
    'unsafe|inappropriate|offensive_or_harmful|harmful_or_offensive|objectionable|nsfw_or_harmful content|material|text|answer|language|output',
    'all',
  ],
]);

const SAFE = phraseBook<true>([
  [
    'be|keep|stay|remain|produce|generate|write|give|contain|use|ensure only|it|everything|thing|content|safe_for|reply|answer|conversation| safe|family|family-friendly|appropriate|child-safe|harmless|age-appropriate|age_appropriate|sfw|suitable_for_children|appropriate_for_children|suitable_for_all_ages|appropriate_for_all_ages|safe_for_work|kid-friendly|kid-safe|safe_for_children|suitable_for_minors|appropriate_for_minors|clean|child_appropriate|non-toxic|appropriate_for_kids|suitable_for_kids|pg|pg-13|family_friendly|harmless_and_safe|safe_and_appropriate|safe_for_kids|age_appropriate_for_children|suitable_for_a_young_audience|suitable_for_young_audience|appropriate_for_a_young_audience friendly|content|language|and_appropriate|answer|for_children|for_all_age|for_school|for_minor|at_all_times|in_tone|for_work|for_kids|for_pupils|material|text|topic|',
    true,
  ],
]);

const HEADS = new Set(
  'content language remark remarks comment comments joke joking jokes material statement statements instruction instructions speech advice topic topics text request requests question questions term terms words word phrase phrases message messages image images imagery description descriptions act acts activity activities scene scenes stuff expression expressions innuendo attack attacks thing things tone output reply replies answer answers anything something nature behaviour subject subjects matter matters detail details information data wording allusion undertone attempt attempts'.split(
    ' ',
  ),
);
const VERBS = new Set(
  'contain contains containing include includes including use using generate generating produce producing write writing give giving make making share sharing disclose disclosing reveal revealing engage engaging promote promoting help helping assist assisting explain explaining encourage encouraging output provide providing support supporting show showing leak leaking expose exposing repeat repeating return returning describe describing glorify glorifying incite inciting spread spreading create creating post express discuss discussing mention mentioning be is are exhibit allow tolerate tolerated accept answer respond react depict publish state print pass hand have having facilitate contribute participate send enable offer offering commit teach instruct suggest involve feature build obtain buy get teaching talk talking do say saying become ask asks asking request requesting'.split(
    ' ',
  ),
);
const CONNECTING = new Set(
  ', and or nor / & of about with in on to for towards against from at by into that which how based out up away else is it any other others own kind who as not even when asked if reply chat customers customer users user people person pupils parents teachers anyone patients students someone somebody group groups us them individuals minorities minority women ways way during allowed ok okay try trying attempt attempts assistant bot model under no circumstances form forms please whatsoever because them because-of origin sex orientation belief beliefs faith heritage refugees immigrants foreigners homeless religions all pls whatever response responses e.g like such our here there towards including type employees employee members colleagues clients visitors guests staff minors children kids family may can shall nationality religion gender race ethnicity disability origin sexuality skin colour appearance age numbers number phone email e-mail card identity address addresses account birth date names social security iban'.split(
    ' ',
  ),
);

const categoriesIn = (words: readonly RuleWord[]): Set<Category> | undefined => {
  const found = new Set<Category>();
  for (let at = 0; at < words.length;) {
    const word = words[at];
    const match = FORBIDDEN.matches(words, at)[0];
    if (match) {
      found.add(match.meaning);
      at = match.to;
    } else if (word && isKnown(word)) at++;
    else return undefined;
  }
  return found.size > 0 ? found : undefined;
};

const isKnown = (word: RuleWord): boolean =>
  word.is === 'mark'
    ? [',', '/', '&', '(', ')', '.', '!'].includes(word.key)
    : isFiller(word) ||
      [...stemsOf(word.key), ...formsOf(word.key)].some(
        (form) => HEADS.has(form) || VERBS.has(form) || CONNECTING.has(form),
      );

/** A word without the ending that it may have. */
const stemsOf = (key: string): string[] => [
  key.replace(/'s$/, ''),
  key.replace(/ies$/, 'y'),
  key.replace(/(?:s|ing|ed)$/, ''),
  key.replace(/(?:es|ing|ed)$/, 'e'),
];

const ALL: readonly SafetyCategory[] = [
  'dangerous_content',
  'harassment',
  'hate_speech',
  'sexual_content',
];

const checksOf = (categories: ReadonlySet<Category>): DelegatedCheck[] => {
  const safety = categories.has('all')
    ? [...ALL]
    : ALL.filter((category) => categories.has(category));
  return [
    ...(safety.length > 0 ? [{ check: 'safety' as const, categories: safety }] : []),
    ...(categories.has('pii') ? [{ check: 'pii' as const }] : []),
    ...(categories.has('prompt_injections') ? [{ check: 'prompt_injections' as const }] : []),
  ];
};

const parse = (sentence: string): DelegatedRule | undefined => {
  const written = withoutEmphasis(sentence.trim())
    .replace(TEAM_LABEL, '')
    .replace(/[.!\s]{1,10}$/, '')
    .replace(/ only$/i, '')
    .replace(OTHERWISE, '');
  if (written === '' || written.length > LONGEST) return undefined;
  const refused = offTopic(written);
  if (refused) return refused;
  const words = ruleWords(written);
  if (words.some(({ is }) => is === 'literal' || is === 'number')) return undefined;
  return aboutTopics(words, written) ?? aboutContent(words);
};

const ELSE = String.raw`(?:anything|everything|all|any other (?:questions?|topics?|requests?)|other (?:questions?|topics?|requests?))(?: else)?`;
const TURN_DOWN = String.raw`(?:decline|refuse|reject|turn down|do not answer|don't answer|say no to|ignore|turn away|deflect|is declined|gets? a polite no|is off-topic|is out of scope|is not our (?:topic|business))`;
/** "…; politely decline everything else", "Anything else gets a polite no": adds nothing to a scope. */
const OTHERWISE = new RegExp(
  String.raw`\s?[.;,–-]\s?(?:and )?(?:please )?(?:(?:politely |always |kindly )*${TURN_DOWN} (?:to (?:answer|discuss) )?${ELSE}|${ELSE}(?: \([^()]{1,100}\))?[:,]? (?:must be |should be |has to be |is )?(?:politely |always |kindly )*(?:declined|refused|rejected|ignored|${TURN_DOWN})|nothing else)(?: politely)?$`,
  'iu',
);
/** "Politely decline questions that are not about X". */
const OFF_TOPIC = new RegExp(
  String.raw`^(?:please )?(?:the (?:bot|assistant|chatbot) (?:must|should|has to) )?(?:politely |always |kindly )*(?:${TURN_DOWN}|never answer|must not answer|should not answer)(?: to (?:answer|discuss|respond to|help with))? (?:any |all |the )?(?:questions?|requests?|topics?|anything|everything|messages|enquiries|queries)(?: that| which)?(?: (?:is|are|do|does|has|have))? ?(?:(?:not |n['’]t )?(?:about|related to|concerning|connected to)|outside(?: of)?|unrelated to|nothing to do with|other than|beyond|off the topic of) (?<topics>[^.;:]{3,160})$`,
  'iu',
);
const ABOUT =
  /^(?:.*?\b(?:not|n['’]t|nothing|outside|unrelated|other than|beyond|off the topic)\b)/iu;

const offTopic = (sentence: string): DelegatedRule | undefined => {
  const topics = OFF_TOPIC.exec(sentence)?.groups?.['topics'];
  if (
    topics === undefined ||
    !ABOUT.test(sentence.replace(/^(?:please )?(?:do not|don't|never)/i, ''))
  )
    return undefined;
  const found = topicsIn(ruleWords(topics), topics);
  return found && { side: 'output', checks: [{ check: 'topic_scoping', topics: found }] };
};

/**
 * Parses a rule that checks of other families decide: safety, personal data, prompt injections,
 * topics. `undefined` for all others, and for sentences that mix them with other demands.
 */
export const parseDelegation = recentlyParsed(parse);

const aboutContent = (words: readonly RuleWord[]): DelegatedRule | undefined => {
  const frame = frameOf(words);
  if (!frame || frame.only) return undefined;
  const side = frame.side ?? 'any';
  const rest = words.slice(frame.to);
  if (!frame.forbids) {
    if (
      SAFE.matches(rest, 0).some(({ to }) => to >= rest.length) ||
      SAFE.matches(words, 0).some(({ to }) => to >= words.length)
    )
      return { side, checks: [{ check: 'safety', categories: [...ALL] }] };
    return passiveBan(words) ?? freeOf(words, frame);
  }
  if (
    (side !== 'input' && rest.some(({ key }) => ASKING.has(key))) ||
    AGAINST.test(rest[0]?.key ?? '')
  )
    return undefined;
  const categories = categoriesIn(rest);
  return categories && { side, checks: checksOf(categories) };
};

/** Verbs against a person: manners, not content. */
const AGAINST = /^(?:insult|offend|mock|ridicul)(?:e|ing)?$/;
const ASKING = new Set(['ask', 'asking', 'request', 'collect', 'requesting', 'collecting']);

/** "Insults are not allowed", "Personal data must not appear". */
const passiveBan = (words: readonly RuleWord[]): DelegatedRule | undefined => {
  const text = words.map(({ key }) => key).join(' ');
  const ban =
    /^(.{3,200}?) (?:(?:is|are|be) (?:strictly |absolutely )?(?:not (?:allowed|permitted|okay|acceptable|tolerated)|forbidden|prohibited|banned|taboo|off-limits|unacceptable)|(?:must|should|may|can|will) (?:not|never) (?:appear|occur|be (?:used|included|shared|disclosed|revealed|mentioned|shown|given|made|present|contained|generated|tolerated|leaked|exposed|repeated))|(?:must|should|has to|have to|need to) be avoided|has no place|have no place)( in .{1,60})?$/.exec(
      text,
    );
  const noun = ban?.[1];
  if (noun === undefined) return undefined;
  const categories = categoriesIn(words.slice(0, noun.split(' ').length));
  return categories && { side: 'any', checks: checksOf(categories) };
};

/** "The reply contains no slurs", "free of hate". */
const freeOf = (words: readonly RuleWord[], { to, side }: Frame): DelegatedRule | undefined => {
  const at = words.findIndex(
    ({ key }, index) =>
      index >= to &&
      (key === 'no' ||
        key === 'without' ||
        (key === 'free' && /^(?:of|from)$/.test(words[index + 1]?.key ?? ''))),
  );
  if (at < 0 || !words.slice(to, at).every(isKnown)) return undefined;
  const categories = categoriesIn(words.slice(words[at]?.key === 'free' ? at + 2 : at + 1));
  return categories && { side: side ?? 'any', checks: checksOf(categories) };
};

const SCOPE = phraseBook<true>([
  [
    'stay|remain|keep|respond|reply|answer|talk|speak|operate|work|help strictly|only| within context|scope|topic|field|area|domain|realm|boundary of …',
    true,
  ],
  [
    'stay|remain|keep|stick|focus|concentrate|limit|restrict|confine|restricted|limited|confined it|yourself|itself|conversation|chat|answer|reply|discussion|thing|only|bot|topic|strictly|focused|everything| on|to|within|with topic|subject|area|field|scope|| of| …',
    true,
  ],
]);
const ONLY_SCOPE = phraseBook<true>([
  [
    'talk|speak|chat|answer|discuss|respond|reply|help|deal|write|give|handle|assist|cover|provide|advise|engage|inform|be_used|support|take|work question|query|enquiry|anything|information|support|request|user|topic|conversation|subject|help|with|to|on| about|on|with|to|regarding|for|concerning|in|related_to|relating_to|that_concern|that_are_about|of| …',
    true,
  ],
]);
const OUTSIDE = phraseBook<true>([
  [
    'talk|speak|chat|answer|discuss|respond|reply|help|deal|go|engage|stray|comment|drift|give|deviate|wander|digress|leave|assist|react|cover|handle|enter question|query|anything|topic|into|about|on|with|to|in|from|advice|information|request|thing|conversation|subject|request|other| else|not|which|that|are|is|topic|question|anything|which_is|do|have| outside|unrelated|other_than|not_about|not_related|beyond|off|apart_from|except|not_concerning|which_are_not_about|away_from|from|besides|but|not_connected|not_to_do_with|not_concern|not_part|unconnected|not_have_to_do_with|topic_of|not_belong of|to|about|with|from| …',
    true,
  ],
]);

const aboutTopics = (words: readonly RuleWord[], sentence: string): DelegatedRule | undefined => {
  const frame = frameOf(words);
  if (!frame) return undefined;
  const rest = words.slice(frame.to);
  const scope = frame.forbids ? undefined : SCOPE.matches(rest, 0)[0];
  const asked = frame.only && !frame.forbids ? questionsAbout(rest, sentence) : undefined;
  if (asked)
    return { side: frame.side ?? 'output', checks: [{ check: 'topic_scoping', topics: asked }] };
  const found =
    scope ??
    (frame.only && !frame.forbids ? ONLY_SCOPE.matches(rest, 0)[0] : undefined) ??
    (frame.forbids ? OUTSIDE.matches(rest, 0)[0] : undefined);
  if (!found?.subject) return undefined;
  const topics = topicsIn(rest.slice(found.subject.from), sentence);
  return topics && { side: frame.side ?? 'output', checks: [{ check: 'topic_scoping', topics }] };
};

const QUESTIONS = phraseBook<true>([
  [
    'question|request|topic|matter|conversation|query|enquiry|subject|thing about|on|of|concerning|regarding|related_to|relating_to|to_do_with|around …',
    true,
  ],
]);
const TASKS = new Set(
  'book make schedule take track process arrange reserve change cancel look check find order plan'.split(
    ' ',
  ),
);

/** "Only questions about X may be answered", "may only book appointments and answer questions about X". */
const questionsAbout = (words: readonly RuleWord[], sentence: string): string[] | undefined => {
  const end = words.findIndex(
    ({ key }, index) => index > 1 && /^(?:may|can|are|is|should|must|will)$/.test(key),
  );
  const about = QUESTIONS.matches(words, 0)[0];
  if (about?.subject)
    return topicsIn(words.slice(about.subject.from, end > 0 ? end : words.length), sentence);
  return TASKS.has(words[0]?.key ?? '') ? topicsIn(words, sentence) : undefined;
};

const EMPTY_TOPICS = new Set(
  'topic topics subject subjects questions question matters point message brand track polite calm professional friendly neutral short brief'.split(
    ' ',
  ),
);
const TRAILING = new Set(
  'topics topic subjects subject matters questions question only stuff issues related related-topics themes'.split(
    ' ',
  ),
);
const STOPS = new Set(
  'if when unless except without whenever not never must should only you we is are a'.split(' '),
);

const LENGTH =
  /^(?:(?:at most|under|below|about|around|up to|within|one|an?|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|a hundred) )+(?:words?|lines?|sentences?|paragraphs?|characters?|points?|bullets?|items?|questions?|emojis?|links?)\b/i;

const topicsIn = (words: readonly RuleWord[], sentence: string): string[] | undefined => {
  const items: RuleWord[][] = [[]];
  for (const word of words) {
    if (word.key === ',' || word.key === 'or' || word.key === 'and') items.push([]);
    else items.at(-1)?.push(word);
  }
  const topics = items.map((item) => topicOf(item, sentence)).filter((topic) => topic !== '');
  // "Keep it to two sentences" sets a length.
  if (topics.some(isAboutForm) || topics.some((topic) => LENGTH.test(topic))) return undefined;
  if (topics.length === 0 || topics.length > 10 || /:\/\/|\blinks?\b/i.test(sentence))
    return undefined;
  if (
    words.some(({ key, is }) => STOPS.has(key) || (is === 'mark' && key !== ',')) ||
    topics.some((topic) => EMPTY_TOPICS.has(topic.toLowerCase()) || topic.split(' ').length > 7)
  )
    return undefined;
  return topics;
};

const LEADING = new Set(
  'the our your any all its about on answer questions question of to with topics topic give information help handle only talk regarding book make schedule take'.split(
    ' ',
  ),
);

const topicOf = (item: readonly RuleWord[], sentence: string): string => {
  let [from, to] = [0, item.length];
  while (from < to && LEADING.has(item[from]?.key ?? '')) from++;
  while (to > from + 1 && TRAILING.has(item[to - 1]?.key ?? '')) to--;
  return writtenAs(item.slice(from, to), sentence);
};
