import { moderatedFields } from '../evaluation/content-fields';
import { defineCheck } from './define-check';
import { sensitivityField, switchField } from './request-field';
import { DEFAULT_SENSITIVITY, type Sensitivity } from './vocabulary';

/** Safety categories in the order of the results. */
export const SAFETY_CATEGORIES = [
  'dangerous_content',
  'harassment',
  'hate_speech',
  'sexual_content',
] as const;
export type SafetyCategory = (typeof SAFETY_CATEGORIES)[number];

interface SafetyParameters {
  categories: SafetyCategory[];
  /** Left out: the default. */
  sensitivity?: Sensitivity;
}

const sensitivityOf = (asked: Sensitivity | undefined): Pick<SafetyParameters, 'sensitivity'> =>
  asked === undefined || asked === DEFAULT_SENSITIVITY ? {} : { sensitivity: asked };

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
    options: {
      content_moderation_sensitivity: sensitivityField('the safety categories'),
    },
    definitionNames: {
      dangerousCheck: 'dangerous_content_check',
      harassmentCheck: 'harassment_check',
      hateCheck: 'hate_speech_check',
      explicitContentCheck: 'sexual_content_check',
    },
    mistakenNames: ['safety_check', 'toxicity_check'],
    parameters: (fields): SafetyParameters => ({
      categories: SAFETY_CATEGORIES.filter(
        (category) => fields.content_moderation_check || fields[`${category}_check`],
      ),
      ...sensitivityOf(fields.content_moderation_sensitivity),
    }),
    fieldsFor: ({ categories, sensitivity }) => ({
      ...(categories.length === SAFETY_CATEGORIES.length
        ? { content_moderation_check: true }
        : Object.fromEntries(categories.map((category) => [`${category}_check`, true]))),
      ...(sensitivity && { content_moderation_sensitivity: sensitivity }),
    }),
    reads: moderatedFields,
    parts: (_content, { categories }) => categories.map((name) => ({ name })),
    namesParts: true,
    sample: { content_moderation_check: true },
  }),
};
