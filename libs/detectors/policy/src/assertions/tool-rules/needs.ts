import type { Need, ResultTest } from '@touchstone/assertions';
import { type Answer, any, every, no } from './answer';
import { describeCalls, selects } from './calls';
import { isConfirmed, isConsented } from './consent';
import { type Conversation, type MadeCall, turnOf, userTextsBefore } from './conversation';
import { meetsResult } from './results';
import { meetsUserSoFar } from './user-tests';

/** Checks whether something precedes a call. */
export const precedes = (need: Need, call: MadeCall, conversation: Conversation): Answer => {
  switch (need.need) {
    case 'call':
      return calledBefore(need, call, conversation);
    case 'confirmation':
      return isConfirmed(conversation, call);
    case 'consent':
      return isConsented(conversation, call);
    case 'user':
      return meetsUserSoFar(need.test, userTextsBefore(conversation, call.at));
    case 'result':
      return latestResult(need.test, call, resultsBefore(call, conversation));
    case 'announcement':
      return turnOf(conversation, call)?.texts.some(({ at }) => at <= call.at) ?? false;
    case 'not':
      return no(precedes(need.of, call, conversation));
    case 'some':
      return any(need.of.map((one) => precedes(one, call, conversation)));
    case 'every':
      return every(need.of.map((one) => precedes(one, call, conversation)));
  }
};

const resultsBefore = (call: MadeCall, { calls }: Conversation): MadeCall[] =>
  calls.filter(
    ({ index, resultAt }) => index < call.index && resultAt !== undefined && resultAt < call.at,
  );

const calledBefore = (
  { calls, result }: Extract<Need, { need: 'call' }>,
  call: MadeCall,
  conversation: Conversation,
): Answer => {
  const earlier = conversation.calls.filter(({ index }) => index < call.index);
  if (!result)
    return any(
      earlier
        .filter((one) => !differs(one, call))
        .map((one): Answer => {
          const answer = selects(calls, one, conversation);
          return answer === true && mayDiffer(one, call) ? undefined : answer;
        }),
    );
  const concerned = earlier.filter((one) => selects(calls, one, conversation) === true);
  if (concerned.length === 0) return false;
  const finished = concerned.filter(({ resultAt }) => resultAt !== undefined && resultAt < call.at);
  if (finished.length === 0)
    return concerned.some((one) => one.resultAt !== undefined) ? false : undefined;
  if (result.result === 'field') return latestResult(result, call, finished);
  return any(finished.map((one) => meetsResult(one.result ?? '', result)));
};

const idsOf = ({ arguments: given }: MadeCall): Map<string, string> =>
  new Map(
    typeof given === 'string'
      ? []
      : Object.entries(given)
          .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
          .map(([key, value]): [string, string] => [
            key.toLowerCase(),
            String(value).toLowerCase(),
          ]),
  );

/** Arguments that may differ between two calls for the same thing. */
const OWN_WORDS =
  /query|^q$|text|subject|body|message|note|description|reason|summary|content|comment|title|command|sql|limit|count|amount|value|price|quantity|status|time$|^to$|^from$|format|lang|unit|page|sort|max|min|lines|days/;

/** Arguments that say which thing a call concerns. */
const IDENTIFIES =
  /(?:^|_)(?:id|ids|number|no|nr|sku|iban|code|account|order|ticket|user|path|file|email|name)$|Id$/;

const differsBy = (one: MadeCall, other: MadeCall, isOf: (key: string) => boolean): boolean => {
  const [a, b] = [idsOf(one), idsOf(other)];
  return [...a].some(
    ([key, value]) => !OWN_WORDS.test(key) && isOf(key) && b.has(key) && b.get(key) !== value,
  );
};

/** Two calls concern different things if an identifier of the same name has another value. */
const differs = (one: MadeCall, other: MadeCall): boolean =>
  differsBy(one, other, (key) => IDENTIFIES.test(key));

/** With another date or place, they may concern the same thing. */
const mayDiffer = (one: MadeCall, other: MadeCall): boolean =>
  differsBy(one, other, (key) => !IDENTIFIES.test(key));

/** Checks the latest result that says something about the field, for the same thing as the call. */
const latestResult = (test: ResultTest, call: MadeCall, finished: readonly MadeCall[]): Answer => {
  const relevant = finished.filter((one) => !differs(one, call));
  const answers = relevant
    .map((one) => meetsResult(one.result ?? '', test))
    .filter((answer) => answer !== undefined);
  if (answers.length > 0) return answers.at(-1);
  return relevant.length > 0 ? undefined : false;
};

/** Names a need in a reason. */
export const describeNeed = (need: Need): string => {
  switch (need.need) {
    case 'call':
      return need.result
        ? `a result of ${describeCalls(need.calls)} that allows it`
        : `a call to ${describeCalls(need.calls)}`;
    case 'confirmation':
      return 'a confirmation of the user';
    case 'consent':
      return 'a request or the consent of the user';
    case 'user':
      return 'a message of the user that allows it';
    case 'result':
      return 'a result that allows it';
    case 'announcement':
      return 'a text of the assistant';
    case 'not':
      return `no ${describeNeed(need.of).replace(/^an? /, '')}`;
    case 'some':
      return need.of.map(describeNeed).join(' or ');
    case 'every':
      return need.of.map(describeNeed).join(' and ');
  }
};
