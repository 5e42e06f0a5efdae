import type { CallPattern, ToolRule, UserTest } from '@touchstone/assertions';
import type { Content } from '@touchstone/contracts';
import type { Assessment } from '../../constraints/assessment';
import { describeComparison, type Noun } from '../../constraints/describe';
import { exactly } from '../../constraints/element-count';
import { type Answer } from './answer';
import { hasArgument, meetsArgument } from './arguments';
import { describeCalls, selected, selects } from './calls';
import {
  type Conversation,
  conversationOf,
  type MadeCall,
  replyOf,
  type Turn,
} from './conversation';
import { followed } from './follow-ups';
import { checkGuesses } from './guesses';
import { describeNeed, precedes } from './needs';
import { holdsOf, outcome, unsure, worstOf } from './outcome';
import {
  checkBacked,
  checkClaimed,
  checkGrounded,
  checkNeverAsks,
  checkQuoted,
  checkReply,
  checkSays,
} from './replies';
import { asksForDetails } from './reply-texts';
import { meetsUser, meetsUserSoFar } from './user-tests';
import { textOf, within } from './values';

/** The part of a conversation that a rule concerns. */
interface Scope {
  turns: readonly Turn[];
  calls: readonly MadeCall[];
  conversation: Conversation;
}

type Check<R extends ToolRule['rule']> = (
  rule: Extract<ToolRule, { rule: R }>,
  scope: Scope,
) => Assessment;

/** Checks a conversation against a rule on tools. */
export const checkToolRule = (rule: ToolRule, content: Content): Assessment => {
  const conversation = conversationOf(content);
  return check(rule, { turns: conversation.turns, calls: conversation.calls, conversation });
};

const check = (rule: ToolRule, scope: Scope): Assessment =>
  (CHECKS[rule.rule] as Check<typeof rule.rule>)(rule, scope);

const listed: Check<'listed'> = (_rule, { calls, conversation: { tools } }) => {
  if (calls.length > 0 && tools.length === 0)
    return outcome('unknown', 'The assertion is about available tools, but no tools are given.');
  const unavailable = calls.find(({ name }) => !tools.some((tool) => tool.name === name));
  return unavailable
    ? outcome(false, `The tool "${unavailable.name}" is not available.`, unavailable)
    : outcome(true, 'Every tool call uses an available tool.');
};

const only: Check<'only'> = ({ calls: allowed }, { calls, conversation }) => {
  const answers = calls.map((call) => ({ call, answer: selects(allowed, call, conversation) }));
  const forbidden = answers.find(({ answer }) => answer === false)?.call;
  if (forbidden)
    return outcome(
      false,
      `The tool "${forbidden.name}" is not one of the allowed tools.`,
      forbidden,
    );
  const open = answers.find(({ answer }) => answer === undefined)?.call;
  return open
    ? outcome('unknown', `It is open whether "${open.name}" is one of the allowed tools.`, open)
    : outcome(true, 'Every tool call uses an allowed tool.');
};

const callsTo = ({ tools, affix, effect, except, where }: CallPattern): Noun => {
  if (!tools && !affix && !effect) return ['tool call'];
  const ending = where ? ' with such arguments' : '';
  const names = describeCalls({
    ...(tools && { tools }),
    ...(affix && { affix }),
    ...(effect && { effect }),
    ...(except && { except }),
  });
  return [`call to ${names}${ending}`, `calls to ${names}${ending}`];
};

/** The number of calls, or of the things that they make. */
const total = (calls: readonly MadeCall[], { things }: Counted): number =>
  things === undefined ? calls.length : calls.reduce((sum, call) => sum + madeBy(call, things), 0);

const madeBy = ({ arguments: given }: MadeCall, argument: string): number => {
  const n = Number(
    typeof given === 'string' || !Object.hasOwn(given, argument) ? 1 : given[argument],
  );
  return Number.isInteger(n) && n > 0 ? n : 1;
};

type Counted = Pick<Extract<ToolRule, { rule: 'count' }>, 'calls' | 'bounds' | 'things'>;

const compare = (
  rule: Counted,
  group: readonly MadeCall[],
  conversation: Conversation,
): Assessment => {
  const { calls, bounds } = rule;
  const split = bounds.max === 0 ? splitOver(calls, group, conversation) : undefined;
  if (split)
    return unsure(
      outcome(false, `Several calls to "${split.name}" together exceed the limit.`, split),
    );
  const { sure, unsure: open } = selected(calls, group, conversation);
  const counted = total(sure, rule);
  const [low, high] = [within(counted, bounds), within(counted + total(open, rule), bounds)];
  if (low !== high) return outcome('unknown', 'It is open which calls the rule concerns.', open[0]);
  const noun =
    rule.things !== undefined && counted > sure.length ? (['thing'] as const) : callsTo(calls);
  return outcome(low, describeComparison(exactly(counted), [...noun] as Noun, bounds), sure[0]);
};

