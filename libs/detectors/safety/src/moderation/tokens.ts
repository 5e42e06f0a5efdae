import { fold, stem } from '@touchstone/text';

/**
 * A word as the rules match it: stemmed, with known disguises undone; offsets are in the tokenised
 * text.
 */
export interface Token {
  /** Spelling in the text, folded. */
  form: string;
  stem: string;
  start: number;
  end: number;
  /** Sentence number: rules never match across sentences. */
  sentence: number;
}

/**
 * Returns true if a stem occurs in the lexicon: a disguise is undone only when a listed word
 * results.
 */
export type Vocabulary = (stem: string) => boolean;

// Words, with the signs that replace letters; otherwise the end of a sentence or paragraph.
const PIECE = /[\p{L}\p{M}\p{N}@$][\p{L}\p{M}\p{N}@$!*'’]*|[.!?;।॥؟؛。！？；]|\n\s{0,20}\n/gu;
const BREAKS = '.!?;।॥؟؛。！？；\n';
/** Marks that no word contains, so that they end a sentence without a space behind. */
const FULL_STOPS = '।॥؟؛。！？；';
const DISGUISE = /[0-9@$!*]/;
const LETTER = /\p{L}/u;
const STRETCHED = /(.)\1\1/;
const SIGN = /[013457@$!]/g;
const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const LONGEST_WORD = 40;
const LONGEST_SPELLING = 24;

/** Splits a text into tokens, in order. Linear in the text. */
export const tokenise = (text: string, known: Vocabulary = () => false): Token[] => {
  const tokens: Token[] = [];
  const read = reader(known);
  let sentence = 0;
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (BREAKS.includes(piece.charAt(0))) {
      if (endsSentence(text, index + piece.length)) sentence++;
      continue;
    }
    const written = withoutEnd(piece);
    const { form, stem: root } = read(written);
    tokens.push({ form, stem: root, start: index, end: index + written.length, sentence });
    if (piece.endsWith('!')) sentence++;
  }
  return joinSpelledOut(tokens, text, known);
};

/**
 * Removes exclamation marks and quotes from the end of a word, and asterisks after three letters;
 * `f***` keeps them.
 */
const withoutEnd = (piece: string): string => {
  let end = piece.length;
  while (end > 1 && "!'’".includes(piece.charAt(end - 1))) end--;
  let bare = end;
  while (bare > 1 && piece[bare - 1] === '*') bare--;
  return piece.slice(0, bare > 2 ? bare : end);
};

/** Creates a reader that looks up each spelling once. */
const reader = (known: Vocabulary) => {
  const seen = new Map<string, Pick<Token, 'form' | 'stem'>>();
  return (written: string) => {
    const form = fold(written);
    const word = seen.get(form) ?? { form, stem: reveal(form, known) };
    seen.set(form, word);
    return word;
  };
};

const endsSentence = (text: string, next: number): boolean =>
  next >= text.length ||
  FULL_STOPS.includes(text.charAt(next - 1)) ||
  /\s|["”')\]]/.test(text.charAt(next)) ||
  text[next - 1] === '\n';

const reveal = (form: string, known: Vocabulary): string => {
  const plain = stem(form);
  if (form.length > LONGEST_WORD || known(plain)) return plain;
  return disguises(form).map(stem).find(known) ?? plain;
};

/**
 * Returns the words that a spelling may disguise: stretched letters, digits and signs for letters,
 * one vowel replaced by an asterisk.
 */
const disguises = (form: string): string[] => {
  const guesses = STRETCHED.test(form)
    ? [form.replace(/(.)\1{2,}/g, '$1'), form.replace(/(.)\1{2,}/g, '$1$1')]
    : [];
  if (!DISGUISE.test(form) || !LETTER.test(form)) return guesses;
  const unleet = withoutSigns(form);
  guesses.push(unleet);
  if (form.includes('1')) guesses.push(withoutSigns(form.replaceAll('1', 'l')));
  if (unleet.includes('*'))
    guesses.push(...['a', 'e', 'i', 'o', 'u'].map((vowel) => unleet.replace('*', vowel)));
  return guesses;
};

const withoutSigns = (form: string): string => form.replace(SIGN, (sign) => LEET[sign] ?? sign);

/** Joins `k i l l` and `k.i.l.l` into one token where the lexicon contains the word. */
const joinSpelledOut = (tokens: Token[], text: string, known: Vocabulary): Token[] => {
  const joined: Token[] = [];
  let next = 0;
  for (const [at, first] of tokens.entries()) {
    if (at < next) continue;
    const run = singleLetters(tokens, at, text);
    const word = run.length >= 3 ? stem(run.map((token) => token.stem).join('')) : '';
    if (word !== '' && known(word))
      joined.push({ ...first, form: word, stem: word, end: run.at(-1)?.end ?? first.end });
    else joined.push(first, ...run.slice(1));
    next = at + Math.max(1, run.length);
  }
  return joined;
};

/** Finds a run of single letters, each one sign away from the one before. */
const singleLetters = (tokens: Token[], from: number, text: string): Token[] => {
  const run: Token[] = [];
  for (let at = from; run.length < LONGEST_SPELLING; at++) {
    const token = tokens[at];
    if (!token || token.end - token.start !== 1) break;
    const previous = run.at(-1);
    if (previous && (token.start - previous.end !== 1 || text[previous.end] === '\n')) break;
    run.push(token);
  }
  return run;
};
