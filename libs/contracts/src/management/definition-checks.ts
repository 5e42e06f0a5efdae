import { present } from '../absent';
import type { CheckRequest } from '../checks/catalogue';
import { type CheckFields, DEFINITION_SWITCHES } from '../checks/check-fields';
import { checksOf } from '../checks/requested-checks';
import { type Mode, MODES } from '../checks/vocabulary';
import type { DefinitionFields } from './definitions';

/** Allowed values of `functionCallsCheck`: a mode of the tool use check, or a switch as text. */
export const FUNCTION_CALLS_CHECKS = [...MODES, 'true', 'false'] as const;
export type FunctionCallsCheck = (typeof FUNCTION_CALLS_CHECKS)[number];

const TOOL_USE_MODES = new Map<unknown, Mode>([
  ...MODES.map((mode) => [mode, mode] as const),
  ['true', 'balanced'],
]);

/** Reads the switches; a check that is on under either name is on. */
const switches = (fields: DefinitionFields): CheckFields =>
  Object.fromEntries(
    Object.entries(DEFINITION_SWITCHES).map(([name, field]) => [
      field,
      fields[field] === true || fields[name] === true,
    ]),
  );

const toolUse = (given: unknown): CheckFields => {
  const mode = TOOL_USE_MODES.get(given);
  return mode === undefined ? {} : { tool_selection_quality_check: true, tsq_mode: mode };
};

const inNamesOfEvaluate = (fields: DefinitionFields): CheckFields => ({
  ...fields,
  ...switches(fields),
  ...toolUse(fields['functionCallsCheck']),
});

/**
 * Returns the checks that an evaluation definition asks for, in the catalogue's order. Its fields
 * were validated when it was stored.
 */
export const definedChecks = (fields: DefinitionFields): CheckRequest[] =>
  checksOf(inNamesOfEvaluate(present(fields)));

export const enablesCheck = (fields: DefinitionFields): boolean => definedChecks(fields).length > 0;
