import type { ToolDefinition } from '@touchstone/contracts';
import { foldBase, STOP_WORDS } from '@touchstone/text';
import {
  type Meaning,
  meaningOf,
  meaningOfWords,
  type WordMeaning,
} from '@touchstone/text/vectors';
import { isRecord } from '../dialect';
import { wordsOfName } from '../near-name';
import { fieldsOf, type FieldWeights } from './fields';
import { type Operation, operationsOf } from './operations';
import { stemsIn } from './request';

/** Subject and effect of a tool, as its definition says. */
export interface ToolProfile {
  operations: ReadonlySet<Operation>;
  /** Its name has a verb of reading, or none of changing. */
  looksUp: boolean;
  /** Words of the name without its verb. */
  object: readonly WordMeaning[];
  objectStems: ReadonlySet<string>;
  description: readonly WordMeaning[];
  descriptionStems: ReadonlySet<string>;
  /** Words of parameters: names, descriptions, allowed values. */
  parameters: readonly WordMeaning[];
  parameterStems: ReadonlySet<string>;
  meaning: Meaning;
  /** Fields of the name and description. */
  fields: FieldWeights;
  /** Fields of everything. */
  allFields: FieldWeights;
}

const LONGEST = 600;
const MOST_PARAMETERS = 24;

const profiles = new WeakMap<ToolDefinition, ToolProfile>();

/** Analyses a tool's definition; remembered as long as the definition is. */
export const profileOf = (tool: ToolDefinition): ToolProfile => {
  const known = profiles.get(tool) ?? analysed(tool);
  profiles.set(tool, known);
  return known;
};

const analysed = ({ name, description = '', parameters }: ToolDefinition): ToolProfile => {
  const names = wordsOfName(name);
  const nameText = names.join(' ');
  const about = description.slice(0, LONGEST);
  const verb = names.findIndex((word) => operationsOf(word).size > 0);
  const object = names.filter((_, index) => index !== verb || names.length === 1).join(' ');
  const text = parameterText(parameters);
  const operations = operationsOfTool(names, about);
  const [objectWords, aboutWords] = [contentOf(object), contentOf(about)];
  return {
    operations,
    looksUp: operations.size === 0 || names.some((word) => operationsOf(word).has('read')),
    object: objectWords,
    objectStems: new Set(stemsIn(object)),
    description: aboutWords,
    descriptionStems: new Set(stemsIn(`${nameText} ${about}`)),
    parameters: contentOf(text),
    parameterStems: new Set(stemsIn(text)),
    fields: fieldsOf(stemsIn(`${nameText} ${about}`)),
    allFields: fieldsOf(stemsIn(`${nameText} ${about} ${text}`)),
    meaning: meaningOfWords([...contentOf(nameText), ...aboutWords]),
  };
};

const contentOf = (text: string): WordMeaning[] =>
  meaningOf(text).words.filter(
    ({ start, end }) => !STOP_WORDS.has(foldBase(text.slice(start, end))),
  );

const OF_READING = new Set(
  'status info information details history report quote rate average balance forecast lookup search list overview summary stats'.split(
    ' ',
  ),
);

/** The verb that begins the name or else the description. */
const operationsOfTool = (names: readonly string[], about: string): ReadonlySet<Operation> => {
  if (
    (OF_READING.has(names.at(-1) ?? '') && operationsOf(names[0] ?? '').size === 0) ||
    (OF_READING.has(names.at(-1) ?? '') && names.length === 2 && !VERBS_FIRST.has(names[0] ?? ''))
  )
    return operationsOf('get');
  const verbs = [...names, ...(about.match(/[\p{L}]+/gu) ?? []).slice(0, 2)];
  const [first, second] = verbs.filter((word) => operationsOf(word).size > 0);
  if (first === undefined) return new Set();
  // `run_query` does what the second verb says.
  return operationsOf(second !== undefined && GENERAL.has(first.toLowerCase()) ? second : first);
};

const VERBS_FIRST = new Set(
  'create add update set send submit change delete remove cancel file make log record open book order save share'.split(
    ' ',
  ),
);
const GENERAL = new Set(['run', 'execute', 'perform', 'do', 'make', 'start']);

const parameterText = (parameters: Record<string, unknown>): string => {
  const properties = isRecord(parameters['properties']) ? parameters['properties'] : parameters;
  return Object.entries(properties)
    .slice(0, MOST_PARAMETERS)
    .map(([name, own]) => {
      const { description, enum: allowed } = isRecord(own) ? own : {};
      return [
        ...wordsOfName(name),
        typeof description === 'string' ? description.slice(0, 120) : '',
        Array.isArray(allowed)
          ? allowed
              .slice(0, 12)
              .map((each) => wordsOfName(String(each)).join(' '))
              .join(' ')
          : '',
      ].join(' ');
    })
    .join(' ');
};
