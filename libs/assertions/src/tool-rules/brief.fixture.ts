import type { Bounds } from '../constraint';
import type { ArgumentTest, CallPattern, Need, ToolRule, UserTest, ValueTest } from './tool-rule';

const boundsText = ({ min, max }: Bounds): string => {
  const figure = (n: number): string => String(Number(n.toPrecision(10)));
  if (min !== undefined && max !== undefined)
    return min === max ? figure(min) : `${figure(min)} to ${figure(max)}`;
  return min === undefined ? `up to ${figure(max ?? Infinity)}` : `from ${figure(min)}`;
};

const valueText = (value: ValueTest): string => {
  if ('bounds' in value) return `${value.test} ${boundsText(value.bounds)}`;
  if ('values' in value) return `${value.test} ${value.values.join('|')}`;
  if (value.test === 'secret') return `secret ${value.secrets.join('|')}`;
  if (value.test === 'shape') return `${value.isUpper ? 'upper ' : ''}${value.length} ${value.of}`;
  if (value.test === 'weekday') return `on ${value.days.map((day) => day.slice(0, 2)).join('|')}`;
  if (value.test === 'day') return value.is;
  return value.test === 'form' ? value.form : `${value.own ? 'own ' : ''}${value.test}`;
};

const testText = ({ argument, negated, value }: ArgumentTest): string => {
  const named = { name: 'name', names: 'name', unit: 'unit', words: 'words', any: 'any' }[argument.by];
  const what = 'name' in argument ? argument.name : 'names' in argument ? argument.names.join('&') : 'unit' in argument ? argument.unit : 'words' in argument ? argument.words : '';
  return `${negated ? 'not ' : ''}${named === 'name' ? '' : `${named} `}${what}${value ? `: ${valueText(value)}` : ''}`.trim();
};

const callsText = ({ tools, affix, effect, except, where }: CallPattern): string => {
  const named = tools?.join('|') ?? (affix ? `${affix.texts.join('|')}*` : (effect ?? 'any'));
  return `${except ? 'all but ' : ''}${named}${where ? ` [${where.map(testText).join(', ')}]` : ''}`;
};

const needText = (need: Need): string => {
  switch (need.need) {
    case 'call':
      return callsText(need.calls) + (need.result ? ` (${resultText(need.result)})` : '');
    case 'result':
      return resultText(need.test);
    case 'user':
      return userText(need.test);
    case 'not':
      return `not ${needText(need.of)}`;
    case 'some':
    case 'every':
      return need.of.map(needText).join(need.need === 'some' ? ' or ' : ' and ');
    default:
      return need.need;
  }
};

const resultText = (test: Extract<Need, { need: 'result' }>['test']): string =>
  test.result === 'field' ? `${test.negated ? 'not ' : ''}${test.field}: ${valueText(test.value)}` : test.result;

const userText = (test: UserTest): string => {
  switch (test.user) {
    case 'topic':
      return `about ${test.about}`;
    case 'says':
      return `says ${test.texts.join('|')}`;
    case 'figure':
      return `${boundsText(test.bounds)} ${test.unit}`;
    case 'requests':
      return `requests ${test.calls ? callsText(test.calls) : test.action}`;
    case 'permits':
      return `permits ${test.what}`;
    case 'gives':
      return `gives ${test.thing}`;
    case 'not':
      return `not ${userText(test.test)}`;
    case 'some':
      return test.tests.map(userText).join(' or ');
    default:
      return test.user;
  }
};

/** Writes a rule in one line, for tables of expected rules. */
export const brief = (rule: ToolRule): string => {
  switch (rule.rule) {
    case 'count':
      return `${boundsText(rule.bounds)} x ${rule.things ? 'things of ' : ''}${callsText(rule.calls)}${rule.per ? ` per ${typeof rule.per === 'string' ? rule.per : rule.per.argument}` : ''}`;
    case 'only':
      return `only ${callsText(rule.calls)}`;
    case 'before':
      return `${callsText(rule.calls)} needs ${needText(rule.needs)}`;
    case 'after': {
      const { followUp } = rule;
      const then = followUp.then === 'call' ? callsText(followUp.calls) : followUp.then === 'retry' ? `retry ${boundsText(followUp.bounds)}${followUp.broader ? ' broader' : ''}` : followUp.then;
      return `${callsText(rule.calls)}${rule.result ? ` (${resultText(rule.result)})` : ''} then ${then}`;
    }
    case 'edge':
      return `${rule.edge} ${callsText(rule.calls)}`;
    case 'argument':
      return `${callsText(rule.calls)} with ${testText(rule.test)}`;
    case 'together':
      return `${callsText(rule.calls)} with a call of ${callsText(rule.needs)}`;
    case 'exclusive':
      return rule.calls.map(callsText).join(' xor ');
    case 'no-repeats':
      return `no repeats of ${callsText(rule.calls)}${rule.sameArguments ? ' with the same arguments' : ''}`;
    case 'when':
      return `${rule.unless ? 'unless' : 'when'} ${userText(rule.user)}: ${brief(rule.then)}`;
    case 'reply':
      return rule.reply;
    case 'grounded':
    case 'backed':
    case 'quoted':
      return `${rule.rule} ${rule.what} ${callsText(rule.calls)}`;
    case 'claimed':
    case 'no-guessing':
      return `${rule.rule} ${callsText(rule.calls)}`;
    case 'all':
      return rule.parts.map(brief).join(' + ');
    case 'says':
      return `says ${rule.texts.join('|')}`;
    case 'never-asks':
      return `never asks for ${rule.thing}`;
    case 'open':
    case 'listed':
      return rule.rule;
  }
};
