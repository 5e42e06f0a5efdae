import { isDeepStrictEqual } from 'node:util';
import type { Check, EvaluationAnswer } from '@touchstone/contracts';
import { evaluate, verdictsOf } from '../support/client';
import { type Where, withoutTexts } from '../support/managing';
import { addressOf, bodyOf, CLEAN, TEMPLATES } from './known-requests';

/** How an answer compares with the known one. */
export type Comparison = 'same' | 'abstained' | 'different';

const TEACHER = 0;

/** Answers to all known requests, which differ by template and by caller. */
export type KnownAnswers = (template: number, caller: number) => EvaluationAnswer;

/**
 * Requests every template once, undisturbed.
 * @throws Error if a verdict is not the known one
 */
export const learnAnswers = async (where: Where, words?: string): Promise<KnownAnswers> => {
  const texts = await Promise.all(
    TEMPLATES.map(async (template) => {
      const answer = await evaluate(
        where,
        bodyOf(template, { run: 'undisturbed', caller: TEACHER, ...(words && { words }) }),
      );
      const findings = verdictsOf(answer).filter(
        (verdict) => !CLEAN.includes(verdict.split(' ')[1] ?? ''),
      );
      if (!isDeepStrictEqual(findings, template.findings))
        throw new Error(
          `${template.output}: ${findings.join()} is not ${template.findings.join()}`,
        );
      return JSON.stringify(answer);
    }),
  );
  return (template, caller) =>
    JSON.parse(
      (texts[template] as string).replaceAll(addressOf(TEACHER), addressOf(caller)),
    ) as EvaluationAnswer;
};

type Entry = EvaluationAnswer['evaluationResults'][number];

const hasAbstained = ({ type, results }: Entry, known: Entry) =>
  type === known.type &&
  results.length > 0 &&
  results.every(({ label, flagged, score }) => label === 'NOT_EVALUATED' && flagged && score === 0);

/**
 * Compares an answer with the known one. It abstained if it differs only in checks that were not
 * evaluated and therefore count as failed.
 */
export const compare = (answer: EvaluationAnswer, known: EvaluationAnswer): Comparison => {
  if (isDeepStrictEqual(answer, known)) return 'same';
  const [entries, expected] = [answer.evaluationResults, known.evaluationResults];
  const isHonest =
    answer.status === 'failed' &&
    answer.score === 0 &&
    entries.length === expected.length &&
    expected.every((entry, index) => {
      const given = entries[index] as Entry;
      return isDeepStrictEqual(given, entry) || hasAbstained(given, entry);
    });
  return isHonest ? 'abstained' : 'different';
};

/** Returns the checks of an answer that were not evaluated, with the reasons. */
export const abstentionsIn = (answer: EvaluationAnswer): { check: Check; reason: string }[] =>
  answer.evaluationResults.flatMap(({ type, results }) =>
    results
      .filter(({ label }) => label === 'NOT_EVALUATED')
      .map(({ reason }) => ({ check: type, reason })),
  );

/** Returns true if two answers to one evaluation agree; the history may keep one without texts. */
export const agree = (answer: EvaluationAnswer, later: EvaluationAnswer): boolean =>
  isDeepStrictEqual(later, answer) || isDeepStrictEqual(later, withoutTexts(answer));
