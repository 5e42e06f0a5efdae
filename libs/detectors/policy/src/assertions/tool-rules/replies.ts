import type { CallPattern, Grounded, ToolRule } from '@touchstone/assertions';
import type { Assessment } from '../../constraints/assessment';
import { describeCalls, selected } from './calls';
import { type Conversation, type MadeCall, replyOf, type Turn } from './conversation';
import { followed } from './follow-ups';
import { outcome, read, worstOf } from './outcome';
import { asksFor, claimedAction, rawOutput, toolMention } from './reply-texts';
import { stateOf } from './results';
import { isComputed, isIn, statedIn } from './stated';

type Reply = Extract<ToolRule, { rule: 'reply' }>['reply'];

const NO_REPLY = outcome('unknown', 'There is no reply to judge.');
const textsOf = (turns: readonly Turn[]): string[] =>
  turns.flatMap(({ texts }) => texts.map(({ text }) => text));

/** Checks the assistant's texts against a rule on tools and their results. */
export const checkReply = (
  reply: Reply,
  turns: readonly Turn[],
  conversation: Conversation,
): Assessment => {
  switch (reply) {
    case 'hides-tools': {
      const names = [...conversation.tools, ...conversation.calls].map(({ name }) => name);
      return hides(turns, (text) => toolMention(text, names), 'speaks of its tools');
    }
    case 'hides-output': {
      const results = conversation.calls.flatMap(({ result }) =>
        result === undefined ? [] : [result],
      );
      return hides(turns, (text) => rawOutput(text, results), 'shows raw output of a tool');
    }
    case 'reports-failure':
      return followed(
        { rule: 'after', calls: {}, result: { result: 'failure' }, followUp: { then: 'report' } },
        turns,
        conversation,
      );
    case 'present':
      return ends(turns);
  }
};

const hides = (
  turns: readonly Turn[],
  find: (text: string) => string | undefined,
  what: string,
): Assessment => {
  const texts = textsOf(turns);
  const found = texts.map(find).find((each) => each !== undefined);
  if (texts.length === 0) return NO_REPLY;
  return read(
    found === undefined,
    `The assistant ${found === undefined ? 'never ' : ''}${what}.`,
    found,
  );
};

const ends = (turns: readonly Turn[]): Assessment => {
  const silent = turns.find((turn) => turn.calls.length > 0 && replyOf(turn) === undefined);
  return outcome(
    silent === undefined,
    silent ? 'A turn ends with a tool call.' : 'Every turn with tool calls ends with a text.',
    silent?.calls.at(-1),
  );
};

const NOUNS: Record<Grounded, string> = {
  price: 'price',
  number: 'number',
  time: 'time',
  date: 'date',
  code: 'code',
  link: 'link',
  denial: 'denial',
  availability: 'availability',
  calculation: 'calculation',
};

const resultsOf = (calls: readonly MadeCall[]): string[] =>
  calls.flatMap(({ result }) => (result === undefined ? [] : [result]));
const endOf = ({ texts, calls }: Turn): number =>
  Math.max(texts.at(-1)?.at ?? -1, calls.at(-1)?.at ?? -1);

const callsUntil = (pattern: CallPattern, turn: Turn, conversation: Conversation): MadeCall[] =>
  selected(
    pattern,
    conversation.calls.filter(({ at }) => at <= endOf(turn)),
    conversation,
  ).sure;

/** Checks that what replies state is in the results. */
export const checkGrounded = (
  { what, calls }: Extract<ToolRule, { rule: 'grounded' }>,
  turns: readonly Turn[],
  conversation: Conversation,
): Assessment => {
  for (const turn of turns) {
    const reply = replyOf(turn);
    const stated = reply === undefined ? [] : statedIn(what, reply);
    if (stated.length === 0) continue;
    const results = resultsOf(callsUntil(calls, turn, conversation));
    const said =
      what === 'price' ? [] : conversation.turns.flatMap(({ user }) => (user ? [user.text] : []));
    const sources = [...results, ...said, ...conversation.instructions];
    const missing = stated.find(
      (one) =>
        !isIn(what, one, sources) &&
        (what !== 'calculation' || isComputed(Number(one), [...results, turn.user?.text ?? ''])),
    );
    if (missing !== undefined)
      return read(
        false,
        `The reply states the ${NOUNS[what]} ${missing}, which no result of ${describeCalls(calls)} contains.`,
        reply,
      );
  }
  return read(true, `The reply states no ${NOUNS[what]} that is not in a result.`);
};

