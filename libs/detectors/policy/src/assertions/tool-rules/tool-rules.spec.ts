import fc from 'fast-check';
import { parseToolRule } from '@touchstone/assertions';
import type { ToolCall } from '@touchstone/contracts';
import { aContent, aTask } from '@touchstone/testing';
import { policyDetector } from '../policy.detector';
import { checkToolRule } from './check-tool-rule';

const call = (name: string, given: ToolCall['arguments'] = {}): ToolCall => ({
  name,
  arguments: given,
});

const holds = (rule: string, calls: ToolCall[], tools: string[] = []): unknown => {
  const parsed = parseToolRule(rule, tools);
  const content = aContent({
    messages: [{ role: 'assistant', content: null, toolCalls: calls }],
    tools: tools.map((name) => ({ name, parameters: {} })),
  });
  return parsed && checkToolRule(parsed, content).holds;
};

const [check, pay] = [call('check_id'), call('pay_bill', { amount: 50, currency: 'EUR' })];

describe('tool rules', () => {
  it.each<[string, ToolCall[], unknown]>([
    ['The assistant must call check_id.', [check], true],
    ['The assistant must call check_id.', [pay], false],
    ['The assistant must not call pay_bill or check_id.', [pay], false],
    ['pay_bill must never be called.', [check], true],
    ['The assistant must call check_id before pay_bill.', [check, pay], true],
    ['The assistant must call check_id before pay_bill.', [pay, check], false],
    ['pay_bill must only be called after check_id.', [pay], false],
    ['The assistant must not call pay_bill without calling check_id first.', [pay], false],
    ['If the assistant calls pay_bill, it must also call check_id.', [pay], false],
    ['The assistant must call check_id first.', [pay, check], false],
    ['The assistant must make at most 1 tool call.', [pay, check], false],
    ['The assistant must not call any tools.', [], true],
    ['The tool pay_bill must be called exactly once.', [pay, pay], false],
    ['The assistant must not call the same tool twice.', [check, check], false],
    ['The argument amount of pay_bill must be at most 40.', [pay], false],
    ['The argument amount of pay_bill must be less than 50.', [pay], false],
    ['The argument currency of pay_bill must be "EUR" or "USD".', [pay], true],
    ['The argument currency of pay_bill must be one of CHF, USD.', [pay], false],
    ['The assistant must not call pay_bill with an amount greater than 40.', [pay], false],
    [
      'The argument amount of pay_bill must be at most 40.',
      [call('pay_bill', 'not JSON')],
      'unknown',
    ],
    ['The argument __proto__ of pay_bill must be 1.', [pay], false],
    ['The assistant may only call the tools check_id and pay_bill.', [call('other_tool')], false],
  ])('%s %j', (rule, calls, verdict) => {
    expect(holds(rule, calls)).toBe(verdict);
  });

  it('checks calls against the list of available tools', () => {
    const rule = 'The agent must not use any tool that is not defined in the tool list.';
    expect(holds(rule, [check], ['check_id'])).toBe(true);
    expect(holds(rule, [pay], ['check_id'])).toBe(false);
    expect(holds(rule, [pay])).toBe('unknown');
  });

  it.each<[string, ToolCall[], string]>([
    ['pay_bill must never be called.', [pay], 'Found 1 call to "pay_bill"; expected none.'],
    [
      'The assistant must make at most 1 tool call.',
      [pay, check],
      'Found 2 tool calls; expected at most 1.',
    ],
    [
      'The assistant must call check_id first.',
      [pay, check],
      'The first tool called is "pay_bill"; expected "check_id".',
    ],
  ])('explains the verdict on %s', (rule, calls, reason) => {
    const parsed = parseToolRule(rule, []);
    const content = aContent({
      messages: [{ role: 'assistant', content: null, toolCalls: calls }],
    });
    expect(parsed && checkToolRule(parsed, content).reason).toBe(reason);
  });

  it('treats a plain word as a tool only if a tool of that name is known', () => {
    expect(parseToolRule('The assistant must call search.', [])).toBeUndefined();
    expect(parseToolRule('The assistant must call search.', ['search'])).toEqual({
      rule: 'count',
      calls: { tools: ['search'] },
      bounds: { min: 1 },
    });
    expect(parseToolRule('The assistant must call Anna back.', [])).toBeUndefined();
  });

  it('bypasses a tool rule when tools are not included', () => {
    const request = {
      check: 'policy',
      mode: 'speed',
      assertions: ['The assistant must call check_id.'],
      target: 'both',
      multiTurn: false,
      includeTools: false,
    } as const;
    const [finding] = policyDetector().examine(
      aTask({ ...request, assertions: [...request.assertions] }, { output: 'done' }),
    );
    expect(finding).toMatchObject({
      kind: 'bypassed',
      missing: expect.stringContaining('tools are not included') as string,
    });
  });

  it('parses any text without throwing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 500 }),
        (text) => void parseToolRule(`The assistant must call ${text}`, []),
      ),
    );
  });
});
