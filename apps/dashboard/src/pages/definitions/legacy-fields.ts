import { isValues, type Values } from '../../ui/schema-form/changes';

/** Other names of a definition's fields, and the ones that the form shows for them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  promptInjections: 'prompt_injections',
  piiCheck: 'pii_check',
  dangerousCheck: 'dangerous_content_check',
  harassmentCheck: 'harassment_check',
  hateCheck: 'hate_speech_check',
  explicitContentCheck: 'sexual_content_check',
  hallucinationsCheck: 'hallucinations_check',
  consistencyCheck: 'consistency_check',
  tool_selection_quality_check: 'tool_use_quality_check',
  tsq_mode: 'tuq_mode',
  syntaxChecks: 'syntax_checks',
};
/** Requests the tool use check and sets its mode at once. */
const TOOL_USE = 'functionCallsCheck';
const TOOL_USE_FIELDS = ['tool_use_quality_check', 'tuq_mode'] as const;
const OFF: readonly unknown[] = [undefined, '', 'false'];

export const isLegacy = (name: string): boolean => name === TOOL_USE || name in OTHER_NAMES;

const merged = (now: unknown, other: unknown): unknown => {
  if (typeof other === 'boolean') return now === true || other;
  if (isValues(other)) return { ...other, ...(isValues(now) ? now : {}) };
  return now ?? other;
};

/** Returns a stored definition with each field under the name that the form shows. */
export const underCurrentNames = (stored: Values): Record<string, unknown> => {
  const current: Record<string, unknown> = { ...stored };
  for (const [other, name] of Object.entries(OTHER_NAMES))
    if (stored[other] !== undefined) current[name] = merged(current[name], stored[other]);
  const mode = stored[TOOL_USE];
  if (!OFF.includes(mode)) {
    current['tool_use_quality_check'] = true;
    current['tuq_mode'] ??= mode === 'true' ? 'balanced' : mode;
  }
  return current;
};

/** Adds to changes what unsets the other names of the changed fields, where they are stored. */
export const withoutLegacy = (changes: Values, stored: Values, values: Values): Values => {
  const result: Record<string, unknown> = { ...changes };
  const isStored = (name: string): boolean => ![undefined, ''].includes(stored[name] as string);
  if (isStored(TOOL_USE) && TOOL_USE_FIELDS.some((name) => name in changes)) {
    result[TOOL_USE] = '';
    result['tool_use_quality_check'] = values['tool_use_quality_check'] === true;
    result['tuq_mode'] = values['tuq_mode'] ?? '';
  }
  for (const [other, name] of Object.entries(OTHER_NAMES))
    if (name in result && isStored(other))
      result[other] = typeof stored[other] === 'boolean' ? result[name] : '';
  return result;
};
