import { errorAt, fieldErrors } from './errors';

const NAMES = ['name', 'mode', 'assertions', 'actions', 'syntax_checks'];

describe('the errors of a form', () => {
  it('places each sentence at the field that it begins with', () => {
    const errors = fieldErrors('name: expected text. mode: expected one of a, b.', NAMES);
    expect(errorAt(errors, 'name')).toBe('Expected text.');
    expect(errorAt(errors, 'mode')).toBe('Expected one of a, b.');
    expect(errors.rest).toBe('');
  });

  it('keeps what names no field of the form', () => {
    const errors = fieldErrors('hidden: expected text. name: expected text.', NAMES);
    expect(errors.rest).toBe('hidden: expected text.');
    expect(errorAt(errors, 'name')).toBe('Expected text.');
  });

  it('does not take a name inside a sentence for a field', () => {
    const errors = fieldErrors('The name: it is taken.', NAMES);
    expect(errors).toEqual({ byPath: new Map(), rest: 'The name: it is taken.' });
  });

  it.each([
    ['an item of a list, counted from 1', 'assertions[1]: expected text.', '2: expected text.'],
    ['a nested field', 'actions.alert.email: expected text.', 'alert.email: expected text.'],
    ['a quoted key', 'syntax_checks["word count"].args: bad.', '["word count"].args: bad.'],
  ])('names %s, below the field it is in', (_title, text, shown) => {
    const field = /^\w+/.exec(text)?.[0] ?? '';
    expect(errorAt(fieldErrors(text, NAMES), field, true)).toBe(shown);
    expect(errorAt(fieldErrors(text, NAMES), field)).toBeUndefined();
  });
});
