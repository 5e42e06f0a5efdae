const MOST_ROWS = 400;
/** Of a statement's values together: rows with contents are up to some megabytes each. */
const MOST_CHARACTERS = 4 * 1024 * 1024;

/** How many of those that wait go into one statement: at least one, where one waits. */
export const nextBatch = (waiting: readonly { characters: number }[]): number => {
  let characters = 0;
  const first = waiting.slice(0, MOST_ROWS);
  const tooMuch = first.findIndex((one) => (characters += one.characters) > MOST_CHARACTERS);
  return tooMuch < 0 ? first.length : Math.max(1, tooMuch);
};
