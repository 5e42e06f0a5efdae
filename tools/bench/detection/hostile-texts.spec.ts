import { HOSTILE_TO_SECURITY } from './hostile-texts';

describe('texts hostile to the security checks', () => {
  it.each(Object.entries(HOSTILE_TO_SECURITY))(
    '%s: has the requested length and is the same every time',
    (_kind, text) => {
      expect(text(3_000, 1)).toHaveLength(3_000);
      expect(text(3_000, 1)).toBe(text(3_000, 1));
    },
  );
});
