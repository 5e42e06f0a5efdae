const MOST_ROWS = 400;
/**
 * Bound of the values of one statement together: a row with contents can have several megabytes.
 */
const MOST_CHARACTERS = 4 * 1024 * 1024;

/** Returns how many waiting rows go into one statement: at least one, if one is waiting. */
export const nextBatch = (waiting: readonly { characters: number }[]): number => {
  let characters = 0;
  const first = waiting.slice(0, MOST_ROWS);
  const tooMuch = first.findIndex((one) => (characters += one.characters) > MOST_CHARACTERS);
  return tooMuch < 0 ? first.length : Math.max(1, tooMuch);
};
