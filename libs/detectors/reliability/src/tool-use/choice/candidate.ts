import type { ToolDefinition } from '@touchstone/contracts';
import { sharedFields } from './fields';
import type { Fit } from './model';
import type { ToolProfile } from './profile';

/** A tool of the list and how well it suits the request. */
export interface Candidate extends Fit {
  tool: ToolDefinition;
  profile: ToolProfile;
}

/** Similarity of the fields of two tools from which they are about the same. */
const RELATED = 0.3;

/** Checks whether two tools are about the same, by their fields or a parameter of both. */
export const areRelated = (one: Candidate, other: Candidate): boolean =>
  sharedFields(one.profile.fields, other.profile.fields) >= RELATED ||
  requiredOf(one.tool).some((name) => requiredOf(other.tool).includes(name));

export const requiredOf = ({ parameters }: ToolDefinition): readonly unknown[] =>
  Array.isArray(parameters['required']) ? parameters['required'].slice(0, 20) : [];

export const isReading = ({ operations }: ToolProfile): boolean => operations.has('read');
