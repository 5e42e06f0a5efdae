import type { Mode } from '@touchstone/contracts';
import type { ContentBody } from '../../api/evaluation';
import { changesOf, type Values } from '../../ui/schema-form/changes';
import type { FormField } from '../../ui/schema-form/schema';
import type { Draft } from './draft';

/** The modes that are compared; `defined`: as a stored definition says. */
export const RUN_MODES = ['defined', 'speed', 'balanced', 'quality'] as const;
export type RunMode = (typeof RUN_MODES)[number];

export interface ReadDraft {
  content: ContentBody;
  /** Sentences by the field of the request. */
  problems: Readonly<Partial<Record<'messages' | 'available_tools', string>>>;
}

const listIn = (text: string, items: string): { list?: unknown[]; problem?: string } => {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value)
      ? { list: value }
      : { problem: `Expected a JSON array of ${items}.` };
  } catch (error) {
    return { problem: `This is not JSON: ${error instanceof Error ? error.message : ''}` };
  }
};

const given = <T>(name: string, value: T | undefined): Record<string, T> =>
  value === undefined ? {} : { [name]: value };

/** Reads the typed texts as the content of a request. */
export const readDraft = ({ input, output, messages, tools }: Draft): ReadDraft => {
  const [said, defined] = [listIn(messages, 'messages'), listIn(tools, 'tools')];
  return {
    content: {
      ...(input !== '' && { input }),
      ...(output !== '' && { output }),
      ...given('messages', said.list),
      ...given('available_tools', defined.list),
    },
    problems: { ...given('messages', said.problem), ...given('available_tools', defined.problem) },
  };
};

/** Fields of a request that select no checks. */
const OTHER_FIELDS = ['input', 'output', 'messages', 'available_tools', 'metadata'];

/** Modes of single checks are left out: the page compares modes of all. */
const setsMode = (field: FormField): boolean =>
  field.kind === 'choice' && field.options.includes('quality');

export const isShownField = (field: FormField): boolean =>
  !OTHER_FIELDS.includes(field.name) && !field.deprecated && !setsMode(field);

/** Returns the check fields that are set, as a request has them. */
export const checkFieldsIn = (
  fields: readonly FormField[],
  values: Values,
): Record<string, unknown> => changesOf(fields.filter(isShownField), undefined, values);

/** Returns the request that judges a content in a mode. */
export const evaluationRequest = (
  content: ContentBody,
  checks: Values,
  mode: RunMode,
  definition: string | undefined,
): { path: string; body: Record<string, unknown> } =>
  mode === 'defined'
    ? { path: '/v1/evaluation/invoke', body: { evaluation_id: definition, ...content } }
    : {
        path: '/v1/evaluation/evaluate',
        body: { ...content, mode: mode satisfies Mode, ...checks },
      };
