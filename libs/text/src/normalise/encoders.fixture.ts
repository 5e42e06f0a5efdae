import { DIGIT_WORDS } from '../numbers/number-words';
import { MORSE } from './data/morse';
import type { ViewKind } from './decoded-view';
import { backwards, rot13 } from './reversal';

const bytes = (text: string): number[] => [...Buffer.from(text)];
const mapped = (text: string, write: (byte: number) => string, between = ''): string => bytes(text).map(write).join(between);
const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
const bits = (byte: number): string => byte.toString(2).padStart(8, '0');
const leet: Readonly<Record<string, string>> = { o: '0', i: '1', e: '3', a: '4', s: '5', t: '7' };
const codes = new Map([...MORSE].map(([code, letter]) => [letter, code]));
const digits = new Map([...DIGIT_WORDS].reverse().map(([word, digit]) => [digit, word]));

const base32 = (text: string): string =>
  (mapped(text, bits).match(/.{1,5}/g) ?? []).map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt(parseInt(five.padEnd(5, '0'), 2))).join('');

/** Encoders whose output is readable only in a decoded view. */
export const ENCODERS: readonly { title: string; kind: ViewKind; encode(text: string): string }[] = [
  { title: 'base64', kind: 'base64', encode: (text) => Buffer.from(text).toString('base64') },
  { title: 'base64 for URLs', kind: 'base64', encode: (text) => Buffer.from(text).toString('base64url') },
  { title: 'base64 in lines', kind: 'base64', encode: (text) => Buffer.from(text).toString('base64').replace(/.{20}(?=.)/g, '$&\n') },
  { title: 'base64 of UTF-16', kind: 'base64', encode: (text) => Buffer.from(text, 'utf16le').toString('base64') },
  { title: 'base32', kind: 'base32', encode: base32 },
  { title: 'hex', kind: 'hex', encode: (text) => mapped(text, hex) },
  { title: 'hex with spaces', kind: 'hex', encode: (text) => mapped(text, hex, ' ') },
  { title: 'hex with 0x', kind: 'hex', encode: (text) => mapped(text, (byte) => `0x${hex(byte)}`, ', ') },
  { title: 'hex with \\x', kind: 'hex', encode: (text) => mapped(text, (byte) => `\\x${hex(byte)}`) },
  { title: 'binary', kind: 'binary', encode: (text) => mapped(text, bits, ' ') },
  { title: 'binary run together', kind: 'binary', encode: (text) => mapped(text, bits) },
  { title: 'character codes', kind: 'charcodes', encode: (text) => mapped(text, String, ', ') },
  { title: 'percent encoding', kind: 'url', encode: (text) => mapped(text, (byte) => `%${hex(byte)}`) },
  { title: 'HTML entities', kind: 'html', encode: (text) => mapped(text, (byte) => `&#${byte};`) },
  { title: 'hexadecimal HTML entities', kind: 'html', encode: (text) => mapped(text, (byte) => `&#x${hex(byte)};`) },
  { title: 'unicode escapes', kind: 'unicode-escapes', encode: (text) => mapped(text, (byte) => `\\u00${hex(byte)}`) },
  { title: 'octal escapes', kind: 'unicode-escapes', encode: (text) => mapped(text, (byte) => `\\${byte.toString(8).padStart(3, '0')}`) },
  { title: 'spaces between letters', kind: 'spaced', encode: (text) => text.split(' ').map((word) => word.split('').join(' ')).join('   ') },
  { title: 'points between letters', kind: 'spaced', encode: (text) => text.split(' ').map((word) => word.split('').join('.')).join(' ') },
  { title: 'leetspeak', kind: 'leetspeak', encode: (text) => text.replace(/(?<=[a-z])[oieast](?=[a-z])/g, (letter) => leet[letter] ?? letter) },
  { title: 'reversal', kind: 'reversed', encode: backwards },
  { title: 'reversal of each word', kind: 'reversed-words', encode: (text) => text.split(' ').map(backwards).join(' ') },
  { title: 'rot13', kind: 'rot13', encode: rot13 },
  { title: 'Morse code', kind: 'morse', encode: (text) => text.split(' ').map((word) => word.split('').map((letter) => codes.get(letter)).join(' ')).join(' / ') },
  { title: 'tag characters', kind: 'tags', encode: (text) => mapped(text, (byte) => String.fromCodePoint(0xe0000 + byte)) },
  { title: 'variation selectors', kind: 'variation-selectors', encode: (text) => mapped(text, (byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16)) },
  { title: 'zero-width bits', kind: 'zero-width', encode: (text) => mapped(text, bits).replaceAll('0', '\u200b').replaceAll('1', '\u200c') },
];

export const spellDigits = (number: string): string => number.split('').map((digit) => digits.get(digit)).join(' ');
