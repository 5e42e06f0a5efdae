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
  /** UTF-8 bytes of what stands between the placeholders. */
  literalBytes: number;
}

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** Placeholders begin and end with a brace, so none is half a surrogate pair. */
const literalBytesOf = ({ text, placeholders }: Template): number =>
  placeholders.reduce((bytes, { start, end }) => bytes - bytesOf(text.slice(start, end)), bytesOf(text));

export const parsePrompt = (record: PromptRecord): ParsedPrompt => {
  const [templates, uses] = [new Map<string, Template>(), new Map<string, number>()];
  let literalBytes = 0;
  const fetched = fetchedShape(record, (text) => {
    const template = templates.get(text) ?? parseTemplate(text);
    templates.set(text, template);
    for (const { name } of template.placeholders) uses.set(name, (uses.get(name) ?? 0) + 1);
    literalBytes += literalBytesOf(template);
    return text;
  });
  return { record, fetched, templates, uses, literalBytes };
};

export type Variables = Readonly<Record<string, unknown>>;

/** The text that a value is inserted as; `undefined` for none. */
const textOf = (variables: Variables, name: string): string | undefined => {
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
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

/** Adds up, and builds nothing: a long value behind many placeholders would not fit into memory. */
const compiledBytes = ({ uses, literalBytes }: ParsedPrompt, values: ReadonlyMap<string, string>, sizeOf: (text: string) => number): number => {
  let bytes = literalBytes;
  for (const [name, value] of values) bytes += (uses.get(name) ?? 0) * sizeOf(value);
  return bytes;
};

/** No UTF-16 unit takes more than three bytes: most prompts are far from the limit, and nobody has to count. */
const isTooLarge = (prompt: ParsedPrompt, values: ReadonlyMap<string, string>, limitBytes: number): boolean =>
  compiledBytes(prompt, values, ({ length }) => 3 * length) > limitBytes && compiledBytes(prompt, values, bytesOf) > limitBytes;

/**
 * The prompt with a value in every placeholder's place. A value goes in once and is not looked at again; one that is not text goes in as
 * JSON text; variables that the prompt does not use are ignored.
 * @param limitBytes of all texts together, in UTF-8
 * @throws PromptVariablesMissing for variables that are absent or `null`, PromptTooLarge
 */
export const compile = (prompt: ParsedPrompt, variables: Variables, limitBytes: number): CompiledPromptDto => {
  const values = valuesFor(prompt, variables);
  if (isTooLarge(prompt, values, limitBytes)) throw new PromptTooLarge(limitBytes);
  const valueOf = (name: string): string => values.get(name) ?? '';
  return compiledShape(prompt.record, (text) => fill(prompt.templates.get(text) ?? parseTemplate(text), valueOf));
};
