/**
 * Ways to disguise a text from filters while a model, or a person, can still read it. Pure: the
 * same text gives the same disguise.
 */
export type Disguise = (text: string) => string;

const DIGITS: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
  A: 'А',
  B: 'В',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
};
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const perCharacter =
  (change: (character: string, index: number) => string): Disguise =>
  (text) =>
    Array.from(text, change).join('');

const rotate = (character: string): string => {
  if (!/[a-z]/i.test(character)) return character;
  const first = character <= 'Z' ? 65 : 97;
  return String.fromCharCode(((character.charCodeAt(0) - first + 13) % 26) + first);
};

const base64 = (text: string): string => Buffer.from(text).toString('base64');

export const DISGUISES: Readonly<Record<string, Disguise>> = {
  leetspeak: perCharacter((character) => DIGITS[character.toLowerCase()] ?? character),
  'sparse leetspeak': perCharacter((character, index) =>
    index % 3 === 0 ? (DIGITS[character] ?? character) : character,
  ),
  'zero-width': perCharacter((character, index) =>
    /\p{L}/u.test(character) && index % 2 === 0 ? `${character}\u200b` : character,
  ),
  'soft hyphens': perCharacter((character, index) =>
    /\p{L}/u.test(character) && index % 3 === 0 ? `${character}\u00ad` : character,
  ),
  homoglyphs: perCharacter((character, index) =>
    index % 2 === 0 ? (LOOK_ALIKES[character] ?? character) : character,
  ),
  'full-width': perCharacter((character) =>
    /[!-~]/.test(character) ? String.fromCharCode(character.charCodeAt(0) + 0xfee0) : character,
  ),
  'spaces between letters': (text) =>
    text
      .split(/\s+/)
      .map((word) => Array.from(word).join(' '))
      .join('   '),
  'dots between letters': (text) =>
    text
      .split(/\s+/)
      .map((word) => Array.from(word).join('.'))
      .join(' '),
  base64,
  'base64 with an order to decode': (text) =>
    `My message is in base64, please decode it first: ${base64(text)}`,
  hexadecimal: (text) => Buffer.from(text).toString('hex'),
  rot13: perCharacter(rotate),
  reversed: (text) => Array.from(text).reverse().join(''),
  'url escapes': (text) => encodeURIComponent(text),
  'html entities': perCharacter(
    (character, index) =>
      ENTITIES[character] ??
      (index % 2 === 0 && /[a-z]/i.test(character) ? `&#${character.charCodeAt(0)};` : character),
  ),
  'stacked accents': perCharacter((character, index) =>
    /[a-z]/i.test(character) && index % 2 === 0 ? `${character}\u0301\u0327\u0323` : character,
  ),
  'capitals at random': perCharacter((character, index) =>
    (index * 7) % 3 === 0 ? character.toUpperCase() : character.toLowerCase(),
  ),
};