/** Checks that every reply contains one of the texts. */
export const checkSays = (texts: readonly string[], turns: readonly Turn[]): Assessment => {
  const replies = turns.map(replyOf).filter((reply) => reply !== undefined);
  if (replies.length === 0) return NO_REPLY;
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s-]+/g, '');
  const silent = replies.find((reply) => !texts.some((text) => plain(reply).includes(plain(text))));
  return read(
    silent === undefined,
    `The reply ${silent === undefined ? 'contains' : 'lacks'} "${texts.join('" or "')}".`,
    silent ?? replies.at(-1),
  );
};

/** Checks that the assistant asks the user for no such thing. */
export const checkNeverAsks = (thing: string, turns: readonly Turn[]): Assessment => {
  const asking = textsOf(turns).find((text) => asksFor(text, thing));
  return read(
    asking === undefined,
    `The assistant ${asking === undefined ? 'does not ask' : 'asks'} the user for ${thing}.`,
    asking,
  );
};

/** Checks that a reply that states such a thing has a call before it. */
export const checkBacked = (
  { what, calls }: Extract<ToolRule, { rule: 'backed' }>,
  turns: readonly Turn[],
  conversation: Conversation,
): Assessment => {
  const unbacked = turns.find(
    (turn) =>
      statedIn(what, replyOf(turn) ?? '').length > 0 &&
      callsUntil(calls, turn, conversation).length === 0,
  );
  return read(
    unbacked === undefined,
    unbacked
      ? `The reply states a ${NOUNS[what]} without a call to ${describeCalls(calls)}.`
      : `No ${NOUNS[what]} is stated without a call to ${describeCalls(calls)}.`,
    unbacked && replyOf(unbacked),
  );
};

/** Checks that replies repeat such a thing from each result. */
export const checkQuoted = (
  { what, calls }: Extract<ToolRule, { rule: 'quoted' }>,
  turns: readonly Turn[],
  conversation: Conversation,
): Assessment => {
  const outcomes = turns.flatMap((turn) =>
    selected(calls, turn.calls, conversation).sure.map((call): Assessment => {
      const [reply, result] = [replyOf(turn), call.result];
      if (reply === undefined || result === undefined) return NO_REPLY;
      if (stateOf(result) !== 'success')
        return outcome(true, `The call to "${call.name}" has no result to repeat.`, call);
      const offered = statedIn(what === 'price' ? 'number' : what, result);
      if (offered.length === 0)
        return outcome('unknown', `The result of "${call.name}" has no ${NOUNS[what]}.`, call);
      const repeated = offered.some((one) => isIn(what, one, [reply]));
      return read(
        repeated,
        `The reply ${repeated ? 'repeats' : 'does not repeat'} the ${NOUNS[what]} that "${call.name}" returned.`,
        reply,
      );
    }),
  );
  return worstOf(outcomes, outcome(true, `There is no call to ${describeCalls(calls)}.`));
};

/** Checks that a reply that claims an action has a successful call for it. */
export const checkClaimed = (
  { calls }: Extract<ToolRule, { rule: 'claimed' }>,
  turns: readonly Turn[],
  conversation: Conversation,
): Assessment => {
  const names = calls.tools ?? [];
  for (const turn of turns) {
    const claim = claimedAction(replyOf(turn) ?? '', names);
    if (claim === undefined) continue;
    const isDone = callsUntil(calls, turn, conversation).some(
      ({ result }) => result !== undefined && stateOf(result) !== 'failure',
    );
    if (!isDone)
      return read(
        false,
        `The reply claims an action without a successful call to ${describeCalls(calls)}.`,
        claim,
      );
  }
  return read(true, 'The reply claims no action that was not carried out.');
};
