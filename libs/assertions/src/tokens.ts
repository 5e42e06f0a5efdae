/** A piece of a sentence. `start` and `end` are UTF-16 offsets in the sentence. */
export interface Token {
  is: 'word' | 'literal' | 'number' | 'mark';
  /** As written; without its quotation marks for a literal. */
  text: string;
  /** Lower-case form for look-ups. */
  key: string;
  start: number;
  end: number;
}

const CLOSING: Record<string, string> = {
  '"': '"',
  '“': '”"',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '`': '`',
  "'": "'’",
  '‘': "’'",
  '‚': '‘’',
};
const WORD = /[\p{L}_@#][\p{L}\p{M}\p{N}_@#.'’+-]*/uy;
const NUMBER = /\d[\d.,]*/y;
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;
/** Articles and prepositions that French, Italian and Portuguese attach to the next word. */
const ELIDED = /^(?:l|d|qu|n|s|c|j|dell|nell|all|dall|sull|un|quell)['’](?=\p{L})/iu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Splits a sentence into words, quoted literals, whole numbers and punctuation. Linear in the
 * sentence.
 */
export const tokenise = (sentence: string): Token[] => {
  const tokens: Token[] = [];
  let at = 0;
  while (at < sentence.length) {
    const token = sentence[at]?.trim() === '' ? undefined : next(sentence, at);
    if (token) tokens.push(token);
    at = token?.end ?? at + 1;
  }
  return tokens;
};

const next = (sentence: string, at: number): Token =>
  literalAt(sentence, at) ?? numberAt(sentence, at) ?? wordAt(sentence, at) ?? markAt(sentence, at);

const make = (is: Token['is'], text: string, start: number, end: number): Token => ({
  is,
  text,
  key: text.toLowerCase().replaceAll('’', "'"),
  start,
  end,
});

const literalAt = (sentence: string, at: number): Token | undefined => {
  const closings = CLOSING[sentence.charAt(at)];
  if (!closings || LETTER_OR_DIGIT.test(sentence[at - 1] ?? ' ')) return undefined;
  const end = closingQuote(sentence, at + 1, closings);
  if (end <= at + 1) return undefined;
  const text = sentence.slice(at + 1, end).trim();
  return text === '' ? undefined : make('literal', text, at, end + 1);
};

/** Finds the closing quotation mark; ignores apostrophes inside words. */
const closingQuote = (sentence: string, from: number, closings: string): number => {
  for (let at = from; at < sentence.length; at++) {
    if (closings.includes(sentence.charAt(at)) && !LETTER_OR_DIGIT.test(sentence[at + 1] ?? ' '))
      return at;
  }
  return -1;
};

const numberAt = (sentence: string, at: number): Token | undefined => {
  NUMBER.lastIndex = at;
  const [raw] = NUMBER.exec(sentence) ?? [];
  if (raw === undefined) return undefined;
  const written = raw.replace(/[.,]$/, '');
  const digits = THOUSANDS.test(written) ? written.replace(/[.,]/g, '') : written;
  const whole =
    /^\d{1,7}$/.test(digits) &&
    !/^[\p{L}_]/u.test(sentence.slice(at + written.length, at + written.length + 2));
  return make(whole ? 'number' : 'word', whole ? digits : written, at, at + written.length);
};

const wordAt = (sentence: string, at: number): Token | undefined => {
  WORD.lastIndex = at;
  const [raw] = WORD.exec(sentence) ?? [];
  if (raw === undefined) return undefined;
  const [elided] = ELIDED.exec(raw) ?? [];
  const written = elided ?? raw.replace(/[.'’+-]{1,9}$/, '');
  return make('word', written, at, at + written.length);
};

const markAt = (sentence: string, at: number): Token => {
  const text = String.fromCodePoint(sentence.codePointAt(at) ?? 32);
  return make('mark', text, at, at + text.length);
};
