import type { ToolDefinition } from '@touchstone/contracts';
import { aContent } from '@touchstone/testing';
import { toolRuleOf } from './tool-rule-of';

const tool = (name: string, description: string): ToolDefinition => ({
  name,
  description,
  parameters: { type: 'object', properties: { sheet: {} } },
});
const TOOLS = [tool('print_sheet', 'Prints a sheet'), tool('erase_sheet', 'Deletes a sheet')];

describe('tool rules of a conversation', () => {
  it('returns the same rule for the same tools of another conversation', () => {
    const [one, other] = [aContent({ tools: [...TOOLS] }), aContent({ tools: [...TOOLS] })];
    const rule = 'Never delete a sheet.';
    expect(toolRuleOf(rule, other)).toBe(toolRuleOf(rule, one));
  });

  it('reads a rule anew for other tools', () => {
    const rule = 'Never delete a sheet.';
    const other = aContent({ tools: [tool('drop_sheet', 'Deletes a sheet')] });
    expect(toolRuleOf(rule, aContent({ tools: TOOLS }))).toMatchObject({
      calls: { tools: ['erase_sheet'] },
    });
    expect(toolRuleOf(rule, other)).toMatchObject({ calls: { tools: ['drop_sheet'] } });
  });

  it('leaves an action open that it does not understand', () => {
    const content = aContent({ tools: TOOLS });
    expect(toolRuleOf('Delete a sheet with a heavy heart.', content)).toEqual({ rule: 'open' });
    expect(toolRuleOf('Never mention sheets.', content)).toBeUndefined();
  });
});
