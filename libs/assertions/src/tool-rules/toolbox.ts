import {
  actionOf,
  actionOfNoun,
  alikes,
  areAlike,
  isInformation,
  isLight,
  isReading,
  thingOf,
} from './lexicon/actions';
import { meantBy } from './tool-match';
import {
  descriptionOf,
  enumOf,
  type KnownTool,
  MOST_WORDS,
  namePieces,
  propertiesOf,
  type ToolWords,
  toPlain,
  type WordSimilarity,
  wordsOf,
  wordsOfTool,
} from './tool-words';
import { clean } from './values';

export { effectOf, type KnownTool, namePieces, type WordSimilarity } from './tool-words';

const IDENTIFIER = /[_.:/]\S|\d|\p{Ll}\p{Lu}|\S-\S/u;
/** With these signs a word is an identifier, even if it is not in the list. */
const CERTAIN_IDENTIFIER = /^(?!https?:|www\.)[\p{L}_][\p{L}\p{N}_.:/-]{0,120}$/u;
const MOST_NAMES = 16;
const STRONG = 0.75;
const MARGIN = 0.08;
/** Similarity from which two nouns mean the same. */
const SIMILAR = 0.62;

/** Finds tools by name and by description. */
export class Toolbox {
  private readonly byName: ReadonlyMap<string, string>;
  private readonly words: readonly ToolWords[];
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

  /** Returns true if a parameter lists a value among those allowed. */
  isChoice(value: string): boolean {
    return (
      value.length > 1 &&
      this.parameters.some(([, schema]) => enumOf(schema).some((one) => isSameChoice(one, value)))
    );
  }

  /** Finds the parameter of some tools that lists all of the values. */
  parameterTaking(
    values: readonly string[],
    tools: readonly string[],
  ): { name: string; values: string[] } | undefined {
    const keys = this.parametersOf(tools);
    for (const [name, schema] of this.parameters) {
      const choices = values.map((value) => enumOf(schema).find((one) => isSameChoice(one, value)));
      if (keys.includes(name) && choices.every((choice) => choice !== undefined))
        return { name, values: choices };
    }
    return undefined;
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
   * Returns the tools that a phrase names: known names, identifiers, and words that are code or next
   * to "tool"; `undefined` if a part of the phrase is no name. A plain word in quotation marks is a
   * word that replies must not use.
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
    const marked = /\b(?:tools?|functions?)\b|`/i.test(phrase);
    const quoted = /["'`“]/.test(phrase);
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
    // "The booking tools" are described, unless one has that name.
    const isDescribed = (name: string): boolean => !quoted && this.touches(name);
    const isName = (name: string): boolean =>
      CERTAIN_IDENTIFIER.test(name) &&
      (this.has(name) ||
        IDENTIFIER.test(name) ||
        (marked && !GENERIC.test(name) && !isDescribed(name)));
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
      words.length === 1 && !this.words.some((tool) => tool.action === actionOfNoun(first))
        ? this.words.filter(({ named }) => named.some((name) => thingOf(name) === thingOf(first)))
        : [];
    if (exact.length === 1) return namesOf(exact);
    const verbatim =
      words.length === 1
        ? this.words.filter(({ named }) => named.some((name) => isFormOf(first, name)))
        : [];
    if (verbatim.length === 1 && action !== undefined) return namesOf(verbatim);
    if (words.length === 1 && action !== undefined && !isLight(first))
      return namesOf(this.words.filter((tool) => tool.action === action)) ?? winner(scored, words);
    if (scored.length > 0 && /\b(?:any|all|every|tools|functions)\b/i.test(phrase))
      return namesOf(scored.map(({ tool }) => tool));
    return winner(scored, words);
  }

  /**
   * Returns the tools that a phrase means in words of its own; `undefined` if a word of it fits none
   * of them.
   *
   * @param isLoose leaves out words that fit no tool, where the rest is clear
   */
  meant(phrase: string, isLoose = false): string[] | undefined {
    return meantBy(phrase, this.words, this.similarity, isLoose);
  }

  get names(): string[] {
    return this.words.map(({ name }) => name);
  }

  /** Returns the only tool that runs commands or queries. */
  running(): string | undefined {
    const found = this.words.filter(({ keys }) =>
      keys.some((key) => /^(?:command|cmd|sql|script|statement)$/i.test(key)),
    );
    return found.length === 1 ? found[0]?.name : undefined;
  }

  /** Words of a tool, by its name. */
  wordsOf(name: string): ToolWords | undefined {
    return this.words.find((tool) => tool.name === name);
  }

  private score(words: readonly string[], action: string | undefined, tool: ToolWords): number {
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

  private fit(word: string, tool: ToolWords, action: string | undefined): number {
    if (tool.named.some((name) => sameWord(word, name))) return 1;
    if (actionOfNoun(word) !== undefined && actionOfNoun(word) === tool.action) return 1;
    if (action !== undefined) {
      if (tool.action === action) return 1;
      if (areAlike(action, tool.action ?? '')) return 0.9;
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

/** "Production" is the choice "prod". */
const isSameChoice = (choice: string, written: string): boolean => {
  const [one, other] = [choice.toLowerCase(), written.toLowerCase()];
  return (
    one === other ||
    (/^(?:prod|stag|dev|test)/.test(one) && (one.startsWith(other) || other.startsWith(one)))
  );
};

const plainName = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');

/** Identifiers, which name a tool or nothing, and words that begin another part of the sentence. */
const UNDESCRIPTIVE =
  /\S_\S|\p{L}\.\p{L}|@|\d|\b(?:before|after|without|unless|for|if|when|whenever|until|only|never|not|than|that|which|who|whose|because|once|while|except|must|should|may|always)\b/u;

/** Verbs of look-ups, which are used for one another. */
const READS = new Set(['get', 'search']);
const GENERIC =
  /^(?:it|them|available|same|other|another|more|less|one|two|three|any|all|only|tool|you|that|this|same|external|each|every|no|none|first|last|calls?|uses?|usages?|invocations?|executions?|requests?|actions?|attempts?|results?|outputs?|errors?|access)$/i;

/** "Querying" is a form of "query". */
const isFormOf = (word: string, name: string): boolean =>
  name.length > 3 &&
  word.startsWith(name.slice(0, -1)) &&
  word.length - name.length <= 4 &&
  actionOf(word) === actionOf(name);

/** Keys that words for the same thing or action share. */
const keysOf = (word: string): string[] => {
  const action = isLight(word) ? undefined : (actionOf(word) ?? actionOfNoun(word));
  if (action === undefined) return [thingOf(word)];
  return [thingOf(word), ...alikes(action).map((verb) => `${verb}!`)];
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

const namesOf = (tools: readonly ToolWords[]): string[] | undefined =>
  tools.length > 0 ? tools.map(({ name }) => name) : undefined;

const winner = (
  scored: readonly { tool: ToolWords; score: number }[],
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
