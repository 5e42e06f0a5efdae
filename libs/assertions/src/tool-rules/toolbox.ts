import {
  actionOf,
  actionOfName,
  actionOfNoun,
  isInformation,
  isLight,
  isReading,
  thingOf,
} from './lexicon/actions';
import { clean } from './values';

/** A tool that a conversation defines or calls. */
export interface KnownTool {
  name: string;
  description?: string;
  /** JSON Schema of an object. */
  parameters?: Record<string, unknown>;
}

/** Cosine similarity of two words, -1 to 1; 0 for unknown words. */
export type WordSimilarity = (one: string, other: string) => number;

const propertiesOf = ({ parameters }: KnownTool): [string, unknown][] => {
  const properties = parameters?.['properties'];
  return typeof properties === 'object' && properties !== null ? Object.entries(properties) : [];
};

interface Words {
  parameters: string[];
  /** Names of the parameters. */
  keys: string[];
  name: string;
  /** The verb with which the name, else the description begins. */
  action?: string;
  /** Words of the name. */
  named: string[];
  /** Words of the description. */
  described: string[];
}

const IDENTIFIER = /[_.:/]\S|\d|\p{Ll}\p{Lu}|\S-\S/u;
/** With these signs a word is an identifier, even if it is not in the list. */
const CERTAIN_IDENTIFIER = /^(?!https?:|www\.)[\p{L}_][\p{L}\p{N}_.:/-]{0,120}$/u;
const MOST_NAMES = 16;
const MOST_WORDS = 12;
const STRONG = 0.75;
const MARGIN = 0.08;
/** Similarity from which two nouns mean the same. */
const SIMILAR = 0.62;

/** Splits a name into lower-case words ("getOrder_status": get, order, status). */
export const namePieces = (name: string): string[] =>
  name
    .slice(0, 120)
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((piece) => piece !== '');

const FILLERS = new Set(
  'a an the any all some this that  these those your their his her its our my user users of to for in on at by from with about into and or no tool tools function functions call calls user customer customers someone somebody anyone anybody anything something them it him new first own please ever request requests actual support help bank shop company system online own s passenger person every each day'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)?/gu) ?? []).filter(
    (word) => !FILLERS.has(word),
  );

const PHRASAL: readonly (readonly [RegExp, string])[] = [
  [/\b(?:search(?:es|ed|ing)?|look(?:s|ed|ing)?) for\b/giu, 'search'],
  [/\blook(?:s|ed|ing)?(?: (.{1,40}?))? up\b/giu, 'lookup $1'],
  [/\b(?:hand|pass)(?:s|es|ed|ing)? (?:(.{1,40}?) )?(?:over|off|on)\b/giu, 'handoff $1'],
  [/\bpay(?:s|ing)? (?:(.{1,40}?) )?back\b/giu, 'refund $1'],
  [/\blook(?:s|ed|ing)? (?:at|into|through|in)\b/giu, 'get'],
  [/\btak(?:e|es|ing) a look (?:at|into)\b/giu, 'get'],
  [/\bset(?:s|ting)? up\b/giu, 'create'],
  [/\bsign(?:s|ed|ing)? (?:(.{1,40}?) )?up\b/giu, 'subscribe $1'],
  [/\bescalat(?:e|es|ing)\b/giu, 'handoff'],
  [/\btop(?:s|ping)? up\b/giu, 'deposit'],
  [/\bgiv(?:e|es|ing) (?:.{1,30} )?(?:money back|back money)\b/giu, 'refund'],
];

const toPlain = (phrase: string): string =>
  PHRASAL.reduce((text, [pattern, verb]) => text.replaceAll(pattern, verb), phrase);

/** Finds tools by name and by description. */
export class Toolbox {
  private readonly byName: ReadonlyMap<string, string>;
  private readonly words: readonly Words[];
  private readonly parameters: readonly [string, unknown][];
  private vocabulary: ReadonlySet<string> | undefined;

