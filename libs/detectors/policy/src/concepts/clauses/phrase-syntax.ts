/** Classes of words that no list can name. */
const CLASSES = {
  number: /^[$€£¥₹]?\d/,
  price: /^[$€£¥₹]\d|^\d[\d.,]*[$€£¥₹]$/,
  percent: /^\d[\d.,]*%$/,
  time: /^\d{1,2}(?:[:.]\d{2})?(?:am|pm)$|^\d{1,2}:\d{2}$/,
  ordinal: /^\d{1,2}(?:st|nd|rd|th|\.)$/,
  date: /^\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?\.?$/,
  year: /^(?:19|20)\d{2}$/,
  value: /^[-−]?[\d.,/]{1,14}[a-z%°²³]{0,4}$/,
  dose: /^\d[\d.,]{0,6}(?:mg|ml|mcg|g|iu)$/,
  code: /^(?=.{4,24}$)(?=.{0,23}\d)(?=.{0,23}[a-z])[a-z0-9_]{4,24}$/,
  ip: /^(?:\d{1,3}\.){3}\d{1,3}$/,
  hostname: /^(?=.{5,40}$)(?=.{0,39}\d)[a-z]{2,12}(?:[-_.][a-z0-9]{1,12}){1,4}$/,
  link: /^(?:https?:\/\/|www\.)|^[a-z0-9.]+\.(?:com|org|net|io|example|gov|edu|eu|uk|de)(?:\/|$)/,
  email: /^[\w.+%]{1,64}@[\w.]{3,64}$/,
  adverb:
    /^(?!(?:only|reply|apply|supply|family|early|july|daily|weekly|monthly|yearly|fly|rely|unlikely|likely|possibly|friendly|hardly|barely|assembly|italy)$)[a-z]{2,14}ly$/,
} satisfies Record<string, RegExp>;

export type WordClass = keyof typeof CLASSES;

const NAMES = Object.keys(CLASSES) as WordClass[];

/** Returns the bit of a class in the result of `classesOf`. */
export const bitOf = (wordClass: WordClass): number => 1 << NAMES.indexOf(wordClass);

