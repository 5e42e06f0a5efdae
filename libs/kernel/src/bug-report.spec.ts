import { bugReport } from './bug-report';

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('a bug report', () => {
  it('reports the kind and the place of an error, without the text that a parser quotes', () => {
    const report = bugReport(thrownBy(() => JSON.parse('my card is 4111')));
    expect(report).toMatch(/^SyntaxError\n\s+at .*bug-report\.spec/s);
    expect(report).not.toContain('card');
  });

  it.each([['my card is 4111'], [{ card: '4111' }], [undefined]])(
    'does not repeat a thrown %j',
    (thrown) => {
      expect(bugReport(thrown)).toBe(`A ${typeof thrown} was thrown.`);
    },
  );
});
