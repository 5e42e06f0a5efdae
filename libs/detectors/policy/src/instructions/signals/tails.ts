import { BOUND, COUNTED, LANGUAGE, MANNER, NUMBER, TEXT_PART } from './data/text-parts';
import { MANNER_VERBS } from './data/verbs';
import { startsWithVerb } from './imperative';
import { isAboutOthers, isFragment, isTask } from './user';

/** A demand at the end of a task. `start` and `end` are UTF-16 offsets in the sentence. */
export interface Tail {
  start: number;
  end: number;
}

const FIGURE = String.raw`(?:${BOUND} ){0,2}${NUMBER}(?:(?: to | or |[-–]| and )${NUMBER})? (?:[\p{L}-]{1,15} ){0,2}?`;
const SHAPE = String.raw`(?:table|list|bullet points?|bullets|numbered points|json|xml|yaml|csv|html|markdown|prose|verse|rhymes?|rhyming couplets|couplets|paragraphs?|sentences?|tweet|haiku|limerick|sonnet|poem|plain text|code block|steps|lower ?case|lowercase letters|lower-case letters|capital letters|capitals|uppercase|upper ?case|uppercase letters|all caps|headline|dialogue|letter|e-?mail|bulleted list|numbered list|object|array|line|words?|key ?points|outline|song|rap|past tense|present tense|future tense|first person|second person|third person|quotation marks|quotes|alphabetical order|chronological order|order of [\p{L} ]{3,30}|reverse order|detail|brief|short|full sentences|complete sentences|metric units)`;
const WAY = String.raw`(?:tone|style|manner|way|voice|words|terms|language|english|register|spirit|form|format|fashion|mood|sentences|detail)`;
const ADJECTIVES = String.raw`(?:[\p{L}’'-]{2,18},? (?:(?:but|and|yet) )?){0,3}`;

/** Each matches a demand at the start of the rest of the sentence, to its end. */
const REST = String.raw`(?: (?:and |with |of |for |at |per |each|long|only|please|or |in |separated |total|, )?[^,;]{0,60})?`;
const TAILS: readonly RegExp[] = [
  String.raw`(?:in|using|within|with) ${FIGURE}${COUNTED}${REST}`,
  String.raw`(?:${BOUND}) ${NUMBER} (?:[\p{L}-]{1,15} )?${COUNTED}(?: [^,;]{0,20})?`,
  String.raw`(?:in|auf|into) (?:(?:${MANNER}|british|american|good|fluent|both) )?${LANGUAGE}(?: (?:only|please|and ${LANGUAGE}|or ${LANGUAGE}))?`,
  String.raw`(?:all )?(?:in|as|using) (?:the form of |the |a |an |one |two |three |only |all |valid |just )*(?:[\p{L}-]{2,15} ){0,2}${SHAPE}(?: (?:with|of|containing|having|only|please|form|format|without|where|that)(?: [^;]{0,80})?)?`,
  String.raw`(?:in|with|using) (?:a |an |the |very |only |your )*${ADJECTIVES}${WAY}(?: (?:that|only|please|of|like|for)[^;]{0,60})?`,
  String.raw`(?:with|using|including) (?:a |an |the |only |some |no |at least |at most |exactly )*(?:[\p{L}-]{1,15} )?(?:headings?|headlines?|subheadings|titles?|bullet points?|bullets|emojis?|hashtags?|sources|examples?|citations?|numbered steps|steps|a rhyme|rhymes|line breaks|exclamation marks?|metaphors|an analogy|analogies|humou?r|irony|british spelling|american spelling|double spacing|the words? .{2,60})(?: [^,;]{0,40})?`,
  String.raw`without (?:any |a |the |using |mentioning |naming |including |saying |giving |repeating |referring |adding |writing )?[^,;]{2,80}`,
  String.raw`so (?:that )?(?:a |an |even |my |the |any |every)[^;]{3,60}(?:understands?|can (?:understand|follow|grasp)|gets?|follows?|grasps?)(?: [^;]{0,30})?`,
  String.raw`(?:suitable |appropriate |written )?(?:for|to) (?:a |an |my |complete |absolute |total |young |small |little |someone who |people who )*(?:\p{L}+-year-olds?|\d{1,2}-year-olds?|\d{1,2} year olds?|child(?:ren)?|kids?|beginners?|lay ?(?:person|people|man|men)|non-experts?|novices?|dummies|toddlers?)(?: [^,;]{0,40})?`,
  String.raw`(?:like|as if|as though) (?:i|i['’]m|i am|you|you['’]re|you were|i were) [^;]{2,50}`,
  String.raw`(?:like|as) an? (?:pirate|poet|child|teacher|robot|journalist|comedian|shakespeare|cowboy|news anchor|reporter|sports commentator|wizard|grandmother|grandfather|professor|scientist|detective)[^;]{0,40}`,
  String.raw`(?:separated|divided|sorted|ordered|ranked|grouped|written|formatted|arranged|listed|phrased|worded|split) (?:by|in|as|into|with|from|alphabetically|like)(?: [^;]{2,60})?`,
  String.raw`(?:alphabetically|chronologically|briefly|concisely|politely|formally|informally|step by step|in brief|in short|in detail|in rhymes?|in plain words|point by point|one per line|numbered|nothing else|and nothing else|no more, no less)`,
  String.raw`no (?:[\p{L}-]{1,15} ){0,2}[\p{L}-]{2,20}`,
].map((source) => new RegExp(`^(?:${source})$`, 'iu'));

