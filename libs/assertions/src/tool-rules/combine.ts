import type { Bounds } from '../constraint';
import { type Adverbial, filtered, resultNeed } from './adverbial';
import type { Clause } from './clause';
import type { CallPattern, Need, ToolRule, UserTest } from './tool-rule';

type CallClause = Extract<Clause, { does: 'call' }>;

const allOf = (rules: ToolRule[]): ToolRule => {
  const [first, ...more] = rules;
  return first && more.length === 0 ? first : { rule: 'all', parts: rules };
};

const not = (need: Need): Need => (need.need === 'not' ? need.of : { need: 'not', of: need });
const notUser = (user: UserTest): UserTest =>
  user.user === 'not' ? user.test : { user: 'not', test: user };
/** Every call, or every other one. */
const isAll = ({ tools, affix, effect, where }: CallPattern): boolean =>
  !tools && !affix && !effect && !where;
/** Other calls than those that the rest of the sentence names. */
const isOthers = (calls: CallPattern): boolean => isAll(calls) && calls.except === true;

/** "Never more than 3": at most 3; "never at least 2" is no rule. */
const forbidden = (bounds: Bounds): Bounds | undefined => {
  if (bounds.max !== undefined && bounds.min === bounds.max)
    return { max: Math.max(0, bounds.max - 1) };
  return bounds.min !== undefined && bounds.max === undefined ? { max: bounds.min - 1 } : undefined;
};

/** The rule of a main clause by itself. */
export const ruleOf = (clause: Clause): ToolRule | undefined => {
  if (clause.does === 'announce')
    return { rule: 'before', calls: {}, needs: { need: 'announcement' } };
  if (clause.does !== 'call') return undefined;
  const { polarity, phrase, edge, others } = clause;
  const { calls, tests, bounds, per } = phrase;
  if (isOthers(calls)) return undefined;
  const scope = {
    ...(per !== undefined && { per }),
    ...(clause.phrase.things !== undefined && { things: clause.phrase.things }),
  };
  if (edge)
    return polarity === 'must' ? { rule: 'edge', edge, calls: filtered(phrase) } : undefined;
  if (polarity === 'never') {
    const limit = bounds ? forbidden(bounds) : { max: 0 };
    return limit && { rule: 'count', calls: filtered(phrase), bounds: limit, ...scope };
  }
  if (bounds)
    return {
      rule: 'count',
      calls: filtered(phrase),
      bounds: polarity === 'only' && bounds.max !== undefined ? { max: bounds.max } : bounds,
      ...scope,
    };
  if (tests.length > 0) {
    const limits = tests.map((test): ToolRule => ({ rule: 'argument', calls, test }));
    const areLimits = tests.every(({ value }) => value && 'bounds' in value);
    return polarity === 'may' && !areLimits ? undefined : allOf(limits);
  }
  if (polarity === 'only') return per ? undefined : { rule: 'only', calls };
  if (polarity !== 'must') return undefined;
  if (phrase.every && calls.tools)
    return allOf(
      calls.tools.map((tool) => ({
        rule: 'count',
        calls: { tools: [tool] },
        bounds: { min: 1 },
        ...scope,
      })),
    );
  const called: ToolRule = { rule: 'count', calls, bounds: { min: 1 }, ...scope };
  return others ? allOf([called, { rule: 'only', calls }]) : called;
};

const never = (phrase: CallClause['phrase']): ToolRule => ({
  rule: 'count',
  calls: filtered(phrase),
  bounds: { max: 0 },
});

/** A rule that no call may be made unless something precedes it. */
const onlyAfter = ({ phrase }: CallClause, needs: Need): ToolRule | undefined => {
  if (phrase.bounds) return undefined;
  const inner = needs.need === 'not' ? needs.of : needs;
  const others: CallPattern | undefined =
    isAll(phrase.calls) && inner.need === 'call' && !isAll(inner.calls)
      ? { ...inner.calls, except: true }
      : undefined;
  if (!others && isOthers(phrase.calls)) return undefined;
  return { rule: 'before', calls: others ?? filtered(phrase), needs };
};

