import type { Check } from '@touchstone/contracts';

interface CheckWords {
  title: string;
  /** The label of a result without a violation. */
  clean: string;
  /** The label of a violation; absent where there are several. */
  violation?: string;
}

const WORDS: Readonly<Record<Check, CheckWords>> = {
  prompt_injections: { title: 'Prompt injections', clean: 'BENIGN', violation: 'INJECTION' },
  pii: { title: 'Personal data', clean: 'NO_PII_FOUND', violation: 'PII_FOUND' },
  safety: { title: 'Safety', clean: 'SAFE', violation: 'UNSAFE' },
  hallucinations: {
    title: 'Hallucinations',
    clean: 'NOT_HALLUCINATED',
    violation: 'HALLUCINATED',
  },
  grounding: { title: 'Grounding', clean: 'GROUNDED' },
  tuq: { title: 'Tool use', clean: 'VALID_CALL' },
  policy: { title: 'Policy', clean: 'COMPLIES', violation: 'VIOLATES' },
  topic_scoping: { title: 'Topic scoping', clean: 'ON_TOPIC', violation: 'OFF_TOPIC' },
  instructions_following: {
    title: 'Instructions following',
    clean: 'FOLLOWED',
    violation: 'NOT_FOLLOWED',
  },
  consistency: { title: 'Consistency', clean: 'CONSISTENT', violation: 'INCONSISTENT' },
  syntax: { title: 'Syntax', clean: 'VALID', violation: 'INVALID' },
};

/** Returns the words for a check; a check that only a newer service knows has its name. */
export const wordsOfCheck = (check: Check): Partial<CheckWords> & Pick<CheckWords, 'title'> =>
  (WORDS as Partial<typeof WORDS>)[check] ?? { title: check };
