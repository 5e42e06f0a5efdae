import { isOpen } from './is-open';

describe('isOpen', () => {
  it.each([
    ['The response must mention "tea".', false],
    ['At most 100 words.', false],
    ['The assistant must call check_id before pay_bill.', false],
    ['The reply must be kind.', false],
    ['The reply must rhyme.', true],
    ['must not mention competitors', false],
    ['No hate speech', false],
    ['The reply must not mention rivals such as Acme or Globex.', true],
  ])('checks if only a judge can decide %j: %s', (assertion, open) =>
    expect(isOpen(assertion)).toBe(open),
  );
});
