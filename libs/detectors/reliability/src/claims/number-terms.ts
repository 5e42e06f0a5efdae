import { SCALES, SMALL_NUMBERS } from '@touchstone/text';
import { UNIT_NAMES } from './lexicon/units';
import { numberKey, quantityOf, valuesOf } from './quantities';
import { type Found, found, valueReading } from './reading';
import type { Token } from './tokens';

const MOST_NUMBER_WORDS = 8;
const SUFFIX = /^(?:st|nd|rd|th|er|e|eme|s)$/;
const MINUTES = /^\d\d$/;

const isNumberWord = (word: string): boolean => SMALL_NUMBERS.has(word) || SCALES.has(word);

export const followsNumber = (token: Token | undefined): boolean =>
  token !== undefined && (token.word.numeric || isNumberWord(token.plain));

/** Reads a number in figures, with a scale, an ordinal suffix or minutes behind it. */
export const digitsAt = (tokens: readonly Token[], index: number, token: Token): Found => {
  const next = tokens[index + 1];
  const scale =
    next !== undefined && next.start - token.end <= 1 ? SCALES.get(next.plain) : undefined;
  const suffix = next?.glued === true && SUFFIX.test(next.plain);
  const minutes = next?.gap === ':' && MINUTES.test(next.raw);
  const used = scale || suffix || minutes ? 2 : 1;
  const amounts = valuesOf(token.raw).map((value) => value * (scale ?? 1));
  const [key = '#NaN', ...alternates] = amounts.map(numberKey);
  const { quantity, next: end } = quantityOf(
    tokens,
    index,
    minutes ? index + 1 : index + used,
    amounts,
  );
  const raw = used > 1 && !suffix ? `${token.raw}${next?.gap ?? ' '}${next?.raw ?? ''}` : token.raw;
  return found(
    valueReading(raw, token.plain, key, quantity, alternates),
    Math.max(used, end - index),
  );
};

/**
 * Parses twenty-one, three hundred, two million. `one` by itself, and a scale by itself that
 * may be another word, are not numbers.
 */
export const spelledAt = (tokens: readonly Token[], index: number): Found | undefined => {
  if (!isNumberWord(tokens[index]?.plain ?? '')) return undefined;
  const { value, used } = spelledValue(tokens, index);
  const unit = UNIT_NAMES.get(tokens[index + used]?.plain ?? '');
  if (used === 0 || (value === 1 && used === 1 && !unit)) return undefined;
  const raw = tokens
    .slice(index, index + used)
    .map((token) => token.raw)
    .join(' ');
  const { quantity, next } = quantityOf(tokens, index, index + used, [value]);
  return found(valueReading(raw, raw.toLowerCase(), numberKey(value), quantity), next - index);
};

const spelledValue = (tokens: readonly Token[], index: number): { value: number; used: number } => {
  let [total, current, used] = [0, 0, 0];
  for (const { plain: word } of tokens.slice(index, index + MOST_NUMBER_WORDS)) {
    const small = SMALL_NUMBERS.get(word);
    const scale = SCALES.get(word);
    if (
      small !== undefined &&
      (current === 0 || (current % 10 === 0 && small < 10) || current % 100 === 0)
    )
      current += small;
    else if (scale !== undefined && (current > 0 || word.length > 4)) {
      current = Math.max(1, current) * scale;
      if (scale >= 1000) [total, current] = [total + current, 0];
    } else break;
    used++;
  }
  return { value: total + current, used };
};
