import { event, request } from '../message';
import type { CallerRequest, Page } from './caller';

/**
 * The definition's own wire fields, old and new names, as the caller sent them (validated, `null`s
 * and unknown ones left out).
 */
export type DefinitionFields = Record<string, unknown>;

export interface DefinitionRecord {
  id: string;
  /** Starts at 1; every change creates a new version, and old ones are kept. */
  version: number;
  created_at: string;
  fields: DefinitionFields;
}

export const createDefinition = request<
  CallerRequest<{ fields: DefinitionFields }>,
  DefinitionRecord
>('definition.create.v1');
export const updateDefinition = request<
  CallerRequest<{ id: string; fields: DefinitionFields }>,
  DefinitionRecord
>('definition.update.v1');
export const getDefinition = request<CallerRequest<{ id: string }>, DefinitionRecord>(
  'definition.get.v1',
);
export const listDefinitions = request<CallerRequest<{ page: Page }>, DefinitionRecord[]>(
  'definition.list.v1',
);
export const deleteDefinition = request<CallerRequest<{ id: string }>, { id: string }>(
  'definition.delete.v1',
);
export const definitionChanged = event<{ workspace: string; id: string }>('definition.changed.v1');
