import type { Example } from './examples';
import { fit, worstOdds } from './fit';
import { ownRecords } from './own';

describe('ownRecords', () => {
  const records = ownRecords();

  it('has pairs of at least 30 subject areas', () => {
    expect(new Set(records.map(({ area }) => area)).size).toBeGreaterThanOrEqual(30);
  });

  it('is the same every time', () => {
    expect(ownRecords()).toEqual(records);
  });

  it('never calls one output both supported and unsupported by its context', () => {
    const labels = new Map<string, boolean>();
    const odd = records.filter(({ context, output, ungrounded }) => {
      const pair = `${context}\n${output}`;
      const known = labels.get(pair);
      labels.set(pair, ungrounded);
      return known !== undefined && known !== ungrounded;
    });
    expect(odd.map(({ output }) => output)).toEqual([]);
  });
});

describe('fit', () => {
  const example = (missing: number, ungrounded: boolean): Example => ({
    record: {
      context: '',
      asked: '',
      output: '',
      ungrounded,
      source: 'made',
      kind: '',
      dev: false,
    },
    kind: 'passage',
    claims: [
      [0, 0],
      [missing, missing],
    ],
  });

  it('judges a record by its most doubtful claim', () => {
    const examples = [0, 0.1, 0.2, 0.8, 0.9, 1].flatMap((missing) =>
      Array.from({ length: 200 }, () => example(missing, missing > 0.5)),
    );
    const lines = fit(examples);
    expect(worstOdds(lines, example(0.9, true))).toBeGreaterThan(0);
    expect(worstOdds(lines, example(0.1, false))).toBeLessThan(0);
  });
});