  /** @param known tools of the conversation; a plain name has no description */
  constructor(
    known: readonly (KnownTool | string)[],
    private readonly similarity: WordSimilarity = () => 0,
  ) {
    const tools = known.map((tool) => (typeof tool === 'string' ? { name: tool } : tool));
    const unique = new Map<string, KnownTool>();
    for (const tool of tools) {
      const key = tool.name.toLowerCase();
      if (tool.description !== undefined || !unique.has(key)) unique.set(key, tool);
    }
    this.byName = new Map([...unique].map(([key, { name }]) => [key, name]));
    this.words = [...unique.values()].map(wordsOfTool);
    this.parameters = [...unique.values()].flatMap(propertiesOf);
  }

  /** Finds a parameter by its name, also in the plural or with spaces for underscores. */
  parameterNamed(name: string): string | undefined {
    const wanted = plainName(name);
    const forms = ['', 's', 'es'].map((ending) =>
      wanted.endsWith(ending) ? wanted.slice(0, wanted.length - ending.length) : wanted,
    );
    if (wanted.endsWith('ies')) forms.push(`${wanted.slice(0, -3)}y`);
    return this.parameters.find(([known]) => forms.includes(plainName(known)))?.[0];
  }

  /** Finds the only parameter that all words of a phrase name or describe ("target language"). */
  parameterDescribed(phrase: string): string | undefined {
    const wanted = wordsOf(phrase).map(thingOf);
    if (wanted.length === 0 || wanted.length > 3) return undefined;
    const fitting = this.parameters.filter(([name, schema]) => {
      const named = namePieces(name).map(thingOf);
      const words = [...named, ...wordsOf(descriptionOf(schema)).map(thingOf)];
      return (
        wanted.every((word) => words.includes(word)) && wanted.some((word) => named.includes(word))
      );
    });
    const names = new Set(fitting.map(([name]) => name));
    return names.size === 1 ? fitting[0]?.[0] : undefined;
  }

  /** Names of the parameters of some tools. */
  parametersOf(tools: readonly string[]): string[] {
    return tools.flatMap((tool) => this.words.find(({ name }) => name === tool)?.keys ?? []);
  }

  hasParameter(name: string): boolean {
    return this.parameterNamed(name) !== undefined;
  }

  /** Returns the only parameter that lists a value among those allowed. */
  parameterWith(value: string): string | undefined {
    const names = this.parameters
      .filter(([, schema]) =>
        enumOf(schema).some((one) => one.toLowerCase() === value.toLowerCase()),
      )
      .map(([name]) => name);
    return new Set(names).size === 1 ? names[0] : undefined;
  }

  /** Returns true if a text has a word that names or describes one of the tools. */
  touches(text: string): boolean {
    this.vocabulary ??= new Set(
      this.words.flatMap(({ named, described, parameters }) =>
        [...named, ...described, ...parameters].flatMap(keysOf),
      ),
    );
    const { vocabulary } = this;
    return wordsOf(text).some((word) => keysOf(word).some((key) => vocabulary.has(key)));
  }

  get isEmpty(): boolean {
    return this.words.length === 0;
  }

  has(name: string): boolean {
    return this.byName.has(name.toLowerCase());
  }

