import { type Disguise, DISGUISES } from './rewriter';

export interface PiiDisguise {
  /** Scope: the identifier alone, its digits alone, or the whole text. */
  of: 'identifier' | 'digits' | 'text';
  disguise: Disguise;
}

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const perCharacter =
  (change: (character: string) => string): Disguise =>
  (text) =>
    Array.from(text, change).join('');
const moved = (first: number): Disguise =>
  perCharacter((character) =>
    /\d/.test(character) ? String.fromCodePoint(first + Number(character)) : character,
  );
/** Puts the same separator between any two letters or digits and drops everything else. */
const parted =
  (sign: string): Disguise =>
  (text) =>
    (text.match(/[\p{L}\p{N}]/gu) ?? []).join(sign);
const shared = (name: string): Disguise => {
  const disguise = DISGUISES[name];
  if (!disguise) throw new Error(`There is no disguise ${name}.`);
  return disguise;
};

/** Ways to hide personal data from filters; `digits` needs identifiers that are mostly digits. */
export const PII_DISGUISES: Readonly<Record<string, PiiDisguise>> = {
  'letters like digits': {
    of: 'digits',
    disguise: perCharacter((character) => ({ 0: 'O', 1: 'l' })[character] ?? character),
  },
  'zero-width': { of: 'identifier', disguise: (text) => Array.from(text).join('\u200b') },
  'soft hyphens': { of: 'identifier', disguise: (text) => Array.from(text).join('\u00ad') },
  'full-width': { of: 'identifier', disguise: shared('full-width') },
  homoglyphs: { of: 'identifier', disguise: shared('homoglyphs') },
  'Arabic digits': { of: 'identifier', disguise: moved(0x660) },
  'Devanagari digits': { of: 'identifier', disguise: moved(0x966) },
  'bold digits': { of: 'identifier', disguise: moved(0x1d7ce) },
  'spaces between digits': { of: 'digits', disguise: parted(' ') },
  'dots between digits': { of: 'digits', disguise: parted('.') },
  'dashes between digits': { of: 'digits', disguise: parted('-') },
  'slashes between digits': { of: 'digits', disguise: parted('/') },
  'digits in words': {
    of: 'digits',
    disguise: (text) =>
      (text.match(/[\p{L}\p{N}]/gu) ?? [])
        .map((character) => WORDS[Number(character)] ?? character)
        .join(' '),
  },
  'base64 inside': { of: 'identifier', disguise: shared('base64') },
  'hexadecimal inside': { of: 'identifier', disguise: shared('hexadecimal') },
  'url escapes inside': {
    of: 'identifier',
    disguise: perCharacter((character) =>
      Array.from(Buffer.from(character), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(
        '',
      ),
    ),
  },
  'html entities inside': {
    of: 'identifier',
    disguise: perCharacter((character) => `&#${String(character.codePointAt(0))};`),
  },
  base64: { of: 'text', disguise: shared('base64') },
  'base64 twice': { of: 'text', disguise: (text) => shared('base64')(shared('base64')(text)) },
  hexadecimal: { of: 'text', disguise: shared('hexadecimal') },
  'url escapes': { of: 'text', disguise: shared('url escapes') },
  'html entities': { of: 'text', disguise: shared('html entities') },
  'full-width text': { of: 'text', disguise: shared('full-width') },
  reversed: { of: 'text', disguise: shared('reversed') },
  rot13: { of: 'text', disguise: shared('rot13') },
};

/**
 * Returns true if a disguise of digits keeps the identifier valid; IP addresses need their dots.
 */
export const isDigits = (identifier: string): boolean => {
  const digits = identifier.match(/\d/g)?.length ?? 0;
  return (
    !/^\d+\.\d+\.\d+\.\d+$/.test(identifier) &&
    digits >= 8 &&
    digits >= 0.7 * (identifier.match(/[\p{L}\p{N}]/gu)?.length ?? 0)
  );
};
