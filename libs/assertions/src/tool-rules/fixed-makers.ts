import type { Bounds } from '../constraint';
import { filtered } from './adverbial';
import { secretTest } from './arguments';
import { actionPhrase, type CallPhrase, callPhrase } from './call-phrase';
import { ARITHMETIC, computing } from './combine';
import { userTest } from './conditions';
import type { Context } from './context';
import type { CallPattern, ToolRule } from './tool-rule';

export const repeats = (calls: CallPattern, sameArguments: boolean): ToolRule => ({
  rule: 'no-repeats',
  calls,
  sameArguments,
});
const plain = (phrase: CallPhrase | undefined): CallPattern | undefined =>
  phrase && !phrase.bounds && !phrase.per ? filtered(phrase) : undefined;
export const callsOf = (text: string | undefined, context: Context): CallPattern | undefined =>
  text === undefined ? undefined : plain(callPhrase(text, context) ?? actionPhrase(text, context));

export const only = (np: string | undefined, context: Context): ToolRule | undefined => {
  const calls = callsOf(np, context);
  return calls && { rule: 'only', calls };
};
/** A phrase for things, else for making or sending them. */
const limitPhrase = (phrase: string, context: Context): CallPhrase | undefined =>
  context.toolbox.hasParameter(phrase.replace(/^the /i, '').split(' ')[0] ?? '')
    ? undefined
    : (callPhrase(phrase, context) ??
      callPhrase(`create ${phrase}`, context) ??
      callPhrase(`send ${phrase}`, context));
/** A phrase with a condition on arguments ("refunds above 200 euros") that no call may meet. */
export const limited = (phrase: string, context: Context): ToolRule | undefined => {
  const found = limitPhrase(phrase, context);
  return found && found.tests.length > 0
    ? { rule: 'count', calls: filtered(found), bounds: { max: 0 } }
    : undefined;
};
export const allowed = (phrase: string, context: Context): ToolRule | undefined => {
  const found = limitPhrase(phrase, context);
  const [test] = found?.tests ?? [];
  return found && test ? { rule: 'argument', calls: found.calls, test } : undefined;
};
export const retried = (np: string, bounds: Bounds, context: Context): ToolRule | undefined => {
  const calls = callsOf(np, context);
  return (
    calls && {
      rule: 'after',
      calls,
      result: { result: 'failure' },
      followUp: { then: 'retry', bounds },
    }
  );
};
/** Demands the tool for such questions, and that no reply computes by itself. */
export const computed = (
  topic: string,
  np: string | undefined,
  context: Context,
): ToolRule | undefined => {
  const calls = callsOf(np, context);
  return calls && computing({ user: 'topic', about: topic }, calls);
};
/** Demands a call for messages on a topic; without one, for every message. */
export const onTopic = (
  topic: string | undefined,
  np: string | undefined,
  context: Context,
): ToolRule | undefined => {
  const calls = callsOf(np, context);
  if (!calls) return undefined;
  const called: ToolRule = { rule: 'count', calls, bounds: { min: 1 } };
  const about = topic?.trim().replace(/^(?:any|every|all|each|the user|the customer) ?/i, '') ?? '';
  if (about === '') return { ...called, per: 'turn' };
  if (ARITHMETIC.test(about)) return computing({ user: 'topic', about }, calls);
  const user =
    userTest(about, context.toolbox) ??
    (about.split(' ').length <= 3 && /^[\p{L} ]+$/u.test(about)
      ? { user: 'topic' as const, about }
      : undefined);
  return user && { rule: 'when', user, then: called };
};
export const confirmed = (np: string | undefined, context: Context): ToolRule | undefined => {
  const calls = callsOf(np, context);
  return calls && { rule: 'before', calls, needs: { need: 'confirmation' } };
};
export const noGuessing = (np: string | undefined, context: Context): ToolRule | undefined => {
  const calls = callsOf(np, context);
  return calls && { rule: 'no-guessing', calls };
};
export const exclusive = (
  a: string | undefined,
  b: string | undefined,
  context: Context,
): ToolRule | undefined => {
  const [one, other] = [callsOf(a, context), callsOf(b, context)];
  return one && other && { rule: 'exclusive', calls: [one, other] };
};
export const ordered = (
  a: string | undefined,
  b: string | undefined,
  context: Context,
): ToolRule | undefined => {
  const [earlier, later] = [callsOf(a, context), callsOf(b, context)];
  return (
    earlier && later && { rule: 'before', calls: later, needs: { need: 'call', calls: earlier } }
  );
};
export const secretRule = (calls: CallPattern, secret: string): ToolRule | undefined => {
  const test = secretTest(secret);
  return test && { rule: 'argument', calls, test: { ...test, negated: true } };
};