/** Units of things that are shared out over several calls to stay under a limit. */
const SHARED =
  /^(?:people|persons?|guests?|adults?|passengers?|pieces?|items?|units?|copies|seats?)$/;

/** Finds calls that differ in a number only and together exceed a limit on it. */
const splitOver = (
  { where = [], ...calls }: CallPattern,
  group: readonly MadeCall[],
  conversation: Conversation,
): MadeCall | undefined => {
  const [test, ...others] = where;
  const limit = test?.value?.test === 'range' ? test.value.bounds.min : undefined;
  if (
    test?.argument.by !== 'unit' ||
    !SHARED.test(test.argument.unit) ||
    limit === undefined ||
    others.length > 0
  )
    return undefined;
  const sums = new Map<string, number>();
  for (const call of selected(calls, group, conversation).sure) {
    if (typeof call.arguments === 'string') return undefined;
    const entries = Object.entries(call.arguments);
    const numbers = entries.filter(([, value]) => typeof value === 'number');
    const [only, more] = numbers;
    if (!only || more) return undefined;
    const key = JSON.stringify([call.name, ...entries.filter((entry) => entry !== only)]);
    const sum = (sums.get(key) ?? 0) + Number(only[1]);
    sums.set(key, sum);
    if (sum >= limit && Number(only[1]) < limit) return call;
  }
  return undefined;
};

const GREETING: UserTest = { user: 'greets-only' };

const count: Check<'count'> = (rule, { turns, calls: all, conversation }) => {
  const { calls, bounds, per } = rule;
  if (per === undefined) return compare(rule, all, conversation);
  if (per === 'turn') {
    const concerned = bounds.min === undefined ? turns : turns.filter(isAnswered);
    return worstOf(
      concerned.map((turn) => compare(rule, turn.calls, conversation)),
      compare({ calls, bounds: { max: Infinity } }, [], conversation),
    );
  }
  const groups = new Map<string, MadeCall[]>();
  for (const call of selected(calls, all, conversation).sure) {
    const key = per === 'message' ? String(call.at) : keyOf(call, per.argument);
    groups.set(key, [...(groups.get(key) ?? []), call]);
  }
  return worstOf(
    [...groups].map(([key, group]) =>
      key === ''
        ? outcome('unknown', 'The calls name no such thing.', group[0])
        : compare(rule, group, conversation),
    ),
    outcome(true, describeComparison(exactly(0), callsTo(calls), { min: 0 })),
  );
};

/** A turn in which the assistant answers more than a greeting or asks for details. */
const isAnswered = (turn: Turn): boolean => {
  const reply = replyOf(turn);
  const isGreeting = turn.user !== undefined && meetsUser(GREETING, turn.user.text) === true;
  return !isGreeting && (turn.calls.length > 0 || (reply !== undefined && !asksForDetails(reply)));
};

const keyOf = ({ arguments: given }: MadeCall, noun: string): string => {
  if (typeof given === 'string') return '';
  const entry = Object.entries(given).find(([key]) => key.toLowerCase().includes(noun));
  return entry ? textOf(entry[1]).toLowerCase() : '';
};

/** The answer for each call that a rule concerns; the worst decides. */
const forCalls = (
  pattern: CallPattern,
  { calls, conversation }: Scope,
  assess: (call: MadeCall) => Assessment,
): Assessment => {
  const { sure, unsure: open } = selected(pattern, calls, conversation);
  const opened = open.map((call) =>
    assess(call).holds === true
      ? assess(call)
      : outcome(
          'unknown',
          `It is open whether the rule concerns the call to "${call.name}".`,
          call,
        ),
  );
  return worstOf(
    [...sure.map(assess), ...opened],
    outcome(true, `No call to ${describeCalls(pattern)} concerns the rule.`),
  );
};

const before: Check<'before'> = ({ calls, needs }, scope) => {
  const assess = (call: MadeCall): Assessment => {
    const answer = precedes(needs, call, scope.conversation);
    const reason = `The call to "${call.name}" ${answer === false ? 'lacks' : 'has'} what must come before it: ${describeNeed(needs)}.`;
    const decided = outcome(
      holdsOf(answer),
      answer === undefined
        ? `It is open whether ${describeNeed(needs)} precedes "${call.name}".`
        : reason,
      call,
    );
    return needs.need === 'call' && !needs.result ? decided : unsure(decided);
  };
  return forCalls(calls, scope, assess);
};

const edge: Check<'edge'> = ({ edge: place, calls: wanted }, { calls, conversation }) => {
  const call = place === 'first' ? calls[0] : calls.at(-1);
  if (!call) return outcome(false, 'No tool is called.');
  const answer = selects(wanted, call, conversation);
  return outcome(
    holdsOf(answer),
    `The ${place} tool called is "${call.name}"${answer ? '' : `; expected ${describeCalls(wanted)}`}.`,
    call,
  );
};