const mustUnless = (clause: CallClause, need: Need): ToolRule | undefined => {
  const inner = ruleOf(clause);
  return inner && need.need === 'user'
    ? { rule: 'when', user: notUser(need.test), then: inner }
    : undefined;
};

const withNeed = (
  clause: CallClause,
  adverb: 'before' | 'after' | 'without' | 'unless' | 'only-if',
  need: Need,
): ToolRule | undefined => {
  const { polarity, phrase } = clause;
  const calls = filtered(phrase);
  switch (adverb) {
    case 'before':
      if (need.need !== 'call' || phrase.bounds) return undefined;
      if (polarity === 'never') return { rule: 'before', calls, needs: need };
      return polarity === 'must'
        ? {
            rule: 'before',
            calls: isAll(need.calls) ? { ...calls, except: true } : need.calls,
            needs: { need: 'call', calls },
          }
        : undefined;
    case 'after':
      if (polarity === 'never') return onlyAfter(clause, not(need));
      if (polarity === 'must' && need.need === 'call')
        return {
          rule: 'after',
          calls: need.calls,
          ...(need.result && { result: need.result }),
          followUp: { then: 'call', calls },
        };
      return onlyAfter(clause, need);
    case 'without':
      return polarity === 'must' ? undefined : onlyAfter(clause, need);
    case 'unless':
      return polarity === 'must' ? mustUnless(clause, need) : onlyAfter(clause, need);
    case 'only-if':
      return onlyAfter(clause, need);
  }
};

/** Questions whose figures must be those of the tool. */
export const ARITHMETIC =
  /\b(?:arithmetics?|maths?|calculations?|computations?|sums|percentages?|numbers)\b/i;

const withUser = (
  clause: CallClause,
  user: UserTest,
  isPurpose: boolean,
  isLeading: boolean,
): ToolRule | undefined => {
  const { polarity, phrase } = clause;
  if (polarity === 'only' && !isLeading && (isPurpose || !isAll(phrase.calls)))
    return { rule: 'when', user, unless: true, then: never(phrase) };
  // "If the user asks …, first look": before the reply, not before other calls.
  const { edge, ...unordered } = clause;
  const inner = ruleOf(edge === 'first' ? unordered : clause);
  if (!inner) return undefined;
  const computes = polarity === 'must' && user.user === 'topic' && ARITHMETIC.test(user.about);
  return computes ? computing(user, phrase.calls) : { rule: 'when', user, then: inner };
};

/** Demands calls for such messages, that replies state their results, and none of its own. */
export const computing = (user: UserTest, calls: CallPattern): ToolRule => ({
  rule: 'all',
  parts: [
    {
      rule: 'when',
      user,
      then: {
        rule: 'all',
        parts: [
          { rule: 'count', calls, bounds: { min: 1 } },
          { rule: 'grounded', what: 'number', calls },
        ],
      },
    },
    { rule: 'grounded', what: 'calculation', calls: {} },
  ],
});

const callRule = (
  clause: CallClause,
  adverbial: Adverbial,
  isLeading: boolean,
): ToolRule | undefined => {
  switch (adverbial.adverb) {
    case 'before-reply': {
      const { bounds = { min: 1 } } = clause.phrase;
      if (clause.polarity !== 'must' || bounds.min === undefined) return undefined;
      const calls = filtered(clause.phrase);
      if (adverbial.what) return { rule: 'backed', what: adverbial.what, calls };
      const called: ToolRule = {
        rule: 'count',
        calls,
        bounds,
        ...(!adverbial.user && { per: 'turn' as const }),
      };
      return adverbial.user ? { rule: 'when', user: adverbial.user, then: called } : called;
    }
    case 'for':
      return withUser(clause, adverbial.user, true, isLeading);
    case 'if':
      if ('user' in adverbial) return withUser(clause, adverbial.user, false, isLeading);
      return 'called' in adverbial
        ? ifCalled(clause, adverbial.called)
        : ifResult(clause, resultNeed(adverbial.result));
    default:
      return withNeed(clause, adverbial.adverb, adverbial.need);
  }
};

