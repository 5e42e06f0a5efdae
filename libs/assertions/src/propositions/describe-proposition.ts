import { describeRequirement } from '../describe-requirement';
import type { Proposition } from './parse-proposition';

const SAID = /^The output must not say or tell the reader: /;

/** A proposition as English sentences, which say how it is checked. */
export const describeProposition = ({ phrase, conditions }: Proposition): string => {
  const rule = describeRequirement({
    side: 'output',
    constraint: conditions.reduceRight<Parameters<typeof describeRequirement>[0]['constraint']>(
      (part, condition) => ({ kind: 'when', condition, part }),
      { kind: 'not', part: { kind: 'concept', concept: { name: 'statement', subject: phrase } } },
    ),
  });
  return `${rule.replace(SAID, 'The output must not do this: ')} Only a comparison of the words decides, and not every text.`;
};
