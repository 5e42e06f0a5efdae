import type { Token } from '../text/tokens';

const DIGIT_LETTERS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' };
const MIXED = /^(?=.*[a-z])(?=.*[013-578])[a-z0-8]{3,24}$/;

/** `1gn0r3` read as `ignore`; `undefined` where there is nothing to read differently. */
export const undisguised = ({ word }: Token): string | undefined =>
  MIXED.test(word) ? word.replace(/[013-578]/g, (digit) => DIGIT_LETTERS[digit] ?? digit) : undefined;

const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[ .\-_*|]\p{L}(?![\p{L}\p{N}])){3,}(?: {2,4}\p{L}(?:[ .\-_*|]\p{L}(?![\p{L}\p{N}])){0,}){0,}/gu;

/** Words written with a space or sign between all letters, put together again; wider gaps part words. */
export function* spacedOut(text: string): Generator<{ text: string; start: number; end: number }> {
  for (const { 0: written, index } of text.matchAll(SPACED)) {
    if (written.length >= 20) yield { text: written.split(/ {2,4}/).map((word) => word.replace(/[ .\-_*|]/g, '')).join(' '), start: index, end: index + written.length };
  }
}
