import type { Check, CheckFields, Family } from '@touchstone/contracts';
import type { Values } from './changes';
import { textsOf } from './changes';
import type { FormField } from './schema';

type Name = keyof CheckFields;

/** A check in a form: the field that requests it, and those that count only while it does. */
export interface CheckPart {
  check: Check;
  label: string;
  field: Name;
  options?: readonly Name[];
}

/** The checks by family, in the order of a form. A field that is missing here appears under “Other”. */
export const CHECK_PARTS: readonly (readonly [Family, readonly CheckPart[]])[] = [
  [
    'security',
    [
      { check: 'prompt_injections', label: 'Prompt injections', field: 'prompt_injections' },
      { check: 'pii', label: 'Personal data', field: 'pii_check' },
    ],
  ],
  [
    'safety',
    [
      { check: 'safety', label: 'All four categories', field: 'content_moderation_check' },
      { check: 'safety', label: 'Dangerous content', field: 'dangerous_content_check' },
      { check: 'safety', label: 'Harassment', field: 'harassment_check' },
      { check: 'safety', label: 'Hate speech', field: 'hate_speech_check' },
      { check: 'safety', label: 'Sexual content', field: 'sexual_content_check' },
    ],
  ],
  [
    'reliability',
    [
      {
        check: 'hallucinations',
        label: 'Hallucinations',
        field: 'hallucinations_check',
        options: ['hallucinations_mode'],
      },
      {
        check: 'grounding',
        label: 'Grounding',
        field: 'grounding_check',
        options: ['grounding_mode', 'grounding_multi_turn_mode'],
      },
      {
        check: 'tuq',
        label: 'Tool use',
        field: 'tool_use_quality_check',
        options: ['tuq_mode'],
      },
      {
        check: 'consistency',
        label: 'Consistency',
        field: 'consistency_check',
        options: ['consistency_mode'],
      },
    ],
  ],
  [
    'policy',
    [
      {
        check: 'policy',
        label: 'Assertions',
        field: 'assertions',
        options: [
          'assertions_mode',
          'policy_target',
          'policy_multi_turn_mode',
          'policy_include_tools',
        ],
      },
      {
        check: 'instructions_following',
        label: 'Instructions following',
        field: 'instructions_following_check',
      },
      { check: 'syntax', label: 'Syntax', field: 'syntax_checks' },
    ],
  ],
  [
    'topic',
    [
      {
        check: 'topic_scoping',
        label: 'Allowed topics',
        field: 'allowed_topics',
        options: ['topic_scoping_mode', 'topic_scoping_target', 'topic_scoping_multi_turn_mode'],
      },
    ],
  ],
];

const KNOWN: ReadonlySet<string> = new Set(
  CHECK_PARTS.flatMap(([, parts]) =>
    parts.flatMap(({ field, options = [] }) => [field, ...options]),
  ),
);
/** Requests all categories of its family, whatever their own switches say. */
export const ALL_CATEGORIES: Name = 'content_moderation_check';

/** Returns true for a field that has a place among the families. */
export const isCheckField = ({ name }: FormField): boolean => KNOWN.has(name);

/** Returns true if a value of a field requests its check. */
export const isRequested = (value: unknown): boolean => {
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return textsOf(value).some((text) => text.trim() !== '');
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((item) => !NO_RULE.includes(item as never))
  );
};
const NO_RULE = [null, false, 0, ''] as const;

/** Returns the requested checks by family, each with a few words: `Assertions (3)`. */
export const requestedChecks = (values: Values): { family: Family; checks: string[] }[] =>
  CHECK_PARTS.map(([family, parts]) => ({
    family,
    checks: parts
      .filter(
        ({ field }) =>
          isRequested(values[field]) &&
          (family !== 'safety' || field === ALL_CATEGORIES || values[ALL_CATEGORIES] !== true),
      )
      .map(({ label, field }) => {
        const count = textsOf(values[field]).length;
        if (field === ALL_CATEGORIES) return 'Safety';
        return count > 0 ? `${label} (${count})` : label;
      }),
  })).filter(({ checks }) => checks.length > 0);
