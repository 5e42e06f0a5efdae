import type { CallPattern, FollowUp, ResultTest, ToolRule } from '@touchstone/assertions';
import type { Assessment } from '../../constraints/assessment';
import { type Answer } from './answer';
import { describeCalls, selected, selects } from './calls';
import { type Conversation, type MadeCall, replyOf, type Turn } from './conversation';
import { holdsOf, outcome, read, worstOf } from './outcome';
import { asksQuestion, reportsFailure } from './reply-texts';
import { meetsResult, stateOf } from './results';
import { same, textOf, within } from './values';

/** Checks that every call with such a result is followed by something in its turn. */
export const followed = (
  { calls, result, followUp }: Extract<ToolRule, { rule: 'after' }>,
  turns: readonly Turn[],
  conversation: Conversation,
): Assessment => {
  const outcomes = turns.flatMap((turn) => {
    const concerned = selected(calls, turn.calls, conversation).sure.filter((call) =>
      hasResult(call, result),
    );
    const relevant = followUp.then === 'retry' ? firstOfEach(concerned) : concerned;
    return relevant.map((call) => check(followUp, call, turn, conversation));
  });
  return worstOf(
    outcomes,
    outcome(true, `No call to ${describeCalls(calls)} asks for what the rule demands.`),
  );
};

const hasResult = (call: MadeCall, test: ResultTest | undefined): boolean =>
  test === undefined || (call.result !== undefined && meetsResult(call.result, test) === true);

const firstOfEach = (calls: readonly MadeCall[]): MadeCall[] =>
  calls.filter((call, place) => calls.findIndex(({ name }) => same(name, call.name)) === place);

const check = (
  followUp: FollowUp,
  call: MadeCall,
  turn: Turn,
  conversation: Conversation,
): Assessment => {
  const later = turn.calls.filter(({ index }) => index > call.index);
  const reply = replyOf(turn);
  switch (followUp.then) {
    case 'call': {
      const answers: Answer[] = later.map((one) => selects(followUp.calls, one, conversation));
      const found: Answer = answers.includes(true)
        ? true
        : answers.includes(undefined)
          ? undefined
          : false;
      if (found === false && reply === undefined && turn === conversation.turns.at(-1))
        return outcome('unknown', 'The turn is not finished.', call);
      if (found === false && isMadeLater(followUp.calls, call, conversation))
        return outcome('unknown', 'The call that must follow is made in a later turn.', call);
      return outcome(
        holdsOf(found),
        `The call to "${call.name}" is ${found ? '' : 'not '}followed by a call to ${describeCalls(followUp.calls)}.`,
        call,
      );
    }
    case 'retry':
      return checkRetry(followUp, call, later);
    case 'report':
      return checkReport(call, later, reply);
    case 'ask':
      return reply === undefined
        ? outcome('unknown', 'There is no reply.', call)
        : read(
            asksQuestion(reply),
            `The reply ${asksQuestion(reply) ? 'asks' : 'does not ask'} the user.`,
            reply,
          );
  }
};

const isMadeLater = (calls: CallPattern, call: MadeCall, conversation: Conversation): boolean =>
  conversation.calls.some(
    (one) => one.index > call.index && selects(calls, one, conversation) === true,
  );

const wordsOf = ({ arguments: given }: MadeCall): string[] => {
  const values = typeof given === 'string' ? [given] : Object.values(given).map(textOf);
  return (
    values
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
};

const SMALL = new Set(['for', 'in', 'the', 'a', 'an', 'of', 'with', 'and', 'or', 'to', 'on']);
const contentOf = (call: MadeCall): Set<string> =>
  new Set(wordsOf(call).filter((word) => !SMALL.has(word)));

const isBroader = (first: MadeCall, again: MadeCall): boolean => {
  const [before, after] = [contentOf(first), contentOf(again)];
  return (
    after.size < before.size ||
    (after.size <= before.size && [...after].some((word) => !before.has(word)))
  );
};

const checkRetry = (
  { bounds, broader }: Extract<FollowUp, { then: 'retry' }>,
  call: MadeCall,
  later: readonly MadeCall[],
): Assessment => {
  const again = later.filter(({ name }) => same(name, call.name));
  if (!within(again.length, bounds))
    return outcome(
      false,
      `After its result, "${call.name}" is called again ${again.length === 0 ? 'never' : `${again.length} times`}.`,
      call,
    );
  const widened = !broader || again.length === 0 || again.some((one) => isBroader(call, one));
  return outcome(
    widened,
    `The call to "${call.name}" is ${widened ? '' : 'not '}repeated as the rule demands.`,
    again[0] ?? call,
  );
};

const checkReport = (
  call: MadeCall,
  later: readonly MadeCall[],
  reply: string | undefined,
): Assessment => {
  const isMended = later.some(
    ({ name, result }) =>
      same(name, call.name) && result !== undefined && stateOf(result) === 'success',
  );
  if (isMended) return outcome(true, `A later call to "${call.name}" succeeds.`, call);
  if (reply === undefined) return outcome('unknown', 'There is no reply.', call);
  const told = reportsFailure(reply);
  return read(
    told,
    `The reply ${told ? 'tells' : 'does not tell'} the user that "${call.name}" failed.`,
    reply,
  );
};