const START =
  /(?<=[\p{L}\p{N}"'”’)?.]|,)(?<gap>,? (?:and |but |all )?)(?=(?:in|all in|as|with|using|including|within|without|so|for|to|like|suitable|appropriate|written|separated|divided|sorted|ordered|ranked|grouped|formatted|arranged|listed|phrased|worded|split|alphabetically|chronologically|briefly|concisely|politely|formally|informally|step|point|one per|numbered|nothing|at most|at least|no more|not more|under|exactly|max|maximum|up to|into|auf|no)(?![\p{L}-]))/giu;

/** Questions and translations that name a language as their matter. */
const ABOUT_LANGUAGE =
  /\b(?:translat|word for|how do (?:you|i|we) say|what does|mean|called|pronounc|spell|speak|learn|phrase|expression)/iu;
const IN_LANGUAGE = new RegExp(String.raw`^(?:in|into) (?:[\p{L}]+ )?${LANGUAGE}`, 'iu');
const CONTENT_QUESTION =
  /^(?:what|who|which|when|where|is|are|do|does|did|was|were|how (?:many|much|old|far|long))(?![\p{L}-])/iu;
const LANGUAGE_QUESTION =
  /^(?:what|who|which|when|where|is|are|do|does|did|was|were|how|why)(?![\p{L}-])[^,]*$/iu;
/** Demands that are never the matter of a question: "… in two sentences?" */
const SAFE_IN_QUESTION = new RegExp(
  String.raw`^(?:,? ?)(?:in|within|using|with) (?:${BOUND} ){0,2}${NUMBER} (?:[\p{L}-]{1,15} )?(?:words?|sentences?|lines?|paragraphs?|bullet points?|characters?)`,
  'iu',
);

/** A level, not the person whom a gift is for. */
const FOR_WHOM = /^(?:suitable |appropriate |written )?(?:for|to) /iu;
const EXPLAINS =
  /(?<![\p{L}])(?:explain|describe|define|summari[sz]e|tell|teach|simplify|rewrite|rephrase|reword|outline|introduce|(?:what|how|why)(?:['’]s| is| are| do| does| did))(?![\p{L}])/iu;
/** "Explain how to bake without yeast": part of the matter. */
const EXPLAINS_HOW =
  /(?<![\p{L}])(?:how|ways?|who|that|which|life|live|living|day|world) (?:to |i |we |you |do |can |it |without )?/iu;
const OF_TEXT = new RegExp(
  String.raw`(?:using|mentioning|naming|including|saying|giving|repeating|the words?)(?![\p{L}])|(?<![\p{L}])${TEXT_PART}(?![\p{L}])`,
  'iu',
);

const MOST_STARTS = 60;

const isTail = (piece: string, sentence: string): boolean => {
  if (
    IN_LANGUAGE.test(piece) &&
    (ABOUT_LANGUAGE.test(sentence) || LANGUAGE_QUESTION.test(sentence))
  )
    return false;
  if (CONTENT_QUESTION.test(sentence) && !SAFE_IN_QUESTION.test(piece)) return false;
  if (/^no /iu.test(piece) && !sentence.includes(`, ${piece}`)) return false;
  if (FOR_WHOM.test(piece) && !EXPLAINS.test(sentence)) return false;
  if (EXPLAINS_HOW.test(sentence) && /^without /i.test(piece) && !OF_TEXT.test(piece)) return false;
  return TAILS.some((tail) => tail.test(piece));
};

/** "… and leave out the amount", "…, and don't mention gold". */
const SECOND_ORDER =
  /(?:, (?:and |but )?|[;] | and | but )(?:please |also |then )*(?=(?<clause>(?:do not|don['’]t|never|avoid|leave out|include|mention|use|end|finish|start|begin|conclude|close|limit|make (?:it|sure)|keep (?:it|the|your|them)|write it|format|highlight|be|stay|answer|reply|respond|refrain|omit|exclude|address|sign)(?![\p{L}-]).*))/giu;
const POLITE_REQUEST = /^(?:\p{L}+,? )?(?:can|could|would|will) you(?![\p{L}])/iu;
const EXPLAINED =
  /\b(?:how|when|where|why|whether|to|can|must|should|could|i|we|they|who|that) (?:[\p{L}'’-]{1,15} ){0,5}[\p{L}'’-]{1,15}$/iu;

const secondOrder = (masked: string): Tail | undefined => {
  if (/\?$/.test(masked) && !POLITE_REQUEST.test(masked)) return undefined;
  for (const { index, 0: mark, groups } of masked.matchAll(SECOND_ORDER)) {
    const clause = groups?.clause ?? '';
    if (isAboutOthers(clause)) continue;
    const strong =
      /^(?:do not|don|never|avoid|leave out|make|refrain|omit|exclude)/iu.test(clause) ||
      mark.startsWith(',') ||
      mark.startsWith(';');
    if (
      (strong || !EXPLAINED.test(masked.slice(0, index))) &&
      (strong || startsWithVerb(clause, MANNER_VERBS))
    )
      return { start: index + mark.length, end: masked.length };
  }
  return undefined;
};

const trimmedEnd = (masked: string): number => masked.replace(/[\s.!?:,;]{1,10}$/, '').length;

/** "In two sentences, explain …", "Briefly explain …". */
const openingOf = (masked: string): Tail[] => {
  const adverb = /^(?:please )?(?<word>briefly|concisely|politely|formally)(?= \p{L})/iu.exec(
    masked,
  );
  if (adverb)
    return [
      { start: adverb[0].length - (adverb.groups?.word?.length ?? 0), end: adverb[0].length },
    ];
  const comma = masked.search(/, \p{L}/u);
  if (comma < 4 || comma > 60) return [];
  return isTail(masked.slice(0, comma), masked) && isTask(masked.slice(comma + 2))
    ? [{ start: 0, end: comma }]
    : [];
};

/** "… (max. 50 words, no superlatives)". */
const bracketOf = (masked: string): Tail[] => {
  const bracket = /\((?<inner>[^()]{4,150})\)[.!]?$/u.exec(masked);
  if (!bracket) return [];
  const start = bracket.index + 1;
  const items: Tail[] = [];
  for (const { index, 0: item } of (bracket.groups?.inner ?? '').matchAll(/[^,;]{2,150}/g)) {
    const lead = item.length - item.trimStart().length;
    items.push({ start: start + index + lead, end: start + index + item.trimEnd().length });
  }
  const isDemand = (item: Tail): boolean => {
    const piece = masked.slice(item.start, item.end);
    return isFragment(piece, true) || isTail(piece, masked);
  };
  return items.every(isDemand) ? items : [];
};

/** "a 100-word story". */
const sizeIn = (masked: string): Tail[] => {
  const size =
    /(?<=^[^?]{3,60}(?<![\p{L}\d]))(?:\d{1,4}|one|two|three|four|five|six|eight|ten)-(?:word|sentence|line|paragraph|verse|stanza|point)(?= \p{L})/iu.exec(
      masked,
    );
  return size ? [{ start: size.index, end: size.index + size[0].length }] : [];
};

/** Returns the demands inside and at the end of a task, in their order; none in any other sentence. */
export const tailsOf = (masked: string): Tail[] => {
  const opening = openingOf(masked);
  if (!isTask(masked) && opening.length === 0) return [];
  const bracket = bracketOf(masked);
  if (bracket.length > 0) return [...opening, ...sizeIn(masked), ...bracket];
  return [...opening, ...sizeIn(masked), ...endingsOf(masked)];
};

const endingsOf = (masked: string): Tail[] => {
  const second = secondOrder(masked);
  const end = trimmedEnd(
    second
      ? masked
          .slice(0, second.start)
          .replace(/(?:[,;]| and| but)(?: please| also| then| and| but)*\s*$/iu, '')
      : masked,
  );
  const found: Tail[] = [];
  const starts = [...masked.slice(0, end).matchAll(START)].slice(-MOST_STARTS);
  let to = end;
  for (const { index, 0: gap } of starts.reverse()) {
    const start = index + gap.replace(/all $/i, '').length;
    const [next] = found;
    const isPreposition =
      next &&
      /^\s*(?:in|with|without|within|using|as|and|for)$/i.test(
        masked.slice(start, next.start).trim(),
      );
    const until = isPreposition ? next.end : to;
    if (start >= until || !isTail(masked.slice(start, until).replace(/[,\s]+$/, ''), masked))
      continue;
    if (isPreposition) found.shift();
    found.unshift({
      start,
      end: start + masked.slice(start, until).replace(/(?:,| and| but)*\s*$/iu, '').length,
    });
    to = index;
  }
  return second ? [...found, { start: second.start, end: trimmedEnd(masked) }] : found;
};
