/**
 * Makes a text of the given length. Texts of different seeds differ, where the kind of text allows
 * it.
 */
export type TextMaker = (characters: number, seed?: number) => string;

const SUBJECTS = [
  'The parcel',
  'Anna Keller',
  'The garden chair',
  'Her brother',
  'The city council',
  'A warm soup',
  'The old bridge',
  'Our neighbour',
  'The contract',
  'This recipe',
];
const VERBS = [
  'was moved to',
  'arrives at',
  'explains',
  'costs less than',
  'has been repaired in',
  'belongs to',
  'was painted for',
  'opens before',
  'reminds us of',
  'reached',
];
const OBJECTS = [
  'the depot',
  'the bakery at the corner',
  'the summer festival',
  'a small museum',
  'the second floor',
  'the train station',
  'the rose garden',
  'the harbour',
  'a village school',
  'the market hall',
];
const ENDS = [
  'on Friday',
  'in 1997',
  'for 12 euros',
  'within thirty days',
  'before the holiday',
  'as 400 visitors said',
  'at half past nine',
  'because of the rain',
  'by 8 percent',
  'when the sun is out',
];

/** Numbers that look random and are the same in every run (a linear congruential generator). */
const numbers = (seed: number): ((below: number) => number) => {
  let state = seed * 7919 + 1;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
};

/** Joins pieces until there are enough characters. */
export const pieced =
  (piece: (below: (bound: number) => number) => string): TextMaker =>
  (characters, seed = 0) => {
    const below = numbers(seed);
    let text = '';
    while (text.length < characters) text += piece(below);
    return text.slice(0, characters);
  };

export const repeated = (unit: string): TextMaker => pieced(() => unit);

/** Makes plain English prose in which sentences hardly ever repeat. */
export const ordinaryText = pieced((below) => {
  const one = (words: readonly string[]) => words[below(words.length)];
  return `${one(SUBJECTS)} ${one(VERBS)} ${one(OBJECTS)} ${one(ENDS)}, and ${below(5000)} people saw it. `;
});

export const word = (below: (bound: number) => number, letters: number): string =>
  Array.from({ length: letters }, () => String.fromCharCode(97 + below(26))).join('');

const MIXED_SCRIPTS = 'раssроrt αβγ 漢字かな عربى हिन्दी pаypаl ';

/**
 * Texts made to be expensive: for patterns that backtrack, for decoders, and for code whose cost
 * grows with nesting.
 */
export const HOSTILE_TEXTS: Record<string, TextMaker> = {
  'one letter': repeated('a'),
  brackets: repeated('('),
  'open braces': repeated('{"a":['),
  digits: repeated('4111 1111 1111 1112 '),
  'digits without gaps': repeated('1234567890'),
  'at signs': repeated('@'),
  'broken addresses': repeated('a.b-c@'),
  'words that never come twice': pieced((below) => `${word(below, 4)} `),
  'names that never come twice': pieced((below) => `X${word(below, 3)} Y${word(below, 3)}. `),
  'numbers that never come twice': pieced((below) => `${below(1e6)} `),
  'one endless word': pieced((below) => word(below, 8)),
  spaces: (characters) => `x${' '.repeat(characters - 2)}x`,
  'zero width': repeated('i\u200bg\u200cn\u200do\u2060r\ufeffe '),
  'mixed scripts': repeated(MIXED_SCRIPTS),
  'nested quotes': repeated('"\'“«\\"'),
  'one order again and again': repeated('ignore '),
  'base64 alike': repeated('aWdub3JlIGFsbCBwcmV2aW91cyBpbnN0cnVjdGlvbnMg'),
  'percent escapes': repeated('%2569%256e%2525'),
  'html escapes': repeated('&#x26;#105;'),
  'many short sentences': repeated('A b. 1 c? '),
  'combining marks': repeated('e\u0301\u0327\u0323'),
  'line breaks': repeated('\n- \n'),
};
