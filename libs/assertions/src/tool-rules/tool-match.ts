import { actionOf, actionOfNoun, areAlike, isLight, isReading, thingOf } from './lexicon/actions';
import { type ToolWords, toPlain, type WordSimilarity } from './tool-words';

const MOST_WORDS = 10;
/** Fits of a word, from its own name down to a word of a parameter. */
const FIT = {
  noun: 0.8,
  name: 1,
  verb: 1,
  alike: 0.9,
  described: 0.85,
  near: 0.7,
  parameter: 0.6,
  hinted: 0.5,
};
/** Similarity from which two words may mean the same. */
const NEAR = 0.6;
/** Fit from which a phrase means a tool: all of its words, or most of them. */
const ALL = 0.55;
const MOST = 0.5;
const MARGIN = 0.1;

/** Words that restrict nothing. */
const VACUOUS = new Set(
  'same a an the any all some this that these those every each its their his her our your my own such of to for in on at by from with about into and or nor as it them him me us itself themselves be is are was were been being am do does did done doing have has had having can could may might must shall should will would get gets got let lets please ever always also just really actually simply directly automatically first beforehand previously earlier before ahead then again already still yet now immediately there here out up off down over back through one thing things something anything anyone anybody someone everything way ways part use used using uses call called calls calling calls tool tools function functions assistant agent bot model system user users customer customers client clients person people traveller travellers patient patients employee employees guest guests student students chat conversation session turn go itself whole entire actual corresponding relevant respective particular given current certain proper valid successful successfully company kind sort type'.split(
    ' ',
  ),
);

interface Word {
  text: string;
  thing: string;
  /** Verbs of an action that the word may mean. */
  actions: readonly string[];
  weight: number;
  isVerb: boolean;
  isVacuous: boolean;
}

const MOST_INFLECTED = /(?:ing|ed|en|t|d|ne)$/;

/** "Text the patient" has a verb, "text messages" has none. */
const isVerbBefore = (next: string | undefined): boolean => next === undefined || VACUOUS.has(next);

const wordOf = (text: string, index: number, all: readonly string[]): Word => {
  const light = isLight(text);
  const verb = actionOf(text);
  const noun = actionOfNoun(text);
  const actions = [verb, noun].filter((each) => each !== undefined);
  const isVerb =
    noun !== undefined ||
    (verb !== undefined && ((index === 0 && isVerbBefore(all[1])) || MOST_INFLECTED.test(text)));
  return {
    text,
    thing: thingOf(text),
    actions: light ? [] : actions,
    weight: light ? 0.3 : isVerb ? 1.4 : 1,
    isVerb,
    isVacuous: light || VACUOUS.has(text),
  };
};

/** "Check-in" is one word. */
export const joinedWords = (text: string): string =>
  text.replaceAll(
    /\b(check|e|log|sign|hand|set|pick|drop|follow)-(?=(?:in|out|mail|off|up|over)\b)/gi,
    '$1',
  );

