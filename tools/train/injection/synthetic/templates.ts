import { datasetFiles, type Fields, isString, readRows } from '../../lib/dataset';
import type { Grammar } from './grammar';

const TEMPLATES = 'prompt-injection/templates';

interface Row {
  language: string;
  /** The grammar rule that the template is one alternative of. */
  rule: string;
  template: string;
}

const FIELDS: Fields<Row> = { language: isString, rule: isString, template: isString };

const readGrammars = (files: readonly string[]): Record<string, Grammar> => {
  const grammars: Record<string, Record<string, string[]>> = {};
  for (const { language, rule, template } of files.flatMap((file) => readRows(file, FIELDS)))
    ((grammars[language] ??= {})[rule] ??= []).push(template);
  return grammars;
};

/** Reads the templates of a folder of the dataset, as one grammar for each language. */
export const grammarsIn = (folder: string): Readonly<Record<string, Grammar>> =>
  readGrammars(datasetFiles(`${TEMPLATES}/${folder}`));

/** Reads one file of templates, as one grammar for each language. */
export const grammarsOf = (file: string): Readonly<Record<string, Grammar>> =>
  readGrammars([`${TEMPLATES}/${file}.jsonl`]);
