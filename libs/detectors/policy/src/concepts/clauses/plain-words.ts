type Rewrite = readonly [pattern: RegExp, replacement: string];

const EXPANSIONS: readonly Rewrite[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/\bain't\b/g, 'is not'],
  [/n't\b/g, ' not'],
  [/\bi'm\b/g, 'i am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\blet's\b/g, 'let us'],
  [
    /\b(it|that|there|here|what|he|she|who|how|where|this|everything|nobody|answer|result|solution|price|reason)'s\b/g,
    '$1 is',
  ],
];

/** Words that stand for several, and contractions typed without their apostrophe. */
const FULL_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cannot: 'can not',
    gonna: 'going to',
    wanna: 'want to',
    im: 'i am',
    ive: 'i have',
    youll: 'you will',
    youve: 'you have',
    youre: 'you are',
    dont: 'do not',
    doesnt: 'does not',
    didnt: 'did not',
    isnt: 'is not',
    arent: 'are not',
    wasnt: 'was not',
    werent: 'were not',
    hasnt: 'has not',
    havent: 'have not',
    wouldnt: 'would not',
    couldnt: 'could not',
    shouldnt: 'should not',
    cant: 'can not',
    wont: 'will not',
    mustnt: 'must not',
  }),
);

const PUNCTUATION: readonly Rewrite[] = [
  [/[*`~|]{1,3}|(?<![\p{L}\p{N}])_{1,3}|_{1,3}(?![\p{L}\p{N}])/gu, ' '],
  [/\be-mail/g, 'email'],
  [/[“”«»„"]/g, ' " '],
  [/(?<!\d)[,:](?!\/\/)|[,:](?!\d|\/\/)/g, ' $& '],
  [/[;()[\]]|[–—]/g, ' $& '],
  [/ -{1,2} |\.{3}|…/g, ' – '],
  // A word with digits after its hyphens is a name, such as that of a server.
  [/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])(?![\p{L}-]{0,20}-?\d)/gu, ' '],
  [/[.!?](?=\s|$| "|["')])/g, ' '],
];

const rewrite = (text: string, rewrites: readonly Rewrite[]): string =>
  rewrites.reduce((rewritten, [pattern, by]) => rewritten.replace(pattern, by), text);

/**
 * Splits a sentence into words for phrases: lower case, contractions expanded, hyphens as spaces,
 * marks that separate clauses as words of their own (`,` `;` `:` `(` `)` `–` `"`), no full stop.
 * Linear.
 */
export const plainWords = (sentence: string): string[] => {
  const lower = sentence.toLowerCase().replaceAll(/[’‘ʼ]/g, "'");
  const expanded = lower.includes("'") ? rewrite(lower, EXPANSIONS) : lower;
  return rewrite(expanded, PUNCTUATION)
    .split(/\s+/)
    .flatMap((word) => {
      if (word === '') return [];
      return FULL_FORMS.get(word)?.split(' ') ?? word;
    });
};
