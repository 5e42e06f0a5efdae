import {
  type Content,
  earlierTurns,
  inputField,
  type Outcome,
  outputField,
  type Verdict,
} from '@touchstone/contracts';
import { clear, type Detector, flag, needsJudge } from '@touchstone/detection';
import { differentLanguages } from '@touchstone/text';
import {
  buildIndex,
  compare,
  type Conflict,
  type Evidence,
  parseStatements,
  type Statement,
} from '../claims';
import { judged } from '../judged';
import { answerOf, sameQuestion } from './answers';
import { consistencyQuestion } from './question';

const NAME = 'consistency';
/** Words with which a turn openly corrects an earlier statement. */
const CORRECTION =
  /\b(?:sorry|apologi[sz]e|correction|i was wrong|my mistake|i misspoke|actually|in fact|instead|no longer|changed|updated?|entschuldigung|korrektur|désolé|perdón)\b/i;
/**
 * Least share of a claim's terms in one earlier sentence for a conflict to count, by its kind;
 * below it the two sentences have different subjects.
 */
const RELATED: Record<Conflict['kind'], number> = {
  negation: 0.7,
  opposite: 0.55,
  number: 0.5,
  name: 0.5,
  word: 1.1,
};

/** Flags an output that contradicts sentences about the same subject in earlier turns. */
export const consistencyDetector = (): Detector<'consistency'> => ({
  examine({ content, deadline }): Outcome[] {
    const output = outputField(content)?.text ?? '';
    const turns = earlierTurns(content).map(({ text }) => text);
    const flip = flipped(content, output);
    if (flip) return [flip];
    const tick = () => deadline.check();
    const evidence = compareWithTurns(output, turns, tick);
    return [
      (corrects(output) ? undefined : firstContradiction(evidence)) ??
        incomparable(output, turns, evidence) ??
        clear(
          NAME,
          'CONSISTENT',
          certainty(evidence),
          'No contradiction with an earlier turn was found.',
        ),
    ];
  },

  async consult({ content, request, deadline }, examined, judge) {
    if (request.mode !== 'quality' && !examined.some(({ kind }) => kind === 'needs_judge'))
      return examined;
    const turns = earlierTurns(content)
      .map(({ path, text }) => `${path}: ${text}`)
      .join('\n');
    return [
      judged(
        NAME,
        await judge.decide(consistencyQuestion(turns, outputField(content)?.text ?? ''), deadline),
      ),
    ];
  },
});

const corrects = (output: string): boolean => CORRECTION.test(output.slice(0, 300));

/** Compares every claim of the output with the statements of the turns. */
const compareWithTurns = (
  output: string,
  turns: readonly string[],
  tick: () => void,
): Evidence[] => {
  const statements = (text: string): Statement[] =>
    parseStatements(text, tick).filter(({ asserts }) => asserts);
  const index = buildIndex(turns.flatMap(statements), tick);
  return statements(output).map((claim) => {
    tick();
    return compare(claim, index);
  });
};

/** Leaves the decision to a judge if output and turns have different languages and few common words. */
const incomparable = (
  output: string,
  turns: readonly string[],
  evidence: readonly Evidence[],
): Outcome | undefined => {
  if (evidence.some(({ best }) => best > 0.5)) return undefined;
  const languages = differentLanguages(output, turns.join('\n'));
  return (
    languages &&
    needsJudge(
      NAME,
      `The output is in another language (${languages[0]}) than the earlier turns (${languages[1]}), so their words cannot be compared.`,
    )
  );
};

/**
 * Computes the certainty of a pass: the more both sides share a subject, the more a missing
 * contradiction proves.
 */
const certainty = (evidence: readonly Evidence[]): number =>
  Math.min(0.8, 0.3 + Math.max(0, ...evidence.map(({ best }) => best)) / 2);

const firstContradiction = (evidence: readonly Evidence[]): Verdict | undefined => {
  for (const each of evidence) {
    if (each.claim.terms.length < 2) continue;
    const conflict = each.conflicts.find(({ kind }) => each.best >= RELATED[kind]);
    if (conflict)
      return flag(
        NAME,
        'INCONSISTENT',
        0.6 + each.best / 4,
        `The output says "${conflict.claimed}", but an earlier turn said "${conflict.given}": "${each.nearestText.slice(0, 200)}".`,
        { quote: each.claim.text },
      );
  }
  return undefined;
};

/** Flags opposite answers, yes and no, to the same question. */
const flipped = (content: Content, output: string): Verdict | undefined => {
  const now = answerOf(output);
  const question = lastQuestion(inputField(content)?.text);
  if (now === undefined || question === undefined) return undefined;
  const { messages } = content;
  const before = messages.findIndex((message, index) => {
    const reply = messages[index + 1];
    const asked = message.role === 'user' ? lastQuestion(message.content) : undefined;
    const answer =
      reply?.role === 'assistant' && reply.content !== null && reply.content !== output
        ? answerOf(reply.content)
        : undefined;
    return (
      asked !== undefined && answer !== undefined && answer !== now && sameQuestion(asked, question)
    );
  });
  if (before < 0 || corrects(output)) return undefined;
  return flag(
    NAME,
    'INCONSISTENT',
    0.85,
    `The output answers "${now}" to a question that an earlier turn answered with "${now === 'yes' ? 'no' : 'yes'}".`,
    { quote: output.slice(0, 200) },
  );
};

const LONGEST_QUESTION = 2000;

const lastQuestion = (text: string | null | undefined): Statement | undefined =>
  parseStatements((text ?? '').slice(-LONGEST_QUESTION))
    .filter(({ question }) => question)
    .at(-1);
