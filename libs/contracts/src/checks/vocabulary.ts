/** The closed lists that checks are described with. */

export const FAMILIES = ['security', 'safety', 'reliability', 'policy', 'topic'] as const;
export type Family = (typeof FAMILIES)[number];

/** Fastest first. */
export const MODES = ['speed', 'balanced', 'quality'] as const;
export type Mode = (typeof MODES)[number];

export const DEFAULT_MODE: Mode = 'balanced';

export const slowestMode = (modes: readonly Mode[]): Mode =>
  modes.reduce<Mode>(
    (slowest, mode) => (MODES.indexOf(mode) > MODES.indexOf(slowest) ? mode : slowest),
    'speed',
  );

export const TARGETS = ['input', 'output', 'both'] as const;
export type Target = (typeof TARGETS)[number];

/** Sensitivity levels, in ascending order: `high` flags the most, with the most false alarms. */
export const SENSITIVITIES = ['low', 'medium', 'high'] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];

export const DEFAULT_SENSITIVITY: Sensitivity = 'medium';

/**
 * Requirements that a check may have of the content, in the words of the documentation; the check
 * is bypassed if one is missing. The aggregator implements the look-up of each.
 */
export const REQUIREMENTS = {
  text: 'any text',
  'untrusted text': 'an input, user message or tool message',
  'moderated text': 'an input, output or message',
  'input or output': 'an output or input',
  output: 'an output',
  context: 'a context',
  'tool call': 'a tool call',
  'tool definition': 'a tool definition',
  'earlier turn': 'an earlier turn',
  'target text': "text on the target's side",
  instruction: 'an instruction',
} as const;
export type Requirement = keyof typeof REQUIREMENTS;
