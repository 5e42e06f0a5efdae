/** The catalogue: which checks exist, who answers them, what they are called on the wire. */

export const FAMILIES = ['security', 'safety', 'reliability', 'policy', 'topic'] as const;
export type Family = (typeof FAMILIES)[number];

/** Fastest first. */
export const MODES = ['speed', 'balanced', 'quality'] as const;
export type Mode = (typeof MODES)[number];

export const TARGETS = ['input', 'output', 'both'] as const;
export type Target = (typeof TARGETS)[number];

/** In the order in which results are reported. */
export const SAFETY_CATEGORIES = [
  'dangerous_content',
  'harassment',
  'hate_speech',
  'sexual_content',
] as const;
export type SafetyCategory = (typeof SAFETY_CATEGORIES)[number];

export const SYNTAX_RULES = [
  'json',
  'javascript',
  'python',
  'sql',
  'length',
  'word count',
] as const;
export type SyntaxRuleName = (typeof SYNTAX_RULES)[number];

/** `args` is a bound for `length` and `word count` (see the syntax detector), unused by the languages. */
export interface SyntaxRule {
  name: SyntaxRuleName;
  args: string;
}

/** What a check may need; it is bypassed when a requirement is missing. The planner knows how to look for each. */
export type Requirement =
  | 'text'
  | 'untrusted text'
  | 'moderated text'
  | 'input or output'
  | 'output'
  | 'context'
  | 'tool call'
  | 'tool definition'
  | 'earlier turn'
  | 'target text'
  | 'instruction';

interface CheckEntry {
  family: Family;
  /** Label of a result that found nothing wrong. */
  clean: string;
  needs: readonly Requirement[];
}

/** One row a check, in the order of the answer. The key is the result type. */
export const CHECKS = {
  prompt_injections: { family: 'security', clean: 'BENIGN', needs: ['untrusted text'] },
  pii: { family: 'security', clean: 'NO_PII_FOUND', needs: ['text'] },
  safety: { family: 'safety', clean: 'SAFE', needs: ['moderated text'] },
  hallucinations: { family: 'reliability', clean: 'NOT_HALLUCINATED', needs: ['output'] },
  grounding: { family: 'reliability', clean: 'GROUNDED', needs: ['output', 'context'] },
  tuq: { family: 'reliability', clean: 'VALID_CALL', needs: ['tool call', 'tool definition'] },
  policy: { family: 'policy', clean: 'COMPLIES', needs: ['target text'] },
  topic_scoping: { family: 'topic', clean: 'ON_TOPIC', needs: ['target text'] },
  instructions_following: { family: 'policy', clean: 'FOLLOWED', needs: ['output', 'instruction'] },
  consistency: { family: 'reliability', clean: 'CONSISTENT', needs: ['output', 'earlier turn'] },
  syntax: { family: 'policy', clean: 'VALID', needs: ['input or output'] },
} as const satisfies Record<string, CheckEntry>;

export type Check = keyof typeof CHECKS;
export const CHECK_NAMES = Object.keys(CHECKS) as Check[];

export type ChecksOf<F extends Family> = {
  [C in Check]: (typeof CHECKS)[C]['family'] extends F ? C : never;
}[Check];

/** What a check is told beside its mode. */
export interface CheckParameters {
  prompt_injections: object;
  pii: object;
  safety: { categories: SafetyCategory[] };
  hallucinations: object;
  grounding: { multiTurn: boolean };
  tuq: object;
  policy: { assertions: string[]; target: Target; multiTurn: boolean; includeTools: boolean };
  topic_scoping: { topics: string[]; target: Target; multiTurn: boolean };
  instructions_following: object;
  consistency: object;
  syntax: { rules: SyntaxRule[] };
}

/** A check as asked for: which, in which mode, with which parameters. */
export type CheckRequest<C extends Check = Check> = {
  [K in C]: { check: K; mode: Mode } & CheckParameters[K];
}[C];

export const familyOf = (check: Check): Family => CHECKS[check].family;
export const slowestMode = (modes: readonly Mode[]): Mode =>
  modes.reduce<Mode>(
    (slowest, mode) => (MODES.indexOf(mode) > MODES.indexOf(slowest) ? mode : slowest),
    'speed',
  );
