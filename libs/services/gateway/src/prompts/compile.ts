import type { PromptRecord } from '@touchstone/contracts';
import type { CompiledPromptDto, FetchedPromptDto } from '@touchstone/contracts/dto';
import { PromptTooLarge, PromptVariablesMissing } from './errors';
import { compiledShape, fetchedShape } from './shapes';
import { fill, parseTemplate, type Template } from './template';

/** A prompt whose texts are parsed. */
export interface ParsedPrompt {
  record: PromptRecord;
  fetched: FetchedPromptDto;
  /** By text; equal texts share one. */
  templates: ReadonlyMap<string, Template>;
  /** How often each variable is inserted; in order of appearance. */
  uses: ReadonlyMap<string, number>;
  /** UTF-16 units of what stands between the placeholders. */
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

/** The text that a value is inserted as; `undefined` for none. */
const textOf = (variables: Variables, name: string): string | undefined => {
  const value = variables[name];
  // What every object inherits is no text: most names are looked up once.
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

/** Placeholders begin and end with a brace, so none is half a surrogate pair. */
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

/** No UTF-16 unit takes more than three bytes. */
const BYTES_OF_A_UNIT = 3;

/** Adds up, and builds nothing: a long value behind many placeholders would not fit into memory. Most prompts are far from the limit, and nobody has to count. */
const isTooLarge = (
  prompt: ParsedPrompt,
  values: ReadonlyMap<string, string>,
  limitBytes: number,
): boolean =>
  BYTES_OF_A_UNIT * (prompt.literalUnits + inserted(prompt, values, ({ length }) => length)) >
    limitBytes && literalBytesIn(prompt) + inserted(prompt, values, bytesOf) > limitBytes;

/**
 * The prompt with a value in every placeholder's place. A value goes in once and is not looked at again; one that is not text goes in as
 * JSON text; variables that the prompt does not use are ignored.
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
