import { asksForPresence, type Constraint } from './constraint';
import { parseRequirement } from './parse';

describe('asksForPresence', () => {
  it.each([
    ['The assistant must offer a next step.', true],
    ['The assistant must mention the warranty period.', true],
    ['The assistant must thank the customer and mention the deadline.', true],
    ['The assistant must be courteous.', false],
    ['The assistant must not mention the lawsuit.', false],
    ['The assistant must use plain language.', false],
  ])('%s %s', (assertion, once) => {
    const { constraint } = parseRequirement(assertion) as { constraint: Constraint };
    expect(asksForPresence(constraint)).toBe(once);
  });
});
