import { type CheckRequest, type DefinitionFields, type Mode, MODES } from '@touchstone/contracts';
import type { ChecksDto } from '@touchstone/contracts/dto';
import { present } from '../evaluation/absent';
import { checksOf } from '../evaluation/job';

/** The older names of switches, and the names they have on evaluate. */
const NEWER_NAMES = {
  consistencyCheck: 'consistency_check',
  dangerousCheck: 'dangerous_content_check',
  hallucinationsCheck: 'hallucinations_check',
  harassmentCheck: 'harassment_check',
  hateCheck: 'hate_speech_check',
  piiCheck: 'pii_check',
  promptInjections: 'prompt_injections',
  explicitContentCheck: 'sexual_content_check',
} as const satisfies Record<string, keyof ChecksDto>;

const isMode = (value: unknown): value is Mode => MODES.includes(value as Mode);

/** A check that is on under either name is on. */
const switches = (fields: DefinitionFields): ChecksDto =>
  Object.fromEntries(
    Object.entries(NEWER_NAMES).map(([name, newer]) => [
      newer,
      fields[newer] === true || fields[name] === true,
    ]),
  );

const toolUse = (mode: unknown): ChecksDto =>
  isMode(mode) ? { tool_selection_quality_check: true, tsq_mode: mode } : {};

const inNewerNames = (fields: DefinitionFields): ChecksDto => ({
  ...fields,
  ...switches(fields),
  ...toolUse(fields['functionCallsCheck']),
});

/** The checks that an evaluation definition asks for, in the catalogue's order. Its fields were validated when it was stored. */
export const definedChecks = (fields: DefinitionFields): CheckRequest[] =>
  checksOf(inNewerNames(present(fields)));
