import type { ArgumentTest, CallPattern, Need, ToolRule, UserTest } from './tool-rule';

interface Parts {
  tests: ArgumentTest[];
  users: UserTest[];
  needs: Need[];
}

const NO_PARTS: Parts = { tests: [], users: [], needs: [] };

const joined = (all: readonly Parts[]): Parts => ({
  tests: all.flatMap(({ tests }) => tests),
  users: all.flatMap(({ users }) => users),
  needs: all.flatMap(({ needs }) => needs),
});

const ofCalls = ({ where = [] }: CallPattern): Parts => ({ ...NO_PARTS, tests: where });

const ofNeed = (need: Need): Parts => {
  const own: Parts = { ...NO_PARTS, needs: [need] };
  switch (need.need) {
    case 'call':
      return joined([own, ofCalls(need.calls)]);
    case 'user':
      return joined([own, ofUser(need.test)]);
    case 'not':
      return joined([own, ofNeed(need.of)]);
    case 'some':
    case 'every':
      return joined([own, ...need.of.map(ofNeed)]);
    default:
      return own;
  }
};

const ofUser = (user: UserTest): Parts =>
  user.user === 'not'
    ? ofUser(user.test)
    : user.user === 'some'
      ? joined(user.tests.map(ofUser))
      : { ...NO_PARTS, users: [user] };

const partsOf = (rule: ToolRule): Parts => {
  const calls =
    'calls' in rule ? (Array.isArray(rule.calls) ? rule.calls : [rule.calls]).map(ofCalls) : [];
  switch (rule.rule) {
    case 'all':
      return joined(rule.parts.map(partsOf));
    case 'when':
      return joined([ofUser(rule.user), partsOf(rule.then)]);
    case 'before':
      return joined([...calls, ofNeed(rule.needs)]);
    case 'argument':
      return joined([...calls, { ...NO_PARTS, tests: [rule.test] }]);
    default:
      return joined(calls);
  }
};

/** Arguments that hold no quantity. */
const IDENTIFIER = /(?:^|_)(?:id|ref|code|iban|account|phone)$|Id$/;
const isMisread = ({ argument, value }: ArgumentTest, written: string): boolean => {
  if (value?.test === 'range' && argument.by === 'name' && IDENTIFIER.test(argument.name))
    return true;
  return (
    value?.test === 'from-user' && value.own === true && /\bon (?:your|its) own\b/i.test(written)
  );
};

/** A topic that names the user instead of what is asked, or a demand of its own. */
const isNoTopic = (user: UserTest): boolean =>
  (user.user === 'topic' &&
    /\b(?:who|users?|customers?|clients?|callers?|needs?|must|should|only)\b/i.test(user.about)) ||
  (user.user === 'constraint' && JSON.stringify(user.condition).includes('"statement"'));

/** "The old one is blocked": no field of a result. */
const isNoField = (need: Need): boolean =>
  (need.need === 'result' || need.need === 'call') &&
  JSON.stringify(need).includes('"field"') &&
  /"field":"[^"]*\b(?:ones?|it|that|this)\b/i.test(JSON.stringify(need));

const isDemand = (rule: ToolRule): boolean =>
  rule.rule === 'count' && rule.bounds.min !== undefined;

/** "Do A and B when …": the condition concerns both. */
const losesCondition = (rule: ToolRule, written: string): boolean =>
  rule.rule === 'all' &&
  rule.parts.some(isDemand) &&
  rule.parts.some((part) => part.rule === 'when' && isDemand(part.then)) &&
  !/[.;:]|, (?:but|and) /.test(written);

/** "Each booking only once": how often for each thing, not in all. */
const losesThing = (rule: ToolRule, written: string): boolean =>
  rule.rule === 'count' &&
  rule.per === undefined &&
  (rule.bounds.max ?? 0) > 0 &&
  /^(?:each|every) (?!(?:conversation|chat|session)\b)/i.test(written);

/** "Compare flights before you book one": which of several bookings is open. */
const isVague = (rule: ToolRule, written: string): boolean =>
  rule.rule === 'before' &&
  (rule.calls.tools?.length ?? 0) > 1 &&
  /\b(?:one|it|them)$/i.test(written);

const isPlacedWithValue = (rule: ToolRule): boolean =>
  rule.rule === 'edge' && rule.calls.where !== undefined;

/** Checks a reading for values, topics and scopes that no rule is meant to have. */
export const isSound = (rule: ToolRule, written: string): boolean => {
  const { tests, users, needs } = partsOf(rule);
  return !(
    tests.some((test) => isMisread(test, written)) ||
    users.some(isNoTopic) ||
    needs.some(isNoField) ||
    losesCondition(rule, written) ||
    losesThing(rule, written) ||
    isVague(rule, written) ||
    isPlacedWithValue(rule) ||
    /^the only thing\b/i.test(written)
  );
};
