import { readFileSync, writeFileSync } from 'node:fs';
import {
  BYPASSED_LABEL,
  type Check,
  CHECK_NAMES,
  descriptorOf,
  NOT_EVALUATED_LABEL,
  REQUIREMENTS,
} from '@touchstone/contracts';

const START = '<!-- checks: written by `npm run check-table` -->\n';
const END = '<!-- /checks -->';

const code = (text: string): string => `\`${text}\``;

const shownNames = (fields: ReturnType<typeof descriptorOf>['switches']): string[] =>
  Object.entries(fields)
    .filter(([, field]) => !field.deprecated)
    .map(([name, { schema, example }]) => {
      if (schema['type'] === 'array') return `${code(name)} (a list)`;
      return schema['type'] === 'object'
        ? `${code(name)}, for example ${code(JSON.stringify(example))}`
        : code(name);
    });

const row = (check: Check): string => {
  const { switches, options, judges, clean, otherLabels, needs } = descriptorOf(check);
  const fields = [shownNames(switches).join(', '), shownNames(options).join(', ')];
  return [
    fields.filter((names) => names !== '').join('; '),
    code(check),
    judges,
    [clean, ...otherLabels].map(code).join(', '),
    needs.map((need) => REQUIREMENTS[need]).join(' and '),
  ].join(' | ');
};

/** Builds the table of checks in the guide from their descriptors. */
export const checkTable = (): string =>
  [
    'Switch; options | Result type | Judges | Labels | Needs, else it is bypassed',
    '--- | --- | --- | --- | ---',
    ...CHECK_NAMES.map(row),
  ]
    .map((line) => `| ${line} |`)
    .join('\n')
    .concat(
      `\n\nA bypassed check has the label ${code(BYPASSED_LABEL)}, one without a verdict ${code(NOT_EVALUATED_LABEL)}.\n`,
    );

/** Replaces the table in a text that marks its place. */
export const withCheckTable = (text: string): string => {
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error('The guide does not mark the place of the table of checks.');
  return [before, START, checkTable(), END, after].join('');
};

const GUIDE = 'docs/guides/evaluate.md';

if (require.main === module) writeFileSync(GUIDE, withCheckTable(readFileSync(GUIDE, 'utf8')));