const ifCalled = (clause: CallClause, called: CallPattern): ToolRule | undefined => {
  const { polarity, phrase } = clause;
  if (phrase.bounds || phrase.per) return undefined;
  const calls = filtered(phrase);
  if (polarity === 'never') return { rule: 'exclusive', calls: [called, calls] };
  return polarity === 'must' ? { rule: 'together', calls: called, needs: calls } : undefined;
};

const ifResult = (clause: CallClause, need: Need): ToolRule | undefined => {
  const { bounds } = clause.phrase;
  if (clause.polarity === 'never' && bounds?.min === 2 && need.need === 'call' && need.result)
    return {
      rule: 'after',
      calls: need.calls,
      result: need.result,
      followUp: { then: 'retry', bounds: { max: 0 } },
    };
  if (clause.polarity === 'never') return onlyAfter(clause, not(need));
  if (clause.polarity === 'only') return onlyAfter(clause, need);
  return need.need === 'call' && clause.polarity === 'must' && !clause.phrase.bounds
    ? {
        rule: 'after',
        calls: need.calls,
        ...(need.result && { result: need.result }),
        followUp: { then: 'call', calls: filtered(clause.phrase) },
      }
    : undefined;
};

/** Rules on what to do about a result, other than a call. */
const followUpRule = (
  clause: Exclude<Clause, CallClause>,
  adverbial: Adverbial,
): ToolRule | undefined => {
  const need =
    adverbial.adverb === 'if' && 'result' in adverbial
      ? resultNeed(adverbial.result)
      : adverbial.adverb === 'after'
        ? adverbial.need
        : undefined;
  if (need?.need !== 'call' || !need.result) return undefined;
  const calls = { calls: need.calls, result: need.result };
  if (clause.does === 'report') return { rule: 'after', ...calls, followUp: { then: 'report' } };
  if (clause.does === 'ask') return { rule: 'after', ...calls, followUp: { then: 'ask' } };
  if (clause.does !== 'retry') return undefined;
  const { polarity, max, broader } = clause;
  const bounds: Bounds =
    polarity === 'never'
      ? { max: 0 }
      : polarity === 'must'
        ? { min: 1, ...(max !== undefined && { max }) }
        : { max: max ?? 1 };
  return {
    rule: 'after',
    ...calls,
    followUp: { then: 'retry', bounds, ...(broader && { broader }) },
  };
};

/** Combines a main clause with its adverbial. */
export const combine = (
  clause: Clause,
  adverbial: Adverbial,
  isLeading: boolean,
): ToolRule | undefined => {
  if (clause.does === 'call') return callRule(clause, adverbial, isLeading);
  if (clause.does === 'ask' && adverbial.adverb === 'before' && adverbial.need.need === 'call')
    return { rule: 'before', calls: adverbial.need.calls, needs: { need: 'confirmation' } };
  if (clause.does === 'ask' && adverbial.adverb === 'if' && 'called' in adverbial)
    return { rule: 'before', calls: adverbial.called, needs: { need: 'confirmation' } };
  if (clause.does === 'announce' && adverbial.adverb === 'before' && adverbial.need.need === 'call')
    return { rule: 'before', calls: adverbial.need.calls, needs: { need: 'announcement' } };
  return followUpRule(clause, adverbial);
};

/** Adds an outer condition on the user's message or a restriction to a rule that has one already. */
export const restrict = (rule: ToolRule, adverbial: Adverbial): ToolRule | undefined => {
  if (adverbial.adverb === 'if' && 'user' in adverbial)
    return { rule: 'when', user: adverbial.user, then: rule };
  if (adverbial.adverb === 'unless' && rule.rule === 'count' && rule.bounds.max === 0)
    return { rule: 'before', calls: rule.calls, needs: adverbial.need };
  if (adverbial.adverb === 'unless' && rule.rule === 'before')
    return { ...rule, needs: { need: 'some', of: [rule.needs, adverbial.need] } };
  if (adverbial.adverb === 'unless' && adverbial.need.need === 'user')
    return { rule: 'when', user: notUser(adverbial.need.test), then: rule };
  return undefined;
};
