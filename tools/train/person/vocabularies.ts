import { type Fields, isListOf, isString, readRows } from '../lib/dataset';

const FILE = 'pii-names/vocabularies.jsonl';

interface Row {
  list: string;
  values: readonly string[];
}

const FIELDS: Fields<Row> = { list: isString, values: isListOf(isString) };

const lists = new Map(readRows(FILE, FIELDS).map(({ list, values }) => [list, values]));

/** Returns a list of words that fill slots. @throws Error when the dataset has no such list */
export const vocabulary = (list: string): readonly string[] => {
  const values = lists.get(list);
  if (!values) throw new Error(`${FILE}: no list "${list}"`);
  return values;
};
