import type { PromptRecord } from '@touchstone/contracts';
import type { CompiledPromptDto, FetchedPromptDto } from '@touchstone/contracts/dto';
import { PromptTooLarge, PromptVariablesMissing } from './errors';
import { compiledShape, fetchedShape } from './shapes';
import { fill, parseTemplate, type Template } from './template';

/** A prompt whose texts are parsed. */
export interface ParsedPrompt {
  record: PromptRecord;
  fetched: FetchedPromptDto;
  /** Templates by text; equal texts share one. */
  templates: ReadonlyMap<string, Template>;
  /** Number of placeholders of each variable, in order of appearance. */
  uses: ReadonlyMap<string, number>;
  /** Length of the text between the placeholders, in UTF-16 units. */
  literalUnits: number;
}

const bytesOf = (text: string): number => Buffer.byteLength(text);

export const parsePrompt = (record: PromptRecord): ParsedPrompt => {
  const [templates, uses] = [new Map<string, Template>(), new Map<string, number>()];
  let literalUnits = 0;
  const fetched = fetchedShape(record, (text) => {
    const template = templates.get(text) ?? parseTemplate(text);
    templates.set(text, template);
    literalUnits += text.length;
    for (const { name, start, end } of template.placeholders) {
      uses.set(name, (uses.get(name) ?? 0) + 1);
      literalUnits -= end - start;
    }
    return text;
  });
  return { record, fetched, templates, uses, literalUnits };
};

export type Variables = Readonly<Record<string, unknown>>;

/** Returns the text to insert for a value; `undefined` if there is none. */
const textOf = (variables: Variables, name: string): string | undefined => {
  const value = variables[name];
  // Inherited properties are never text, so most names need one look-up.
  if (typeof value === 'string') return value;
  return value !== undefined && value !== null && Object.hasOwn(variables, name)
    ? JSON.stringify(value)
    : undefined;
};

/** @throws PromptVariablesMissing naming all that have no value, in order of appearance */
const valuesFor = ({ uses }: ParsedPrompt, variables: Variables): Map<string, string> => {
  const values = new Map<string, string>();
  const missing: string[] = [];
  for (const name of uses.keys()) {
    const text = textOf(variables, name);
    if (text === undefined) missing.push(name);
    else values.set(name, text);
  }
  if (missing.length > 0) throw new PromptVariablesMissing(missing);
  return values;
};

/** Placeholders begin and end with a brace, so none splits a surrogate pair. */
const literalBytesOf = ({ text, placeholders }: Template): number =>
  placeholders.reduce(
    (bytes, { start, end }) => bytes - bytesOf(text.slice(start, end)),
    bytesOf(text),
  );

const literalBytesIn = ({ record, templates }: ParsedPrompt): number => {
  let bytes = 0;
  fetchedShape(record, (text) => {
    bytes += literalBytesOf(templates.get(text) ?? parseTemplate(text));
    return text;
  });
  return bytes;
};

const inserted = (
  { uses }: ParsedPrompt,
  values: ReadonlyMap<string, string>,
  sizeOf: (text: string) => number,
): number => {
  let size = 0;
  for (const [name, value] of values) size += (uses.get(name) ?? 0) * sizeOf(value);
  return size;
};

/** Maximum number of UTF-8 bytes for one UTF-16 unit. */
const BYTES_OF_A_UNIT = 3;

/**
 * Adds sizes up without building the text: a long value behind many placeholders might not fit into
 * memory. Counts bytes only where an upper bound exceeds the limit.
 */
const isTooLarge = (
  prompt: ParsedPrompt,
  values: ReadonlyMap<string, string>,
  limitBytes: number,
): boolean =>
  BYTES_OF_A_UNIT * (prompt.literalUnits + inserted(prompt, values, ({ length }) => length)) >
    limitBytes && literalBytesIn(prompt) + inserted(prompt, values, bytesOf) > limitBytes;

/**
 * Replaces every placeholder of a prompt by its value. Values are not parsed for placeholders; one
 * that is not text is inserted as JSON; unused variables are ignored.
 * @param limitBytes of all texts together, in UTF-8
 * @throws PromptVariablesMissing for variables that are absent or `null`, PromptTooLarge
 */
export const compile = (
  prompt: ParsedPrompt,
  variables: Variables,
  limitBytes: number,
): CompiledPromptDto => {
  const values = valuesFor(prompt, variables);
  if (isTooLarge(prompt, values, limitBytes)) throw new PromptTooLarge(limitBytes);
  const valueOf = (name: string): string => values.get(name) ?? '';
  return compiledShape(prompt.record, (text) =>
    fill(prompt.templates.get(text) ?? parseTemplate(text), valueOf),
  );
};