const argument: Check<'argument'> = ({ calls, test }, scope) =>
  forCalls(calls, scope, (call) => {
    if (!calls.tools && !hasArgument(test.argument, call, scope.conversation))
      return outcome(true, `The call to "${call.name}" has no such argument.`, call);
    const answer: Answer = meetsArgument(test, call, scope.conversation, true);
    const named = test.argument.by === 'name' ? `argument "${test.argument.name}"` : 'arguments';
    const reason =
      answer === undefined
        ? `The ${named} of "${call.name}" cannot be judged.`
        : `The ${named} of "${call.name}" ${answer ? 'follow' : 'violate'}${named === 'arguments' ? '' : 's'} the rule.`;
    return outcome(holdsOf(answer), reason, call);
  });

const together: Check<'together'> = ({ calls, needs }, scope) => {
  const { sure } = selected(calls, scope.calls, scope.conversation);
  const [called] = sure;
  if (!called) return outcome(true, `There is no call to ${describeCalls(calls)}.`);
  const kept = selected(needs, scope.conversation.calls, scope.conversation).sure.length > 0;
  return outcome(
    kept,
    `The tool "${called.name}" is called ${kept ? 'together with' : 'without'} ${describeCalls(needs)}.`,
    called,
  );
};

const exclusive: Check<'exclusive'> = ({ calls }, scope) => {
  const groups = calls.map((pattern) => selected(pattern, scope.calls, scope.conversation).sure);
  const broken = groups.every((group) => group.length > 0);
  return outcome(
    !broken,
    `${calls.map(describeCalls).join(' and ')} are ${broken ? '' : 'not '}both called.`,
    broken ? groups.at(-1)?.[0] : undefined,
  );
};

const ordered = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, ordered(inner)]),
      )
    : value;

const noRepeats: Check<'no-repeats'> = (
  { calls: pattern, sameArguments },
  { calls, conversation },
) => {
  const seen = new Set<string>();
  const repeated = selected(pattern, calls, conversation).sure.find((call) => {
    const key = `${call.name.toLowerCase()} ${sameArguments ? JSON.stringify(ordered(call.arguments)) : ''}`;
    const known = seen.has(key);
    seen.add(key);
    return known;
  });
  return repeated
    ? outcome(
        false,
        `The tool "${repeated.name}" is called twice${sameArguments ? ' with the same arguments' : ''}.`,
        repeated,
      )
    : outcome(true, 'No tool call is repeated.');
};

const textsUntil = (turn: Turn, { turns }: Conversation): string[] =>
  turns.flatMap(({ user }) => (user && user.at <= (turn.user?.at ?? -1) ? [user.text] : []));

const when: Check<'when'> = ({ user, unless, then }, { turns, conversation }) => {
  const outcomes = turns.flatMap((turn): Assessment[] => {
    const answer = unless
      ? meetsUserSoFar(user, textsUntil(turn, conversation))
      : turn.user
        ? meetsUser(user, turn.user.text)
        : false;
    if (answer === (unless === true)) return [];
    if (!turn.calls.length && replyOf(turn) === undefined) return [];
    if (
      user.user === 'topic' &&
      demandsCall(then) &&
      turn.calls.length === 0 &&
      asksForDetails(replyOf(turn) ?? '')
    )
      return [];
    const inner = check(then, { turns: [turn], calls: turn.calls, conversation });
    if (answer !== undefined || inner.holds === true) return [unsure(inner)];
    return [outcome('unknown', 'It is open whether the condition of the rule is met.')];
  });
  return worstOf(
    outcomes,
    unsure(outcome(true, 'The rule does not concern the messages of the user.')),
  );
};

const demandsCall = (rule: ToolRule): boolean =>
  rule.rule === 'all'
    ? rule.parts.some(demandsCall)
    : rule.rule === 'count' && rule.bounds.min !== undefined;

const CHECKS: { [R in ToolRule['rule']]: Check<R> } = {
  listed,
  only,
  count,
  before,
  after: (rule, { turns, conversation }) => followed(rule, turns, conversation),
  edge,
  argument,
  together,
  exclusive,
  'no-repeats': noRepeats,
  when,
  'never-asks': ({ thing }, { turns }) => checkNeverAsks(thing, turns),
  open: () => outcome('unknown', 'No built-in rule can decide this assertion about an action.'),
  says: ({ texts }, { turns }) => checkSays(texts, turns),
  reply: ({ reply }, { turns, conversation }) => checkReply(reply, turns, conversation),
  grounded: (rule, { turns, conversation }) => checkGrounded(rule, turns, conversation),
  backed: (rule, { turns, conversation }) => checkBacked(rule, turns, conversation),
  quoted: (rule, { turns, conversation }) => checkQuoted(rule, turns, conversation),
  claimed: (rule, { turns, conversation }) => checkClaimed(rule, turns, conversation),
  'no-guessing': ({ calls }, { turns, conversation }) => checkGuesses(calls, turns, conversation),
  all: ({ parts }, scope) =>
    worstOf(
      parts.map((part) => check(part, scope)),
      outcome(true, 'The rule has no part.'),
    ),
};
