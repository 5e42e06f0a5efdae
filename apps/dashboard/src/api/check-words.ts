import type { Check } from '@touchstone/contracts';

/** The checks in the order of an answer. Pages without a form do not read the API's description. */
export const CHECK_TITLES: Readonly<Record<Check, string>> = {
  prompt_injections: 'Prompt injections',
  pii: 'Personal data',
  safety: 'Safety',
  hallucinations: 'Hallucinations',
  grounding: 'Grounding',
  tuq: 'Tool use',
  policy: 'Policy',
  topic_scoping: 'Topic scoping',
  instructions_following: 'Instructions following',
  consistency: 'Consistency',
  syntax: 'Syntax',
};

/** Returns the title of a check; one that only a newer service knows has its name. */
export const titleOfCheck = (check: string): string =>
  (CHECK_TITLES as Partial<Record<string, string>>)[check] ?? check;