const MARK = /^[^\p{L}\p{N}$€£¥₹<]$/u;
/** Words without digits and signs are at most adverbs. */
const PLAIN_WORD = /^[a-z']*$/;

/** Returns the classes of a word as bits. */
export const classesOf = (word: string): number => {
  if (PLAIN_WORD.test(word)) return CLASSES.adverb.test(word) ? bitOf('adverb') : 0;
  if (MARK.test(word)) return 0;
  let bits = 0;
  for (const [index, name] of NAMES.entries()) if (CLASSES[name].test(word)) bits |= 1 << index;
  return bits;
};

/** Part of a phrase, as written in a list. */
export type Element =
  | { kind: 'words'; forms: readonly string[] }
  | { kind: 'stem'; stem: string }
  | { kind: 'class'; of: WordClass }
  | { kind: 'any' }
  /** Skips up to `most` words; a wide one also marks between clauses. */
  | { kind: 'gap'; most: number; wide: boolean }
  | { kind: 'edge'; at: 'start' | 'end' }
  | { kind: 'group'; alternatives: readonly Sequence[]; optional: boolean }
  | { kind: 'named'; name: string; optional: boolean };

export type Sequence = readonly Element[];

const TOKEN =
  /\((?!\?)|\)(?:s\?)?\??|\||\{[a-z-]+\}\??|<[a-z]+>|\.\.\.|\.\.|_\??|[#$^]|[^\s()|{}]+/g;
const GAP: Element = { kind: 'gap', most: 4, wide: false };
const WIDE_GAP: Element = { kind: 'gap', most: 12, wide: true };
const SIGNS: Readonly<Record<string, Element>> = {
  '..': GAP,
  '...': WIDE_GAP,
  '#': { kind: 'class', of: 'number' },
  _: { kind: 'any' },
  '_?': { kind: 'group', alternatives: [[{ kind: 'any' }]], optional: true },
  $: { kind: 'edge', at: 'end' },
  '^': { kind: 'edge', at: 'start' },
};

/** `word~`: its regular inflections. */
const inflections = (word: string): string[] => {
  const bare = word.endsWith('e') ? word.slice(0, -1) : word;
  const y = word.endsWith('y') && !/[aeiou]y$/.test(word) ? word.slice(0, -1) : undefined;
  return [
    word,
    ...(y === undefined ? [`${word}s`, `${bare}es`, `${bare}ed`] : [`${y}ies`, `${y}ied`]),
    `${bare}ing`,
    ...(/[bdgmnprt]$/.test(word) ? [`${word}${word.at(-1)}ed`, `${word}${word.at(-1)}ing`] : []),
  ];
};

/** `vouchers?`, `colou?r`, `apologi[sz]e`. */
const spellings = (word: string): string[] => {
  const choice = /\[([a-z]+)\]/.exec(word);
  if (choice)
    return Array.from(choice[1] ?? '').flatMap((letter) =>
      spellings(word.replace(choice[0], letter)),
    );
  const [letter] = /[a-z]\?/.exec(word) ?? [];
  if (letter === undefined) return [word];
  return ['', letter.charAt(0)].flatMap((either) => spellings(word.replace(letter, either)));
};

const wordElement = (token: string): Element => {
  if (token.endsWith('*') && token.length > 2) return { kind: 'stem', stem: token.slice(0, -1) };
  const forms = token.endsWith('~') ? inflections(token.slice(0, -1)) : spellings(token);
  if (forms.some((form) => /[?+\\[\]*~]/.test(form)))
    throw new Error(`The phrase "${token}" is not written as a word.`);
  return { kind: 'words', forms };
};

const withPlural = (sequence: Sequence): Sequence => {
  const last = sequence.at(-1);
  if (last?.kind !== 'words') throw new Error('Only a word can have a plural.');
  const forms = last.forms.flatMap((form) => [form, `${form}s`]);
  return [...sequence.slice(0, -1), { kind: 'words', forms }];
};

class Parser {
  private at = 0;
  private readonly tokens: readonly string[];

  constructor(line: string) {
    this.tokens = line.match(TOKEN) ?? [];
  }

  parse(): Sequence[] {
    const alternatives = this.alternatives();
    if (this.at < this.tokens.length) throw new Error('A bracket is closed but not opened.');
    return alternatives;
  }

  private alternatives(): Sequence[] {
    const found: Element[][] = [[]];
    for (; this.at < this.tokens.length && !this.current.startsWith(')'); this.at++) {
      if (this.current === '|') found.push([]);
      else found.at(-1)?.push(this.element());
    }
    return found;
  }

  private get current(): string {
    return this.tokens[this.at] ?? '';
  }

  private element(): Element {
    const token = this.current;
    const sign = SIGNS[token];
    if (sign) return sign;
    if (token === '(') return this.group();
    if (token.startsWith('{'))
      return {
        kind: 'named',
        name: token.replace(/[{}?]/g, ''),
        optional: token.endsWith('?'),
      };
    if (token.startsWith('<')) return { kind: 'class', of: token.slice(1, -1) as WordClass };
    return wordElement(token);
  }

  private group(): Element {
    this.at++;
    const alternatives = this.alternatives();
    const close = this.current;
    if (!close.startsWith(')')) throw new Error('A bracket is opened but not closed.');
    const plural = close.startsWith(')s?');
    const optional = close === ')?' || close === ')s??' || alternatives.some((one) => !one.length);
    const written = alternatives.filter((one) => one.length > 0);
    return {
      kind: 'group',
      alternatives: plural ? written.map(withPlural) : written,
      optional,
    };
  }
}

/** Parses the lines of a list; each is one phrase or several with `|` between them. */
export const parsePhrases = (lines: string): Sequence[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      try {
        return new Parser(line).parse().filter((sequence) => sequence.length > 0);
      } catch (error) {
        throw new Error(`${(error as Error).message} In: ${line}`, { cause: error });
      }
    });
