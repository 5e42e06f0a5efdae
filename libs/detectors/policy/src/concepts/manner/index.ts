import type { ConceptName } from '@touchstone/assertions';
import type { ConceptCheck } from '../concept-check';
import { MOVE_CHECKS } from './moves';
import { withCues } from './open-wording';
import { readText } from './reading/reading';
import { REQUEST_CHECKS } from './requests';
import { STYLE_CHECKS } from './style';
import { TONE_CHECKS } from './tone';
import { USER_CHECKS } from './users';

/** Abstains from texts in another language. */
const inEnglish =
  (check: ConceptCheck): ConceptCheck =>
  (scene, subject) => {
    const { language } = readText(scene.text);
    return language === undefined || language === 'en'
      ? check(scene, subject)
      : {
          holds: 'unknown',
          reason: `The text is in a language (${language}) in which its manner cannot be judged.`,
          quote: '',
        };
  };

/** Moves of a conversation, tone, style, and what users do. */
export const MANNER_CHECKS: Partial<Record<ConceptName, ConceptCheck>> = Object.fromEntries(
  Object.entries({
    ...MOVE_CHECKS,
    ...REQUEST_CHECKS,
    ...TONE_CHECKS,
    ...STYLE_CHECKS,
    ...USER_CHECKS,
  }).map(([name, check]) => [name, inEnglish(withCues(name as ConceptName, check))]),
);