const wordsIn = (phrase: string): Word[] =>
  (
    toPlain(phrase)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(wordOf);

const fitOf = (word: Word, tool: ToolWords, similarity: WordSimilarity): number => {
  const { text, thing, actions } = word;
  const verb = Math.max(0, ...actions.map((action) => verbFit(action, tool)));
  const isNamed = tool.named.some((name) => thingOf(name) === thing);
  if (isNamed)
    return actions.length > 0 && actionOfNoun(text) !== undefined && verb === 0
      ? FIT.hinted
      : FIT.name;
  const isDescribed = tool.described.some((name) => thingOf(name) === thing);
  // "Text" and "message" are things, too.
  if (verb > 0) return isDescribed || word.isVerb ? verb : verb * FIT.noun;
  if (isDescribed) return FIT.described;
  if (actions.length > 0 && MOST_INFLECTED.test(text)) return 0;
  if (tool.parameters.some((name) => thingOf(name) === thing)) return FIT.parameter;
  const near = Math.max(
    0,
    ...[...tool.named, ...tool.described].map((name) => similarity(text, name)),
  );
  if (near >= NEAR) return FIT.near;
  return tool.explained.some((name) => thingOf(name) === thing) ? FIT.hinted : 0;
};

const verbFit = (action: string, { actions }: ToolWords): number => {
  if (actions.has(action)) return FIT.verb;
  const reads = isReading(action) && (actions.size === 0 || [...actions].some(isReading));
  if (reads && (action === 'get' || action === 'search' || action === 'verify')) return FIT.alike;
  return [...actions].some((own) => areAlike(action, own)) ? FIT.alike : 0;
};

interface Scored {
  tool: ToolWords;
  fit: number;
}

const score = (
  words: readonly Word[],
  tool: ToolWords,
  similarity: WordSimilarity,
  isLoose: boolean,
): number => {
  let [sum, most] = [0, 0];
  for (const word of words) {
    const fit = fitOf(word, tool, similarity);
    if (fit === 0 && word.isVacuous) continue;
    if (fit === 0 && (!isLoose || word.isVerb)) return 0;
    sum += word.weight * fit;
    most += word.weight;
  }
  return most === 0 ? 0 : sum / most;
};

/** Verbs that make a thing: a rule about the thing concerns its making. */
const MAKES = new Set(
  'create book send submit pay transfer buy publish upload deploy execute generate subscribe install update'.split(
    ' ',
  ),
);
const EVERY = /\b(?:any|all|every|each|anything|everything|no|nothing|tools|functions)\b/i;

const pick = (
  scored: readonly Scored[],
  words: readonly Word[],
  phrase: string,
): string[] | undefined => {
  const [best, second] = scored;
  if (!best) return undefined;
  if (!second || best.fit - second.fit >= MARGIN) return [best.tool.name];
  const close = scored.filter(({ fit }) => best.fit - fit < MARGIN).map(({ tool }) => tool);
  const verbs = words.flatMap(({ actions }) => actions);
  const sameVerb = close.filter(({ actions }) => verbs.some((verb) => actions.has(verb)));
  const hasObject = words.length > 1;
  if (
    verbs.length > 0 &&
    sameVerb.length > 0 &&
    (sameVerb.length === 1 || !hasObject || EVERY.test(phrase))
  )
    return sameVerb.map(({ name }) => name);
  const making = close.filter(({ actions }) => [...actions].some((verb) => MAKES.has(verb)));
  if (verbs.length === 0 && making.length === 1 && making[0]) return [making[0].name];
  const writing = close.filter(({ actions }) => [...actions].some((verb) => !isReading(verb)));
  if (verbs.length === 0 && writing.length === 1 && writing[0]) return [writing[0].name];
  return EVERY.test(phrase) && verbs.length > 0 ? close.map(({ name }) => name) : undefined;
};

/** Returns true if no word of a phrase tells tools apart. */
export const isVacuous = (phrase: string): boolean =>
  wordsIn(phrase).every((word) => word.isVacuous);

/** Checks that another word than the verb belongs to a tool. */
const namesThing = (
  words: readonly Word[],
  tools: readonly ToolWords[],
  similarity: WordSimilarity,
): boolean =>
  words.some((word) => {
    const bare = { ...word, actions: [] };
    return tools.some((tool) => fitOf(bare, tool, similarity) > 0);
  });

/** Finds the tools whose words a phrase shares; the verb weighs most. */
export const meantBy = (
  phrase: string,
  tools: readonly ToolWords[],
  similarity: WordSimilarity,
  isLoose: boolean,
): string[] | undefined => {
  const words = wordsIn(phrase);
  const telling = words.filter(({ isVacuous }) => !isVacuous);
  if (telling.length === 0 || telling.length > MOST_WORDS || tools.length === 0) return undefined;
  // "A second check": a verb of many tools, next to a word that fits none, means no certain one.
  if (isLoose && telling.length > 1 && !namesThing(telling, tools, similarity)) return undefined;
  // A condition without a verb of its own ("the policy is active") is looked up, not brought about.
  const isLookUp =
    isLoose &&
    !words.some(({ isVerb, actions }) => isVerb && actions.some((verb) => !isReading(verb)));
  const reading = isLookUp
    ? tools.filter(({ actions }) => actions.size === 0 || [...actions].some(isReading))
    : tools;
  const found = reading.length > 0 ? scoredBy(words, reading, similarity, isLoose) : [];
  const scored = found.length > 0 ? found : scoredBy(words, tools, similarity, isLoose);
  return pick(scored, telling, phrase) ?? eachOf(phrase, tools, similarity, isLoose);
};

const scoredBy = (
  words: readonly Word[],
  tools: readonly ToolWords[],
  similarity: WordSimilarity,
  isLoose: boolean,
): Scored[] =>
  tools
    .map((tool): Scored => ({ tool, fit: score(words, tool, similarity, isLoose) }))
    .filter(({ fit }) => fit >= (isLoose ? MOST : ALL))
    .sort((a, b) => b.fit - a.fit);

/** "mail or events": each part means a tool of its own, with the first one's verb if it has none. */
const eachOf = (
  phrase: string,
  tools: readonly ToolWords[],
  similarity: WordSimilarity,
  isLoose: boolean,
): string[] | undefined => {
  const parts = phrase.split(/,? (?:or|and|nor) |, /).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > 4) return undefined;
  const verb = wordsIn(parts[0] ?? '').find(({ actions }) => actions.length > 0)?.text ?? '';
  const found = parts.map(
    (part) =>
      meantBy(part, tools, similarity, isLoose) ??
      (verb === '' ? undefined : meantBy(`${verb} ${part}`, tools, similarity, isLoose)),
  );
  return found.every((names) => names !== undefined) ? [...new Set(found.flat())] : undefined;
};
