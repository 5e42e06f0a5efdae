import { securityFamily } from '@touchstone/detectors/security';
import { benchArguments } from './detection/arguments';
import { assertions } from './detection/assertions';
import { consistency } from './detection/consistency';
import { costs } from './detection/cost';
import { grounding } from './detection/grounding';
import { hallucination } from './detection/hallucination';
import { instructions } from './detection/instructions';
import { judged } from './detection/judged';
import { moderation } from './detection/moderation';
import { moderationDisguises } from './detection/moderation-disguises';
import { ordinaryTexts } from './detection/ordinary-texts';
import { pii } from './detection/pii';
import { promptInjection } from './detection/prompt-injection';
import { toolUse } from './detection/tool-use';
import { topic } from './detection/topic';
import { vectors } from './detection/vectors';
import { runSections, type Section } from './lib/sections';

/**
 * Measures what the detectors find and cost, by family: `npm run bench -- detection [--family NAME]
 * [--data DIR] [--loso] [section …]`. Labelled texts are read from the data folder; those that a
 * detector learned from are left out.
 */
const { family, data, leaveOneOut, sections } = benchArguments();

const FAMILIES: Record<string, Record<string, Section>> = {
  security: {
    ...promptInjection(data, leaveOneOut),
    ...pii(data),
    'security-cost': () =>
      Promise.resolve(
        costs(
          securityFamily,
          (mode) => [
            { check: 'prompt_injections', mode },
            { check: 'pii', mode },
          ],
          ordinaryTexts(data),
        ),
      ),
  },
  policy: { ...assertions(data), ...instructions },
  reliability: {
    ...consistency,
    ...grounding(data),
    ...hallucination(data),
    ...judged,
    ...toolUse(data),
  },
  safety: { ...moderation, ...moderationDisguises },
  text: vectors,
  topic: topic(data),
};

const chosen = Object.entries(FAMILIES).filter(([name]) => family === undefined || name === family);
if (chosen.length === 0)
  throw new Error(`No family ${family}; there are ${Object.keys(FAMILIES).join(', ')}.`);
void runSections(
  'detection',
  Object.assign({}, ...chosen.map(([, own]) => own)) as Record<string, Section>,
  sections,
);
