import { moderatedFields } from '../evaluation/content-fields';
import { defineCheck } from './define-check';
import { switchField } from './request-field';

/** Safety categories in the order of the results. */
export const SAFETY_CATEGORIES = [
  'dangerous_content',
  'harassment',
  'hate_speech',
  'sexual_content',
] as const;
export type SafetyCategory = (typeof SAFETY_CATEGORIES)[number];

export const safetyChecks = {
  safety: defineCheck({
    family: 'safety',
    title: 'Safety',
    judges: 'the four safety categories',
    clean: 'SAFE',
    otherLabels: ['UNSAFE'],
    needs: ['moderated text'],
    switches: {
      content_moderation_check: switchField('Check all four safety categories.'),
      dangerous_content_check: switchField('Check for dangerous content only.'),
      harassment_check: switchField('Check for harassment only.'),
      hate_speech_check: switchField('Check for hate speech only.'),
      sexual_content_check: switchField('Check for sexual content only.'),
    },
    options: {},
    definitionNames: {
      dangerousCheck: 'dangerous_content_check',
      harassmentCheck: 'harassment_check',
      hateCheck: 'hate_speech_check',
      explicitContentCheck: 'sexual_content_check',
    },
    mistakenNames: ['safety_check', 'toxicity_check'],
    parameters: (fields) => ({
      categories: SAFETY_CATEGORIES.filter(
        (category) => fields.content_moderation_check || fields[`${category}_check`],
      ),
    }),
    fieldsFor: ({ categories }) =>
      categories.length === SAFETY_CATEGORIES.length
        ? { content_moderation_check: true }
        : Object.fromEntries(categories.map((category) => [`${category}_check`, true])),
    reads: moderatedFields,
    parts: (_content, { categories }) => categories.map((name) => ({ name })),
    namesParts: true,
    sample: { content_moderation_check: true },
  }),
};
