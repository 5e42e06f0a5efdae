/** Range of UTF-16 offsets in a text. */
interface TextRange {
  start: number;
  end: number;
}

/** A table cell and the meaning of its column heading. */
export interface Cell<T> extends TextRange {
  meaning: T;
}

/** Classifies the headings of a table, column by column. */
export type HeadingClassifier<T> = (headings: readonly string[]) => readonly (T | undefined)[];

/**
 * Cells and heading lines of the tables in a text. Excludes tables with two columns and one row,
 * which sentences may resemble.
 */
export interface Tables<T> {
  cells: Cell<T>[];
  headings: TextRange[];
}

/** Cell delimiters, those rarest in prose first. */
const DELIMITERS = '\t|;,';
const MOST_COLUMNS = 64;
const LONGEST_HEADING = 40;
const MOST_WORDS = 4;
const QUOTE = '"'.charCodeAt(0);

interface Table<T> extends TextRange {
  delimiter: string;
  rows: number;
  /** Meaning of each column. */
  meanings: readonly (T | undefined)[];
}

const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 13;

/** Trims blanks and enclosing quotes. */
const trimmed = (text: string, start: number, end: number): TextRange => {
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return end - start > 1 && text.charCodeAt(start) === QUOTE && text.charCodeAt(end - 1) === QUOTE
    ? { start: start + 1, end: end - 1 }
    : { start, end };
};

/** Splits a row into cells; ignores delimiters within quotes. */
const cellsOf = (text: string, { start, end }: TextRange, delimiter: string): TextRange[] => {
  const cells: TextRange[] = [];
  let from = start;
  let quoted = false;
  const parts = delimiter.charCodeAt(0);
  for (let index = start; index <= end && cells.length <= MOST_COLUMNS; index++) {
    const code = text.charCodeAt(index);
    if (index < end && code === QUOTE) quoted = !quoted;
    if (index < end && (quoted || code !== parts)) continue;
    cells.push(trimmed(text, from, index));
    from = index + 1;
  }
  return cells;
};

const HEADING = /^\p{L}[\p{L}\p{M}\p{N}_ .'’/()#-]*$/u;
const isHeading = (written: string): boolean =>
  written === '' ||
  (written.length <= LONGEST_HEADING &&
    HEADING.test(written) &&
    !/\d{4}/.test(written) &&
    written.split(/[ _]+/).length <= MOST_WORDS);

const delimiterOf = (line: string): string | undefined =>
  Array.from(DELIMITERS).find((delimiter) => line.includes(delimiter));

/** Returns a table that starts at a row of headings, or `undefined` if no heading has a meaning. */
const tableFrom = <T>(
  text: string,
  row: TextRange,
  classify: HeadingClassifier<T>,
): Table<T> | undefined => {
  const delimiter = delimiterOf(text.slice(row.start, row.end));
  if (!delimiter) return undefined;
  const headings = cellsOf(text, row, delimiter).map(({ start, end }) =>
    text.slice(start, Math.min(end, start + LONGEST_HEADING + 1)),
  );
  if (headings.length > MOST_COLUMNS || !headings.every(isHeading)) return undefined;
  const meanings = classify(headings);
  return meanings.some((one) => one !== undefined)
    ? { ...row, delimiter, meanings, rows: 0 }
    : undefined;
};

/** Line below the headings of a Markdown table. */
const RULE = /^[\s|:+=-]+$/;

/**
 * Finds the cells of CSV, TSV and Markdown tables below headings with a meaning, in order. A row
 * must have as many cells as its headings. Linear in the text.
 */
export const tablesIn = <T>(text: string, classify: HeadingClassifier<T>): Tables<T> => {
  const found: Tables<T> = { cells: [], headings: [] };
  let table: Table<T> | undefined;
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    const stop = text.indexOf('\n', start);
    end = stop < 0 ? text.length : stop;
    if (table) {
      const { delimiter, meanings } = table;
      const cells = cellsOf(text, { start, end }, delimiter);
      if (cells.length === meanings.length) {
        if (delimiter === '|' && RULE.test(text.slice(start, end))) continue;
        table.rows++;
        if (table.rows === (meanings.length > 2 ? 1 : 2))
          found.headings.push({ start: table.start, end: table.end });
        cells.forEach((cell, column) => {
          const one = meanings[column];
          if (one !== undefined && cell.end > cell.start)
            found.cells.push({ meaning: one, start: cell.start, end: cell.end });
        });
        continue;
      }
    }
    table = tableFrom(text, { start, end }, classify);
  }
  return found;
};
