import { isSound } from './soundness';
import type { CallPattern, ToolRule } from './tool-rule';

const pay: CallPattern = { tools: ['pay'] };
const demand: ToolRule = { rule: 'count', calls: pay, bounds: { min: 1 } };

describe('sound readings of rules on tools', () => {
  it.each<[string, string, ToolRule]>([
    [
      'a range of an identifier',
      'Only close accounts with a zero balance',
      {
        rule: 'argument',
        calls: pay,
        test: {
          argument: { by: 'name', name: 'account_id' },
          value: { test: 'range', bounds: { max: 0 } },
        },
      },
    ],
    [
      'a topic that names the user',
      'Pay only for the user who is writing',
      { rule: 'when', user: { user: 'topic', about: 'user who is writing' }, then: demand },
    ],
    [
      'a condition of one of two demands',
      'Pay and file a report when the customer reports theft',
      {
        rule: 'all',
        parts: [demand, { rule: 'when', user: { user: 'topic', about: 'theft' }, then: demand }],
      },
    ],
    [
      'a limit in all for one on each thing',
      'Each bill is paid only once',
      { rule: 'count', calls: pay, bounds: { max: 1 } },
    ],
  ])('rejects %s', (_title, written, rule) => {
    expect(isSound(rule, written)).toBe(false);
  });

  it('accepts a limit in all', () => {
    expect(isSound({ rule: 'count', calls: pay, bounds: { max: 1 } }, 'Pay once at most')).toBe(
      true,
    );
  });
});
