import { ordinaryText } from '../lib/texts';

const CHARACTERS_FOR_EACH = 500;
const VALUE_LENGTH = 12;

const name = (index: number): string => `VARIABLE_${index}`;
const countIn = (characters: number): number => characters / CHARACTERS_FOR_EACH;

/** Makes prose with JSON in it and a variable every 500 characters, alternating both spellings. */
export const promptText = (characters: number, seed = 1): string => {
  const texts = Array.from({ length: countIn(characters) }, (_, index) => {
    const placeholder = index % 2 === 0 ? `{{ ${name(index)} }}` : `{${name(index)}}`;
    const inserted = ` {"order": {"open": true}} ${placeholder} `;
    return inserted + ordinaryText(CHARACTERS_FOR_EACH - inserted.length, seed + index);
  });
  return texts.join('');
};

/** Returns a value for each variable of `promptText`. */
export const valuesFor = (characters: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: countIn(characters) }, (_, index) => [
      name(index),
      ordinaryText(VALUE_LENGTH, index),
    ]),
  );
