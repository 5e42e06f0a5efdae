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
import { parseStatements, type Statement } from '../claims';
import {
  type Clause,
  clausesOf,
  type Contradiction,
  contradiction,
  distinctWords,
  overlapOf,
} from '../contradictions';
import { judged } from '../judged';
import { answerOf, sameQuestion } from './answers';
import { type Conversation, conversationOf, knownIn, place, questionOf } from './conversation';
import { consistencyQuestion } from './question';
import { corrects, requestsChange, turnsAway } from './turns-of-subject';
import { contradictsUser } from './user-facts';

const NAME = 'consistency';
/** Certainty of a contradiction by its kind. */
const CERTAINTY: Record<Contradiction['kind'], number> = {
  value: 0.8,
  name: 0.8,
  state: 0.8,
  opposite: 0.7,
  stance: 0.65,
};

/** Flags an output that contradicts what earlier turns said of the same subject. */
export const consistencyDetector = (): Detector<'consistency'> => ({
  examine({ content, deadline }): Outcome[] {
    const output = outputField(content)?.text ?? '';
    const tick = () => deadline.check();
    const turns = earlierTurns(content).map(({ text }) => text);
    const flip = flipped(content, output);
    if (flip) return [flip];
    const conversation = conversationOf(content, output, tick);
    const clauses = clausesOf(output, tick);
    const found = corrects(output)
      ? undefined
      : (firstContradiction(conversation, output, clauses, tick) ??
        contradictsUser(turns, output, tick));
    if (found) return [inconsistent(found)];
    const shared = mostShared(conversation, clauses);
    return [incomparable(output, turns, shared) ?? consistent(shared)];
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

const inconsistent = ({ kind, claimed, given, later, earlier }: Contradiction): Verdict =>
  flag(
    NAME,
    'INCONSISTENT',
    CERTAINTY[kind],
    `The output says "${claimed.slice(0, 200)}", but an earlier turn said "${given.slice(0, 200)}": "${earlier.sentence.slice(0, 200)}".`,
    { quote: later.sentence },
  );

const firstContradiction = (
  conversation: Conversation,
  output: string,
  clauses: readonly Clause[],
  tick: () => void,
): Contradiction | undefined => {
  const { statements, request } = conversation;
  if (statements.length === 0) return undefined;
  const known = knownIn(conversation, output);
  const away = turnsAway(request);
  const changes = requestsChange(request);
  const asked = questionOf(request);
  for (const clause of clauses) {
    tick();
    const found = contradiction(place(clause, asked), statements, known);
    if (!found || (changes && found.kind !== 'state' && !(found.kind === 'value' && known.recalls)))
      continue;
    if (!away || mentionsEarlier(found)) return found;
  }
  return undefined;
};

/** Returns true if a clause about another subject comes back to the earlier one by its names or times. */
const mentionsEarlier = ({ later, earlier }: Contradiction): boolean =>
  [...later.scope.periods].some((period) => earlier.scope.periods.has(period)) ||
  [...later.scope.names].some((name) => earlier.scope.names.has(name));

/** Returns how many words of the output its nearest earlier statement has. */
const mostShared = ({ statements }: Conversation, clauses: readonly Clause[]): number => {
  const words = distinctWords(clauses.flatMap((clause) => clause.words));
  return Math.max(0, ...statements.map(({ clause }) => overlapOf(words, clause.words)));
};

/** Leaves the decision to a judge if output and turns have different languages and few common words. */
const incomparable = (
  output: string,
  turns: readonly string[],
  shared: number,
): Outcome | undefined => {
  if (shared >= 1) return undefined;
  const languages = differentLanguages(output, turns.join('\n'));
  return (
    languages &&
    needsJudge(
      NAME,
      `The output is in another language (${languages[0]}) than the earlier turns (${languages[1]}), so their words cannot be compared.`,
    )
  );
};

/** The more both sides share a subject, the more a missing contradiction proves. */
const consistent = (shared: number): Verdict =>
  clear(
    NAME,
    'CONSISTENT',
    Math.min(0.8, 0.35 + shared / 8),
    'No contradiction with an earlier turn was found.',
  );

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
