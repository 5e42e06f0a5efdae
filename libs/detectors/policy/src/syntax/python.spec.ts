import { python } from './python';
import { INVALID_PYTHON, VALID_PYTHON } from './python.fixture';

describe('python', () => {
  it.each(VALID_PYTHON)('accepts %j', (text) => {
    expect(python(text, '')).toBeUndefined();
  });

  it.each(INVALID_PYTHON)('rejects %j', (text) => {
    expect(python(text, '')).toMatchObject({ at: expect.any(Number) as number });
  });
});