  /**
   * Returns the tools that a phrase names: known names, identifiers, and words in quotation marks or
   * next to "tool"; `undefined` if a part of the phrase is no name.
   */
  named(phrase: string): string[] | undefined {
    const inBrackets = /\(\s?([\p{L}_][\p{L}\p{N}_.:/-]{1,120})(?:\(\))?\s?\)$/u.exec(
      phrase.trim(),
    )?.[1];
    if (
      inBrackets !== undefined &&
      CERTAIN_IDENTIFIER.test(inBrackets) &&
      (this.has(inBrackets) || IDENTIFIER.test(inBrackets))
    )
      return [inBrackets];
    const marked = /\b(?:tools?|functions?)\b|["'`“]/i.test(phrase);
    const names = phrase
      .replaceAll(/\b(?:tools?|functions?)\b:? ?|\(\)/gi, '')
      .split(/,? (?:or|and|nor) |, ?|\/(?=\s)| \/ /)
      .map((name) =>
        clean(
          name.replace(
            /^ ?(?:(?:any|either|both|all|one) of |either |both |neither |the |an? |any )?(?:the )?/i,
            '',
          ),
        ),
      )
      .map((name) => name.replace(/\.$/, ''));
    if (names.length === 0 || names.length > MOST_NAMES) return undefined;
    const isName = (name: string): boolean =>
      CERTAIN_IDENTIFIER.test(name) &&
      (this.has(name) || IDENTIFIER.test(name) || (marked && !GENERIC.test(name)));
    return names.every(isName) ? names : undefined;
  }

  /**
   * Returns the tools that a phrase describes in words ("making a transfer", "the web search");
   * `undefined` if none or several fit.
   */
  described(phrase: string): string[] | undefined {
    const plain = toPlain(phrase).replace(/\b(of|for|on|in) that (?=\p{L})/iu, '$1 the ');
    if (this.words.length === 0 || UNDESCRIPTIVE.test(plain)) return undefined;
    const words = verbFirst(wordsOf(plain));
    if (words.length === 0 || words.length > MOST_WORDS) return undefined;
    const [first = ''] = words;
    const action = (isLight(first) ? actionOfNoun(words[1] ?? '') : undefined) ?? actionOf(first);
    const scored = this.words
      .map((tool) => ({ tool, score: this.score(words, action, tool) }))
      .filter(({ score }) => score >= STRONG)
      .sort((a, b) => b.score - a.score);
    const exact =
      words.length === 1
        ? this.words.filter(({ named }) => named.some((name) => thingOf(name) === thingOf(first)))
        : [];
    if (exact.length === 1) return namesOf(exact);
    if (words.length === 1 && action !== undefined && !isLight(first))
      return namesOf(this.words.filter((tool) => tool.action === action)) ?? winner(scored, words);
    if (scored.length > 0 && /\b(?:any|all|every|tools|functions)\b/i.test(phrase))
      return namesOf(scored.map(({ tool }) => tool));
    return winner(scored, words);
  }

  private score(words: readonly string[], action: string | undefined, tool: Words): number {
    let [sum, most] = [0, 0];
    for (const [index, word] of words.entries()) {
      const weight = index === 0 && action !== undefined ? 1.2 : 1;
      const fit = this.fit(word, tool, index === 0 ? action : undefined);
      if (index === 0 && isLight(word) && fit === 0) continue;
      if (fit === 0) return 0;
      sum += weight * fit;
      most += weight;
    }
    if (most === 0) return 0;
    const covered = tool.named.filter((name) => words.some((word) => sameWord(word, name))).length;
    return (0.85 * sum) / most + 0.15 * (covered / Math.max(1, tool.named.length));
  }

  private fit(word: string, tool: Words, action: string | undefined): number {
    if (tool.named.some((name) => sameWord(word, name))) return 1;
    if (actionOfNoun(word) !== undefined && actionOfNoun(word) === tool.action) return 1;
    if (action !== undefined) {
      if (tool.action === action) return 1;
      if (ALIKE.has(`${action} ${tool.action}`)) return 0.9;
      const both = tool.action !== undefined && isReading(action) && READS.has(tool.action);
      if (both && READS.has(action)) return 0.95;
      if (tool.action === undefined && isReading(action)) return 0.9;
      return 0;
    }
    if (tool.described.some((name) => sameWord(word, name))) return 0.9;
    if (tool.action !== undefined && READS.has(tool.action) && isInformation(word)) return 0.9;
    if (tool.parameters.some((name) => thingOf(word) === thingOf(name))) return 0.85;
    const near = Math.max(0, ...tool.named.map((name) => this.similarity(word, name)));
    return near >= SIMILAR ? 0.8 : 0;
  }
}

/** Puts the noun of an action before its object ("table booking"). */
const verbFirst = (words: string[]): string[] => {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return words.length > 1 &&
    actionOfNoun(last) !== undefined &&
    actionOf(first) === undefined &&
    actionOfNoun(first) === undefined
    ? [last, ...words.slice(0, -1)]
    : words;
};

const plainName = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');

const descriptionOf = (schema: unknown): string =>
  typeof schema === 'object' && schema !== null && 'description' in schema
    ? String(schema.description).slice(0, 200)
    : '';

const enumOf = (schema: unknown): string[] => {
  const values =
    typeof schema === 'object' && schema !== null && 'enum' in schema ? schema.enum : [];
  return Array.isArray(values) ? values.filter((one) => typeof one === 'string') : [];
};

/** Identifiers, which name a tool or nothing, and words that begin another part of the sentence. */
const UNDESCRIPTIVE =
  /\S_\S|\p{L}\.\p{L}|@|\d|\b(?:before|after|without|unless|for|if|when|whenever|until|only|never|not|than|that|which|who|whose|because|once|while|except|must|should|may|always)\b/u;

/** Verbs that mean the same for some things, in both orders. */
const ALIKE = new Set([
  'create book',
  'book create',
  'delete cancel',
  'cancel delete',
  'transfer send',
  'send transfer',
  'transfer pay',
  'pay transfer',
  'buy create',
  'verify get',
  'get verify',
]);

/** Verbs of look-ups, which are used for one another. */
const READS = new Set(['get', 'search']);
const GENERIC =
  /^(?:it|them|available|same|other|another|more|less|one|two|three|any|all|only|tool|you|that|this|same|external|each|every|no|none|first|last|call|calls)$/i;

/** Keys that words for the same thing or action share. */
const keysOf = (word: string): string[] => {
  const action = isLight(word) ? undefined : (actionOf(word) ?? actionOfNoun(word));
  if (action === undefined) return [thingOf(word)];
  const alike = [...ALIKE].filter((pair) => pair.startsWith(`${action} `));
  return [thingOf(word), `${action}!`, ...alike.map((pair) => `${pair.split(' ')[1] ?? ''}!`)];
};

const sameWord = (one: string, other: string): boolean => {
  if (one === other || thingOf(one) === thingOf(other)) return true;
  const [a, b] = [actionOfNoun(one) ?? inflected(one), actionOfNoun(other) ?? actionOf(other)];
  return a !== undefined && a === b && !isLight(one);
};

/** Verbs of look-ups are too alike to match as words. */
const inflected = (word: string): string | undefined => {
  const action = actionOf(word);
  return action !== undefined && READS.has(action) ? undefined : action;
};

const wordsOfTool = (tool: KnownTool): Words => {
  const { name, description = '' } = tool;
  const named = namePieces(name).slice(0, MOST_WORDS);
  const keys = propertiesOf(tool).map(([parameter]) => parameter);
  const parameters = keys.flatMap(namePieces);
  const described = wordsOf(description.slice(0, 200)).slice(0, 2 * MOST_WORDS);
  const action =
    actionOfName(named) ?? (described[0] === undefined ? undefined : actionOf(described[0]));
  return { name, named, described, parameters, keys, ...(action !== undefined && { action }) };
};

const namesOf = (tools: readonly Words[]): string[] | undefined =>
  tools.length > 0 ? tools.map(({ name }) => name) : undefined;

const winner = (
  scored: readonly { tool: Words; score: number }[],
  words: readonly string[],
): string[] | undefined => {
  const [best, second] = scored;
  if (!best) return undefined;
  if (!second || best.score - second.score >= MARGIN) return [best.tool.name];
  const close = scored.filter(({ score }) => best.score - score < MARGIN);
  const writing = close.filter(({ tool }) => tool.action !== undefined && !isReading(tool.action));
  const isNoun =
    actionOf(words[0] ?? '') === undefined || actionOfNoun(words[0] ?? '') !== undefined;
  return isNoun && writing.length === 1 && writing[0] ? [writing[0].tool.name] : undefined;
};

/** Returns the effect that the words of a tool announce; `undefined` if they announce none. */
export const effectOf = (tool: KnownTool): 'read' | 'write' | undefined => {
  const { action } = wordsOfTool(tool);
  if (action === undefined) return undefined;
  return isReading(action) ? 'read' : 'write';
};
