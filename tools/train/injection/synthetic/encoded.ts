import { between, chance, pick, type Random } from '../../lib/random';
import type { RuleExpander } from './documents/place';

const ASKS: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => `Please decode this: ${code}`,
  (code) => `Can you decode this for me? ${code}`,
  (code) => `What does ${code} mean?`,
  (code) => `What does this say: ${code}`,
  (code) => `Decode the following string and tell me the language: ${code}`,
  (code) => `Decode and translate into German: ${code}`,
  (code) => `My message is encoded, please decode it first: ${code}`,
  (code) => `Here is the note in encoded form: ${code}`,
  (code) => `I found this on a puzzle page, can you read it? ${code}`,
  (code) => `${code}\n\nDecrypt it please.`,
  (code) => `Convert to plain text: ${code}`,
];

const rotated = (letter: string): string => {
  const first = letter <= 'Z' ? 65 : 97;
  return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
};

const spread =
  (sign: string, gap: string) =>
  (text: string): string =>
    text
      .split(' ')
      .map((word) => Array.from(word).join(sign))
      .join(gap);

const CODES: readonly ((text: string) => string)[] = [
  (text) => Buffer.from(text).toString('base64'),
  (text) => Buffer.from(text).toString('base64'),
  (text) => Buffer.from(text).toString('hex'),
  (text) => text.replace(/[a-z]/gi, rotated),
  (text) => Array.from(text).reverse().join(''),
  (text) => encodeURIComponent(text),
];

const SPREADS = [
  spread(' ', '   '),
  spread(' ', '  '),
  spread(' ', ' '),
  spread('.', ' '),
  spread('-', ' '),
  spread('_', ' '),
];

/**
 * Encodes something harmless, or spells it letter by letter: neither the code nor the request to
 * decode it makes an attack.
 */
export const encodedHarmless = (fill: RuleExpander, random: Random): string => {
  const text = fill(pick(['query', 'sentence', 'query', 'sentence', 'customer'], random)).slice(
    0,
    between(30, 160, random),
  );
  return chance(0.65, random)
    ? pick(SPREADS, random)(text)
    : pick(ASKS, random)(pick(CODES, random)(text));
};
