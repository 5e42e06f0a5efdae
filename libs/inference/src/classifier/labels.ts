import { SAFETY_CATEGORIES } from '@touchstone/contracts';

/** The checks that can have a classifier, and their parts. */
export const CLASSIFIED_PARTS = {
  prompt_injections: ['prompt_injections'],
  safety: SAFETY_CATEGORIES,
} as const;
export type ClassifiedCheck = keyof typeof CLASSIFIED_PARTS;
export const CLASSIFIED_CHECKS = Object.keys(CLASSIFIED_PARTS) as ClassifiedCheck[];

/** The labels of a model that violate each part of a check. */
export interface LabelMap {
  parts: ReadonlyMap<string, readonly string[]>;
  /** Labels that an answer may lack; one without any other is unusable. */
  optional: ReadonlySet<string>;
  /** True if a violation under any other label cannot be ignored. */
  isComplete: boolean;
}

/** The categories of OpenAI's moderation models; older ones lack the illicit ones. */
export const OPENAI_LABELS: LabelMap = {
  parts: new Map([
    [
      'dangerous_content',
      [
        'violence',
        'violence/graphic',
        'self-harm',
        'self-harm/intent',
        'self-harm/instructions',
        'illicit',
        'illicit/violent',
      ],
    ],
    ['harassment', ['harassment', 'harassment/threatening']],
    ['hate_speech', ['hate', 'hate/threatening']],
    ['sexual_content', ['sexual', 'sexual/minors']],
  ]),
  optional: new Set(['illicit', 'illicit/violent']),
  isComplete: true,
};

/**
 * Parses labels: `INJECTION,JAILBREAK` for a check of one part, else
 * `harassment=insult|threat,hate_speech=identity_hate`. Returns `undefined` if the form is wrong or
 * a part unknown.
 */
export const parseLabels = (check: ClassifiedCheck, text: string): LabelMap | undefined => {
  const known: readonly string[] = CLASSIFIED_PARTS[check];
  const entries =
    known.length === 1 ? [`${known[0]}=${text.replaceAll(',', '|')}`] : listed(text, ',');
  const parts = new Map<string, string[]>();
  for (const entry of entries) {
    const [part = '', labels = '', ...rest] = entry.split('=').map((each) => each.trim());
    const names = listed(labels, '|');
    if (!known.includes(part) || parts.has(part) || names.length === 0 || rest.length > 0)
      return undefined;
    parts.set(part, names);
  }
  return parts.size === 0 ? undefined : { parts, optional: new Set(), isComplete: false };
};

const listed = (text: string, separator: string): string[] => [
  ...new Set(
    text
      .split(separator)
      .map((each) => each.trim())
      .filter(Boolean),
  ),
];
